package import Localization

/// Hints for one thing to do, each clearer than the one before; the last one says the command.
package struct HintLadder: Sendable {
  package let id: String
  /// The ids of the things and places that it is about: who asks for one of them is given this ladder.
  package let about: [String]
  /// While it is to be done.
  package let when: WorldCondition
  /// While it is given to those who name nothing.
  package let unasked: WorldCondition
  /// While the player stands before it, and it comes before the others.
  package let here: WorldCondition
  package let rungs: [LocalizedText]

  package init(
    _ id: String, about: [String] = [], when: WorldCondition, unasked: WorldCondition = .always,
    here: WorldCondition = .never, _ rungs: LocalizedList
  ) {
    self.id = id
    self.about = about
    self.when = when
    self.unasked = unasked
    self.here = here
    let count = Language.allCases.map { rungs.resolved(in: $0).count }.max()
    self.rungs = (0..<(count ?? 0)).map { LocalizedText(rungs, at: $0) }
  }
}

/// All that does not change in a game; shared by all that play it.
package final class World: Sendable {
  package let id: String
  package let start: PlaceID
  package let intro: LocalizedText
  package let places: [Place]
  /// In the order in which they are listed.
  package let things: [Thing]
  package let rules: [Rule]
  package let awards: [Award]
  package let hints: [HintLadder]
  package let conversations: [Conversation]
  /// Whole lines and what they mean in this world, `what time is it = examine clock`.
  let rephrasings: LocalizedList?
  /// Where no way leads: the first of these that is in sight is looked at, the sky above, the drop below.
  let directionalViews: [Direction: [ThingID]]
  /// The first of them is that of games of older versions, which knew one.
  package let endings: [Ending]

  let index: WorldIndex

  /// Throws where an id stands twice or nothing has it.
  package init(
    id: String, start: PlaceID, intro: LocalizedText, places: [Place], things: [Thing],
    rules: [Rule], awards: [Award] = [], hints: [HintLadder] = [],
    conversations: [Conversation] = [], rephrasings: LocalizedList? = nil,
    directionalViews: [Direction: [ThingID]] = [:], endings: [Ending] = []
  ) throws(WorldError) {
    self.id = id
    self.start = start
    self.intro = intro
    self.places = places
    self.things = things
    self.rules = rules
    self.awards = awards
    self.hints = hints
    self.conversations = conversations
    self.rephrasings = rephrasings
    self.directionalViews = directionalViews
    self.endings = endings
    index = try WorldIndex(places: places, things: things, rules: rules)
    try check()
  }

  /// The points that can be won.
  package var possibleScore: Int { awards.reduce(0) { $0 + $1.points } }

  /// Nil where no ending has that id.
  package func ending(_ id: String) -> Ending? { endings.first { $0.id == id } }

  package func place(_ id: PlaceID) -> Place? { index.places[id].map { places[$0] } }

  package func thing(_ id: ThingID) -> Thing? { index.things[id].map { things[$0] } }
}

/// A place of a world, by a stable ASCII id.
package struct PlaceID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let id: String

  package init(_ id: String) { self.id = id }

  package init(stringLiteral id: String) { self.init(id) }
}

/// An object of a world, by a stable ASCII id.
package struct ThingID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let id: String

  package init(_ id: String) { self.id = id }

  package init(stringLiteral id: String) { self.init(id) }
}

/// A number that a world keeps by name, 0 until it is set.
package struct VariableID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let id: String

  package init(_ id: String) { self.id = id }

  package init(stringLiteral id: String) { self.init(id) }
}

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
