import Adventure

/// An order that may change something, with the rules that its words match.
struct PossibleAction {
  let action: PlayerAction
  let instead: [Rule]
  let after: [Rule]
  let dependencies: Dependencies

  /// Stands for anything that no rule of the verb names.
  static let other: ThingID = "any other"

  /// Every one of a world that may change something.
  static func all(in world: World) -> [PossibleAction] {
    Verb.allCases.flatMap { verb in
      let rules = world.rules.compactMap { rule in rule.patterns(of: verb).map { (rule, $0) } }
      let firsts = rules.map(\.1.first)
      return objects(in: firsts, world.things.filter { $0.isMoved(by: verb) }).flatMap { object in
        let about = rules.filter { $0.1.first.matches(object) }
        let seconds = about.map(\.1.second)
        return objects(in: seconds, world.things.filter { $0.takesThings(of: verb) })
          .map { second in
            let matching = about.filter { $0.1.second.matches(second) }.map(\.0)
            return PossibleAction(PlayerAction(verb, object, second), matching)
          }
          .filter { $0.mayChangeAnything(in: world) }
      }
    }
  }

  private init(_ action: PlayerAction, _ matching: [Rule]) {
    self.action = action
    instead = matching.filter(\.isInstead)
    after = matching.filter { !$0.isInstead }
    var dependencies = Dependencies()
    dependencies.add(action.object)
    dependencies.add(action.second)
    for rule in matching { dependencies.add(rule) }
    self.dependencies = dependencies
  }

  /// What the patterns name, what the verb itself may be about, anything else, and nothing.
  private static func objects(in patterns: [ObjectPattern], _ things: [Thing]) -> [ThingID?] {
    var named = Set(things.map(\.id))
    for case .thing(let thing) in patterns { named.insert(thing) }
    return [nil, other] + named.sorted { $0.id < $1.id }
  }

  /// Whether all that it names is among these things.
  func isAbout(_ things: Set<ThingID>) -> Bool {
    [action.object, action.second].allSatisfy { thing in
      thing.map { $0 == Self.other || things.contains($0) } ?? true
    }
  }

  private func mayChangeAnything(in world: World) -> Bool {
    if (instead + after).contains(where: { $0.effects.contains(where: \.mayChange) }) {
      return true
    }
    guard let object = action.object else { return action.verb.isMovement }
    return world.thing(object)?.isMoved(by: action.verb) ?? false
  }
}

extension Verb {
  /// Whether it leads to another place.
  var isMovement: Bool { [.go, .enter, .leave, .climb].contains(self) }
}

extension Thing {
  /// Whether a verb by itself may change anything about it, or lead through it.
  fileprivate func isMoved(by verb: Verb) -> Bool {
    switch verb {
    case .take, .drop, .putIn, .putOn: isPortable
    case .open, .close: traits.contains(.openable)
    case .unlock, .lock: traits.contains(.lockable)
    case .light, .putOut: traits.isSuperset(of: [.light, .switchable])
    case .wear, .takeOff: traits.contains(.wearable)
    case .enter, .leave, .climb: traits.contains(.door)
    default: false
    }
  }

  fileprivate func takesThings(of verb: Verb) -> Bool {
    (verb == .putIn || verb == .putOn) && holdsThings
  }
}

extension Rule {
  fileprivate var isInstead: Bool { if case .instead = on { true } else { false } }

  /// What it says of the objects of a verb; nil where it is about none or about others.
  fileprivate func patterns(of verb: Verb) -> (first: ObjectPattern, second: ObjectPattern)? {
    switch on {
    case .instead(let verbs, let first, let second), .after(let verbs, let first, let second):
      verbs.contains(verb) ? (first, second) : nil
    case .entering, .everyTurn: nil
    }
  }
}

extension RuleEffect {
  /// Whether it does more than say something.
  fileprivate var mayChange: Bool {
    switch self {
    case .say, .sayOneOf, .refuse, .ask: false
    case .when(_, let effects, let otherwise), .chance(_, let effects, let otherwise):
      (effects + otherwise).contains(where: \.mayChange)
    case .sayNext, .move, .moveHere, .set, .add, .mark, .open, .close, .lock, .unlock, .light,
      .putOut, .go, .award, .proceed, .end:
      true
    }
  }
}
