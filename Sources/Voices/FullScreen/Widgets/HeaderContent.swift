import Localization

/// Where the player is, for the header.
struct HeaderContent: Equatable {
  /// Numbers from 1.
  struct LevelPosition: Equatable {
    let number, of: Int
  }

  let title: LocalizedText
  var level: LevelPosition?
  /// Whether the level was won before.
  var isWon = false
  /// Whether the level is played in its second form.
  var isSecondNight = false
  /// How the player stands otherwise: wordings of the same, the longest first.
  var statusVariants: [LocalizedText] = []
}
