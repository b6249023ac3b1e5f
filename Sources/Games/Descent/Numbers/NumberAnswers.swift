import Localization

extension NumberUnit {
  /// How a player may say so many: digits, the word, and both with what is counted.
  func spellings(of number: Int) -> LocalizedList {
    .each { spellings(of: number, in: $0) }
  }

  private func spellings(of number: Int, in language: Language) -> [String] {
    let plain =
      [String(number)] + item(number, of: L10n.DescentNumbers.words, in: language)
      + feminine(number, in: language)
    return plain + plain.map { counted($0, in: language) } + ranked(number, in: language)
  }

  private func counted(_ number: String, in language: Language) -> String {
    let number = LocalizedText(cleaning: number)
    let text =
      switch self {
      case .pebbles: L10n.DescentNumbers.saidPebbles(number: number)
      case .pourings: L10n.DescentNumbers.saidPourings(number: number)
      case .minutes: L10n.DescentNumbers.saidMinutes(number: number)
      case .nights: L10n.DescentNumbers.saidNight(number: number)
      }
    return text.resolved(in: language)
  }

  /// “13th”, “the thirteenth night”: nights alone are counted so.
  private func ranked(_ number: Int, in language: Language) -> [String] {
    guard self == .nights else { return [] }
    let ranks =
      item(number - 1, of: L10n.DescentNumbers.ranks, in: language)
      + item(number - 1, of: L10n.DescentNumbers.ordinals, in: language)
    return ranks
      + ranks.map {
        L10n.DescentNumbers.saidRankedNight(rank: LocalizedText(cleaning: $0)).resolved(
          in: language)
      }
  }

  /// « vingt et une »
  private func feminine(_ number: Int, in language: Language) -> [String] {
    guard number % 10 == 1 else { return [] }
    return item(number / 10 - 2, of: L10n.DescentNumbers.feminine, in: language)
  }

  private func item(_ index: Int, of list: LocalizedList, in language: Language) -> [String] {
    let items = list.resolved(in: language)
    return items.indices.contains(index) ? [items[index]] : []
  }
}
