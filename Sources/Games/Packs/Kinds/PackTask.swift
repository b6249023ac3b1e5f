import Flow
import JSON

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
    switch level {
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
