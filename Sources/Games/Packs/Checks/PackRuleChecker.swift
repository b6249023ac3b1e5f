import Localization

/// What must hold in a pack beyond its form, so that its levels can be built and won.
package struct PackRuleChecker {
  let document: PackDocument
  private var noted = PackFindings()

  /// What breaks a rule, at its place.
  package var findings: [PackFinding] { noted.all }

  /// Finds everything in `document` that breaks a rule.
  package init(_ document: PackDocument) {
    self.document = document
    checkDistinct(document.chapters.lazy.map { ($0.id, $0.offset) })
    checkDistinct(document.chapters.flatMap { $0.levels.map { ($0.id, $0.offset) } })
    for chapter in document.chapters {
      checkDistinct(chapter.keywords.lazy.map { ($0.id, $0.text.offset) })
      let keywords = Set(chapter.keywords.map(\.id))
      for level in chapter.levels { check(level, keywords: keywords) }
    }
    if document.levelCount == 0 { noted.check(0, in: 1...9_999, at: .unknown) }
  }

  /// Notes what breaks a rule.
  mutating func add(_ text: LocalizedText, at offset: FileOffset) { noted.add(text, at: offset) }

  private mutating func check(_ level: PackLevel, keywords: Set<String>) {
    for word in level.keywords where !keywords.contains(word) {
      add(L10n.Packs.unknownKeyword(word: .said(word)), at: level.offset)
    }
    level.task.format.addFindings(to: &self, at: level.offset)
  }

  /// Notes every id that stands twice.
  mutating func checkDistinct(_ ids: some Collection<(id: String, offset: FileOffset)>) {
    var seen: Set<String> = []
    for (id, offset) in ids where !seen.insert(id).inserted {
      guard !noted.isFull else { return }
      let first = ids.first { $0.id == id }?.offset
      noted.add(L10n.Packs.duplicateId(id: .said(id)), at: offset, first: first)
    }
  }

  /// Notes every text that reads just like one before it, in any language; blanks make no difference.
  mutating func checkDistinctTexts(of texts: [PackText]) {
    if areDistinctInOneLanguage(texts) { return }
    let fallback = document.language
    let indices = texts.map { TranslationIndex($0, fallback: fallback) }
    var known: Set<String> = []
    let codes = [fallback] + texts.flatMap { $0.entries(fallback: fallback).map(\.code) }
    for code in codes where known.insert(code).inserted {
      var taken: Set<String> = []
      for index in indices {
        let entry = index.entry(in: code)
        if !taken.insert(entry.value.string.withSingleBlanks).inserted {
          add(L10n.Packs.sameChoice(text: .said(entry.value)), at: entry.offset)
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
  var withSingleBlanks: String {
    if hasSingleBlanks { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
