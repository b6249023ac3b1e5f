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

/// What an engine of one skin is called, and what is said of it; lists stand in the order of the row, or of
/// `EngineFate`.
struct EngineWords {
  let forms: EngineForms
  /// What is said before any plate is read.
  let text:
    (
      _ objects: LocalizedText, _ first: LocalizedText, _ second: LocalizedText,
      _ third: LocalizedText
    ) -> LocalizedText
  /// What the notebook keeps.
  let note: (_ actions: LocalizedText) -> LocalizedText
  /// In a list, and in a sentence.
  let names: LocalizedList
  let things: LocalizedList
  /// As a player reads them, as a list tells them, as they were done to an object, and by a player.
  let actions: LocalizedList
  let verbs: LocalizedList
  let done: LocalizedList
  let acted: LocalizedList
  /// What is said to any action, to a wrong list and to the right one.
  let hush: LocalizedText
  let failure: LocalizedText
  let success: LocalizedText
}

extension EngineSkin {
  private typealias Text = L10n.DescentEngine

  /// How it is spoken of.
  var words: EngineWords {
    switch self {
    case .levers: levers
    case .sluices: sluices
    case .weights: weights
    case .bells: bells
    }
  }

  private var levers: EngineWords {
    EngineWords(
      forms: .masculine,
      text: { Text.leversText(objects: $0, first: $1, second: $2, third: $3) },
      note: { Text.leversNote(actions: $0) }, names: Text.leversNames, things: Text.leversThings,
      actions: Text.leversActions, verbs: Text.leversVerbs, done: Text.leversDone,
      acted: Text.leversActed, hush: Text.leversHush, failure: Text.leversFailure,
      success: Text.leversSuccess)
  }

  private var sluices: EngineWords {
    EngineWords(
      forms: .feminine,
      text: { Text.sluicesText(objects: $0, first: $1, second: $2, third: $3) },
      note: { Text.sluicesNote(actions: $0) }, names: Text.sluicesNames, things: Text.sluicesThings,
      actions: Text.sluicesActions, verbs: Text.sluicesVerbs, done: Text.sluicesDone,
      acted: Text.sluicesActed, hush: Text.sluicesHush, failure: Text.sluicesFailure,
      success: Text.sluicesSuccess)
  }

  private var weights: EngineWords {
    EngineWords(
      forms: .masculine,
      text: { Text.weightsText(objects: $0, first: $1, second: $2, third: $3) },
      note: { Text.weightsNote(actions: $0) }, names: Text.weightsNames, things: Text.weightsThings,
      actions: Text.weightsActions, verbs: Text.weightsVerbs, done: Text.weightsDone,
      acted: Text.weightsActed, hush: Text.weightsHush, failure: Text.weightsFailure,
      success: Text.weightsSuccess)
  }

  private var bells: EngineWords {
    EngineWords(
      forms: .feminine,
      text: { Text.bellsText(objects: $0, first: $1, second: $2, third: $3) },
      note: { Text.bellsNote(actions: $0) }, names: Text.bellsNames, things: Text.bellsThings,
      actions: Text.bellsActions, verbs: Text.bellsVerbs, done: Text.bellsDone,
      acted: Text.bellsActed, hush: Text.bellsHush, failure: Text.bellsFailure,
      success: Text.bellsSuccess)
  }
}
