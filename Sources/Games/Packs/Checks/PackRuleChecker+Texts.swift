import Localization

extension PackRuleChecker {
  /// Notes every text that reads just like one before it, in any language; blanks make no difference.
  mutating func checkDistinctTexts(of texts: [PackText]) {
    if areDistinctInOneLanguage(texts) { return }
    let fallback = document.language
    let indices = texts.map { TranslationIndex($0, fallback: fallback) }
    var known: Set<String> = []
    let codes = [fallback] + texts.flatMap { $0.entries(fallback: fallback).map(\.code) }
    for code in codes where known.insert(code).inserted {
      var taken = SmallSet<String>()
      for index in indices {
        let entry = index.entry(in: code)
        if !taken.insert(entry.value.string.withSingleBlanks) {
          addFinding(.duplicateChoice(entry.value), at: entry.offset)
        }
      }
    }
  }

  /// Whether it is known without tables that no text reads like another: a few, each in the pack's own
  /// language, as most are.
  private func areDistinctInOneLanguage(_ texts: [PackText]) -> Bool {
    guard texts.count <= 8 else { return false }
    for (index, text) in texts.enumerated() {
      guard case .plain(let text) = text.content, text.string.hasSingleBlanks else { return false }
      for earlier in texts[..<index] where earlier.content == .plain(text) { return false }
    }
    return true
  }
}

extension String {
  /// Whether it is known without tables of Unicode that no blank in it is one too many, as in most texts.
  fileprivate var hasSingleBlanks: Bool {
    var last: UInt8 = 0x20
    for byte in utf8 {
      if byte >= 0x80 || byte < 0x20 || byte == 0x20 && last == 0x20 { return false }
      last = byte
    }
    return last != 0x20
  }

  /// With one blank between its words, and none at its ends.
  fileprivate var withSingleBlanks: String {
    if hasSingleBlanks { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
