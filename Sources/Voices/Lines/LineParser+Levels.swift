import Flow
import Localization
import Presentation
import Reflex
import Session

/// What a line is in a level, kind by kind.
extension LineParser {
  /// An answer, by its text, number or letter, or a part of its text.
  mutating func parseChoice(_ text: String, in level: LevelView) -> LineInterpretation {
    replyCommandOrChoice(text, in: level)
      ?? answerCommand(choiceIndex(text, among: level.answers.map(\.text)), of: level)
      ?? parseCommandInLevel(text)
      ?? parsePart(text, of: level.answers.map(\.text)) {
        .command(.answer([level.answers[$0].id]))
      }
      ?? answerCommand(
        numberedChoice(
          text, among: level.answers.map(\.text), strictly: !level.clues.isEmpty), of: level)
      ?? replyInvalidChoice(text, in: level)
  }

  /// A word that is a command as well as an answer is neither before the player says which, or says it again.
  private mutating func replyCommandOrChoice(
    _ text: String, in level: LevelView
  ) -> LineInterpretation? {
    guard LineCommand(text) != nil,
      let index = exactChoiceIndex(text, among: level.answers.map(\.text))
    else { return nil }
    guard unconfirmedAnswer != text else {
      unconfirmedAnswer = nil
      return answerCommand(index, of: level)
    }
    unconfirmedAnswer = text
    return reply(
      L10n.Choices.commandOrChoice(
        said: LocalizedText(cleaning: text), choice: level.choiceName(at: index)))
  }

  /// What is no answer, where some answers are numbers or letters themselves: how they are named.
  private func replyInvalidChoice(_ text: String, in level: LevelView) -> LineInterpretation {
    guard let how = level.namedAnswers, nearestCommand(to: text) == nil else {
      return replyInvalidChoice(text, last: level.answers.count)
    }
    return reply(how)
  }

  func answerCommand(_ index: Int?, of level: LevelView) -> LineInterpretation? {
    index.map { .command(.answer([level.answers[$0].id])) }
  }

  /// A command's word without its slash is asked about once, before it counts as an answer, and help is told
  /// meanwhile; the second night, which wants numbers, is an answer of its own.
  mutating func parseFreeText(_ text: String) -> LineInterpretation {
    replyCommandWord(text) ?? .command(.answer([text]))
  }

  /// The question whether a command was meant; nil where none can be.
  mutating func replyCommandWord(_ text: String) -> LineInterpretation? {
    guard let command = LineCommand.meant(by: text, on: context.level, in: language),
      unconfirmedAnswer != text
    else {
      unconfirmedAnswer = nil
      return nil
    }
    unconfirmedAnswer = text
    return reply(
      (command == .help ? shortHelp : [])
        + [L10n.Line.commandWord(word: LocalizedText(cleaning: text))])
  }

  // MARK: Rounds

  /// `t`, or with the scripted clock `@350 t`, or `@350` alone; else a command.
  mutating func parseRound(_ text: String) -> LineInterpretation {
    if text.hasPrefix("@") { return parseTimedGesture(text) }
    if let gesture = gesture(named: text) {
      return .command(.gesture(gesture, at: .unknown, move: nil))
    }
    if L10n.Escapes.stillWords.hasSpelling(text.folded(as: .command)) {
      return .command(.still(at: .unknown, move: nil))
    }
    if round.phase == .over, L10n.Guidance.playAgain.hasSpelling(text.folded(as: .command)) {
      return .command(.proceed)
    }
    if let command = parseBareCommand(text) { return command }
    guard round.phase != .running else {
      return nearestCommand(to: text) == nil ? replyNotAGesture(text) : replyUnknownCommand(text)
    }
    return parseLateKeys(text) ?? replyUnknownCommand(text, then: standingLine)
  }

  /// Keys that came too late for their round, and a command behind them, as in `tt/menu` or `tpmenu`.
  private mutating func parseLateKeys(_ text: String) -> LineInterpretation? {
    let scalars = text.unicodeScalars
    let late = scalars.prefix { keys.gesture(for: $0) != nil || $0 == "r" }
    if late.endIndex == scalars.endIndex { return reply(standingLine) }
    for start in scalars.indices.prefix(late.count + 1).dropFirst() {
      let rest = String(scalars[start...])
      if rest.hasPrefix("/") { return parseCommand(String(rest.dropFirst())) }
      if let command = parseBareCommand(rest) { return command }
    }
    return nil
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

  /// A key of the preset, or a word for it in any language; accents optional.
  private func gesture(named text: String) -> Gesture? {
    let scalars = text.unicodeScalars
    if scalars.count == 1, let gesture = scalars.first.flatMap(keys.gesture) { return gesture }
    let typed = text.folded(as: .command)
    return Gesture.allCases.first { $0.words.hasSpelling(typed) }
  }
}
