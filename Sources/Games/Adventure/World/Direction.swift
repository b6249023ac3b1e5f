package import Localization

/// The six ways out of a place; raw values are the words of the wire.
package enum Direction: String, CaseIterable, Sendable {
  case north, east, south, west, up, down

  package var name: LocalizedText { texts.name }
  /// As it stands in a list of ways; a bare « est » is heard as a verb.
  package var towards: LocalizedText {
    LocalizedText(L10n.Adventure.towards, at: Self.allCases.firstIndex(of: self) ?? 0)
  }

  /// What a player may type for it.
  package var words: LocalizedList { texts.words }

  private var texts: (name: LocalizedText, words: LocalizedList) {
    switch self {
    case .north: (L10n.Adventure.north, L10n.Grammar.north)
    case .east: (L10n.Adventure.east, L10n.Grammar.east)
    case .south: (L10n.Adventure.south, L10n.Grammar.south)
    case .west: (L10n.Adventure.west, L10n.Grammar.west)
    case .up: (L10n.Adventure.up, L10n.Grammar.up)
    case .down: (L10n.Adventure.down, L10n.Grammar.down)
    }
  }
}
