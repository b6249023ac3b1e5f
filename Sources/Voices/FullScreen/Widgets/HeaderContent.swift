import Localization

/// Where the player is, for the header.
struct HeaderContent: Equatable {
  /// Numbers from 1.
  struct LevelPosition: Equatable {
    let number, of: Int
    /// Whether it is a landing of a descent.
    var isLanding = false
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

extension HeaderContent.LevelPosition {
  /// As in “level 2 of 5”.
  var text: LocalizedText {
    isLanding
      ? L10n.Descent.landingPosition(landing: number, of: of)
      : L10n.Common.levelPosition(level: number, of: of)
  }
}
