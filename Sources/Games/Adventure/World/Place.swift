package import Localization

/// A text that is said while its condition holds.
package struct ConditionalText: Sendable {
  package let when: WorldCondition
  package let text: LocalizedText

  package init(_ text: LocalizedText, when: WorldCondition = .always) {
    self.when = when
    self.text = text
  }

  /// Whether it is said always, and so says nothing new to who was there before.
  var isConstant: Bool { if case .always = when { true } else { false } }
}

/// A room or a stretch of the mountain; shared, never changed.
package final class Place: Sendable {
  package let id: PlaceID
  package let name: LocalizedText
  /// What a player calls it: “go to the hut”.
  package let noun: Noun
  /// Every text whose condition holds, in order, is part of it.
  package let description: [ConditionalText]
  /// Every picture whose condition holds is part of it, each over those before it.
  package let pictures: [ConditionalPicture]
  package let exits: [Exit]
  /// How it looks from afar, from the places of `seenFrom`; the first one whose condition holds.
  package let sight: [ConditionalText]
  package let seenFrom: [PlaceID]
  /// While it holds, only a light shows anything here.
  package let isDark: WorldCondition
  /// Set once the player was here.
  let visited: VariableID

  package init(
    id: PlaceID, name: LocalizedText, noun: LocalizedList, description: [ConditionalText],
    pictures: [ConditionalPicture], exits: [Exit], isDark: WorldCondition = .never,
    sight: [ConditionalText] = [], seenFrom: [PlaceID] = []
  ) {
    self.id = id
    visited = .visited(id)
    self.name = name
    self.noun = Noun(line: noun)
    self.description = description
    self.pictures = pictures
    self.exits = exits
    self.sight = sight
    self.seenFrom = seenFrom
    self.isDark = isDark
  }
}

/// A way from one place to another.
package struct Exit: Sendable {
  package let direction: Direction
  package let to: PlaceID
  /// An openable thing that must stand open.
  package let door: ThingID?
  /// What must hold, and what is said where it does not.
  package let when: WorldCondition
  package let refusal: LocalizedText?
  /// Said on the way.
  package let travelText: LocalizedText?
  /// Where its condition does not hold, it is not even shown among the exits.
  package let isHidden: Bool
  /// Which of several ways is “out”.
  package let leadsOut: Bool

  package init(
    _ direction: Direction, to: PlaceID, door: ThingID? = nil, when: WorldCondition = .always,
    refusal: LocalizedText? = nil, travelText: LocalizedText? = nil, isHidden: Bool = false,
    leadsOut: Bool = false
  ) {
    self.direction = direction
    self.to = to
    self.door = door
    self.when = when
    self.refusal = refusal
    self.travelText = travelText
    self.isHidden = isHidden
    self.leadsOut = leadsOut
  }
}

/// A picture that is shown while its condition holds: voices draw it by its id, or say its sentence.
package struct ConditionalPicture: Sendable {
  package let id: String
  package let text: LocalizedText
  package let when: WorldCondition

  package init(_ id: String, _ text: LocalizedText, when: WorldCondition = .always) {
    self.id = id
    self.text = text
    self.when = when
  }
}

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
  /// Yes or no, said before a look at what was asked about.
  var isSo: Bool?

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
