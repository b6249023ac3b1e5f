import Localization

extension LocalizedText {
  /// Letters read out one by one, in each language its own.
  static func spelt(_ letters: (Language) -> Letters) -> LocalizedText {
    each { letters($0).spelt }
  }
}
