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
