package import Localization
package import Reflex

/// An escape: a round of the reflex game, told as story. The round itself is played elsewhere.
package struct ReflexLevel: Equatable, Sendable {
  /// The lost rounds after which the level may be skipped.
  package static let lossesToSkip = 2

  /// The good moves that win.
  package let goal: Int
  /// The commands that come before the first round and cannot lose it; pairs of them on the stair.
  package let practice: Int
  /// The rules of its own, in the order in which they come in.
  package let twists: [RoundTwist]
  /// What is said beside the command of a move, by its number from 1.
  package let beats: [Int: LocalizedText]
  /// Said when a round is lost: the first time, the second, and from then on the last.
  package let failures: [LocalizedText]
  /// Said when the round is won.
  package let success: LocalizedText
  /// Said to a player who does without a won round; nil where nobody can.
  package let skipped: LocalizedText?
}

extension Level {
  /// An escape; throws where the id is malformed, where there are not 1 to 99 moves, 0 to 9 for practice and
  /// 1 to 9 replies to a lost round, where something is said beside a move that never comes, or where
  /// a twist stands twice.
  package static func reflex(
    _ content: LevelContent, goal: Int, practice: Int, twists: [RoundTwist] = [],
    beats: [Int: LocalizedText], failures: [LocalizedText], success: LocalizedText,
    skipped: LocalizedText?
  ) throws(LevelError) -> Level {
    try checkCount(goal, allowed: 1...99)
    try checkCount(practice, allowed: 0...9)
    try checkCount(failures.count, allowed: 1...9)
    for move in beats.keys.sorted() { try checkCount(move, allowed: 1...goal) }
    try checkIDs(twists.map(\.rawValue))
    return try Level(
      content,
      .reflex(
        ReflexLevel(
          goal: goal, practice: practice, twists: twists, beats: beats, failures: failures,
          success: success, skipped: skipped)))
  }
}

extension ReflexLevel: LevelRules {
  /// What is said when a round is lost, after so many before it.
  func failure(after losses: Int) -> LocalizedText { failures[min(losses, failures.count - 1)] }
}
