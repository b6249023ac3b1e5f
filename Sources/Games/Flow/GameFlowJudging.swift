package import Localization

extension GameFlow {
  /// Answers were given: one id or text in `language`, or a search level's whole list by object.
  package mutating func validate(_ answers: [Answer], in language: Language) -> [Effect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    switch level {
    case .closed(let closed):
      return judge(answers, right: closed.right.id, in: language, of: level)
    case .rotor(let rotor):
      return judge(answers, right: rotor.right.id, in: language, of: level)
    case .open(let open):
      return judge(answers, of: open, in: language, level: level)
    case .search(let search):
      guard answers.count == search.elements.count else { return refuse(.notNow) }
      let list = zip(search.elements, answers)
      for (element, answer) in list where element.action(answer) == nil {
        return refuse(.notAnAction(answer))
      }
      changeVisit(of: level) { visit in
        for (element, answer) in list { visit.chosen[element.id] = answer }
      }
      return judgeList(of: search, level: level)
    case .reflex: return refuse(.notNow)
    }
  }

  /// The round of a reflex level came to its end; how it was played is nobody's affair here.
  package mutating func roundEnded(isWon: Bool) -> [Effect] {
    guard let level = currentLevel, case .reflex(let reflex) = level else {
      return refuse(.notNow)
    }
    if isWon { return win(level, text: reflex.success) }
    let losses = currentVisit?.attempts ?? 0
    return lose(level, by: nil, text: reflex.failures[min(losses, reflex.failures.count - 1)])
  }

  /// The player wants to do without a won round: one star, once enough were lost.
  package mutating func skipAsked() -> [Effect] {
    guard let level = currentLevel, case .reflex(let reflex) = level else {
      return refuse(.notNow)
    }
    guard maySkip else { return refuse(.noSkip) }
    return win(level, text: reflex.skipped)
  }

  /// An action was performed on an object of a search level.
  package mutating func acted(_ action: Answer, on element: String) -> [Effect] {
    guard let level = currentLevel, case .search(let search) = level else {
      return refuse(.notNow)
    }
    guard let object = search.element(element) else { return refuse(.notAnElement(element)) }
    guard let deed = object.action(action) else { return refuse(.notAnAction(action)) }
    var visit = changeVisit(of: level) { visit in
      visit.chosen[element] = action
      return visit
    }
    if deed.outcome == .setback { visit = fall(object.fall(action), in: level) }
    guard let snapshot = currentSnapshot else { return refuse(.notNow) }
    let act = Act(
      element: element, action: action, outcome: deed.outcome, text: deed.result, level: snapshot)
    let isComplete = search.elements.allSatisfy { visit.chosen[$0.id] != nil }
    return [.say(.act(act))] + (isComplete ? judgeList(of: search, level: level) : [])
  }

  private mutating func judge(
    _ answers: [Answer], right: Answer, in language: Language, of level: Level
  ) -> [Effect] {
    guard answers.count == 1, let answer = answers.first else { return refuse(.notNow) }
    guard let choice = choice(answer, in: language) else { return refuse(.notAChoice(answer)) }
    if choice.id == right { return win(level, by: choice.id, text: choice.reply) }
    return lose(level, by: choice.id, text: choice.reply)
  }

  /// An id is taken as it is; a text that is shown stands for its id.
  private func choice(_ answer: Answer, in language: Language) -> Choice? {
    currentChoices.first { $0.id == answer }
      ?? currentChoices.first { $0.text.resolved(in: language) == answer }
  }

  private mutating func judge(
    _ answers: [Answer], of open: OpenQuestionLevel, in language: Language, level: Level
  ) -> [Effect] {
    guard answers.count == 1, let answer = answers.first else { return refuse(.notNow) }
    switch open.match(answer, in: language) {
    case .empty: return refuse(.emptyAnswer)
    case .right(let spelling): return win(level, text: open.success, spelling: spelling)
    case .nearMiss(let miss): return lose(level, by: miss.id, text: miss.reply)
    case .unforeseen:
      let echo = SafeText(cleaning: answer)
      return lose(level, by: nil, text: open.nudge.filling(typed: echo))
    }
  }

  private mutating func judgeList(of search: SearchLevel, level: Level) -> [Effect] {
    let holds = search.holds(currentVisit?.chosen ?? [:])
    if holds == search.elements.count { return win(level, text: search.success) }
    return lose(level, by: nil, text: search.failure, holds: holds)
  }

  private mutating func lose(
    _ level: Level, by answer: Answer?, text: LocalizedText, holds: Int? = nil
  ) -> [Effect] {
    let visit = fall(answer, in: level)
    guard let snapshot = currentSnapshot else { return refuse(.notNow) }
    let verdict = Verdict(
      answer: answer, isCorrect: false, text: text, attempts: visit.attempts, holds: holds,
      level: snapshot)
    return [.say(.verdict(verdict))]
      + (offersHint(of: level, in: visit) ? [.say(.hintOffered)] : [])
  }

  /// Once: after the first wrong answer in the first entry of all, where there is a hint. A lost
  /// round has offers of its own.
  private func offersHint(of level: Level, in visit: Visit) -> Bool {
    guard visit.attempts == 1, visit.hints == 0, !level.story.hints.isEmpty, level.kind != .reflex
    else { return false }
    return progress.records.values.reduce(0) { $0 + $1.entries } == 1
  }

  /// Counts an attempt, clears a search's list, and remembers the way that was wrong.
  private mutating func fall(_ answer: Answer?, in level: Level) -> Visit {
    if let answer { progress.records[level.id, default: LevelRecord()].falls.insert(answer) }
    return changeVisit(of: level) { visit in
      visit.attempts += 1
      visit.chosen = [:]
      if let answer, !visit.tried.contains(answer) { visit.tried.append(answer) }
      return visit
    }
  }

  private mutating func win(
    _ level: Level, by answer: Answer? = nil, text: LocalizedText, spelling: String? = nil
  ) -> [Effect] {
    guard let snapshot = currentSnapshot else { return refuse(.notNow) }
    let visit = snapshot.visit
    progress.visits[level.id] = nil
    let score = Score(
      stars: visit.stars, attempts: visit.attempts, hints: visit.hints, elapsed: visit.elapsed)
    let chapter = chapters[snapshot.position.chapter]
    let dark = chapter.keywords.filter { !isMet($0, in: chapter) }
    if progress.records[level.id]?.best.map(score.isBetter(than:)) ?? true {
      progress.records[level.id, default: LevelRecord()].best = score
    }
    let lit = dark.filter { isMet($0, in: chapter) }
    let verdict = Verdict(
      answer: answer, isCorrect: true, text: text, attempts: visit.attempts, spelling: spelling,
      stars: visit.stars, level: snapshot)
    return [.say(.verdict(verdict))] + lit.map { .say(.keywordLit($0)) }
      + advance(from: snapshot.position)
  }
}
