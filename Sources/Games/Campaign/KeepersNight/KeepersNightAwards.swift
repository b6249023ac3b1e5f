import Adventure
import Localization

private typealias Text = L10n.Awards

/// What gives points, in the order of the walkthrough; two hundred in all.
enum KeepersNightAwards {
  static let awards = lamp + rope + beacon + caravan

  private static let lamp = [
    Award("dry", Text.dry, points: 5, part: Text.partLamp, clue: Text.clueDry),
    Award("lit", Text.lit, points: 10, part: Text.partLamp, clue: Text.clueLit),
    Award("hung", Text.hung, points: 5, part: Text.partLamp, clue: Text.clueHung),
  ]

  /// Who knows the code of the rope from elsewhere needs no card.
  private static let rope = [
    Award(
      "code", Text.code, points: 5, part: Text.partRope, clue: Text.clueCode, isOptional: true),
    Award("clapper", Text.clapper, points: 5, part: Text.partRope, clue: Text.clueClapper),
    Award("free", Text.free, points: 10, part: Text.partRope, clue: Text.clueFree),
    Award("tugs", Text.tugs, points: 5, part: Text.partRope, clue: Text.clueCalls),
    Award("light", Text.light, points: 5, part: Text.partRope, clue: Text.clueCalls),
    Award("fall", Text.fall, points: 5, part: Text.partRope, clue: Text.clueCalls),
    Award("row", Text.row, points: 5, part: Text.partRope, clue: Text.clueCalls),
    Award("stuck", Text.stuck, points: 5, part: Text.partRope, clue: Text.clueCalls),
    Award("signed", Text.signed, points: 5, part: Text.partRope, clue: Text.clueSigned),
    Award("mirrored", Text.mirrored, points: 5, part: Text.partRope, clue: Text.clueMirrored),
    Award("asked", Text.asked, points: 10, part: Text.partRope, clue: Text.clueAsked),
    Award("answered", Text.answered, points: 10, part: Text.partRope, clue: Text.clueAnswered),
  ]

  private static let beacon = [
    Award("key", Text.key, points: 10, part: Text.partBeacon, clue: Text.clueKey),
    Award("unlocked", Text.unlocked, points: 5, part: Text.partBeacon, clue: Text.clueUnlocked),
    Award("dug", Text.dug, points: 5, part: Text.partBeacon, clue: Text.clueDug),
    Award("laid", Text.laid, points: 10, part: Text.partBeacon, clue: Text.clueLaid),
    Award("turned", Text.turned, points: 5, part: Text.partBeacon, clue: Text.clueTurned),
    Award("rung", Text.rung, points: 5, part: Text.partBeacon, clue: Text.clueRung),
  ]

  private static let caravan = [
    Award("called", Text.called, points: 10, part: Text.partCaravan, clue: Text.clueCalled),
    Award("second", Text.second, points: 5, part: Text.partCaravan, clue: Text.clueSecond),
    Award("told", Text.told, points: 5, part: Text.partCaravan, clue: Text.clueTold),
    Award("tile", Text.tile, points: 5, part: Text.partCaravan, clue: Text.clueTile),
    Award("wound", Text.wound, points: 10, part: Text.partCaravan, clue: Text.clueWound),
    Award("chamber", Text.chamber, points: 5, part: Text.partCaravan, clue: Text.clueChamber),
    Award("oiled", Text.oiled, points: 5, part: Text.partCaravan, clue: Text.clueOiled),
    Award("store", Text.store, points: 5, part: Text.partCaravan, clue: Text.clueStore),
    Award("sledged", Text.sledged, points: 5, part: Text.partCaravan, clue: Text.clueSledged),
    Award("thawed", Text.thawed, points: 5, part: Text.partCaravan, clue: Text.clueThawed),
    Award("railed", Text.railed, points: 5, part: Text.partCaravan, clue: Text.clueRailed),
  ]
}
