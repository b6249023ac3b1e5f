package import Localization

extension LocalizedText {
  /// `2026-11-21`, with or without a time behind it, as the language writes it.
  package static func day(_ text: String, in language: Language) -> LocalizedText {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    let months = L10n.Reflex.months.resolved(in: language)
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else {
      return LocalizedText(cleaning: text)
    }
    let month = LocalizedText(cleaning: months[parts[1] - 1])
    let year = LocalizedText(cleaning: "\(parts[0])")
    return parts[2] == 1
      ? L10n.Reflex.dateFirst(month: month, year: year)
      : L10n.Reflex.date(day: parts[2], month: month, year: year)
  }
}

extension LocalizedText {
  /// Texts one behind the other, as all languages set them.
  package static func joined(
    _ texts: [LocalizedText], by separator: String = ", ", in language: Language
  ) -> LocalizedText {
    let joined = texts.map { $0.resolved(in: language) }.joined(separator: separator)
    return LocalizedText(cleaning: joined, limit: 1_000)
  }
}
