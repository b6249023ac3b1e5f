import Adventure
import Localization

/// A text of the world, whose it is, and the places in which it can be read.
struct PrintedText {
  let owner: String
  let text: LocalizedText
  let places: Set<PlaceID>
}

/// All that a world may print, place by place.
struct WorldProse {
  private let world: World
  private let everywhere: Set<PlaceID>

  init(_ world: World) {
    self.world = world
    everywhere = Set(world.places.map(\.id))
  }

  var texts: [PrintedText] {
    var texts = [PrintedText(owner: "intro", text: world.intro, places: [world.start])]
    texts += world.endings.flatMap { self.texts(of: $0) }
    texts += world.places.flatMap { self.texts(of: $0) }
    texts += world.things.flatMap { self.texts(of: $0) }
    texts += world.rules.flatMap { self.texts(of: $0) }
    for ladder in world.hints {
      texts += ladder.rungs.map { PrintedText(owner: ladder.id, text: $0, places: everywhere) }
    }
    return texts
  }

  private func texts(of ending: Ending) -> [PrintedText] {
    ([ending.title, ending.rank, ending.picture.text] + ending.texts.map(\.text))
      .map { PrintedText(owner: ending.id, text: $0, places: everywhere) }
  }

  /// Where a thing can be: a fixed one where it stands, any other everywhere.
  func places(of thing: Thing) -> Set<PlaceID> {
    guard !thing.traits.isDisjoint(with: [.fixed, .scenery, .door]),
      case .place(let start) = thing.start
    else { return everywhere }
    return Set([start] + thing.alsoIn)
  }

  private func texts(of place: Place) -> [PrintedText] {
    let refusals = place.exits.flatMap { [$0.refusal, $0.travelText] }.compactMap(\.self)
    let shown = place.description.map(\.text) + place.pictures.map(\.text)
    return ([place.name] + shown + refusals)
      .map { PrintedText(owner: place.id.id, text: $0, places: [place.id]) }
      + place.sight.map {
        PrintedText(owner: place.id.id, text: $0.text, places: Set(place.seenFrom))
      }
  }

  private func texts(of thing: Thing) -> [PrintedText] {
    let places = places(of: thing)
    let said = thing.description + thing.reading + thing.refusal + thing.initialDescription
    return ([thing.noun.bare, thing.noun.the] + thing.pictures.map(\.text))
      .map { PrintedText(owner: thing.id.id, text: $0, places: places) }
      + said.map {
        PrintedText(
          owner: thing.id.id, text: $0.text,
          places: places.intersection(self.places(while: $0.when)))
      }
  }

  // MARK: Rules

  private func texts(of rule: Rule) -> [PrintedText] {
    texts(
      of: rule.effects, in: places(of: rule.on).intersection(places(while: rule.when)), rule.id)
  }

  private func texts(
    of effects: [RuleEffect], in places: Set<PlaceID>, _ owner: String
  ) -> [PrintedText] {
    effects.flatMap { effect -> [PrintedText] in
      switch effect {
      case .say(let text), .refuse(let text), .ask(let text):
        [PrintedText(owner: owner, text: text, places: places)]
      case .sayOneOf(let texts), .sayNext(let texts, _):
        texts.map { PrintedText(owner: owner, text: $0, places: places) }
      case .when(let condition, let first, let second):
        texts(of: first, in: places.intersection(self.places(while: condition)), owner)
          + texts(of: second, in: places, owner)
      case .chance(_, let first, let second): texts(of: first + second, in: places, owner)
      case .move, .moveHere, .set, .add, .mark, .open, .close, .lock, .unlock, .light, .putOut, .go,
        .award, .proceed, .end:
        []
      }
    }
  }

  private func places(of trigger: RuleTrigger) -> Set<PlaceID> {
    switch trigger {
    case .instead(_, let first, let second), .after(_, let first, let second):
      places(of: first).intersection(places(of: second))
    case .entering(let place): [place]
    case .everyTurn: everywhere
    }
  }

  private func places(of pattern: ObjectPattern) -> Set<PlaceID> {
    guard case .thing(let id) = pattern, let thing = world.thing(id) else { return everywhere }
    return places(of: thing)
  }

  /// Where a condition can hold, as far as it speaks of places.
  private func places(while condition: WorldCondition) -> Set<PlaceID> {
    switch condition {
    case .at(let place): [place]
    case .not(.at(let place)): everywhere.subtracting([place])
    case .all(let conditions):
      conditions.reduce(everywhere) { $0.intersection(places(while: $1)) }
    case .any(let conditions): conditions.reduce([]) { $0.union(places(while: $1)) }
    case .inReach(let thing): places(of: .thing(thing))
    case .always, .never, .not, .visited, .thing, .held, .worn, .open, .locked, .lit, .inDarkness,
      .equals, .atLeast, .turnAtLeast, .turnIsMultiple, .turnsSince, .count, .towards,
      .isOver:
      everywhere
    }
  }
}
