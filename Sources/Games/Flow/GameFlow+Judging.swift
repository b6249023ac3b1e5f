package import Localization

/// Among the keys of what was tried: that an answer stood among words that were not asked for.
private let extraWordsKey = "+"

extension GameFlow {
  /// Answers were given: one id or text in `language`, or a search level's whole list by object.
  package mutating func validate(_ answers: [AnswerID], in language: Language) -> [FlowEffect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    if withholdsAnswer(to: level) { return passOver(level) }
    do throws(Refusal) {
      var evaluation = try level.rules.evaluate(answers, shown: currentChoices, in: language)
      if let answer = answers.first, evaluation.isCorrect, evaluation.spelling != nil,
        case .open(let question) = level, isOfAnother(answer, than: level, in: language)
      {
        evaluation = try question.unforeseenEvaluation(of: answer, in: language)
      }
      evaluation.repetitionKey = evaluation.repetitionKey ?? answers.joined(separator: " ")
      if !evaluation.chosen.isEmpty { changeVisit(of: level) { $0.chosen = evaluation.chosen } }
      if evaluation.isCorrect, let answer = answers.first { keepRightAnswer(answer, to: level) }
      return apply(evaluation, to: level)
    } catch {
      guard error == .extraWords, let answer = answers.first else { return refuse(error) }
      rememberExtraWords(answer, in: level)
      guard policy.attempts != nil, case .open(let question) = level,
        !question.leavesUnjudged(answer, in: language),
        let evaluation = try? question.unforeseenEvaluation(of: answer, in: language)
      else { return refuse(error) }
      return judgeExtraWords(as: evaluation, in: level)
    }
  }

  /// Keeps an answer among other words, though it costs nothing, for by another key it may be right.
  private mutating func rememberExtraWords(_ answer: AnswerID, in level: Level) {
    guard policy.recordsWords, !isFinal(level) else { return }
    progress.records[level.id]?.remember([LevelRecord.typed(answer)], isJudged: false)
  }

  /// Where tries are counted, an answer among a few other words is free of charge once, and just so again; whoever adds
  /// other words would find out which one is right.
  private mutating func judgeExtraWords(
    as evaluation: AnswerEvaluation, in level: Level
  ) -> [FlowEffect] {
    let tried = currentVisit?.triedKeys ?? []
    guard let key = typedKey(of: evaluation), !tried.contains(key) else {
      return refuse(.extraWords)
    }
    if tried.contains(extraWordsKey) { return apply(evaluation, to: level) }
    changeVisit(of: level) { $0.triedKeys += [extraWordsKey, key] }
    return refuse(.extraWords)
  }

  /// Whether a slip is the answer to another question: `ethane` is no `methane` where both are asked for.
  private func isOfAnother(
    _ answer: AnswerID, than level: Level, in language: Language
  ) -> Bool {
    guard case .open(let question) = level, !question.accepts(answer, in: language) else {
      return false
    }
    return chapters.contains { chapter in
      chapter.levels.contains { level in
        if case .open(let other) = level { other.accepts(answer, in: language) } else { false }
      }
    }
  }

  /// The round of a reflex level came to its end; how it was played is nobody's affair here.
  package mutating func finishRound(isWon: Bool) -> [FlowEffect] {
    guard let level = currentLevel, case .reflex(let reflex) = level else { return refuse(.notNow) }
    let reply = isWon ? reflex.success : reflex.failure(after: currentVisit?.attempts ?? 0)
    return apply(AnswerEvaluation(isCorrect: isWon, reply: reply), to: level)
  }

  /// The player wants to do without a won round: one star, once enough were lost. Another level is given up
  /// where it tells its solution: no star.
  package mutating func skip() -> [FlowEffect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    if maySkip, case .reflex(let reflex) = level, let reply = reflex.skipped {
      return apply(AnswerEvaluation(isCorrect: true, reply: reply), to: level)
    }
    guard let solution = level.content.solution else {
      return refuse(level.kind == .reflex ? .noSkip : .notNow)
    }
    return giveUp(level, telling: solution)
  }

  /// To a question that is over: nothing is judged, and the next one comes.
  mutating func passOver(_ level: Level) -> [FlowEffect] {
    giveUp(level, telling: L10n.Classroom.practice)
  }

  private mutating func giveUp(_ level: Level, telling solution: LocalizedText) -> [FlowEffect] {
    let snapshot = snapshot(of: level)
    let verdict = Verdict(
      answer: nil, isCorrect: false, text: solution, isGivenUp: true, level: snapshot)
    return [.say(.verdict(verdict))] + win(level, at: snapshot, isGivenUp: true)
  }

  /// An action was performed on an object of a search level, or a row of a form was filled with it.
  package mutating func perform(
    _ action: AnswerID, on element: String, in language: Language
  ) -> [FlowEffect] {
    if case .form? = currentLevel { return fill([element: action], in: language) }
    guard let level = currentLevel, case .search(let search) = level else { return refuse(.notNow) }
    if withholdsAnswer(to: level) { return passOver(level) }
    guard let object = search.element(element) else { return refuse(.notAnElement(element)) }
    guard let performed = object.action(action) else { return refuse(.notAnAction(action)) }
    changeVisit(of: level) { $0.chosen[element] = action }
    let firstMishap =
      performed.outcome == .setback && !search.isSilent
      ? recordWrongAnswer(object.wrongAnswerID(of: action), in: level) : []
    let snapshot = snapshot(of: level)
    let result = SearchActionResult(
      element: element, action: action, outcome: search.isSilent ? nil : performed.outcome,
      text: search.hush ?? performed.result, level: snapshot)
    let chosen = snapshot.visit.chosen
    let isComplete = search.elements.allSatisfy { chosen[$0.id] != nil }
    if performed.outcome == .setback, hasUsedUpTries(in: level) {
      return [.say(.act(result))] + firstMishap + useUp(level)
    }
    return [.say(.act(result))] + firstMishap
      + (isComplete ? apply(search.evaluate(chosen: chosen), to: level) : [])
  }

  // MARK: What comes of an answer

  /// Counts what answers came to, says it, and leads on from a level that is won.
  mutating func apply(_ evaluation: AnswerEvaluation, to level: Level) -> [FlowEffect] {
    if isRepeatedTry(evaluation, in: level) { return refuse(.unchanged) }
    let firstMishap =
      evaluation.isCorrect
      ? []
      : recordWrongAnswer(
        evaluation.answer, tried: evaluation.unforeseenCode,
        repetitionKey: evaluation.repetitionKey, isFree: evaluation.isFree, in: level)
    // What is answered to a question that is over is not remembered.
    if !evaluation.isCorrect, !isFinal(level) {
      let typed = policy.recordsWords ? evaluation.typedWords.map(LevelRecord.typed) : []
      progress.records[level.id, default: LevelRecord()].remember(evaluation.wrongParts + typed)
    }
    if let key = typedKey(of: evaluation) { changeVisit(of: level) { $0.triedKeys.append(key) } }
    if !evaluation.kept.isEmpty { changeVisit(of: level) { $0.chosen = evaluation.kept } }
    if case .form(let form) = level {
      keepHandedIn(evaluation.chosen, of: form, isCorrect: evaluation.isCorrect, in: level)
    }
    countTry(isCorrect: evaluation.isCorrect, in: level)
    let snapshot = snapshot(of: level)
    let verdict = Verdict(
      answer: evaluation.answer, isCorrect: evaluation.isCorrect, text: reply(evaluation),
      spelling: evaluation.spelling, correctCount: evaluation.correctCount,
      judgedActions: evaluation.judgedActions, isPractice: isFinal(level), level: snapshot)
    return [.say(.verdict(verdict))] + firstMishap
      + (evaluation.isCorrect ? win(level, at: snapshot) : goOn(in: level, after: snapshot.visit))
  }

  /// What is said to an answer, and where tries are not counted also what alone was wrong in it.
  private func reply(_ evaluation: AnswerEvaluation) -> LocalizedText {
    guard policy.attempts == nil, let difference = evaluation.difference else {
      return evaluation.reply
    }
    return evaluation.reply.followed(by: difference.text)
  }

  /// Whether a wrong answer was given just so before, where it would cost a try.
  private func isRepeatedTry(_ evaluation: AnswerEvaluation, in level: Level) -> Bool {
    guard policy.attempts != nil, !evaluation.isCorrect, let visit = progress.visits[level.id]
    else { return false }
    if let answer = evaluation.answer { return visit.tried.contains(answer) }
    return typedKey(of: evaluation).map(visit.triedKeys.contains) ?? false
  }

  /// By what words that nobody foresaw are known where each costs a try: a hash, for they are not to be kept.
  private func typedKey(of evaluation: AnswerEvaluation) -> String? {
    // A form is known by all its rows.
    guard policy.attempts != nil, evaluation.answer == nil, !evaluation.isCorrect,
      evaluation.chosen.isEmpty, let words = evaluation.typedKey ?? evaluation.typedWords.first
    else { return nil }
    var generator = SeededGenerator(seed: progress.seed, name: words, number: 0)
    return "=\(generator.next())"
  }

  /// After a wrong answer: what is left, or the way on where nothing is.
  private mutating func goOn(in level: Level, after visit: LevelVisit) -> [FlowEffect] {
    hasUsedUpTries(in: level)
      ? useUp(level)
      : (triesLeft(of: level, in: visit).map { [.say(.triesLeft($0))] } ?? [])
        + offerHint(of: level, in: visit)
  }

  /// The tries that a pack allows are used up: no star, and perhaps the answer.
  private mutating func useUp(_ level: Level) -> [FlowEffect] {
    giveUp(level, telling: lastWords(on: level))
  }

  /// Counts an attempt, clears a search's list, and remembers the way that was wrong; `unforeseen` only
  /// for this entry. The first of all is told to be one that is collected.
  private mutating func recordWrongAnswer(
    _ answer: AnswerID?, tried unforeseen: AnswerID? = nil, repetitionKey: String? = nil,
    isFree: Bool = false, in level: Level
  ) -> [FlowEffect] {
    let isFirst = answer != nil && progress.records.values.allSatisfy(\.wrongAnswers.isEmpty)
    if let answer, !isFinal(level) {
      progress.records[level.id, default: LevelRecord()].remember([answer])
    }
    changeVisit(of: level) {
      $0.recordWrongAnswer(answer ?? unforeseen, repetitionKey: repetitionKey, isFree: isFree)
    }
    return isFirst ? [.say(.firstMishap(of: mishaps.all))] : []
  }

  /// Once: after the first wrong answer in the first entry of all, where there is a hint. A lost
  /// round has offers of its own.
  private func offerHint(of level: Level, in visit: LevelVisit) -> [FlowEffect] {
    guard visit.attempts == 1, visit.hints == 0, !level.content.hints.isEmpty, level.kind != .reflex
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

  private mutating func win(
    _ level: Level, at snapshot: LevelSnapshot, isGivenUp: Bool = false
  ) -> [FlowEffect] {
    let visit = snapshot.visit
    let chapter = chapters[snapshot.position.chapter]
    let lit = chapter.keywords.filter {
      level.content.keywords.contains($0.id) && !isLit($0, in: chapter)
    }
    let score = LevelScore(
      stars: isGivenUp ? 0 : visit.stars, attempts: visit.attempts,
      freeAttempts: visit.freeAttempts, hints: visit.hints, elapsed: visit.elapsed)
    endVisit(of: level.id)
    let best = progress.records[level.id]?.best
    if !isFinal(level), best.map(score.isBetter(than:)) ?? true {
      progress.records[level.id, default: LevelRecord()].best = score
    }
    return lit.map { .say(.keywordLit($0)) } + advance(from: snapshot.position)
  }

  /// Leads on in order, on the same night, after a level was won; where the way is still locked, back to the
  /// frontier.
  private mutating func advance(from position: LevelPosition) -> [FlowEffect] {
    if policy.isOpen { return advanceFreely(from: position) }
    var next = nextPosition(after: position)
    let wasFrontier = progress.detour == nil
    if wasFrontier {
      if skipsWon { next = nextUnfinished(after: position) }
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

  func chapterLeft(from position: LevelPosition) -> Announcement {
    let chapter = chapters[position.chapter]
    let result = Results.ChapterResult(chapter, progress: progress)
    return switch position.night {
    case .first: .chapterLeft(chapter, result)
    case .second: .secondNightLeft(chapter, result)
    }
  }
}
