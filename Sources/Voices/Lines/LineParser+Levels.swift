import Flow
import Localization
import Presentation
import Reflex
import Session

/// What a line is in a level, kind by kind.
extension LineParser {
  /// An answer, by its text, number or letter, or a part of its text.
  mutating func parseChoice(_ text: String, in level: LevelView) -> LineInterpretation {
    answerCommand(choiceIndex(text, among: level.answers.map(\.text)), of: level)
      ?? parseBareCommand(text)
      ?? parsePart(text, of: level.answers.map(\.text)) {
        .command(.answer([level.answers[$0].id]))
      }
      ?? replyInvalidChoice(text, last: level.answers.count)
  }

  private func answerCommand(_ index: Int?, of level: LevelView) -> LineInterpretation? {
    index.map { .command(.answer([level.answers[$0].id])) }
  }

  /// A command's word without its slash is asked about once, before it counts as an answer; but that of the
  /// second night, which wants numbers, is an answer of its own.
  mutating func parseFreeText(_ text: String) -> LineInterpretation {
    guard let command = LineCommand(text), command != .night, unconfirmedAnswer != text else {
      unconfirmedAnswer = nil
      return .command(.answer([text]))
    }
    unconfirmedAnswer = text
    return reply(L10n.Line.commandWord(word: LocalizedText(cleaning: text)))
  }

  // MARK: Rotors

  /// On the answers' face a number chooses; on the others it turns the dial to that item. A code that
  /// fits the wheels is the answer on every face.
  mutating func parseRotor(_ text: String, in level: LevelView) -> LineInterpretation {
    if let wheels = level.wheels { return parseDialled(text, on: wheels, in: level) }
    if dial.face == .answers { return parseChoice(text, in: level) }
    if let interpretation = answerCommand(
      exactChoiceIndex(text, among: level.answers.map(\.text)), of: level)
    {
      return interpretation
    }
    return turnToItem(text, of: level) ?? parseBareCommand(text)
      ?? replyInvalidItem(
        text, last: LevelRenderer(level: level, dial: dial).dialItemCount)
  }

  /// On faces other than the answers' a number is an item, where there is one of that number.
  private mutating func turnToItem(_ text: String, of level: LevelView) -> LineInterpretation? {
    let count = LevelRenderer(level: level, dial: dial).dialItemCount
    guard let number = text.plainNumber, (1...max(1, count)).contains(number) else { return nil }
    dial.item = number - 1
    return replyDialItem(of: level)
  }

  /// On wheels: digits are a code, but for the number of an item where they are too few or too many.
  private mutating func parseDialled(
    _ text: String, on wheels: LevelView.Wheels, in level: LevelView
  ) -> LineInterpretation {
    if let digits = WheelDigits(text, wheels: wheels.count) {
      return .command(.answer([digits.code]))
    }
    if dial.face != .answers, let item = turnToItem(text, of: level) { return item }
    if let command = parseBareCommand(text) { return command }
    if !WheelDigits.isMeant(by: text), nearestCommand(to: text) != nil {
      return replyUnknownCommand(text)
    }
    return reply(L10n.Wheels.notACode(count: wheels.count))
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
  private func replyInvalidItem(_ text: String, last: Int) -> LineInterpretation {
    if text.isPlainDigits {
      return last > 0 ? replyOutOfRange(text, last: last) : reply(L10n.Errors.noHints)
    }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(L10n.Errors.notOnDial(said: LocalizedText(cleaning: text)))
  }

  // MARK: Searches

  /// `2` looks at object 2; `2 1`, `2 a` or words of it do its first action; for the object that was
  /// looked at last the words alone do.
  mutating func parseSearch(_ text: String, in level: LevelView) -> LineInterpretation {
    let names = level.elements.map(\.name)
    let selected = level.elements.first { $0.id == selectedElement }
    let actions = selected?.actions.map(\.text) ?? []
    if let index = exactChoiceIndex(text, among: names + actions) {
      guard let selected, index >= names.count else {
        return replyDescription(of: index, in: level)
      }
      return performAction(index - names.count, on: selected)
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, first.isPlainDigits else {
      return parseBareCommand(text)
        ?? parseSearchPart(text, in: level, selected: selected)
        ?? (nearestCommand(to: text) == nil
          ? reply(L10n.Errors.objectThenAction) : replyUnknownCommand(text))
    }
    guard let number = first.plainNumber, (1...level.elements.count).contains(number) else {
      return replyOutOfRange(first, last: level.elements.count)
    }
    let element = level.elements[number - 1]
    guard parts.count == 2 else { return replyDescription(of: number - 1, in: level) }
    let action = parts[1].trimmedBlanks
    let texts = element.actions.map(\.text)
    guard let index = choiceIndex(action, among: texts) else {
      return parsePart(action, of: texts) { performAction($0, on: element) }
        ?? replyInvalidChoice(action, last: texts.count)
    }
    return performAction(index, on: element)
  }

  /// A part of the name of an object, or of an action on the one that was looked at last.
  private mutating func parseSearchPart(
    _ text: String, in level: LevelView, selected: LevelView.Element?
  ) -> LineInterpretation? {
    let actions = choiceIndices(part: text, of: selected?.actions.map(\.text) ?? [])
    let objects = choiceIndices(part: text, of: level.elements.map(\.name))
    if let selected, let action = actions.first, actions.count == 1, objects.isEmpty {
      return performAction(action, on: selected)
    }
    if let object = objects.first, objects.count == 1, actions.isEmpty {
      return replyDescription(of: object, in: level)
    }
    return actions.isEmpty ? replyAmbiguous(text, among: objects) : nil
  }

  /// What the object is, and what can be done to it.
  private mutating func replyDescription(of index: Int, in level: LevelView) -> LineInterpretation {
    let element = level.elements[index]
    selectedElement = element.id
    return reply(
      [L10n.Line.lookedAt(name: element.name, text: element.text)]
        + element.actions(ofNumber: index + 1))
  }

  private func performAction(_ index: Int, on element: LevelView.Element) -> LineInterpretation {
    .command(.act(element: element.id, action: element.actions[index].id))
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
    return parseBareCommand(text)
      ?? (nearestCommand(to: text) == nil ? replyNotAGesture(text) : replyUnknownCommand(text))
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
    reply(L10n.Reflex.notAGesture(said: LocalizedText(cleaning: text), keys: keys.names))
  }

  /// A key of the preset, or a word for it in any language; accents optional.
  private func gesture(named text: String) -> Gesture? {
    let scalars = text.unicodeScalars
    if scalars.count == 1, let gesture = scalars.first.flatMap(keys.gesture) { return gesture }
    let typed = text.folded(as: .command)
    return Gesture.allCases.first { $0.words.hasSpelling(typed) }
  }
}
