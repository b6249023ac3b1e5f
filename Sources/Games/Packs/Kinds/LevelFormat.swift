import Flow
import JSON
import Localization

/// What a kind of level is in packs: how its task is read, written, checked and played. A type
/// for each kind conforms, in a file of its own; `PackTask` lists them.
protocol LevelFormat: Equatable, Sendable {
  /// The kind, whose name is the word of a level's member `kind`.
  static var kind: Level.Kind { get }
  /// The members of such a level, beside those that levels of all kinds have.
  static var fields: [PackField] { get }
  /// Whether a player may be stuck in such a level, so that one without hints is worth a warning.
  static var needsHints: Bool { get }
  /// The level of this kind in the pack that an author begins with.
  static var example: PackLevel { get }
  /// What `example` tells the author beside it.
  static var exampleComment: LocalizedText { get }

  /// Reads the members of `node`, a level that fits the format.
  init?(valid node: JSONNodeIndex, in source: JSONDocument)

  /// This, as one of all kinds.
  var task: PackTask { get }

  /// Adds its members to a level's.
  func write(to object: inout JSONObject)

  /// Calls `visit` for every text that a player reads.
  func visitTexts(_ visit: (PackText, PackTextRole) -> Void)

  /// Notes what breaks a rule; `offset` is the level's.
  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset)

  /// Warns of answers that are a trap.
  func addWarnings(to lint: inout PackWarningChecker)

  /// The level that plays as it says; throws where it breaks a rule.
  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level

  /// How many answers win the level that the solver plays.
  func countSolutions(with solver: inout PackSolver) -> Int
}

extension LevelFormat {
  static var needsHints: Bool { true }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {}

  func addWarnings(to lint: inout PackWarningChecker) {}
}
