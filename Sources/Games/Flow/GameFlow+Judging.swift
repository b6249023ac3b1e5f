package import Localization

extension GameFlow {
  /// Answers were given: one id or text in `language`, or a search level's whole list by object.
  package mutating func validate(_ answers: [AnswerID], in language: Language) -> [FlowEffect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    do throws(Refusal) {
      return settle(
        try level.judge(answers, shown: currentChoices, in: language), of: level)
    } catch {
      return refuse(error)
    }
  }

  /// The round of a reflex level came to its end; how it was played is nobody's affair here.
  package mutating func finishRound(isWon: Bool) -> [FlowEffect] {
    guard let level = currentLevel, case .reflex(let reflex) = level else {
      return refuse(.notNow)
    }
    if isWon { return settle(AnswerEvaluation(isCorrect: true, reply: reflex.success), of: level) }
    let failure = reflex.failure(after: currentVisit?.attempts ?? 0)
    return settle(AnswerEvaluation(isCorrect: false, reply: failure), of: level)
  }

  /// The player wants to do without a won round: one star, once enough were lost.
  package mutating func skipRound() -> [FlowEffect] {
    guard let level = currentLevel, case .reflex(let reflex) = level else {
      return refuse(.notNow)
    }
    guard maySkip else { return refuse(.noSkip) }
    return settle(AnswerEvaluation(isCorrect: true, reply: reflex.skipped), of: level)
  }

  /// An action was performed on an object of a search level.
  package mutating func perform(_ action: AnswerID, on element: String) -> [FlowEffect] {
    guard let level = currentLevel, case .search(let search) = level else {
      return refuse(.notNow)
    }
    guard let object = search.element(element) else { return refuse(.notAnElement(element)) }
    guard let deed = object.action(action) else { return refuse(.notAnAction(action)) }
    var visit = changeVisit(of: level) { visit in
      visit.chosen[element] = action
      return visit
    }
    if deed.outcome == .setback { visit = recordWrongAnswer(object.wrongAnswer(action), in: level) }
    guard let snapshot = currentSnapshot else { return refuse(.notNow) }
    let act = SearchActionResult(
      element: element, action: action, outcome: deed.outcome, text: deed.result, level: snapshot)
    let isComplete = search.elements.allSatisfy { visit.chosen[$0.id] != nil }
    return [.say(.act(act))]
      + (isComplete ? settle(search.judge(chosen: visit.chosen), of: level) : [])
  }

  /// Counts what answers came to, and says it.
  private mutating func settle(_ judgement: AnswerEvaluation, of level: Level) -> [FlowEffect] {
    if !judgement.chosen.isEmpty { changeVisit(of: level) { $0.chosen = judgement.chosen } }
    return judgement.isCorrect ? win(level, by: judgement) : lose(level, by: judgement)
  }

  private mutating func lose(_ level: Level, by judgement: AnswerEvaluation) -> [FlowEffect] {
    let visit = recordWrongAnswer(judgement.answer, in: level)
    guard let snapshot = currentSnapshot else { return refuse(.notNow) }
    let verdict = Verdict(
      answer: judgement.answer, isCorrect: false, text: judgement.reply,
      attempts: visit.attempts, correctCount: judgement.correctCount, level: snapshot)
    return [.say(.verdict(verdict))]
      + (offersHint(of: level, in: visit) ? [.say(.hintOffered)] : [])
  }

  /// Once: after the first wrong answer in the first entry of all, where there is a hint. A lost
  /// round has offers of its own.
  private func offersHint(of level: Level, in visit: LevelVisit) -> Bool {
    guard visit.attempts == 1, visit.hints == 0, !level.content.hints.isEmpty, level.kind != .reflex
    else { return false }
    return progress.records.values.reduce(0) { $0 + $1.entries } == 1
  }

  /// Counts an attempt, clears a search's list, and remembers the way that was wrong.
  private mutating func recordWrongAnswer(_ answer: AnswerID?, in level: Level) -> LevelVisit {
    if let answer { progress.records[level.id, default: LevelRecord()].wrongAnswers.insert(answer) }
    return changeVisit(of: level) { visit in
      visit.attempts += 1
      visit.chosen = [:]
      if let answer, !visit.tried.contains(answer) { visit.tried.append(answer) }
      return visit
    }
  }

  private mutating func win(_ level: Level, by judgement: AnswerEvaluation) -> [FlowEffect] {
    guard let snapshot = currentSnapshot else { return refuse(.notNow) }
    let visit = snapshot.visit
    progress.visits[level.id] = nil
    let score = LevelScore(
      stars: visit.stars, attempts: visit.attempts, hints: visit.hints, elapsed: visit.elapsed)
    let chapter = chapters[snapshot.position.chapter]
    let dark = chapter.keywords.filter { !isLit($0, in: chapter) }
    if progress.records[level.id]?.best.map(score.isBetter(than:)) ?? true {
      progress.records[level.id, default: LevelRecord()].best = score
    }
    let lit = dark.filter { isLit($0, in: chapter) }
    let verdict = Verdict(
      answer: judgement.answer, isCorrect: true, text: judgement.reply,
      attempts: visit.attempts, spelling: judgement.spelling, stars: visit.stars, level: snapshot)
    return [.say(.verdict(verdict))] + lit.map { .say(.keywordLit($0)) }
      + advance(from: snapshot.position)
  }
}
