import Localization

extension LevelRecord {
  /// Whether what was judged right is not right by the level now.
  func isWonWrongly(in level: Level) -> Bool { isWon(in: level) == false }

  /// Whether what was judged right is so by the level now; nil where it was never right, or where it is not kept.
  private func isWon(in level: Level) -> Bool? {
    guard let question, (best?.stars ?? 0) > 0 else { return nil }
    let wins = Language.allCases.map {
      level.isWon(byTyped: question.typedRight, handedIn: question.handedIn, in: $0)
    }
    return wins.contains(true) ? true : wins[0]
  }

  /// Whether the level, which asks the same, is still won by what was answered, or was missed by answers that are all
  /// known, and of which none is right now; then it is known by what it asks now.
  mutating func keepAnswers(to level: Level) -> Bool {
    guard let outline = question?.outline, let asked = level.content.fingerprint?.content,
      asked.outline?.asksTheSame(as: outline) == true,
      isWon(in: level) == true || best?.stars == 0 && knowsAllTries(of: level)
    else { return false }
    question?.content = asked.hash
    question?.outline = asked.outline
    return true
  }

  /// The same with the stars that it would have been worth, where a wrong answer that is kept is right by the level now,
  /// which asks the same; nil where none is.
  func remarked(by level: Level) -> LevelRecord? {
    guard !wrongAnswers.isEmpty, let question, let outline = question.outline,
      let asked = level.content.fingerprint?.content, question.content != asked.hash,
      let current = asked.outline, current.asksTheSame(as: outline)
    else { return nil }
    let given = wrongInOrder
    let answers = given.map { Self.words(of: $0) ?? $0 }
    let handedIn = question.handedIn
    let wins = Language.allCases.lazy.compactMap {
      handedIn.isEmpty
        ? level.win(among: answers, behindHints: question.hintsBeforeFirst, in: $0)
        : level.win(amongHandedIn: handedIn, behindHints: question.hintsBeforeFirst, in: $0)
    }
    guard let win = wins.first else { return nil }
    var record = self
    let judgedBefore = given[..<win.place].count { !unjudged.contains($0) }
    let isOrderKnown = isOrderKnown || !handedIn.isEmpty
    // Where the order is not known, nothing else was given before it.
    let score = LevelScore(
      stars: isOrderKnown ? win.stars : max(1, 3 - question.hintsBeforeFirst),
      attempts: isOrderKnown ? judgedBefore : 0,
      hints: question.hints, elapsed: question.elapsed)
    if best.map(score.isBetter) ?? true { record.best = score }
    // Others that were given may be right as well.
    for (id, answer) in zip(given, answers)
    where Language.allCases.contains(where: { level.isRight(remembered: answer, in: $0) }) {
      record.wrongAnswers.remove(id)
      record.unjudged.remove(id)
      record.wrongBefore[id] = nil
    }
    record.question?.content = asked.hash
    record.question?.outline = current
    record.question?.typedRight = handedIn.isEmpty ? Self.words(of: given[win.place]) : nil
    record.question?.handedIn = Array(handedIn.prefix(win.place + 1))
    if judgedBefore == 0 { record.question?.isRightAtFirst = question.hintsBeforeFirst == 0 }
    return record
  }
}
