import Flow
import Localization

/// The words for objects by their places, which count from 0, in one of the genders of a language.
struct EngineForms {
  private typealias Text = L10n.DescentEngine

  let starts: LocalizedList
  let later: LocalizedList
  let ofStarts: LocalizedList
  let ofLater: LocalizedList
  /// From 1 on.
  let numbers: LocalizedList
  /// Of two objects exactly one is so.
  let one: (_ first: LocalizedText, _ second: LocalizedText, _ done: LocalizedText) -> LocalizedText
  /// To neither this was done.
  let neither: (_ acted: LocalizedText) -> LocalizedText
  /// To none this was done, though to so many it ought to have been.
  let none: (_ acted: LocalizedText, _ wanted: LocalizedText) -> LocalizedText

  static var masculine: EngineForms {
    EngineForms(
      starts: Text.masculineStarts, later: Text.masculineLater,
      ofStarts: Text.masculineOfStarts, ofLater: Text.masculineOfLater,
      numbers: Text.masculineNumbers,
      one: { Text.masculineExactlyOne(first: $0, second: $1, done: $2) },
      neither: { Text.masculineNeither(acted: $0) },
      none: { Text.masculineNone(acted: $0, wanted: $1) })
  }

  static var feminine: EngineForms {
    EngineForms(
      starts: Text.feminineStarts, later: Text.feminineLater,
      ofStarts: Text.feminineOfStarts, ofLater: Text.feminineOfLater,
      numbers: Text.feminineNumbers,
      one: { Text.feminineExactlyOne(first: $0, second: $1, done: $2) },
      neither: { Text.feminineNeither(acted: $0) },
      none: { Text.feminineNone(acted: $0, wanted: $1) })
  }
}

/// What an engine is made of; the rules are the same.
enum EngineSkin: Int, CaseIterable, Sendable {
  case levers, sluices, weights, bells

  /// What is done to its objects, in the order of `EngineFate`; names in saves and on the wire.
  func actionID(of fate: EngineFate) -> AnswerID { actionIDs[fate.rawValue] }

  private var actionIDs: [AnswerID] {
    switch self {
    case .levers: ["push", "pull", "spare"]
    case .sluices: ["raise", "lower", "bolt"]
    case .weights: ["swing", "tie", "unhook"]
    case .bells: ["strike", "muffle", "turn"]
    }
  }
}
