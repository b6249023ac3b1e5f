import Adventure
import Localization

/// What is laid down in the dark could not be found again.
extension KeepersNight {
  static let darkRules = [
    Rule(
      "dark.keeps",
      on: .instead([.drop, .throw, .putIn, .putOn, .give], .anything, .optional),
      when: .inDarkness, [.refuse(L10n.WorldActs.darkKeeps)])
  ]
}
