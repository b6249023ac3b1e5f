import Flow
import Localization
import Reflex

/// How one comes to each landing of a course and leaves it: colour that says nothing of the puzzle. No daily one
/// has a scene of the thirty days before.
struct DescentScenes {
  private typealias Scenes = L10n.DescentScenes

  /// How many scenes a landing has in each language; a test counts them.
  static let count = 48
  /// How many ways there are to leave one.
  static let endings = 24
  /// How many things are said beside a move.
  static let beats = 12

  /// The place of the course among all: the next day has the next.
  private let place: Int

  init(_ course: DescentCourse) {
    switch course {
    case .daily(let date, _): place = date.daysSince1970
    case .endless(let number, let depth): place = Int(number % 48) + depth
    }
  }

  var doors: LocalizedText { scene(of: Scenes.doorsScenes) }
  var lock: LocalizedText { scene(of: Scenes.lockScenes) }
  var way: LocalizedText { scene(of: Scenes.wayScenes) }
  var escape: LocalizedText { scene(of: Scenes.escapeScenes) }

  var doorsWon: LocalizedText { ending(of: Scenes.doorsWon) }
  var lockWon: LocalizedText { ending(of: Scenes.lockWon) }
  var wayWon: LocalizedText { ending(of: Scenes.wayWon) }
  var escapeWon: LocalizedText { ending(of: Scenes.escapeWon) }
  var knotTied: LocalizedText { ending(of: Scenes.knotsTied) }

  /// What is said to the first lost round, and to the others.
  var escapeFailures: [LocalizedText] {
    [ending(of: Scenes.escapeLost), ending(of: Scenes.escapeLost, later: Self.endings / 2)]
  }

  /// What is said beside a move of the escape, by its number.
  var escapeBeats: [Int: LocalizedText] {
    [
      3: beat(of: Scenes.escapeBeats3), 6: beat(of: Scenes.escapeBeats6, later: place / Self.beats),
      9: beat(of: Scenes.escapeBeats9, later: place / Self.beats * 5),
    ]
  }

  private func scene(of list: LocalizedList) -> LocalizedText {
    LocalizedText(list, at: place % Self.count)
  }

  private func beat(of list: LocalizedList, later: Int = 0) -> LocalizedText {
    LocalizedText(list, at: (place + later) % Self.beats)
  }

  private func ending(of list: LocalizedList, later: Int = 0) -> LocalizedText {
    LocalizedText(list, at: (place + later) % Self.endings)
  }
}

/// The last landing, which wins and costs no stars: a round, from Thursday on with one of the chapters’ rules of its
/// own.
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
        id: id, name: Text.nameEscape, text: scenes.escape, hints: [], notes: [], keywords: [],
        solution: Text.escapeGivenUp, isScored: false), goal: goal,
      practice: isTwisted ? practice : 0, twists: isTwisted ? [twist] : [],
      beats: scenes.escapeBeats,
      failures: scenes.escapeFailures, success: scenes.escapeWon, skipped: Text.escapeSkipped)
  }
}
