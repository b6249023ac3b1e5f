package import Localization

/// The words behind a number that make it a large one: `3.1 million`.
package enum LargeNumberWords {
  /// By language, the power of ten of each folded name.
  private static let powers: [[String: Int]] = Language.allCases.map { language in
    let entries = L10n.Answers.powersOfTen.resolved(in: language).map { $0.split(separator: " ") }
    return Dictionary(
      entries.flatMap { words in words.dropFirst().map { (String($0), Int(words[0]) ?? 0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// 6 for `million` or `millions`; nil for any other word.
  package static func power(of word: String, in language: Language) -> Int? {
    let (name, powers) = (word.folded(as: .word), powers[language.index])
    return powers[name] ?? (name.hasSuffix("s") ? powers[String(name.dropLast())] : nil)
  }
}
