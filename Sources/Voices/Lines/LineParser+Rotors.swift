import Flow
import Localization
import Presentation
import Session

/// What a line is on the dial of a rotor.
extension LineParser {
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
    if dial.face == .answers { return parseChoice(text, in: level) }
    return answerCommand(exactChoiceIndex(text, among: level.answers.map(\.text)), of: level)
      ?? turnToClue(text, of: level, sayingHowToChoose: true) ?? parseCommandInLevel(text)
      ?? parsePart(text, of: level.answers.map(\.text)) {
        .command(.answer([level.answers[$0].id]))
      } ?? replyNotOnDial(text, of: level)
  }

  /// `answers 2` chooses, `clues 2` turns to a clue, `hints 2` says a hint; nil for what is no number of
  /// theirs.
  mutating func parseItem(
    _ number: String, of command: LineCommand, in level: LevelView
  ) -> LineInterpretation? {
    guard level.kind.hasDial, number.isPlainDigits else { return nil }
    if command == .answers, level.wheels == nil {
      return answerCommand(choiceIndex(number, among: level.answers.map(\.text)), of: level)
        ?? replyOutOfRange(number, last: level.answers.count)
    }
    if command == .clues {
      return turnToClue(number, of: level) ?? replyOutOfRange(number, last: level.clues.count)
    }
    return command == .hints ? replyHint(number, of: level) : nil
  }

  /// A clue of that number, where there is one. It may have been meant for an answer.
  private mutating func turnToClue(
    _ text: String, of level: LevelView, sayingHowToChoose: Bool = false
  ) -> LineInterpretation? {
    guard let number = text.plainNumber, (1...max(1, level.clues.count)).contains(number)
    else { return nil }
    dial.turn(to: .clue(number - 1))
    let mayChoose = sayingHowToChoose && number <= level.answers.count
    return reply(
      LevelRenderer(level: level, dial: dial).dialItem
        + (mayChoose ? [L10n.Guidance.onClues(number: number)] : []))
  }

  /// On wheels: digits are a code, but for the number of a clue where they are too few or too many.
  private mutating func parseDialled(
    _ text: String, on wheels: LevelView.Wheels, in level: LevelView
  ) -> LineInterpretation {
    if let digits = WheelDigits(text, wheels: wheels.count) {
      return .command(.answer([digits.code]))
    }
    if dial.face != .answers, let clue = turnToClue(text, of: level) { return clue }
    if L10n.Wheels.words.hasSpelling(text.folded(as: .command)) { return turnToAnswers(of: level) }
    if let command = parseBareCommand(text) { return command }
    if WheelDigits.isMeant(by: text) { return reply(L10n.Wheels.notACode(count: wheels.count)) }
    return nearestCommand(to: text) != nil
      ? replyUnknownCommand(text) : reply(L10n.Wheels.noWords(count: wheels.count))
  }

  /// The next clue, behind the last one what is chosen from, and then the first one again.
  mutating func turnToNextItem(of level: LevelView) -> LineInterpretation {
    dial.turnOn(ofClues: level.clues.count)
    return replyDialItem(of: level)
  }

  /// What there is to choose from, or to dial.
  mutating func turnToAnswers(of level: LevelView) -> LineInterpretation {
    dial.turn(to: .answers)
    return replyDialItem(of: level)
  }

  /// All clues, and the dial behind the last one.
  mutating func tellClues(of level: LevelView) -> LineInterpretation {
    reply(
      level.clues.indices.flatMap {
        dial.turn(to: .clue($0))
        return LevelRenderer(level: level, dial: dial).dialItem
      })
  }

  private func replyDialItem(of level: LevelView) -> LineInterpretation {
    reply(LevelRenderer(level: level, dial: dial).dialItem)
  }

  /// The hints that were taken, and how the next is had; the dial stays.
  func replyHints(of level: LevelView) -> LineInterpretation {
    reply(LevelRenderer(level: level, dial: dial).hints)
  }

  /// A hint that was taken, or how it is had.
  private func replyHint(_ number: String, of level: LevelView) -> LineInterpretation {
    guard level.hintsInAll > 0 else { return reply(L10n.Errors.noHints) }
    guard let hint = number.plainNumber, (1...level.hintsInAll).contains(hint) else {
      return replyOutOfRange(number, last: level.hintsInAll)
    }
    let hints = LevelRenderer(level: level, dial: dial).hints
    return reply(hints[min(hint, hints.count) - 1])
  }

  /// Where nothing is chosen.
  private func replyNotOnDial(_ text: String, of level: LevelView) -> LineInterpretation {
    if text.isPlainDigits { return replyOutOfRange(text, last: level.clues.count) }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(L10n.Errors.notOnDial(said: LocalizedText(cleaning: text)))
  }
}
