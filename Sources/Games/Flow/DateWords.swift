import Localization

/// The words of a language that make a date; read from the tables once, then shared.
final class DateWords: Sendable {
  /// Before Christ, or after.
  enum Era: Sendable { case before, after }

  /// 1 for January, by its folded names.
  private let months: [String: Int]
  private let fillers: Set<String>
  private let weekdays: Set<String>
  /// `century`, and what it is short for.
  let centuries: Set<String>
  /// What says nothing before a century.
  let centuryFillers: Set<String>
  /// What stands with the first and the last year of a time.
  let yearLinks: Set<String>
  /// `king`, and what else may stand before a ruler’s name and number.
  let rulers: Set<String>
  /// The words of each, in a row; the longer ones first.
  private let eras: [(words: [String], era: Era)]

  static func of(_ language: Language) -> DateWords { all[language.index] }

  private static let all = Language.allCases.map { DateWords($0) }

  private init(_ language: Language) {
    let names = L10n.Answers.months.resolved(in: language).map { $0.split(separator: " ") }
    months = Dictionary(
      names.enumerated().flatMap { index, names in names.map { (String($0), index + 1) } },
      uniquingKeysWith: { first, _ in first })
    fillers = Set(L10n.Answers.dateFillers.resolved(in: language))
    weekdays = Set(L10n.Answers.weekdays.resolved(in: language))
    centuries = Set(L10n.Answers.centuries.resolved(in: language))
    centuryFillers = Set(L10n.Answers.centuryFillers.resolved(in: language))
    yearLinks = Set(L10n.Answers.yearLinks.resolved(in: language))
    rulers = Set(L10n.Answers.rulers.resolved(in: language))
    eras = [
      (L10n.Answers.beforeChrist, Era.before), (L10n.Answers.afterChrist, Era.after),
    ].flatMap { list, era in
      list.resolved(in: language).map { ($0.split(separator: " ").map(String.init), era) }
    }.sorted { $0.words.count > $1.words.count }
  }

  /// Which of some folded words is the name of a month, and of which; of one mistyped where numbers alone stand
  /// beside it. Nil where none is, or several are.
  func month(in words: [String]) -> (place: Int, number: Int)? {
    let named = words.indices.compactMap { place in months[words[place]].map { (place, $0) } }
    guard named.isEmpty else { return named.count == 1 ? named[0] : nil }
    let unnumbered = words.indices.filter { !words[$0].beginsWithNumber }
    guard words.count > 1, unnumbered.count == 1, let place = unnumbered.first else { return nil }
    let meant = Set(months.filter { [words[place]].isSlip(of: [$0.key]) }.values)
    return meant.count == 1 ? meant.first.map { (place, $0) } : nil
  }

  func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  func isWeekday(_ word: String) -> Bool { weekdays.contains(word) }

  /// The era that the words name, which are taken out; nil where they name none.
  func removeEra(from words: inout [String]) -> Era? {
    // `44BC`
    for (era, kind) in eras where era.count == 1 {
      let place = words.firstIndex { word in
        word.count > era[0].count && word.hasSuffix(era[0])
          && word.dropLast(era[0].count).allSatisfy { $0.isASCII && $0.isNumber }
      }
      guard let place else { continue }
      words[place].removeLast(era[0].count)
      return kind
    }
    for (era, kind) in eras {
      let starts = words.indices.filter { words[$0...].starts(with: era) }
      guard let start = starts.first else { continue }
      words.removeSubrange(start..<(start + era.count))
      return kind
    }
    return nil
  }

  /// The era of which these are the words, joined; nil for any other text.
  func era(joined text: String) -> Era? {
    eras.first { $0.words.joined() == text }?.era
  }
}
