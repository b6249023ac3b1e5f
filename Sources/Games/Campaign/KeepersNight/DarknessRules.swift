import Adventure
import Localization

/// In the dark nothing can be put down: it could not be found again.
enum DarknessRules {
  static let rules = [
    Rule(
      "dark.keeps", on: .instead([.drop, .throw, .putIn, .putOn, .give], .anything, .optional),
      when: .inDarkness, [.refuse(L10n.WorldActs.darkKeeps)])
  ]
}
