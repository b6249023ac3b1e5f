import Adventure
package import Localization

/// What the adventure says, in the words of the wire.
package enum AdventureEvent: Equatable, Sendable {
  case text(LocalizedText, AdventureTextRole)
  /// Where the player stands, behind the name of the place and at the end of every command.
  case room(RoomView)
  /// A thing that was dealt with, or examined.
  case picture(PictureView, isExamined: Bool)
  /// Points came, unless the player wants to hear nothing of them.
  case points(PointsView)
  case map([AdventureMapPlaceView])
  case help([HelpRow])
  /// Both modes are won: the two ends of the rope meet.
  case epilogue(LocalizedText)
  /// What was said before, when the adventure is opened again.
  case transcript([AdventureTranscript.Message])
}

/// Where the player stands in the adventure.
package struct RoomView: Equatable, Sendable {
  /// A direction by its id and its name.
  package struct Item: Equatable, Sendable {
    package let id: String
    package let name: LocalizedText
  }

  package let id: String
  package let name: LocalizedText
  package let exits: [Item]
  /// The ways out in one list, as one says it, with the places that are known.
  package let ways: LocalizedText
  package let contents: [ThingView]
  /// What is worn, then what is held.
  package let carried: [ThingView]
  /// What else is in sight: what the texts name, and what is seen from afar.
  package let sights: [ThingView]
  package let turn: Int
  package let score: Int
  package let possibleScore: Int
  /// Nil where nothing is drawn.
  package let picture: PictureView?
  /// The story is won: the ways are of no use any more.
  package let isOver: Bool
  /// Without light only what is carried is known.
  package let isDark: Bool
  /// Seen for the first time, or looked at.
  package internal(set) var isShown: Bool
  /// The names of what is in sight and of known places, for a voice that completes what is typed.
  package var namesToOffer: [LocalizedText] = []
}

/// A picture of a place or a thing, by the id of that, and in words.
package struct PictureView: Equatable, Sendable {
  package let id: String
  /// The ids of what it is drawn of, the lowest first.
  package let drawings: [String]
  package let text: LocalizedText
}

/// A place on the map of the adventure that the player has visited.
package struct AdventureMapPlaceView: Equatable, Sendable {
  /// A way; nil where it leads to what is not known yet.
  package struct Way: Equatable, Sendable {
    package let direction: RoomView.Item
    package let to: String?
    /// What it leads to, as it stands in a sentence; nil for what was neither visited nor seen from here.
    package let place: LocalizedText?
  }

  package let id: String
  package let name: LocalizedText
  /// As it stands in a sentence: “the pass”.
  package let the: LocalizedText
  package let isHere: Bool
  package let ways: [Way]
}

/// Points of the adventure as they come.
package struct PointsView: Equatable, Sendable {
  package let points: Int
  /// All that were won so far, of how many.
  package let score: Int
  package let possibleScore: Int

  package var text: LocalizedText {
    L10n.Comfort.points(count: points, score: score, of: possibleScore)
  }
}

/// A line of the adventure’s help.
package struct HelpRow: Equatable, Sendable {
  package let command: LocalizedText
  package let text: LocalizedText
}

extension HelpRow {
  /// Of a line of the tables: the command, then what it does.
  init(_ line: LocalizedList) {
    self.init(command: LocalizedText(line, at: 0), text: LocalizedText(line, at: 1))
  }
}

extension AdventureGame {
  func room(isShown: Bool) -> RoomView? {
    guard let place = world.place(state.here) else { return nil }
    let isDark = isInDarkness
    let visible = visibleThings
    let contents = isDark ? [] : views(in: .place(place.id))
    let carried = views(in: .worn) + views(in: .carried)
    return RoomView(
      id: place.id.id, name: place.name,
      exits: state.isOver ? [] : exits.map { RoomView.Item($0.direction) },
      ways: LocalizedText.list(exits.map { way($0, from: place) }) ?? L10n.Adventure.noWays,
      contents: contents, carried: carried,
      sights: sights(among: visible, beside: contents + carried),
      turn: state.turn, score: state.score,
      possibleScore: world.possibleScore,
      picture: picture(of: place, isDark: isDark), isOver: state.isOver, isDark: isDark,
      isShown: isShown,
      namesToOffer: namesToOffer(among: visible))
  }

  /// Of what is in sight, and of the places that one can go back to.
  private func namesToOffer(among visible: [Thing]) -> [LocalizedText] {
    var names: [LocalizedText] = []
    names.reserveCapacity(visible.count + world.places.count)
    for thing in visible where !thing.traits.contains(.absent) { names.append(thing.noun.bare) }
    for place in world.places where state.hasVisited(place) && place.id != state.here {
      names.append(place.noun.bare)
    }
    return names
  }

  private func picture(of place: Place, isDark: Bool) -> PictureView? {
    if let end = endPicture { return PictureView(id: end.id, of: [end]) }
    if isDark {
      return PictureView(id: "dark", drawings: ["dark"], text: L10n.Adventure.darkPicture)
    }
    return PictureView(id: place.id.id, of: pictures(of: place))
  }

  /// A way, and what the player knows behind it.
  private func way(_ exit: Exit, from place: Place) -> LocalizedText {
    let towards = exit.direction.towards
    return knownPlace(behind: exit, from: place)
      .map { L10n.Comfort.wayToPlace(towards: towards, the: $0.noun.the) } ?? towards
  }

  /// What the player knows behind a way: they were there, or see it from where it begins.
  private func knownPlace(behind exit: Exit, from place: Place) -> Place? {
    world.place(exit.to).flatMap {
      state.hasVisited($0) || $0.seenFrom.contains(place.id) ? $0 : nil
    }
  }

  /// The places that were visited, in the world’s order.
  var map: [AdventureMapPlaceView] {
    world.places.filter { state.hasVisited($0) }.map { place in
      AdventureMapPlaceView(
        id: place.id.id, name: place.name, the: place.noun.the,
        isHere: place.id == state.here,
        ways: visibleExits(of: place).map { exit in
          AdventureMapPlaceView.Way(
            direction: RoomView.Item(exit.direction),
            to: state.hasVisited(exit.to) ? exit.to.id : nil,
            place: knownPlace(behind: exit, from: place)?.noun.the)
        })
    }
  }
}

extension PictureView {
  /// What they show together; nil without any.
  init?(id: String, of pictures: [ConditionalPicture]) {
    guard let first = pictures.first else { return nil }
    self.init(
      id: id, drawings: pictures.map(\.id),
      text: pictures.dropFirst().reduce(first.text) {
        L10n.WorldPictures.andMore(picture: $0, more: $1.text)
      })
  }
}

extension RoomView.Item {
  fileprivate init(_ direction: Direction) {
    self.init(id: direction.rawValue, name: direction.name)
  }
}

/// A thing of the adventure that is in sight, as it is now.
package struct ThingView: Equatable, Sendable {
  package let id: String
  package let name: LocalizedText
  package var isWorn = false
  /// Nil for what gives no light.
  package var isLit: Bool?
  /// Nil for what neither opens nor closes.
  package var isOpen: Bool?
  /// Seen from afar, and out of reach.
  package var isDistant = false
  /// Neither to be taken nor alive: who knows the place knows of it.
  package var isFurniture = false
  /// What shows in it or on it.
  package var contents: [ThingView] = []
}

extension AdventureGame {
  /// What is listed of a place, of a thing, or of what is carried.
  func views(in location: ThingLocation) -> [ThingView] {
    things(in: location).filter { !$0.traits.contains(.scenery) }
      .map { view(of: $0, isWorn: location == .worn) }
  }

  /// What of all that is visible stands in no list; not what is everywhere, as one’s own feet.
  func sights(among visible: [Thing], beside listed: [ThingView]) -> [ThingView] {
    var told = Set(listed.flatMap(\.ids))
    var sights: [ThingView] = []
    for thing in visible where isSight(thing) && !told.contains(thing.id.id) {
      let view = view(of: thing)
      for inside in view.contents { told.formUnion(inside.ids) }
      sights.append(view)
    }
    return sights
  }

  private func isSight(_ thing: Thing) -> Bool {
    thing.traits.isDisjoint(with: .unseen)
      && thing.alsoIn.count + 1 < world.places.count
  }

  private func view(of thing: Thing, isWorn: Bool = false) -> ThingView {
    ThingView(
      id: thing.id.id, name: thing.noun.bare, isWorn: isWorn,
      isLit: thing.traits.contains(.light) ? isLit(thing.id) : nil,
      isOpen: thing.traits.contains(.openable) ? isOpen(thing.id) : nil,
      isDistant: thing.traits.contains(.distant),
      isFurniture: !thing.isPortable && !thing.traits.contains(.animate),
      contents: thing.holdsThings && showsInside(thing) ? views(in: .inside(thing.id)) : [])
  }
}

extension ThingView {
  /// Its own, and those of all that is in it.
  fileprivate var ids: [String] { [id] + contents.flatMap(\.ids) }
}
