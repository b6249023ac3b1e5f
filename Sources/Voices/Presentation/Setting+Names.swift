import Localization
import Presentation
import Session

extension Setting {
  /// The setting that a word names in any language, or on the wire, or the first words of its name;
  /// accents optional.
  init?(named text: String) {
    let typed = text.folded(as: .command)
    let match =
      Self.allCases.first { $0.rawValue == typed || $0.name.hasSpelling(typed) }
      ?? Self.allCases.first { $0.name.begins(with: typed) }
    guard let match else { return nil }
    self = match
  }

  /// The value that words name in any language, or on the wire, or a time without its unit; accents optional.
  func value(named text: String) -> String? {
    let typed = text.folded(as: .command)
    return values.first { $0 == typed || name(of: $0).hasSpelling(typed) }
      ?? values.first { name(of: $0).isMeasure(typed) }
      ?? values.first { name(of: $0).begins(with: typed) }
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

  /// Whether it is `typed` and a unit in any language; the decimal sign may be a point or a comma.
  fileprivate func isMeasure(_ typed: String) -> Bool {
    let number = typed.map { $0 == "," ? "." : $0 }
    return Language.allCases.contains { language in
      let words = resolved(in: language).split(whereSeparator: \.isWhitespace)
      return words.count == 2 && words[0].map { $0 == "," ? "." : $0 } == number
    }
  }
}
