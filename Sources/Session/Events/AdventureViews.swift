import Adventure
package import Localization

/// Where the player stands in the adventure.
package struct RoomView: Equatable, Sendable {
  /// A thing, or a direction, by its id and its name.
  package struct Item: Equatable, Sendable {
    package let id: String
    package let name: LocalizedText
  }

  package let id: String
  package let name: LocalizedText
  package let exits: [Item]
  package let contents: [Item]
  package let carried: [Item]
  package let turn: Int
  package let score: Int
  package let possibleScore: Int
  package let picture: PictureView
  /// Seen for the first time, or looked at.
  package let isShown: Bool
  /// The names of all that is in sight, for a voice that completes what is typed.
  package var namesInSight: [LocalizedText] = []
}

/// A picture by its id, and in a sentence.
package struct PictureView: Equatable, Sendable {
  package let id: String
  package let text: LocalizedText
}

/// A place on the map of the adventure that the player has visited.
package struct AdventureMapPlaceView: Equatable, Sendable {
  /// A way; nil where it leads to what is not known yet.
  package struct Way: Equatable, Sendable {
    package let direction: RoomView.Item
    package let to: String?
  }

  package let id: String
  package let name: LocalizedText
  package let isHere: Bool
  package let ways: [Way]
}

/// A line of the adventure’s help.
package struct HelpRow: Equatable, Sendable {
  package let command: LocalizedText
  package let text: LocalizedText
}

extension AdventureGame {
  func room(isShown: Bool) -> RoomView? {
    guard let place = world.place(state.here) else { return nil }
    let isDark = isInDarkness
    return RoomView(
      id: place.id.id, name: place.name, exits: exits.map { RoomView.Item($0.direction) },
      contents: isDark ? [] : items(in: .place(place.id)),
      carried: items(in: .worn) + items(in: .carried), turn: state.turn, score: state.score,
      possibleScore: world.possibleScore,
      picture: isDark
        ? PictureView(id: "dark", text: L10n.Adventure.darkPicture)
        : PictureView(id: place.id.id, text: place.pictureText), isShown: isShown,
      namesInSight: visibleThings.map(\.noun.bare))
  }

  private func items(in location: ThingLocation) -> [RoomView.Item] {
    things(in: location).filter { !$0.traits.contains(.scenery) }
      .map { RoomView.Item(id: $0.id.id, name: $0.noun.bare) }
  }

  /// The places that were visited, in the world’s order.
  var map: [AdventureMapPlaceView] {
    world.places.filter { state.hasVisited($0.id) }.map { place in
      AdventureMapPlaceView(
        id: place.id.id, name: place.name, isHere: place.id == state.here,
        ways: visibleExits(of: place).map { exit in
          AdventureMapPlaceView.Way(
            direction: RoomView.Item(exit.direction),
            to: state.hasVisited(exit.to) ? exit.to.id : nil)
        })
    }
  }
}

extension RoomView.Item {
  fileprivate init(_ direction: Direction) {
    self.init(id: direction.rawValue, name: direction.name)
  }
}
