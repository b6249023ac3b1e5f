extension Pan {
  fileprivate static func + (one: Pan, other: Pan) -> Pan {
    Pan(things: zip(one.things, other.things).map { $0 + $1 }, pebbles: one.pebbles + other.pebbles)
  }

  fileprivate func times(_ count: Int) -> Pan {
    Pan(things: things.map { $0 * count }, pebbles: pebbles * count)
  }

  /// The pan with so many of each thing that there are, in place of the thing.
  fileprivate func replacing(_ thing: Int, by pan: Pan) -> Pan {
    var rest = self
    rest.things[thing] = 0
    return rest + pan.times(things[thing])
  }

  /// The place of a thing that lies here alone; nil where pebbles or others do.
  fileprivate var lonelyThing: Int? {
    let kinds = things.indices.filter { things[$0] > 0 }
    return kinds.count == 1 && pebbles == 0 ? kinds[0] : nil
  }
}

extension Weighing {
  /// Without what lies on both pans.
  var lightened: Weighing {
    var weighing = self
    for thing in left.things.indices {
      let common = min(left.things[thing], right.things[thing])
      weighing.left.things[thing] -= common
      weighing.right.things[thing] -= common
    }
    let common = min(left.pebbles, right.pebbles)
    weighing.left.pebbles -= common
    weighing.right.pebbles -= common
    return weighing
  }

  /// Whether nothing but pebbles is left.
  var isEmptied: Bool { left.terms == 0 || right.terms == 0 }

  /// How many kinds of things lie on the pans.
  var kinds: Int { left.things.indices.count(where: holds) }

  /// The only thing of which some are left once it is lightened; nil where there are none or more.
  var onlyThing: Int? {
    let rest = lightened
    let kinds = left.things.indices.filter(rest.holds)
    return kinds.count == 1 ? kinds[0] : nil
  }

  /// One thing against pebbles, where now several lie; nil where it is one already.
  var shared: Weighing? {
    guard let thing = onlyThing else { return nil }
    let count = left.things[thing] + right.things[thing]
    let pebbles = left.pebbles + right.pebbles
    guard count > 1, pebbles.isMultiple(of: count) else { return nil }
    var weighing = self
    weighing.left = left.part(count)
    weighing.right = right.part(count)
    return weighing
  }

  func replacing(_ thing: Int, by pan: Pan) -> Weighing {
    Weighing(left: left.replacing(thing, by: pan), right: right.replacing(thing, by: pan))
  }

  /// What lies against one such thing alone; nil where it lies otherwise.
  func pan(equalTo thing: Int) -> Pan? {
    if left.lonelyThing == thing, left.things[thing] == 1, right.things[thing] == 0 { return right }
    if right.lonelyThing == thing, right.things[thing] == 1, left.things[thing] == 0 { return left }
    return nil
  }
}

extension Pan {
  fileprivate func part(_ count: Int) -> Pan {
    Pan(things: things.map { $0 / count }, pebbles: pebbles / count)
  }
}
