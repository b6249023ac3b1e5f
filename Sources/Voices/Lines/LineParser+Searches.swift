import Flow
import Localization
import Presentation
import Session

/// What a line is in a search.
extension LineParser {
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
    if let row = wholeRow(text, in: level) { return .command(.answer(row)) }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, first.isPlainDigits else {
      return parseCommandInLevel(text)
        ?? parseSearchPart(text, in: level, selected: selected)
        ?? parseSentence(text, in: level)
        ?? (nearestCommand(to: text) == nil || mayMeanAction(text, in: level)
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

  /// An engine’s whole row at once, an action for each object from the left: `1 3 2`, `132`, `a c b`, `push, spare,
  /// pull`; nil for anything else.
  private func wholeRow(_ text: String, in level: LevelView) -> [String]? {
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let said = words.count == 1 ? words[0].map(String.init) : words
    guard level.isLanding, said.count == level.elements.count else { return nil }
    let row = zip(level.elements, said).compactMap { element, word -> String? in
      let texts = element.actions.map(\.text)
      let parts = choiceIndices(part: word, of: texts)
      let index = choiceIndex(word, among: texts) ?? (parts.count == 1 ? parts[0] : nil)
      return index.map { element.actions[$0].id }
    }
    return row.count == said.count ? row : nil
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
  mutating func replyDescription(of index: Int, in level: LevelView) -> LineInterpretation {
    let element = level.elements[index]
    selectedElement = element.id
    let texts = element.actions.map(\.text)
    defer { toldActions = texts }
    let actions =
      texts == toldActions
      ? [L10n.Guidance.sameActions(object: index + 1, last: texts.count)]
      : element.actions(ofNumber: index + 1)
    return reply([L10n.Line.lookedAt(name: element.name, text: element.text)] + actions)
  }

  mutating func performAction(
    _ index: Int, on element: LevelView.Element
  ) -> LineInterpretation {
    selectedElement = element.id
    return .command(.act(element: element.id, action: element.actions[index].id))
  }
}
