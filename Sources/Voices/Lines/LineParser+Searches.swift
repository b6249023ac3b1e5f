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
        ?? parseSentence(text, in: level)
        ?? (nearestCommand(to: text) == nil || mayMeanAction(text, in: level)
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

  // MARK: Sentences

  /// Words of an object and words of looking, or of an action on it, in any order; asks which object is
  /// meant where several are.
  private mutating func parseSentence(_ text: String, in level: LevelView) -> LineInterpretation? {
    let typed = words(of: text)
    let rest = typed.subtracting(L10n.Choices.look.resolved(in: language))
    let names = level.elements.enumerated().map { words(of: $1.name).union([String($0 + 1)]) }
    if rest.count < typed.count, !rest.isEmpty {
      let seen = names.indices.filter { names[$0].isSuperset(of: rest) }
      if seen.count == 1 { return replyDescription(of: seen[0], in: level) }
      if !seen.isEmpty { return replyAmbiguous(text, among: seen) }
    }
    let actions = zip(level.elements, names).map { self.actions(in: typed, on: $0, $1) }
    let meant = actions.indices.filter { !actions[$0].isEmpty }
    guard meant.count == 1 else { return replyAmbiguous(text, among: meant) }
    let fitting = actions[meant[0]]
    return fitting.count == 1
      ? performAction(fitting[0], on: level.elements[meant[0]])
      : replyDescription(of: meant[0], in: level)
  }

  /// The actions whose words, with those of the object, are all that was typed.
  private func actions(
    in typed: Set<String>, on element: LevelView.Element, _ names: Set<String>
  ) -> [Int] {
    let rest = typed.subtracting(names)
    guard !typed.isDisjoint(with: names), !rest.isEmpty else { return [] }
    return element.actions.indices.filter {
      rest.isSubset(of: words(of: element.actions[$0].text))
    }
  }

  /// Whether a word of it is a word of an action.
  private func mayMeanAction(_ text: String, in level: LevelView) -> Bool {
    let typed = words(of: text)
    return level.elements.flatMap(\.actions).contains {
      !words(of: $0.text).isDisjoint(with: typed)
    }
  }

  private func words(of text: String) -> Set<String> { Set(text.choiceWords(in: language)) }

  private func words(of text: LocalizedText) -> Set<String> {
    words(of: text.resolved(in: language))
  }
}

extension LevelView.Element {
  fileprivate var actionTexts: [LocalizedText] { actions.map(\.text) }
}
