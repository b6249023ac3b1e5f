/// A place in the campaign: indexes from 0 into the chapters and a chapter's levels, and the night.
package struct LevelPosition: Hashable, Comparable, Sendable {
  /// The index of the chapter.
  package let chapter: Int
  /// The index in the chapter.
  package let level: Int
  /// Which of the level's forms.
  package let night: Night

  /// From indexes, which count from 0.
  package init(chapter: Int, level: Int, night: Night = .first) {
    self.chapter = chapter
    self.level = level
    self.night = night
  }

  /// Whether the first comes before the second.
  package static func < (first: LevelPosition, second: LevelPosition) -> Bool {
    (first.chapter, first.level, first.night) < (second.chapter, second.level, second.night)
  }
}

/// On which night a level is played: as it is met first, or again in a harder form, once it was won.
package enum Night: Int, Comparable, Sendable {
  case first = 1
  case second

  /// Whether the first comes before the second.
  package static func < (left: Night, right: Night) -> Bool { left.rawValue < right.rawValue }
}
