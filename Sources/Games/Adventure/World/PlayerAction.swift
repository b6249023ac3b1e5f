/// What a command asks for, once its words are understood.
package struct PlayerAction: Hashable, Sendable {
  package let verb: Verb
  package var object: ThingID?
  package var second: ThingID?
  package var direction: Direction?
  /// “three times”; 1 where no number was said.
  package var count = 1

  package init(
    _ verb: Verb, _ object: ThingID? = nil, _ second: ThingID? = nil,
    direction: Direction? = nil, count: Int = 1
  ) {
    self.verb = verb
    self.object = object
    self.second = second
    self.direction = direction
    self.count = count
  }
}
