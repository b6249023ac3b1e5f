import Localization

extension L10n.DescentDoors {
  /// 0 to 6 in words.
  static func number(_ number: Int, atStart: Bool = false) -> LocalizedText {
    LocalizedText(atStart ? numbersAtStart : numbers, at: number)
  }

  /// “bear, wolf, bird”.
  static func row(_ names: [LocalizedText]) -> LocalizedText {
    names.dropFirst().reduce(names[0]) { L10n.Common.list(first: $0, next: $1) }
  }
}
