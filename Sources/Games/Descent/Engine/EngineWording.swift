import Localization

/// What plates and facts are called in an engine of one skin.
struct EngineWording {
  private typealias Text = L10n.DescentEngine

  let words: EngineWords

  init(_ skin: EngineSkin) { words = skin.words }

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
    Text.clue(plate: Text.plate(number: object + 1), clue: sentence(of: plate))
  }

  /// The fates of a whole row, from the left: “push, spare and pull”.
  func list(of fates: [EngineFate]) -> LocalizedText {
    .all(of: fates.map { LocalizedText(words.verbs, at: $0.rawValue) })
  }

  /// The same by the numbers of the actions, as a player types them: “1 3 2”.
  static func numbers(of fates: [EngineFate]) -> LocalizedText {
    LocalizedText(cleaning: fates.map { String($0.rawValue + 1) }.joined(separator: "\u{A0}"))
  }

  /// Which numbers those are.
  var legend: LocalizedText {
    let verbs = EngineFate.allCases.map { LocalizedText(words.verbs, at: $0.rawValue) }
    return Text.numbers(first: verbs[0], second: verbs[1], third: verbs[2])
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
