import Flow
import JSON

/// What the player does in a level, by kind.
enum PackTask: Equatable, Sendable {
  case closed(PackClosedQuestion)
  case several(PackSeveralAnswers)
  case match(PackMatching)
  case open(PackOpenQuestion)
  case number(PackNumberQuestion)
  case gaps(PackGaps)
  case rotor(PackRotor)
  case search(PackSearch)
  case reflex(PackReflexRound)

  /// The kinds; a name is the word of a level's member `kind`.
  enum Kind: String, CaseIterable, Sendable {
    case closed, rotor, open, search, reflex, number, several, match, gaps
  }

  /// How every kind stands in packs, in the order of the starter.
  static let formats: [any LevelFormat.Type] = Kind.allCases.map(\.format)

  /// Of `node`, a level that fits the format.
  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let kind = source.string("kind", of: node).flatMap(Kind.init(rawValue:)),
      let task = kind.format.task(valid: node, in: source)
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
    case .form: preconditionFailure("a form of the program’s own")
    case .reflex(let level): self = .reflex(PackReflexRound(level))
    }
  }

  /// The task as what it is; an answer to choose fits in without a box.
  var format: any LevelFormat {
    switch self {
    case .closed(let question): question
    case .several(let answers): answers
    case .match(let matching): matching
    case .open(let question): question
    case .number(let question): question
    case .gaps(let gaps): gaps
    case .rotor(let rotor): rotor
    case .search(let search): search
    case .reflex(let round): round
    }
  }
}

extension PackTask.Kind {
  /// How levels of this kind stand in packs.
  var format: any LevelFormat.Type {
    switch self {
    case .closed: PackClosedQuestion.self
    case .several: PackSeveralAnswers.self
    case .match: PackMatching.self
    case .open: PackOpenQuestion.self
    case .number: PackNumberQuestion.self
    case .gaps: PackGaps.self
    case .rotor: PackRotor.self
    case .search: PackSearch.self
    case .reflex: PackReflexRound.self
    }
  }
}
