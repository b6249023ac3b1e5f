import Localization

extension LevelRecord {
  /// Whether what was typed and judged right is not right by the level now.
  func isWonWrongly(in level: Level) -> Bool {
    guard let typed = question?.typedRight else { return false }
    return Language.allCases.allSatisfy { level.win(among: [typed], in: $0) == nil }
  }

  /// Whether the level, which asks the same, is still won by what was typed; then it is known by what it asks now.
  mutating func keepRightAnswer(to level: Level) -> Bool {
    guard question?.typedRight != nil, let outline = question?.outline,
      let asked = level.content.fingerprint?.content,
      asked.outline?.asksTheSame(as: outline) == true, !isWonWrongly(in: level)
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
    let wins = Language.allCases.lazy.compactMap {
      level.win(among: answers, behindHints: question.hintsBeforeFirst, in: $0)
    }
    guard let win = wins.first else { return nil }
    var record = self
    // Where the order is not known, nothing else was given before it.
    let score = LevelScore(
      stars: isOrderKnown ? win.stars : max(1, 3 - question.hintsBeforeFirst),
      attempts: isOrderKnown ? win.place : 0,
      hints: question.hints, elapsed: question.elapsed)
    if best.map(score.isBetter) ?? true { record.best = score }
    // Others that were given may be right as well.
    for (id, answer) in zip(given, answers)
    where Language.allCases.contains(where: { level.win(among: [answer], in: $0) != nil }) {
      record.wrongAnswers.remove(id)
      record.wrongBefore[id] = nil
    }
    record.question?.content = asked.hash
    record.question?.outline = current
    record.question?.typedRight = Self.words(of: given[win.place])
    if win.place == 0 { record.question?.isRightAtFirst = question.hintsBeforeFirst == 0 }
    return record
  }
}
