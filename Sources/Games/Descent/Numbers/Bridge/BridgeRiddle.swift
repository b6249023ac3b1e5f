/// Someone who wants to cross.
package enum Person: Int, CaseIterable, Sendable {
  case mason, cook, smith, potter, scribe, keeper, piper, child
}

/// A person and the minutes that one crossing takes.
package struct Traveller: Equatable, Sendable {
  package let person: Person
  package let minutes: Int
}

/// Two places among the travellers.
package struct TravellerPair: Equatable, Sendable {
  package let first: Int
  package let second: Int

  /// Whether both walk in a group, a bit for each traveller.
  func isWithin(_ group: Int) -> Bool { group >> first & 1 == 1 && group >> second & 1 == 1 }
}

/// A bridge that bears two, and one lamp: in how many minutes, at least, are all across?
package struct BridgeRiddle: NumberModel {
  /// In the order in which they are told.
  package let travellers: [Traveller]
  /// Two who never walk the bridge together; nil where all do.
  package let quarrel: TravellerPair?
}
