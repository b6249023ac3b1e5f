import Localization

extension L10n.DescentDoors {
  /// 0 to 6 in words.
  static func number(_ number: Int, atStart: Bool = false) -> LocalizedText {
    LocalizedText(atStart ? numbersAtStart : numbers, at: number)
  }

  /// “the bear door nor the wolf door”, for behind “neither”.
  static func neither(_ places: [LocalizedText]) -> LocalizedText {
    places.dropFirst().reduce(places[0]) { nor(first: $0, next: $1) }
  }

  /// “bear, wolf, bird”.
  static func row(_ names: [LocalizedText]) -> LocalizedText {
    names.dropFirst().reduce(names[0]) { L10n.Common.list(first: $0, next: $1) }
  }
}
