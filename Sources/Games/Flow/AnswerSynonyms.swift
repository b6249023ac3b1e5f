import Localization

/// Ways of saying the same in one language, such as “Second World War” and `WW2`; read from the tables once, then shared.
final class AnswerSynonyms: Sendable {
  /// Of each group its ways, word by word; of numbers, their digits.
  private let groups: [[[String]]]
  /// Words of a question that asks for one of these ways: `formula`.
  private let namings: Set<String>
  /// By what is short for it, what stands before the name of a saint.
  private let saints: [String: String]
  private let language: Language

  static func of(_ language: Language) -> AnswerSynonyms { all[language.index] }

  private static let all = Language.allCases.map { AnswerSynonyms($0) }

  private init(_ language: Language) {
    self.language = language
    namings = Set(L10n.Answers.namings.resolved(in: language))
    saints = Dictionary(
      L10n.Answers.saints.resolved(in: language).map { pair in
        let words = pair.split(separator: " ").map(String.init)
        return (words[0], words[1])
      }, uniquingKeysWith: { first, _ in first })
    groups = L10n.Answers.synonyms.resolved(in: language).map { group in
      group.split(separator: "=").map { $0.split(separator: " ").map(String.init) }
        .sorted { $0.count > $1.count }
    }
  }

  /// Whether a question of these folded words asks for one way of saying something.
  func isAsked(by question: [String]) -> Bool { !namings.isDisjoint(with: question) }

  /// Folded words with digits for numbers, and with the first way for each thing that can be said in several; but what
  /// the question says is left as it is, and so is all where it asks for one of the ways.
  func plain(_ words: [String], besides question: [String]) -> [String] {
    let words = withDigits(words)
    guard !isAsked(by: question) else { return words }
    lazy var asked = withDigits(question)
    return groups.reduce(words) { words, ways in
      let places = ways.lazy.compactMap { way in
        words.range(of: way).flatMap { asked.range(of: way) == nil ? $0 : nil }
      }
      guard let place = places.first else { return words }
      return words[..<place.lowerBound] + ways[0] + words[place.upperBound...]
    }
  }

  /// With `saint-` for `St`, as names have it; nil where there is none.
  func withSaints(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || "-.".contains($0) }.map(String.init)
    guard words.contains(where: { saints[$0.lowercased()] != nil }) else { return nil }
    return words.map { word in saints[word.lowercased()].map { $0 + "-" } ?? word + " " }.joined()
  }

  private func withDigits(_ words: [String]) -> [String] {
    let numbers = NumberWords.of(language)
    let isArticle = AnswerNormalizationWords.of(language).isArticle
    var result: [String] = []
    var rest = words[...]
    while let word = rest.first {
      let reading = isArticle(word) ? nil : numbers.reading(rest)
      result.append(reading?.digits ?? word)
      rest = rest.dropFirst(reading?.count ?? 1)
    }
    return result
  }
}

extension [String] {
  /// Where these words stand in a row for the first time; nil where they do not.
  fileprivate func range(of words: [String]) -> Range<Int>? {
    indices.first { self[$0...].starts(with: words) }.map { $0..<($0 + words.count) }
  }
}
