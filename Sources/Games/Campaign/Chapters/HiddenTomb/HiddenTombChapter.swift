import Flow
import Localization
import Reflex

/// Chapter 4: searches in the dark, each solved by thinking before touching.
enum HiddenTombChapter {
  private typealias Text = L10n.HiddenTomb
  private typealias Names = L10n.LevelNames

  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "hidden-tomb", title: Text.title, description: Text.description,
      keywords: [
        ChapterKeyword(id: "puzzle", text: Text.keywordPuzzle),
        ChapterKeyword(id: "blocks", text: Text.keywordBlocks),
        ChapterKeyword(id: "walls", text: Text.keywordWalls),
        ChapterKeyword(id: "jewels", text: Text.keywordJewels),
        ChapterKeyword(id: "tiles", text: Text.keywordTiles),
      ],
      levels: [
        try TilesLevel.level(), try BlocksLevel.level(),
        try WallsLevel.level(), try JewelsLevel.level(),
        try closingLevel(),
      ])
  }

  /// The escape: with the fire, and the walls on both sides.
  private static func closingLevel() throws(LevelError) -> Level {
    try Level.reflex(
      LevelContent(
        id: "closing", name: Names.closing, text: Text.closingText,
        hints: [Text.closingHint1, Text.closingHint2, Text.closingHint3],
        notes: [Text.closingNote1], keywords: []), goal: 16,
      practice: escapePractice, twists: [.walls, .bats, .stair, .flood],
      beats: [
        3: Text.closingBeat3, 5: Text.closingBeat5, 9: Text.closingBeat9, 13: Text.closingBeat13,
      ],
      failures: [Text.closingFailure1, Text.closingFailure2], success: Text.closingSuccess,
      skipped: Text.closingSkipped)
  }
}
