package import Localization

/// A level by its numbers from 1, and by its name where it has one.
package struct LevelLabel: Equatable, Sendable {
  package let chapter: Int
  package let level: Int
  package let name: LocalizedText?

  package init(chapter: Int, level: Int, name: LocalizedText?) {
    self.chapter = chapter
    self.level = level
    self.name = name
  }

  /// As it stands in lists and sentences: “2.3, The city’s clock”, or the numbers alone.
  package var text: LocalizedText {
    name.map { L10n.Levels.place(chapter: chapter, level: level, name: $0) }
      ?? number
  }

  /// Where its name is not to be told.
  package var number: LocalizedText { L10n.Levels.number(chapter: chapter, level: level) }
}
