import Adventure
import Campaign
package import Flow
import Localization
package import Session

/// The program’s own chapters and adventure, made once for many new games.
package struct BuiltInGame: Sendable {
  /// The campaign.
  package let chapters: [Chapter]
  private let world: World

  /// Throws where the chapters or the world are not as they must be.
  package init() throws {
    chapters = try LocalLevelFactory().chapters()
    world = try builtInWorld()
  }

  /// A game in English that nobody has played, or in which every level is won; nothing is open yet.
  package func newSession(isWon: Bool = false) -> Session {
    var progress = Progress(seed: 1)
    for level in isWon ? chapters.flatMap(\.levels) : [] {
      progress.records[level.id, default: LevelRecord()].best = LevelScore(
        stars: 3, attempts: 0, hints: 0, elapsed: .seconds(60))
    }
    return Session(
      chapters: chapters, progress: progress, language: .en, world: { [world] in world })
  }
}
