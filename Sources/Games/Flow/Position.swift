/// A place in the campaign: indexes from 0 into the chapters and a chapter's levels.
package struct Position: Hashable, Comparable, Sendable {
  package let chapter: Int
  package let level: Int

  package init(chapter: Int, level: Int) {
    self.chapter = chapter
    self.level = level
  }

  package static func < (first: Position, second: Position) -> Bool {
    (first.chapter, first.level) < (second.chapter, second.level)
  }
}
