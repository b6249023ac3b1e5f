package import Localization

/// The six ways out of a place; raw values are the words of the wire.
package enum Direction: String, CaseIterable, Sendable {
  case north, east, south, west, up, down

  package var name: LocalizedText { texts.name }
  /// As it stands in a list of ways; a bare « est » is heard as a verb.
  package var towards: LocalizedText {
    LocalizedText(L10n.Adventure.towards, at: Self.allCases.firstIndex(of: self) ?? 0)
  }

  /// What a player may type for it.
  package var words: LocalizedList { texts.words }

  private var texts: (name: LocalizedText, words: LocalizedList) {
    switch self {
    case .north: (L10n.Adventure.north, L10n.Grammar.north)
    case .east: (L10n.Adventure.east, L10n.Grammar.east)
    case .south: (L10n.Adventure.south, L10n.Grammar.south)
    case .west: (L10n.Adventure.west, L10n.Grammar.west)
    case .up: (L10n.Adventure.up, L10n.Grammar.up)
    case .down: (L10n.Adventure.down, L10n.Grammar.down)
    }
  }
}

/// What a command asks for, once its words are understood.
package struct PlayerAction: Hashable, Sendable {
  package let verb: Verb
  package var object: ThingID?
  package var second: ThingID?
  package var direction: Direction?
  /// “three times”; 1 where no number was said.
  package var count = 1
  /// Where to, or which place is looked at, by its name.
  package var place: PlaceID?
  /// What `ask` and `tell` are about; nil where only somebody was named.
  package var subject: Subject?

  package init(
    _ verb: Verb, _ object: ThingID? = nil, _ second: ThingID? = nil,
    direction: Direction? = nil, count: Int = 1, place: PlaceID? = nil, subject: Subject? = nil
  ) {
    self.verb = verb
    self.object = object
    self.second = second
    self.direction = direction
    self.count = count
    self.place = place
    self.subject = subject
  }

  /// Whether it leads to its place, over as many steps as that takes.
  var isTravel: Bool {
    switch verb {
    case .go, .enter, .climb, .descend, .follow, .take, .leave: true
    default: false
    }
  }
}
