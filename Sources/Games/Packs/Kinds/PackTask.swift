import Flow
import JSON
import Localization

/// What the player does in a level, by kind.
enum PackTask: Equatable, Sendable {
  case closed(PackClosedQuestion)
  case rotor(PackRotor)
  case open(PackOpenQuestion)
  case search(PackSearch)
  case reflex(PackReflexRound)

  /// How every kind stands in packs, in the order of the starter.
  static let formats: [any LevelFormat.Type] = [
    PackClosedQuestion.self, PackRotor.self, PackOpenQuestion.self, PackSearch.self,
    PackReflexRound.self,
  ]

  /// Of `node`, a level that fits the format.
  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let kind = source.member("kind", of: node),
      let format = Self.formats.first(where: { source.isString(kind, $0.kind.rawValue) }),
      let task = format.init(valid: node, in: source)?.task
    else { return nil }
    self = task
  }

  /// The task of a level of the program.
  init(_ level: Level) {
    switch level.task {
    case .closed(let level): self = .closed(PackClosedQuestion(level))
    case .rotor(let level): self = .rotor(PackRotor(level))
    case .open(let level): self = .open(PackOpenQuestion(level))
    case .search(let level): self = .search(PackSearch(level))
    case .reflex(let level): self = .reflex(PackReflexRound(level))
    }
  }

  /// The task as what it is; an answer to choose fits in without a box.
  var format: any LevelFormat {
    switch self {
    case .closed(let question): question
    case .rotor(let rotor): rotor
    case .open(let question): question
    case .search(let search): search
    case .reflex(let round): round
    }
  }
}

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
  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level

  /// How many answers win the level that the solver plays.
  func countSolutions(with solver: inout PackSolver) -> Int
}

extension LevelFormat {
  static var needsHints: Bool { true }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {}

  func addWarnings(to lint: inout PackWarningChecker) {}
}
