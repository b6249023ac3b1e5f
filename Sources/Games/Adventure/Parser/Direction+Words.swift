import Localization

extension Direction {
  /// What a player may type for it.
  var words: LocalizedList {
    switch self {
    case .north: L10n.Grammar.north
    case .east: L10n.Grammar.east
    case .south: L10n.Grammar.south
    case .west: L10n.Grammar.west
    case .up: L10n.Grammar.up
    case .down: L10n.Grammar.down
    }
  }
}
