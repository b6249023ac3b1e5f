import Adventure
import Localization

/// What gives points, in the order of the walkthrough; a hundred in all.
enum KeepersNightAwards {
  /// Who knows the code of the rope from elsewhere needs no card.
  static let awards = [
    Award("dry", L10n.Awards.dry, points: 5),
    Award("lit", L10n.Awards.lit, points: 10),
    Award("code", L10n.Awards.code, points: 5, isOptional: true),
    Award("clapper", L10n.Awards.clapper, points: 5),
    Award("free", L10n.Awards.free, points: 10),
    Award("key", L10n.Awards.key, points: 10),
    Award("unlocked", L10n.Awards.unlocked, points: 5),
    Award("dug", L10n.Awards.dug, points: 5),
    Award("laid", L10n.Awards.laid, points: 10),
    Award("turned", L10n.Awards.turned, points: 5),
    Award("hung", L10n.Awards.hung, points: 5),
    Award("asked", L10n.Awards.asked, points: 10),
    Award("answered", L10n.Awards.answered, points: 10),
    Award("rung", L10n.Awards.rung, points: 5),
  ]
}
