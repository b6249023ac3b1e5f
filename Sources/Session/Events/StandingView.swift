import Flow

/// What the player has won of the campaign, and what is left in it.
package struct StandingView: Equatable, Sendable {
  package let stars: Int
  package let of: Int
  package let mishapsFound: Int
  package let mishapsInAll: Int
  /// Whether it is of the program’s own story, and not of a stranger’s pack, whose wrong answers are nothing to
  /// collect.
  package var isStory = true
  /// Whether every level was won once, in whatever run.
  package let isWon: Bool
  /// How many levels keep a star back.
  package let unfinished: Int
  /// The first of them.
  package let firstUnfinished: LevelLabel?
}

extension StandingView {
  init(_ flow: GameFlow, isStory: Bool = true) {
    let mishaps = isStory ? flow.mishaps : Tally()
    let stars = flow.positions.map(flow.bestStars)
    let unfinished = zip(flow.positions, stars).filter { $1 < 3 }.map(\.0)
    self.init(
      stars: stars.reduce(0, +), of: 3 * stars.count,
      mishapsFound: mishaps.found, mishapsInAll: mishaps.all,
      isStory: isStory, isWon: flow.hasWonEveryLevel, unfinished: unfinished.count,
      firstUnfinished: unfinished.first.flatMap(flow.label))
  }
}

extension GameFlow {
  /// Whether there are levels and each was won once.
  var hasWonEveryLevel: Bool {
    !positions.isEmpty
      && chapters.allSatisfy { $0.levels.allSatisfy { progress.isCompleted($0.id) } }
  }

  /// The stars of the best entry; 0 before the level was won.
  func bestStars(at position: LevelPosition) -> Int {
    level(at: position).flatMap { progress.records[$0.id]?.best?.stars } ?? 0
  }

  /// How a level is called in lists; nil outside the chapters.
  func label(of position: LevelPosition) -> LevelLabel? {
    level(at: LevelPosition(chapter: position.chapter, level: position.level)).map {
      LevelLabel(
        chapter: position.chapter + 1, level: position.level + 1,
        name: $0.content.name)
    }
  }
}
