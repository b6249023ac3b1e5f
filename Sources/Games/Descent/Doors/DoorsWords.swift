import Localization

extension L10n.DescentDoors {
  /// 0 to 6 in words.
  static func number(_ number: Int, atStart: Bool = false) -> LocalizedText {
    LocalizedText(atStart ? numbersAtStart : numbers, at: number)
  }
}
