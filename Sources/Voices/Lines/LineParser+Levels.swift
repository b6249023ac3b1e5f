import Flow
import Localization
import Presentation
import Reflex
import Session

/// What a line is in a level, kind by kind.
extension LineParser {
  /// What a line stands for in a level.
  mutating func parse(_ text: String, in level: LevelView) -> LineInterpretation {
    switch level.kind {
    case .closed: parseChoice(text, in: level)
    case .rotor: parseRotor(text, in: level)
    case .open: parseFreeText(text)
    case .search: parseSearch(text, in: level)
    case .way: parseWay(text, in: level)
    case .reflex: parseRound(text)
    }
  }

  /// What the Enter key alone stands for in a level.
  mutating func parseEmptyLine(in level: LevelView) -> LineInterpretation {
    switch level.kind {
    case .closed:
      reply(
        level.namedAnswers ?? L10n.Errors.chooseAnswer(last: level.answers.count))
    case .rotor: turnToNextItem(of: level)
    case .open: .command(.answer([""]))
    case .search: reply(L10n.Errors.objectThenAction)
    case .way: reply(level.way.map { [$0.route] } ?? [])
    case .reflex: .command(.proceed)
    }
  }

  // MARK: Answers

  /// An answer, by its text, number or letter, or a part of its text.
  mutating func parseChoice(_ text: String, in level: LevelView) -> LineInterpretation {
    let answers = choices(level.answerTexts)
    return answerCommand(answers.index(of: text), of: level)
      ?? parseCommandInLevel(text)
      ?? parsePartOfAnswer(text, in: level) ?? replyInvalidChoice(text, in: level)
  }

  private func parsePartOfAnswer(_ text: String, in level: LevelView) -> LineInterpretation? {
    parsePart(text, of: level.answerTexts) { .command(.answer([level.answers[$0].id])) }
  }

  private func answerCommand(_ index: Int?, of level: LevelView) -> LineInterpretation? {
    index.map { .command(.answer([level.answers[$0].id])) }
  }

  /// What is no answer, where some answers are numbers or letters themselves: how they are named.
  private func replyInvalidChoice(_ text: String, in level: LevelView) -> LineInterpretation {
    guard let how = level.namedAnswers, nearestCommand(to: text) == nil else {
      return replyInvalidChoice(text, last: level.answers.count)
    }
    return reply(how)
  }

  func replyInvalidChoice(_ text: String, last: Int) -> LineInterpretation {
    if text.isPlainDigits { return replyOutOfRange(text, last: last) }
    // Who types many words means no command, unless the first of them is one.
    let words = text.split(separator: " ")
    let mayBeCommand = words.count < 3 || LineCommand(String(words[0])) != nil
    if mayBeCommand, nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(L10n.Errors.notAChoiceOf(said: LocalizedText(cleaning: text), last: last))
  }

  /// A command's word without its slash is asked about once, before it counts as an answer, and help is told
  /// meanwhile.
  mutating func parseFreeText(_ text: String) -> LineInterpretation {
    guard let command = LineCommand.meant(by: text, on: context.level, in: language),
      notes.unconfirmedAnswer != text
    else {
      notes.unconfirmedAnswer = nil
      return .command(.answer([text]))
    }
    notes.unconfirmedAnswer = text
    return reply(
      (command == .help ? shortHelp : [])
        + [L10n.Line.commandWord(word: LocalizedText(cleaning: text))])
  }

  // MARK: The dial of a rotor

  /// On the answers a number chooses; on a clue it turns to the clue of that number. A code that fits the
  /// wheels is the answer wherever the dial stands.
  mutating func parseRotor(_ text: String, in level: LevelView) -> LineInterpretation {
    let words = text.split(separator: " ").map { String($0) }
    if words.count == 2, let command = LineCommand(words[0]),
      let item = parseItem(words[1], of: command, in: level)
    {
      return item
    }
    if let wheels = level.wheels { return parseDialled(text, on: wheels, in: level) }
    if notes.dial.face == .answers { return parseChoice(text, in: level) }
    return answerCommand(choices(level.answerTexts).exactIndex(of: text), of: level)
      ?? turnToClue(text, of: level, sayingHowToChoose: true) ?? parseCommandInLevel(text)
      ?? parsePartOfAnswer(text, in: level) ?? replyNotOnDial(text, of: level)
  }

  /// `answers 2` chooses, `clues 2` turns to a clue; `clue 3` also where there is no dial. Nil for what is no number of
  /// theirs.
  mutating func parseItem(
    _ number: String, of command: LineCommand, in level: LevelView
  ) -> LineInterpretation? {
    guard number.isPlainDigits else { return nil }
    switch (command, level.kind.hasDial) {
    case (.answers, true) where level.wheels == nil:
      return answerCommand(choices(level.answerTexts).index(of: number), of: level)
        ?? replyOutOfRange(number, last: level.answers.count)
    case (.clues, true):
      return turnToClue(number, of: level) ?? replyOutOfRange(number, last: level.clues.count)
    case (.clues, false) where !level.clues.isEmpty:
      guard let clue = number.plainNumber, level.clues.indices.contains(clue - 1) else {
        return replyOutOfRange(number, last: level.clues.count)
      }
      return reply(level.clues[clue - 1])
    case _: return nil
    }
  }

  /// A clue of that number, where there is one. It may have been meant for an answer.
  private mutating func turnToClue(
    _ text: String, of level: LevelView, sayingHowToChoose: Bool = false
  ) -> LineInterpretation? {
    guard let number = text.plainNumber, (1...max(1, level.clues.count)).contains(number)
    else { return nil }
    notes.dial.turn(to: .clue(number - 1))
    let mayChoose = sayingHowToChoose && number <= level.answers.count
    return reply(
      renderer(of: level).dialItem + (mayChoose ? [L10n.Guidance.onClues(number: number)] : []))
  }

  /// On wheels: digits are a code, but for the number of a clue where they are too few or too many.
  private mutating func parseDialled(
    _ text: String, on wheels: LevelView.Wheels, in level: LevelView
  ) -> LineInterpretation {
    if let digits = WheelDigits(text, wheels: wheels.count) {
      return .command(.answer([digits.code]))
    }
    if notes.dial.face != .answers, let clue = turnToClue(text, of: level) { return clue }
    if L10n.Wheels.words.hasSpelling(text.folded(as: .command)) { return turnToAnswers(of: level) }
    if let command = parseBareCommand(text) { return command }
    if WheelDigits.isMeant(by: text) { return reply(L10n.Wheels.notACode(count: wheels.count)) }
    return nearestCommand(to: text) != nil
      ? replyUnknownCommand(text) : reply(L10n.Wheels.noWords(count: wheels.count))
  }

  /// The next clue, behind the last one what is chosen from, and then the first one again.
  mutating func turnToNextItem(of level: LevelView) -> LineInterpretation {
    notes.dial.turnOn(ofClues: level.clues.count)
    return reply(renderer(of: level).dialItem)
  }

  /// What there is to choose from, or to dial.
  private mutating func turnToAnswers(of level: LevelView) -> LineInterpretation {
    notes.dial.turn(to: .answers)
    return reply(renderer(of: level).dialItem)
  }

  mutating func tellAnswers() -> LineInterpretation? {
    guard case .level(let level) = context, level.kind.hasDial else { return nil }
    return turnToAnswers(of: level)
  }

  /// All clues, on a dial or beside a question; the dial stays at the last one.
  mutating func tellClues() -> LineInterpretation? {
    guard case .level(let level) = context, !level.clues.isEmpty else { return nil }
    guard level.kind.hasDial else { return reply(level.clues) }
    return reply(
      level.clues.indices.flatMap {
        notes.dial.turn(to: .clue($0))
        return renderer(of: level).dialItem
      })
  }

  /// On a dial and at a landing the hints that were taken, and how the next is had; nil elsewhere.
  func tellHints() -> LineInterpretation? {
    guard case .level(let level) = context, level.kind.hasDial || level.isLanding else {
      return nil
    }
    return reply(renderer(of: level).hints)
  }

  /// Where nothing is chosen.
  private func replyNotOnDial(_ text: String, of level: LevelView) -> LineInterpretation {
    if text.isPlainDigits { return replyOutOfRange(text, last: level.clues.count) }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(L10n.Errors.notOnDial(said: LocalizedText(cleaning: text)))
  }

  // MARK: Rounds

  /// `t`, or with the scripted clock `@350 t`, or `@350` alone; else a command.
  mutating func parseRound(_ text: String) -> LineInterpretation {
    if text.hasPrefix("@") { return parseTimedGesture(text) }
    if let gesture = gesture(named: text) {
      if round.phase == .waiting { return .command(.proceed) }
      return .command(.gesture(gesture, at: .unknown, move: nil))
    }
    if isStill(text) { return round.isResting ? .command(.proceed) : .still }
    if let answers = answersInRow(text) {
      return .command(round.isResting ? .proceed : .row(answers))
    }
    if round.phase == .over, L10n.Guidance.playAgain.hasSpelling(text.folded(as: .command)) {
      return .command(.proceed)
    }
    if let command = parseBareCommand(text) { return command }
    if round.isByHeart, round.phase == .running, text == "r" { return .command(.repeat) }
    guard round.phase != .running else {
      return nearestCommand(to: text) == nil ? replyNotAGesture(text) : replyUnknownCommand(text)
    }
    return replyUnknownCommand(text, then: standingLine)
  }

  private func parseTimedGesture(_ text: String) -> LineInterpretation {
    guard hasScriptedClock else { return reply(L10n.Reflex.noScriptedClock) }
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1).map { String($0) }
    guard let digits = parts.first, digits.utf8.count <= 9, !text.hasPrefix("@ "),
      let time = digits.plainNumber
    else { return reply(L10n.Reflex.notATime(said: LocalizedText(cleaning: text))) }
    guard parts.count == 2 else {
      return .command(.gesture(nil, at: .later(time), move: nil))
    }
    guard let gesture = gesture(named: parts[1].trimmedBlanks) else {
      return replyNotAGesture(parts[1])
    }
    return .command(.gesture(gesture, at: .later(time), move: nil))
  }

  private func replyNotAGesture(_ text: String) -> LineInterpretation {
    reply(L10n.Reflex.notAGesture(said: LocalizedText(cleaning: text), keys: keyNames))
  }

  /// Several answers in a line, as words or letters, where a row was called and no clock runs, or none is called yet;
  /// nil for a bat.
  private func answersInRow(_ text: String) -> [Gesture?]? {
    guard round.phase == .running, round.isResting || round.running == nil && round.pending > 0
    else { return nil }
    let answers = text.split { " ,".contains($0) }.flatMap { word in
      isOfRow(String(word)) ? [String(word)] : word.map(String.init)
    }
    return answers.allSatisfy(isOfRow) ? answers.map(gesture(named:)) : nil
  }

  private func isOfRow(_ text: String) -> Bool { gesture(named: text) != nil || isStill(text) }

  /// Whether it says that the player holds still.
  private func isStill(_ text: String) -> Bool {
    text == "." || L10n.Escapes.stillWords.hasSpelling(text.folded(as: .command))
  }

  /// A key of the preset, or a word for it in any language; accents optional.
  private func gesture(named text: String) -> Gesture? {
    let scalars = text.unicodeScalars
    if scalars.count == 1, let gesture = scalars.first.flatMap(keys.gesture) { return gesture }
    let typed = text.folded(as: .command)
    return Gesture.allCases.first { $0.words.hasSpelling(typed) }
  }
}
