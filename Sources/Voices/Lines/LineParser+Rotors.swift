import Flow
import Localization
import Presentation
import Session

/// What a line is on the dial of a rotor.
extension LineParser {
  /// On the answers' face a number chooses; on the others it turns the dial to that item. A code that
  /// fits the wheels is the answer on every face.
  mutating func parseRotor(_ text: String, in level: LevelView) -> LineInterpretation {
    let words = text.split(separator: " ").map { String($0) }
    if words.count == 2, let command = LineCommand(words[0]),
      let item = parseItem(words[1], of: command, in: level)
    {
      return item
    }
    if let wheels = level.wheels { return parseDialled(text, on: wheels, in: level) }
    if dial.face == .answers { return parseChoice(text, in: level) }
    if let interpretation = answerCommand(
      exactChoiceIndex(text, among: level.answers.map(\.text)), of: level)
    {
      return interpretation
    }
    return turnToItem(text, of: level, sayingHowToChoose: true) ?? parseBareCommand(text)
      ?? replyNotOnDial(text, last: lastItem(of: level))
  }

  /// `answers 2` chooses, `clues 2` and `hints 2` turn to an item; nil for what is no number of a face.
  mutating func parseItem(
    _ number: String, of command: LineCommand, in level: LevelView
  ) -> LineInterpretation? {
    guard level.kind.hasDial, number.isPlainDigits else { return nil }
    if command == .answers, level.wheels == nil {
      return answerCommand(choiceIndex(number, among: level.answers.map(\.text)), of: level)
        ?? replyOutOfRange(number, last: level.answers.count)
    }
    guard command == .clues || command == .hints else { return nil }
    dial = RotorSelection(face: command == .clues ? .clues : .hints)
    return turnToItem(number, of: level) ?? replyNotOnDial(number, last: lastItem(of: level))
  }

  /// The number of the last item of the face; hints that are sealed have numbers, too.
  private func lastItem(of level: LevelView) -> Int {
    dial.face == .hints
      ? level.hintsInAll : LevelRenderer(level: level, dial: dial).dialItemCount
  }

  /// On faces other than the answers' a number is an item, where there is one of that number. It may have
  /// been meant for an answer.
  private mutating func turnToItem(
    _ text: String, of level: LevelView, sayingHowToChoose: Bool = false
  ) -> LineInterpretation? {
    guard let number = text.plainNumber, (1...max(1, lastItem(of: level))).contains(number)
    else { return nil }
    let renderer = LevelRenderer(level: level, dial: dial)
    dial.item = min(number, max(1, renderer.dialItemCount)) - 1
    let item = LevelRenderer(level: level, dial: dial).dialItem
    guard sayingHowToChoose, lastItem(of: level) > 0, number <= level.answers.count else {
      return reply(item)
    }
    return reply(
      item + [
        dial.face == .clues
          ? L10n.Guidance.onClues(number: number) : L10n.Guidance.onHints(number: number)
      ])
  }

  /// On wheels: digits are a code, but for the number of an item where they are too few or too many.
  private mutating func parseDialled(
    _ text: String, on wheels: LevelView.Wheels, in level: LevelView
  ) -> LineInterpretation {
    if let digits = WheelDigits(text, wheels: wheels.count) {
      return .command(.answer([digits.code]))
    }
    if dial.face != .answers, let item = turnToItem(text, of: level) { return item }
    if L10n.Wheels.words.hasSpelling(text.folded(as: .command)) { return turnDial(to: .answers) }
    if let command = parseBareCommand(text) { return command }
    if WheelDigits.isMeant(by: text) { return reply(L10n.Wheels.notACode(count: wheels.count)) }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(
      L10n.Wheels.noWords(
        count: wheels.count, clues: LocalizedText(L10n.Commands.clues, at: 0),
        hints: LocalizedText(L10n.Commands.hints, at: 0),
        wheels: LocalizedText(L10n.Wheels.words, at: 0)))
  }

  /// The next item of the face, from the last one to the first.
  mutating func turnToNextItem(of level: LevelView) -> LineInterpretation {
    let count = LevelRenderer(level: level, dial: dial).dialItemCount
    dial.item = (dial.item + 1) % max(1, count)
    return replyDialItem(of: level)
  }

  func replyDialItem(of level: LevelView) -> LineInterpretation {
    reply(LevelRenderer(level: level, dial: dial).dialItem)
  }

  /// On the faces where nothing is chosen.
  private func replyNotOnDial(_ text: String, last: Int) -> LineInterpretation {
    if text.isPlainDigits {
      return last > 0 ? replyOutOfRange(text, last: last) : reply(L10n.Errors.noHints)
    }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(L10n.Errors.notOnDial(said: LocalizedText(cleaning: text)))
  }
}
