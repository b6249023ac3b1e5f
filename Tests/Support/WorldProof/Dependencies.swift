import Adventure

/// What an order or a rule looks at: while nothing of it has changed, nothing new can come of it.
struct Dependencies {
  var things: Set<ThingID> = []
  var variables: Set<VariableID> = []

  /// Grows with the places that were come to.
  static let places: VariableID = "places:"

  init() {}

  /// What every order looks at: what gives light, what holds things, the ways and what comes of arriving.
  init(ofEveryOrderIn world: World) {
    for thing in world.things where thing.holdsThings || thing.traits.contains(.light) {
      things.insert(thing.id)
      variables.formUnion([.open(thing.id), .locked(thing.id), .lit(thing.id)])
    }
    for place in world.places {
      add(place.isDark)
      for exit in place.exits { add(exit.when) }
    }
    for rule in world.rules { if case .entering = rule.on { add(rule) } }
  }

  mutating func add(_ thing: ThingID?) {
    guard let thing else { return }
    things.insert(thing)
    variables.formUnion([.open(thing), .locked(thing), .lit(thing)])
  }

  mutating func add(_ rule: Rule) {
    add(rule.when)
    add(rule.effects)
  }

  mutating func add(_ condition: WorldCondition) {
    switch condition {
    case .not(let condition): add(condition)
    case .all(let conditions), .any(let conditions): for condition in conditions { add(condition) }
    case .thing(let thing, _), .held(let thing), .worn(let thing), .inReach(let thing),
      .open(let thing), .locked(let thing), .lit(let thing):
      add(thing)
    case .equals(let variable, _), .atLeast(let variable, _), .turnsSince(let variable, _):
      variables.insert(variable)
    case .visited: variables.insert(Self.places)
    case .always, .never, .at, .inDarkness, .turnAtLeast, .turnIsMultiple, .count, .towards,
      .isOver:
      break
    }
  }

  private mutating func add(_ effects: [RuleEffect]) {
    for effect in effects {
      switch effect {
      case .sayNext(_, let variable), .add(let variable, _): variables.insert(variable)
      case .when(let condition, let first, let second):
        add(condition)
        add(first + second)
      case .chance(_, let first, let second): add(first + second)
      case .say, .sayOneOf, .move, .moveHere, .set, .mark, .open, .close, .lock, .unlock, .light,
        .putOut, .go, .award, .refuse, .ask, .proceed, .end:
        break
      }
    }
  }
}
