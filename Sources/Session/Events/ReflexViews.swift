package import Localization
package import Reflex

/// A round that waits for the player: `continue` starts it.
package struct WaitingRoundView: Equatable, Sendable {
  package let pace: RoundPace
  /// The fewest units of this player; nil where the pace has no floor.
  package let floor: Int?
  /// Milliseconds added to every limit.
  package let allowance: Int
  /// The good moves that win; nil where the round goes on until it is lost.
  package let goal: Int?
  /// The commands that come first and cannot lose; 0 where the round itself is next.
  package let practice: Int
  /// The most moves at this pace so far; nil before the first, and in a level.
  package let best: Int?
  /// The UTC date of a daily round, as in `2026-11-21`.
  package let day: String?
  /// Ten calm commands that measure the player.
  package let isCalibration: Bool
  /// Which keys make the gestures.
  package let keys: KeyPreset
  /// Whether this is a timed round of a player who was never measured.
  package let offersCalibration: Bool
  /// The rules that an escape adds, in the order in which they come in.
  package let twists: [RoundTwist]
  /// The same, each in a line.
  package let twistTexts: [LocalizedText]
}

/// A command to the player. Numbers count from 1.
package struct CueView: Equatable, Sendable {
  package let move: Int
  /// Nil for “Bat!”, at which nothing is to be done.
  package let gesture: Gesture?
  /// The count that is shown going down; nil without a clock.
  package let units: Int?
  /// The length of a unit in milliseconds; nil without a clock.
  package let unit: Int?
  /// A gesture counts while fewer milliseconds have gone; nil without a clock.
  package let limit: Int?
  package let isPractice: Bool
  /// Where commands come several at once, the place of this one among them.
  package let index: Int
  package let of: Int
  /// What the story says beside it; it never stops the clock.
  package let story: LocalizedText?
  /// The rules of an escape that hold for it.
  package let twists: [RoundTwist]
  /// Whether tap and swipe have changed places.
  package let isSwapped: Bool
  /// The rule that makes itself heard with it.
  package let sound: RoundTwist?
  /// What was left as it was given, where all moves share one breath.
  package let breath: Breath?
  /// Where it is said again, the milliseconds that are left of its limit; nil where all are.
  package var left: Int?
}

/// What a player did about a command.
package struct CueResponseView: Equatable, Sendable {
  package let move: Int
  /// Nil for “Bat!”.
  package let cue: Gesture?
  /// What was right; nil where nothing was to be done.
  package let answer: Gesture?
  /// Nil where time ran out, and where the player held still.
  package let gesture: Gesture?
  package let outcome: CueResponse.Outcome
  /// Milliseconds since the command, or the limit where time ran out.
  package let reaction: Int
  package let isPractice: Bool
  /// The rules of an escape that held for it.
  package let twists: [RoundTwist]
  /// The breaths that a mistake has left, where one costs a breath and not the round.
  package let breathsLeft: Int?
}

/// A round that is over. After it `continue` plays again.
package struct RoundResultView: Equatable, Sendable {
  /// The moves that count.
  package let moves: Int
  package let pace: RoundPace
  package let ending: RoundEnding
  /// The most at this pace, this round included; nil in a level.
  package let best: Int?
  /// Whether it is more than ever before at this pace.
  package let isBest: Bool
  package let goal: Int?
  /// Nil without a good move.
  package let times: ReactionStatistics?
  /// How often each command was not obeyed, the pinches among them that cost nothing.
  package let mistakes: [Gesture: Int]
  /// The pinches too many, which cost nothing.
  package var strayPinches = 0
  package let floor: Int?
  package let allowance: Int
  /// The UTC date of a daily round.
  package let day: String?
  /// With rules and script, the whole round.
  package let seed: UInt64
  package let script: String
  /// The rules that the escape added.
  package let twists: [RoundTwist]

  /// Whether the breath of a flood was used up.
  package var isOutOfBreath: Bool { ending == .timeout && twists.contains(.flood) }

  /// What is worth a word, where the round goes on until it is lost.
  package var milestone: Milestone? { goal == nil ? Milestone(by: moves) : nil }
}

/// The best rounds at one pace, the best first.
package struct HighScoreTable: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package let record: SavedRound
    /// Whether the script plays to what the entry says; nil where it is too long to be kept.
    package let isGenuine: Bool?
  }

  package let pace: RoundPace
  package let isDaily: Bool
  /// How the bursts of its rounds followed each other; nil with a clock.
  package var bursts: BurstGrowth?
  package let entries: [Entry]
}

/// When a gesture was made.
package enum GestureTime: Equatable, Sendable {
  /// The runner's clock knows; without one, at once.
  case unknown
  /// Milliseconds after what was last said of this command: the scripted clock in lines.
  case later(Int)
  /// Milliseconds since the command was shown.
  case since(Int)
}

extension Milestone {
  /// What the mountain says to it.
  package var text: LocalizedText {
    switch self {
    case .ten: L10n.Milestones.ten
    case .twenty: L10n.Milestones.twenty
    case .fifty: L10n.Milestones.fifty
    case .hundred: L10n.Milestones.hundred
    case .twoHundred: L10n.Milestones.twoHundred
    case .hundreds: L10n.Milestones.hundreds(moves: moves)
    }
  }
}

extension RoundTwist {
  /// The rule in one line; `isTimed`: whether there is a clock.
  package func rule(isTimed: Bool) -> LocalizedText {
    switch self {
    case .bats: isTimed ? L10n.Escapes.batsRule : L10n.Escapes.batsRuleUntimed
    case .flood: isTimed ? L10n.Escapes.floodRule : L10n.Escapes.floodRuleUntimed
    case .stair: L10n.Escapes.stairRule
    case .walls: L10n.Escapes.wallsRule
    }
  }

  /// What is said beside a command of the practice: plain, twisted, then mixed.
  func lesson(_ index: Int, isTimed: Bool) -> LocalizedText {
    let all: [LocalizedText] =
      switch self {
      case .bats:
        [
          L10n.Escapes.batsPlain,
          isTimed ? L10n.Escapes.batsTwisted : L10n.Escapes.batsTwistedUntimed,
          L10n.Escapes.batsMixed,
        ]
      case .flood:
        [
          L10n.Escapes.floodPlain,
          isTimed ? L10n.Escapes.floodTwisted : L10n.Escapes.floodTwistedUntimed,
          isTimed ? L10n.Escapes.floodMixed : L10n.Escapes.floodMixedUntimed,
        ]
      case .stair: [L10n.Escapes.stairPlain, L10n.Escapes.stairTwisted, L10n.Escapes.stairMixed]
      case .walls: [L10n.Escapes.wallsPlain, L10n.Escapes.wallsTwisted, L10n.Escapes.wallsMixed]
      }
    return all[min(max(0, index), all.count - 1)]
  }
}

extension RoundRules {
  /// The rules that an escape adds, each in a line, with the move that it comes in at where that is not
  /// the first.
  var twistTexts: [LocalizedText] {
    twists.enumerated().map { index, twist in
      let rule = twist.rule(isTimed: pace.isTimed)
      let from = (1...max(1, goal ?? 1)).first { twists(after: $0 - 1).contains(twist) } ?? 1
      return index == 0 || from == 1 ? rule : L10n.Escapes.fromMove(move: from, rule: rule)
    }
  }
}
