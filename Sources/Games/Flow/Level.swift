/// A level of the campaign; its kinds are the seed's subclasses (`game-flow.txt`).
package enum Level: Equatable, Sendable {
  case closed(ClosedQuestionLevel)
  case rotor(RotorLevel)
  case open(OpenQuestionLevel)
  case search(SearchLevel)
  case reflex(ReflexLevel)

  /// The kinds of level; a name is the word of packs and of the wire.
  package enum Kind: String, CaseIterable, Sendable { case closed, rotor, open, search, reflex }

  package var kind: Kind {
    switch self {
    case .closed: .closed
    case .rotor: .rotor
    case .open: .open
    case .search: .search
    case .reflex: .reflex
    }
  }

  package var story: LevelStory {
    switch self {
    case .closed(let level): level.story
    case .rotor(let level): level.story
    case .open(let level): level.story
    case .search(let level): level.story
    case .reflex(let level): level.story
    }
  }

  package var id: String { story.id }

  /// The wrong ways that have a reply of their own: "falls found: 12 of 36" counts them.
  package var falls: [Answer] {
    switch self {
    case .closed(let level): level.wrong.map(\.id)
    case .rotor(let level): level.misreadings.map(\.id)
    case .open(let level): level.nearMisses.map(\.id)
    case .search(let level): level.elements.flatMap(\.falls)
    case .reflex: []
    }
  }

  /// The answers that an entry shows, in the order that (game seed, level, entry) gives.
  package func choices(seed: UInt64, entry: Int) -> [Choice] {
    var generator = SeededGenerator(seed: seed, name: id, number: entry)
    switch self {
    case .closed(let level):
      return generator.shuffled([level.right] + level.wrong)
    case .rotor(let level):
      let drawn = generator.shuffled(level.misreadings).prefix(level.shown - 1)
      return generator.shuffled([level.right] + drawn)
    case .open, .search, .reflex:
      return []
    }
  }
}
