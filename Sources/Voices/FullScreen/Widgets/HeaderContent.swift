import Localization

/// Where the player is, for the header.
struct HeaderContent {
  let title: LocalizedText
  /// Numbers from 1.
  var level: (number: Int, of: Int)?
  /// Whether the level was won before.
  var isWon = false
  /// How the player stands otherwise: wordings of the same, the longest first.
  var statusVariants: [LocalizedText] = []
}
