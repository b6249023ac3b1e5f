package import Flow
import Localization

/// The chapters of a pack. A document with findings among its rules has none.
package struct PackFactory: LevelFactory {
  private let document: PackDocument

  package init(document: PackDocument) {
    self.document = document
  }

  package func chapters() throws(LevelError) -> [Chapter] {
    var chapters: [Chapter] = []
    for chapter in document.chapters { chapters.append(try self.chapter(chapter)) }
    return chapters
  }

  private func chapter(_ chapter: PackChapter) throws(LevelError) -> Chapter {
    var levels: [Level] = []
    levels.reserveCapacity(chapter.levels.count)
    for level in chapter.levels { levels.append(try self.level(level)) }
    return try Chapter(
      id: chapter.id, title: text(chapter.title),
      description: document.localized(
        chapter.description, else: LocalizedText(verbatim: SafeText(cleaning: ""))),
      keywords: chapter.keywords.map { Keyword(id: $0.id, text: text($0.text)) }, levels: levels)
  }

  private func level(_ level: PackLevel) throws(LevelError) -> Level {
    let story = LevelStory(
      id: level.id, text: text(level.text), hints: level.hints.map { text($0) },
      notes: level.notes.map { text($0) }, keywords: level.keywords)
    return try level.task.format.level(story, in: document)
  }

  private func text(_ text: PackText) -> LocalizedText { document.localized(text) }
}
