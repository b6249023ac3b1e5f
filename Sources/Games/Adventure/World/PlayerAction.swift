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
