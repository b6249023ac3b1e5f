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
    let selected = level.elements.first { $0.id == notes.selectedElement }
    if let index = choices(names + (selected?.actionTexts ?? [])).exactIndex(of: text) {
      guard let selected, index >= names.count else {
        return replyDescription(of: index, in: level)
      }
      return performAction(index - names.count, on: selected)
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, first.isPlainDigits else {
      return parseCommandInLevel(text)
        ?? parseSearchPart(text, in: level, selected: selected)
        ?? (LineCommand(text) != nil || nearestCommand(to: text) == nil
          ? reply(L10n.Errors.objectThenAction) : replyUnknownCommand(text))
    }
    guard let number = first.plainNumber, (1...level.elements.count).contains(number) else {
      return replyOutOfRange(first, last: level.elements.count)
    }
    guard parts.count == 2 else { return replyDescription(of: number - 1, in: level) }
    return parseAction(parts[1].trimmedBlanks, on: level.elements[number - 1])
  }

  private mutating func parseAction(
    _ text: String, on element: LevelView.Element
  ) -> LineInterpretation {
    let actions = choices(element.actionTexts)
    if let index = actions.index(of: text) { return performAction(index, on: element) }
    let indices = actions.indices(ofPart: text)
    if indices.count == 1 { return performAction(indices[0], on: element) }
    return replyAmbiguous(text, among: indices)
      ?? replyInvalidChoice(text, last: element.actions.count)
  }

  /// A part of the name of an object, or of an action on the one that was looked at last.
  private mutating func parseSearchPart(
    _ text: String, in level: LevelView, selected: LevelView.Element?
  ) -> LineInterpretation? {
    let actions = choices(selected?.actionTexts ?? []).indices(ofPart: text)
    let objects = choices(level.elements.map(\.name)).indices(ofPart: text)
    if let selected, actions.count == 1, objects.isEmpty {
      return performAction(actions[0], on: selected)
    }
    guard actions.isEmpty else { return nil }
    return objects.count == 1
      ? replyDescription(of: objects[0], in: level) : replyAmbiguous(text, among: objects)
  }

  /// What the object is, and what can be done to it.
  private mutating func replyDescription(of index: Int, in level: LevelView) -> LineInterpretation {
    let element = level.elements[index]
    notes.selectedElement = element.id
    let texts = element.actionTexts
    defer { notes.toldActions = texts }
    let actions =
      texts == notes.toldActions
      ? [L10n.Guidance.sameActions(object: index + 1, last: texts.count)]
      : element.actions(ofNumber: index + 1)
    return reply([L10n.Line.lookedAt(name: element.name, text: element.text)] + actions)
  }

  private mutating func performAction(
    _ index: Int, on element: LevelView.Element
  ) -> LineInterpretation {
    notes.selectedElement = element.id
    return .command(.act(element: element.id, action: element.actions[index].id))
  }
}

extension LevelView.Element {
  fileprivate var actionTexts: [LocalizedText] { actions.map(\.text) }
}
