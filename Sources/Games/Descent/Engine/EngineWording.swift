import Localization

/// What plates and facts are called in an engine of one skin.
struct EngineWording {
  private typealias Text = L10n.DescentEngine

  let words: EngineWords

  init(_ skin: EngineSkin) { words = skin.words }

  func name(ofClue clue: Int) -> LocalizedText { Text.plate(number: clue + 1) }

  /// “Plate 2”, “Plates 2 and 4”.
  func names(of clues: [Int]) -> LocalizedText {
    let numbers = clues.map { LocalizedText(cleaning: String($0 + 1)) }
    guard clues.count > 1,
      let list = LocalizedText.list(numbers, last: { L10n.DescentProof.and(first: $0, last: $1) })
    else { return name(ofClue: clues.first ?? 0) }
    return Text.plates(numbers: list)
  }

  /// What a plate says.
  func sentence(of plate: EnginePlate) -> LocalizedText {
    switch plate {
    case .alike(let one, let other): Text.alike(first: start(one), second: later(other))
    case .unlike(let one, let other): Text.unlike(first: start(one), second: later(other))
    case .one(let one, let other, let fate):
      words.forms.one(
        LocalizedText(words.forms.ofStarts, at: one),
        LocalizedText(words.forms.ofLater, at: other), done(fate))
    case .never(let object, let fate): Text.never(first: start(object), done: done(fate))
    }
  }

  /// The same behind the name of its plate.
  func clue(_ plate: EnginePlate, of object: Int) -> LocalizedText {
    Text.clue(plate: name(ofClue: object), clue: sentence(of: plate))
  }

  /// The fates of a whole row, from the left: “push, spare and pull”.
  func list(of fates: [EngineFate]) -> LocalizedText {
    let verbs = fates.map { LocalizedText(words.verbs, at: $0.rawValue) }
    let list = LocalizedText.list(verbs) { L10n.DescentProof.and(first: $0, last: $1) }
    guard let list else { preconditionFailure("an engine of nothing") }
    return list
  }

  /// “The second”, at the start of a sentence.
  private func start(_ object: Int) -> LocalizedText {
    LocalizedText(words.forms.starts, at: object)
  }

  /// “the second”, further on.
  func later(_ object: Int) -> LocalizedText { LocalizedText(words.forms.later, at: object) }

  func done(_ fate: EngineFate) -> LocalizedText { LocalizedText(words.done, at: fate.rawValue) }

  func acted(_ fate: EngineFate) -> LocalizedText { LocalizedText(words.acted, at: fate.rawValue) }

  /// One to five, in words.
  func number(_ number: Int) -> LocalizedText { LocalizedText(words.forms.numbers, at: number - 1) }
}
