/// A place in the campaign: indexes from 0 into the chapters and a chapter's levels.
package struct LevelPosition: Hashable, Comparable, Sendable {
  /// The index of the chapter.
  package let chapter: Int
  /// The index in the chapter.
  package let level: Int

  /// From indexes, which count from 0.
  package init(chapter: Int, level: Int) {
    self.chapter = chapter
    self.level = level
  }

  /// Whether the first comes before the second.
  package static func < (first: LevelPosition, second: LevelPosition) -> Bool {
    (first.chapter, first.level) < (second.chapter, second.level)
  }
}
