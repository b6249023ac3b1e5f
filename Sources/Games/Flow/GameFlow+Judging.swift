package import Localization

extension GameFlow {
  /// Answers were given: one id or text in `language`, or a search level's whole list by object.
  package mutating func validate(_ answers: [AnswerID], in language: Language) -> [FlowEffect] {
    guard let level = currentLevel, !answers.isEmpty else { return refuse(.notNow) }
    do throws(Refusal) {
      var evaluation = try level.rules.evaluate(answers, shown: currentChoices, in: language)
      evaluation.repetitionKey = evaluation.repetitionKey ?? answers.joined(separator: " ")
      if !evaluation.chosen.isEmpty { changeVisit(of: level) { $0.chosen = evaluation.chosen } }
      return apply(evaluation, to: level)
    } catch {
      return refuse(error)
    }
  }

  /// The round of a reflex level came to its end; how it was played is nobody's affair here.
  package mutating func finishRound(isWon: Bool) -> [FlowEffect] {
    guard let level = currentLevel, let reflex = level.reflex else {
      return refuse(.notNow)
    }
    let reply = isWon ? reflex.success : reflex.failure(after: currentVisit?.attempts ?? 0)
    return apply(AnswerEvaluation(isCorrect: isWon, reply: reply), to: level)
  }

  /// The player wants to do without a won round: one star, once enough were lost. Another level is given up
  /// where it tells its solution: no star.
  package mutating func skip() -> [FlowEffect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    if maySkip, let reply = level.reflex?.skipped {
      return apply(AnswerEvaluation(isCorrect: true, reply: reply), to: level)
    }
    guard let solution = level.content.solution else {
      return refuse(level.kind == .reflex ? .noSkip : .notNow)
    }
    return giveUp(level, telling: solution)
  }

  private mutating func giveUp(_ level: Level, telling solution: LocalizedText) -> [FlowEffect] {
    let verdict = Verdict(
      answer: nil, isCorrect: false, text: solution, isGivenUp: true, stars: 0,
      level: view(of: level))
    return [.say(.verdict(verdict))] + win(level, isGivenUp: true)
  }

  /// Something was done to a part of a level: an object of a search, a cell of a way.
  package mutating func perform(_ action: AnswerID, on part: String) -> [FlowEffect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    do throws(Refusal) {
      let performed = try level.rules.perform(
        action, on: part, after: currentVisit?.chosen ?? [:])
      changeVisit(of: level) { $0.chosen = performed.chosen }
      let firstMishap = performed.wrongAnswer.map { recordWrongAnswer($0, in: level) } ?? []
      let result = SearchActionResult(
        element: part, action: action, outcome: performed.outcome, text: performed.text,
        level: view(of: level))
      return [.say(.act(result))] + firstMishap
        + (performed.evaluation.map { apply($0, to: level) } ?? [])
    } catch {
      return refuse(error)
    }
  }

  // MARK: What comes of an answer

  /// Counts what answers came to, says it, and leads on from a level that is won.
  private mutating func apply(_ evaluation: AnswerEvaluation, to level: Level) -> [FlowEffect] {
    let paid = currentVisit?.costlyAttempts
    let firstMishap =
      evaluation.isCorrect
      ? []
      : recordWrongAnswer(
        evaluation.answer, tried: evaluation.unforeseenCode,
        repetitionKey: evaluation.repetitionKey, isFree: evaluation.isFree,
        keepsList: evaluation.keepsList, in: level)
    let view = view(of: level)
    let winsStars = evaluation.isCorrect && view.night == .first && level.content.isScored
    let verdict = Verdict(
      answer: evaluation.answer, isCorrect: evaluation.isCorrect, text: evaluation.reply,
      spelling: evaluation.spelling, correctCount: evaluation.correctCount,
      judgedActions: evaluation.judgedActions,
      isFree: !evaluation.isCorrect && currentVisit?.costlyAttempts == paid,
      stars: winsStars ? currentVisit?.stars : nil,
      level: view)
    return [.say(.verdict(verdict))] + firstMishap
      + (evaluation.isCorrect ? win(level) : offerHint(of: level))
  }

  /// Counts an attempt, clears a search's list unless it is kept, and remembers the way that was wrong; `unforeseen`
  /// only for this entry. The first of all is told to be one that is collected.
  private mutating func recordWrongAnswer(
    _ answer: AnswerID?, tried unforeseen: AnswerID? = nil, repetitionKey: String? = nil,
    isFree: Bool = false, keepsList: Bool = false, in level: Level
  ) -> [FlowEffect] {
    let isFirst = answer != nil && progress.records.values.allSatisfy(\.wrongAnswers.isEmpty)
    if let answer { progress.records[level.id, default: LevelRecord()].wrongAnswers.insert(answer) }
    changeVisit(of: level) {
      $0.recordWrongAnswer(answer ?? unforeseen, repetitionKey: repetitionKey, isFree: isFree)
      if !keepsList { $0.chosen = [:] }
    }
    return isFirst ? [.say(.firstMishap(of: mishaps.all))] : []
  }

  /// Once: after the first wrong answer in the first entry of all, where there is a hint. A lost
  /// round has offers of its own.
  private func offerHint(of level: Level) -> [FlowEffect] {
    guard let visit = currentVisit, visit.attempts == 1, visit.hints == 0,
      !level.content.hints.isEmpty, level.kind != .reflex
    else { return [] }
    return hasEnteredOnce ? [.say(.hintOffered)] : []
  }

  /// Whether the player has arrived at one level, once; a long game is not counted to its end.
  private var hasEnteredOnce: Bool {
    var entries = 0
    for record in progress.records.values {
      entries += record.entries
      if entries > 1 { return false }
    }
    return entries == 1
  }

  private mutating func win(_ level: Level, isGivenUp: Bool = false) -> [FlowEffect] {
    guard case .level(let position) = state, let visit = currentVisit else { return [] }
    let chapter = chapters[position.chapter]
    let lit = chapter.keywords.filter {
      level.content.keywords.contains($0.id) && !isLit($0, in: chapter)
    }
    let score = LevelScore(
      stars: isGivenUp ? 0 : visit.stars, attempts: visit.attempts,
      freeAttempts: visit.freeAttempts, hints: visit.hints, elapsed: visit.elapsed)
    progress.visits[level.id] = nil
    if progress.records[level.id]?.best.map(score.isBetter(than:)) ?? true {
      progress.records[level.id, default: LevelRecord()].best = score
    }
    return lit.map { .say(.keywordLit($0)) } + advance(from: position)
  }

  /// Leads on in order, on the same night, after a level was won; where the way is still locked, back to the
  /// frontier.
  private mutating func advance(from position: LevelPosition) -> [FlowEffect] {
    var next = nextPosition(after: position)
    let wasFrontier = progress.detour == nil
    if wasFrontier {
      progress.frontier = next.flatMap(level)?.id
    } else {
      if let there = next, status(of: there) == .locked {
        next = self.position(of: progress.frontier)
      }
      makeCurrent(next.flatMap(level))
    }
    if let next, next.chapter == position.chapter { return enterLevel(at: next) }
    let isFirstNight = position.night == .first
    return [.say(chapterLeft(from: position))]
      + (next.map { enterCard(before: $0, isNew: wasFrontier) }
        ?? (isFirstNight ? [.say(.campaignWon)] : []) + enterResults())
  }

  /// The place that follows; on the second night the next that is open, else the frontier.
  private func nextPosition(after position: LevelPosition) -> LevelPosition? {
    var next = self.position(after: position)
    guard position.night == .second else { return next }
    while let there = next, status(of: there) == .locked { next = self.position(after: there) }
    return next ?? self.position(of: progress.frontier)
  }

  private func chapterLeft(from position: LevelPosition) -> Announcement {
    let chapter = chapters[position.chapter]
    let result = Results.ChapterResult(chapter, progress: progress)
    return switch position.night {
    case .first: .chapterLeft(chapter, result)
    case .second: .secondNightLeft(chapter, result)
    }
  }
}
