package import Localization

extension GameFlow {
  /// Answers were given: one id or text, or a search level's whole list by object.
  package mutating func validate(_ answers: [Answer], in language: Language) -> [Effect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    switch level {
    case .closed(let closed):
      return judge(answers, right: closed.right.id, of: level)
    case .rotor(let rotor):
      return judge(answers, right: rotor.right.id, of: level)
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
    let act = Act(
      element: element, action: action, outcome: deed.outcome, text: deed.result)
    changeVisit(of: level) { $0.chosen[element] = action }
    if deed.outcome == .setback {
      fall(object.fall(action), in: level)
    } else if let chosen = currentVisit?.chosen,
      search.elements.allSatisfy({ chosen[$0.id] != nil })
    {
      return [.say(.act(act))] + judgeList(of: search, level: level)
    }
    return [.say(.act(act))]
  }

  private mutating func judge(
    _ answers: [Answer], right: Answer, of level: Level
  ) -> [Effect] {
    guard answers.count == 1, let answer = answers.first else { return refuse(.notNow) }
    guard let choice = currentChoices.first(where: { $0.id == answer }) else {
      return refuse(.notAChoice(answer))
    }
    if choice.id == right { return win(level, text: choice.reply) }
    return lose(level, by: choice.id, text: choice.reply)
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
    fall(nil, in: level)
    return [
      .say(
        .verdict(
          Verdict(
            isCorrect: false, text: search.failure, attempts: currentVisit?.attempts ?? 0,
            holds: holds)))
    ]
  }

  private mutating func lose(_ level: Level, by answer: Answer?, text: LocalizedText) -> [Effect] {
    fall(answer, in: level)
    let attempts = currentVisit?.attempts ?? 0
    return [.say(.verdict(Verdict(isCorrect: false, text: text, attempts: attempts)))]
  }

  /// Counts an attempt, clears a search's list, and remembers the way that was wrong.
  private mutating func fall(_ answer: Answer?, in level: Level) {
    changeVisit(of: level) { visit in
      visit.attempts += 1
      visit.chosen = [:]
      if let answer, !visit.tried.contains(answer) { visit.tried.append(answer) }
    }
    if let answer { progress.records[level.id, default: LevelRecord()].falls.insert(answer) }
  }

  private mutating func win(
    _ level: Level, text: LocalizedText, spelling: String? = nil
  ) -> [Effect] {
    guard case .level(let position) = state,
      let visit = progress.visits.removeValue(forKey: level.id)
    else { return refuse(.notNow) }
    let score = Score(
      stars: visit.stars, attempts: visit.attempts, hints: visit.hints, elapsed: visit.elapsed)
    if progress.records[level.id]?.best.map(score.isBetter(than:)) ?? true {
      progress.records[level.id, default: LevelRecord()].best = score
    }
    let verdict = Verdict(
      isCorrect: true, text: text, attempts: visit.attempts, spelling: spelling,
      stars: visit.stars)
    return [.say(.verdict(verdict))] + advance(from: position)
  }
}
