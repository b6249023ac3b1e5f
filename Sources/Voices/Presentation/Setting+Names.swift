package import Localization
package import Session

extension Setting {
  /// The setting that a word names in any language, or on the wire, or the first words of its name;
  /// accents optional.
  package init?(named text: String) {
    let typed = text.folded(as: .command)
    let match =
      Self.allCases.first { $0.rawValue == typed || $0.name.hasSpelling(typed) }
      ?? Self.allCases.first { $0.name.begins(with: typed) }
    guard let match else { return nil }
    self = match
  }

  /// The value that words name in any language, or on the wire, or a time without its unit; accents optional.
  package func value(named text: String) -> String? {
    let typed = text.folded(as: .command)
    return values.first { $0 == typed || name(of: $0).hasSpelling(typed) }
      ?? values.first { name(of: $0).isMeasure(typed) }
      ?? values.first { name(of: $0).begins(with: typed) }
  }

  /// The setting that the first words name, and what follows; a name may have several words.
  package static func leading(in words: [String]) -> (Setting, ArraySlice<String>)? {
    for count in words.indices.reversed() {
      let name = words[...count].joined(separator: " ")
      if let setting = Setting(named: name) { return (setting, words[(count + 1)...]) }
    }
    return nil
  }

  /// What it can be, in words that can be typed.
  package func valueNames(in language: Language) -> LocalizedText {
    .joined(values.map(name(of:)), in: language)
  }
}

extension LocalizedText {
  /// Whether it folds to `typed` in any language.
  fileprivate func hasSpelling(_ typed: String) -> Bool {
    Language.allCases.contains { resolved(in: $0).folded(as: .command) == typed }
  }

  /// Whether its first words are `typed` in any language.
  fileprivate func begins(with typed: String) -> Bool {
    Language.allCases.contains { resolved(in: $0).folded(as: .command).hasPrefix(typed + " ") }
  }

  /// Whether it is `typed` and what it measures in any language; the decimal sign may be a point or a comma.
  fileprivate func isMeasure(_ typed: String) -> Bool {
    let number = typed.map { $0 == "," ? "." : $0 }
    return Language.allCases.contains { language in
      let words = resolved(in: language).split(whereSeparator: \.isWhitespace)
      return words.count >= 2 && words[0].map { $0 == "," ? "." : $0 } == number
    }
  }
}
