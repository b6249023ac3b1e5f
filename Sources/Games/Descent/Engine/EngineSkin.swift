import Flow

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
