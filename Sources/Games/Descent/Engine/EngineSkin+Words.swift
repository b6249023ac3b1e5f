import Localization

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
