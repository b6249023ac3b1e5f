package import Flow
package import Localization

/// Writes chapters of the program as a pack: every text in every language that the program speaks.
package enum PackExport {
  /// The document that plays as `chapters` do.
  package static func document(
    title: LocalizedText, intro: LocalizedText, ending: LocalizedText, chapters: [Chapter]
  ) -> PackDocument {
    PackDocument(
      title: PackText(title), language: Language.base.code, intro: PackText(intro),
      ending: PackText(ending), chapters: chapters.map(PackChapter.init))
  }
}

extension PackText {
  /// A text of the program; one without letters that is the same everywhere is written once.
  init(_ text: LocalizedText) {
    let entries = Language.allCases.map { language in
      let safe = SafeText(cleaning: text.resolved(in: language), limit: 4_096)
      return PackEntry(code: language.code, value: safe)
    }
    let isPlain = entries.allSatisfy {
      $0.value == entries[0].value && !$0.value.string.contains(where: \.isLetter)
    }
    self.init(isPlain ? .plain(entries[0].value) : .languages(entries))
  }
}

extension PackWords {
  /// A list of the program.
  init(_ list: LocalizedList) {
    self.init(
      .languages(
        Language.allCases.map { language in
          PackEntry(
            code: language.code,
            value: list.resolved(in: language).map { SafeText(cleaning: $0, limit: 4_096) })
        }))
  }
}

extension PackChapter {
  fileprivate init(_ chapter: Chapter) {
    self.init(
      id: chapter.id, title: PackText(chapter.title), description: PackText(chapter.description),
      keywords: chapter.keywords.map { PackKeyword(id: $0.id, text: PackText($0.text)) },
      levels: chapter.levels.map(PackLevel.init))
  }
}

extension PackLevel {
  fileprivate init(_ level: Level) {
    let story = level.story
    self.init(
      id: story.id, text: PackText(story.text), hints: story.hints.map(PackText.init),
      notes: story.notes.map(PackText.init), keywords: story.keywords, task: PackTask(level))
  }
}
