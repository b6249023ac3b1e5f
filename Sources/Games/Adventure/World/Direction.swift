package import Localization

/// The six ways out of a place; raw values are the words of the wire.
package enum Direction: String, CaseIterable, Sendable {
  case north, east, south, west, up, down

  package var name: LocalizedText {
    switch self {
    case .north: L10n.Adventure.north
    case .east: L10n.Adventure.east
    case .south: L10n.Adventure.south
    case .west: L10n.Adventure.west
    case .up: L10n.Adventure.up
    case .down: L10n.Adventure.down
    }
  }
}
