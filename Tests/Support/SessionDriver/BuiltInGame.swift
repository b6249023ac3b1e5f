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

  /// A game that nobody has played, in English; nothing is open yet.
  package func newSession() -> Session {
    Session(
      Session.Setup(
        chapters: chapters, progress: Progress(seed: 1), language: .en, world: { [world] in world })
    )
  }
}
