import Flow
import Localization
import Reflex

/// The last landing: a round, from Thursday on with one of the chapters’ rules of its own.
enum EscapeLanding {
  private typealias Text = L10n.Descent

  /// The good moves that win.
  private static let goal = 10
  /// From here on there is a twist.
  private static let firstTwistedDifficulty = 4
  /// Those that fit anywhere: a flood tells of water.
  private static let twists: [RoundTwist] = [.bats, .stair, .walls]
  /// The commands in which a twist is learnt.
  private static let practice = 2

  static func level(
    id: String, of course: DescentCourse, scenes: DescentScenes
  ) throws(LevelError) -> Level {
    var generator = course.generator(for: "escape")
    let twist = twists[generator.below(twists.count)]
    let isTwisted = course.difficulty >= firstTwistedDifficulty
    return try Level.reflex(
      LevelContent(
        id: id, name: LocalizedText(L10n.Descent.landings, at: 4), text: scenes.escape,
        hints: [], notes: [], keywords: [], solution: Text.escapeGivenUp), goal: goal,
      practice: isTwisted ? practice : 0, twists: isTwisted ? [twist] : [],
      beats: scenes.escapeBeats,
      failures: scenes.escapeFailures, success: scenes.escapeWon, skipped: Text.escapeSkipped)
  }
}
