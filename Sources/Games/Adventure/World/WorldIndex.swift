/// Where places, things and rules stand in a world’s arrays, so that lookups cost the same in every
/// world.
struct WorldIndex: Sendable {
  private(set) var places: [PlaceID: Int] = [:]
  private(set) var things: [ThingID: Int] = [:]
  private(set) var insteadRules: [Verb: [Int]] = [:]
  private(set) var afterRules: [Verb: [Int]] = [:]
  private(set) var arrivalRules: [PlaceID: [Int]] = [:]
  private(set) var turnRules: [Int] = []
  /// Fixed things that are seen in a place besides the one they stand in.
  private(set) var thingsAlsoIn: [PlaceID: [Thing]] = [:]

  init(places: [Place], things: [Thing], rules: [Rule]) throws(WorldError) {
    for (index, place) in places.enumerated()
    where self.places.updateValue(index, forKey: place.id) != nil {
      throw .duplicate(place.id.id)
    }
    for (index, thing) in things.enumerated() {
      guard self.things.updateValue(index, forKey: thing.id) == nil else {
        throw .duplicate(thing.id.id)
      }
      for place in thing.alsoIn { thingsAlsoIn[place, default: []].append(thing) }
    }
    for (index, rule) in rules.enumerated() { add(rule.on, at: index) }
  }

  private mutating func add(_ trigger: RuleTrigger, at index: Int) {
    switch trigger {
    case .instead(let verbs, _, _):
      for verb in verbs { insteadRules[verb, default: []].append(index) }
    case .after(let verbs, _, _): for verb in verbs { afterRules[verb, default: []].append(index) }
    case .entering(let place): arrivalRules[place, default: []].append(index)
    case .everyTurn: turnRules.append(index)
    }
  }
}

/// Why a world cannot be built.
package enum WorldError: Error, Equatable {
  /// An id that stands twice.
  case duplicate(String)
  /// An id that nothing has, and what names it.
  case unknown(String, in: String)
  /// A thing that locks and has no key, or is in more places than one and is not fixed, or has things in it
  /// and cannot hold any.
  case impossible(String)
}
