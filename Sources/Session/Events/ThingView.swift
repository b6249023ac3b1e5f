import Adventure
package import Localization

/// A thing of the adventure that is in sight, as it is now.
package struct ThingView: Equatable, Sendable {
  package let id: String
  package let name: LocalizedText
  package let isWorn: Bool
  /// Nil for what gives no light.
  package let isLit: Bool?
  /// Nil for what neither opens nor closes.
  package let isOpen: Bool?
  /// Seen from afar, and out of reach.
  package let isDistant: Bool
  /// Neither to be taken nor alive: who knows the place knows of it.
  package let isFurniture: Bool
  /// What shows in it or on it.
  package let contents: [ThingView]

  package init(
    id: String, name: LocalizedText, isWorn: Bool = false, isLit: Bool? = nil,
    isOpen: Bool? = nil, isDistant: Bool = false, isFurniture: Bool = false,
    contents: [ThingView] = []
  ) {
    self.id = id
    self.name = name
    self.isWorn = isWorn
    self.isLit = isLit
    self.isOpen = isOpen
    self.isDistant = isDistant
    self.isFurniture = isFurniture
    self.contents = contents
  }
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
