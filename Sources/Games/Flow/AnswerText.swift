import Localization

/// What stands round an answer as it was typed.
extension String {
  /// « Italie », of « l'italie ».
  var withoutElidedArticle: String {
    hasPrefix("l'") || hasPrefix("d'") ? String(dropFirst(2)) : self
  }

  /// A formula without an x that stands for ×: `F = m a`, of `F = m x a`; nil of any other text.
  var withoutTimes: String? {
    let words = split(separator: " ")
    let factors = words.filter { $0 != "x" }
    let isFormula = contains("=" as Character) && factors.count < words.count
    return isFormula ? factors.joined(separator: " ") : nil
  }

  /// With commas for the numbers of a list: “1. clergy 2. nobility”; nil where it has none.
  var withoutListNumbers: String? {
    var next = 1
    let words = split(whereSeparator: \.isWhitespace).map { word in
      guard ["\(next).", "\(next))"].contains(word) else { return String(word) }
      next += 1
      return ","
    }
    return next > 2 && words.first == "," ? words.dropFirst().joined(separator: " ") : nil
  }

  /// Without what stands in brackets at its end: “Peru (South America)”; nil where nothing does.
  var withoutBrackets: String? {
    let text = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard text.last == ")", let start = text.lastIndex(of: "("), start > text.startIndex else {
      return nil
    }
    return String(text[..<start])
  }

  /// With two letters for `œ` and `æ`, which few keyboards have.
  var withoutLigatures: String {
    guard contains(where: { "œæ".contains($0) }) else { return self }
    return map { $0 == "œ" ? "oe" : $0 == "æ" ? "ae" : String($0) }.joined()
  }

  /// Without points between groups of three digits, where the language has a comma for its decimal mark: `300000`, of
  /// `300.000`; nil where there are none.
  func withoutPointsBetweenGroups(in language: Language) -> String? {
    guard language.decimalMark != ".", contains("." as Character) else { return nil }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    let areGroups = zip(parts, parts.dropFirst()).allSatisfy { before, behind in
      before.last?.isNumber == true && behind.prefix { $0.isNumber }.count == 3
    }
    return areGroups ? parts.joined() : nil
  }

  /// Whether it is that word but for its ending: `invaded` and `invade`.
  func isForm(of word: String) -> Bool {
    isSingularOrPlural(of: word)
      || abs(count - word.count) <= 3 && count > 5 && prefix(5) == word.prefix(5)
  }

  /// Whether it is that word, or either has an s more.
  func isSingularOrPlural(of word: String) -> Bool {
    let folded = folded(as: .word)
    return folded == word || ["s", "es"].contains { folded == word + $0 || folded + $0 == word }
  }
}

extension [String] {
  /// Whether these are those words, one by one, each in the singular or the plural.
  func isSingularOrPlural(of words: [String]) -> Bool {
    count == words.count && zip(self, words).allSatisfy { $0.isSingularOrPlural(of: $1) }
  }
}
