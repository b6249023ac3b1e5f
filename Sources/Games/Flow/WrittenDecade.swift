import Localization

/// Ten years, or the hundred that begin with them: `1930s`, “the thirties”, « les années 30 ».
enum WrittenDecade {
  /// The first year of the decade that a text says and nothing else; without a century it is one of the twentieth.
  static func firstYear(of text: String, in language: Language) -> Int? {
    let dates = DateWords.of(language)
    let isArticle = AnswerNormalizationWords.of(language).isArticle
    let words = Array(
      NormalizedAnswer.writtenWords(of: text.withPlainDecades, in: language)
        .map { $0.folded(as: .word) }
        .drop { isArticle($0) || dates.isFiller($0) || dates.centuryFillers.contains($0) })
    return year(inFiguresOf: words.joined(), language) ?? year(inWordsOf: words, language)
  }

  /// 1930, of `1930s` or `30s`.
  private static func year(inFiguresOf joined: String, _ language: Language) -> Int? {
    let figures = String(joined.filter { $0.isASCII && $0.isNumber })
    guard [2, 4].contains(figures.count), let number = Int(figures), number % 10 == 0 else {
      return nil
    }
    let forms = L10n.Answers.decadeFigures.resolved(in: language)
    let isDecade = forms.contains { $0.replacingSign("#", with: figures) == joined }
    return isDecade ? (figures.count == 2 ? 1_900 + number : number) : nil
  }

  /// The same of “the thirties”, “the eighteen thirties”.
  private static func year(inWordsOf words: [String], _ language: Language) -> Int? {
    for (tens, name) in zip(2..., L10n.Answers.decades.resolved(in: language)) {
      let name = name.split(separator: " ").map(String.init)
      guard words.suffix(name.count) == name[...] else { continue }
      let century = words.dropLast(name.count)
      guard !century.isEmpty else { return 1_900 + 10 * tens }
      guard let reading = NumberWords.of(language).reading(century), reading.count == century.count,
        let hundreds = Int(reading.digits), (10...20).contains(hundreds)
      else { return nil }
      return 100 * hundreds + 10 * tens
    }
    return nil
  }
}

extension String {
  /// With `1930s` for `1930’s`.
  var withPlainDecades: String {
    guard let mark = lastIndex(where: { "'’".contains($0) }), mark > startIndex,
      self[index(before: mark)].isNumber, ["s", "S"].contains(self[index(after: mark)...])
    else { return self }
    return String(self[..<mark] + self[index(after: mark)...])
  }

  fileprivate func replacingSign(_ sign: Character, with text: String) -> String {
    map { $0 == sign ? text : String($0) }.joined()
  }
}
