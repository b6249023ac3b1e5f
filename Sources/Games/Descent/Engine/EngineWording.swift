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

  /// A letter for each action, so that rows can be compared at a glance: “A C B”.
  static func letters(of fates: [EngineFate]) -> LocalizedText {
    let letters = ["A", "B", "C"]
    return LocalizedText(cleaning: fates.map { letters[$0.rawValue] }.joined(separator: "\u{A0}"))
  }

  /// Rows of letters, behind what the letters stand for.
  func inLetters(_ rows: LocalizedText) -> LocalizedText {
    let verbs = EngineFate.allCases.map { LocalizedText(words.verbs, at: $0.rawValue) }
    return Text.letters(first: verbs[0], second: verbs[1], third: verbs[2], rows: rows)
  }

  /// That an object meets one of some fates: “the first is pushed or pulled”.
  func fact(object: Int, fates: [EngineFate]) -> LocalizedText {
    Text.narrow(thing: later(object), done: .any(of: fates.map(done)))
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
