package import Localization
package import Reflex

/// A round that waits for the player: `continue` starts it.
package struct WaitingRoundView: Equatable, Sendable {
  /// In an escape `climb`, or `heart` where no clock runs.
  package let mode: RoundMode
  package let factor: TimeFactor
  /// Milliseconds that each newly said word adds to a limit.
  package let allowance: Int
  /// The good moves that win; nil where the round goes on until it is lost.
  package let goal: Int?
  /// The commands that come first and cannot lose; 0 where the round itself is next.
  package let practice: Int
  /// The mistakes that end it; nil where none does, or breaths are counted in their place.
  package let strands: Int?
  /// The most points so far, in `classic` moves; nil before the first, and in a level.
  package let best: Int?
  /// The UTC date of a daily round, as in `2026-11-21`.
  package let day: String?
  /// The points of that day’s first attempt, which counts; nil where this is it.
  package let counted: Int?
  /// The pitch whose rule is drilled.
  package let drill: Pitch.Name?
  /// Which keys make the gestures.
  package let keys: KeyPreset
  /// The rules that an escape adds, in the order in which they come in.
  package let twists: [RoundTwist]
  /// The same, each in a line.
  package let twistTexts: [LocalizedText]

  /// Whether it is a round for itself, and no escape.
  package var isAlone: Bool { goal == nil }

  /// Whether points are counted.
  package var isScored: Bool { isAlone && drill == nil && mode != .classic }

  /// Whether Enter lets a bat by: one may come, and no clock takes it away. `pitch`: the one that was told last.
  package func mayHoldStill(on pitch: PitchView?) -> Bool {
    if practice > 0 { return twists.first == .bats }
    let rules = twists + (pitch?.twists ?? drill.map { Pitch.drill($0).twists } ?? [])
    return !mode.isTimed && rules.contains(.bats)
  }
}

/// A pitch that is told before it begins, while the clock stands; a gesture begins it.
package struct PitchView: Equatable, Sendable {
  /// Nil in an escape, where another rule comes in.
  package let name: Pitch.Name?
  /// From 1, counting on through the second night; 0 in an escape.
  package let number: Int
  /// Its rule in a line.
  package let text: LocalizedText
  /// Whether it opens the round, and only asks to be ready.
  package let isFirst: Bool
  /// The milliseconds after which it begins by itself, 0 where it does at once; nil where it waits.
  package let rest: Int?
  package let twists: [RoundTwist]
  package let strands: Int?
  /// The knots that lead to its end.
  package let knots: Int
  /// How many knots the best climb is ahead at this moment, less than 0 behind; nil where there is none.
  package let ghost: Int?
}

/// A command to the player. Numbers count from 1.
package struct CueView: Equatable, Sendable {
  package let move: Int
  /// Nil for “Bat!”, at which nothing is to be done.
  package let gesture: Gesture?
  /// The tenths of a second that are shown going down; nil without a clock.
  package let units: Int?
  /// A gesture counts while fewer milliseconds have gone; nil without a clock.
  package let limit: Int?
  package let isPractice: Bool
  /// Where commands come several at once, the place of this one among them.
  package let index: Int
  package let of: Int
  /// What the story says beside it; it never stops the clock.
  package let story: LocalizedText?
  /// The rules that hold for it.
  package let twists: [RoundTwist]
  /// Whether tap and swipe have changed places.
  package let isSwapped: Bool
  /// The rule that makes itself heard with it.
  package let sound: RoundTwist?
  /// What was left as it was given, where all moves share one breath.
  package let breath: Breath?
  /// What comes after it, where one may look ahead; nil for a bat.
  package var next: [Gesture?] = []
  /// The knots that the best climb had at this moment; nil where there is none.
  package var ghost: Int?
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
  /// The rules that held for it.
  package let twists: [RoundTwist]
  /// The breaths that a mistake has left, where one costs a breath and not a strand.
  package let breathsLeft: Int?
  /// What it has done to the climb; nil in practice and in `classic`.
  package var climb: ClimbStanding?
}

extension Event {
  /// Whether a command of a round was obeyed.
  package var isGoodMove: Bool {
    if case .round(.move(let move)) = self { move.outcome == .good } else { false }
  }
}

/// How a climb or an escape stands.
package struct ClimbStanding: Equatable, Sendable {
  /// The strands that are left; nil where none can be cut.
  package let strands: Int?
  /// Whether the last move has cut one, or spliced one.
  package let change: Change?
  /// Points; nil in an escape.
  package let score: Int?
  /// What the next knot counts for, 1 to 4; nil in an escape.
  package let multiplier: Int?
  /// Whether the last move has made it more.
  package let hasRisen: Bool
  /// The milliseconds without a command after a mistake.
  package let rest: Int?

  package enum Change: String, CaseIterable, Sendable {
    case cut, spliced
    /// A mistake that costs nothing: it was the first command of a rule.
    case free
  }
}

/// A round that is over. After it `continue` plays again.
package struct RoundResultView: Equatable, Sendable {
  /// The moves that count.
  package let moves: Int
  package let mode: RoundMode
  package let factor: TimeFactor
  package let ending: RoundEnding
  /// The most points so far, in `classic` moves, this round included; nil in a level.
  package let best: Int?
  /// Whether it is more than ever before.
  package let isBest: Bool
  package let goal: Int?
  /// Nil without a good move.
  package let times: ReactionStatistics?
  /// How often each command was not obeyed, the pinches among them that cost nothing.
  package let mistakes: [Gesture: Int]
  /// The pinches too many, which cost nothing.
  package var strayPinches = 0
  package let allowance: Int
  /// The UTC date of a daily round.
  package let day: String?
  /// With rules and script, the whole round.
  package let seed: UInt64
  package let script: String
  /// The rules that the escape added.
  package let twists: [RoundTwist]
  /// What was climbed; nil in an escape and in `classic`.
  package var climb: ClimbResultView?
  /// The pitch that was drilled.
  package var drill: Pitch.Name?

  /// Whether the breath of a flood was used up.
  package var isOutOfBreath: Bool { ending == .timeout && twists.contains(.flood) }

  /// What is worth a word, where the round goes on until it is lost.
  package var milestone: Milestone? { mode == .classic ? Milestone(by: moves) : nil }
}

/// What a climb came to.
package struct ClimbResultView: Equatable, Sendable {
  package let score: Int
  /// The pitch on which it ended.
  package let name: Pitch.Name
  package let number: Int
  /// Of each pitch that was climbed whole.
  package let medals: [RoundTally.Medal]
  /// The pitches on which strands were cut, the one that cost most first.
  package let cuts: [PitchCuts]
  /// How many knots the best climb had more at that moment, less than 0 fewer; nil where there is none.
  package let ghost: Int?
  /// Of a daily climb: the points of the first attempt where this was a later one, and the days in a row.
  package let counted: Int?
  package let daysInRow: Int?
  /// And the rules of the next day’s pitch “Two”.
  package var tomorrow: [RoundTwist] = []

  package struct PitchCuts: Equatable, Sendable {
    package let name: Pitch.Name
    package let slips: Int
    package let late: Int
  }
}

/// The best rounds of one kind, the best first.
package struct HighScoreTable: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package let record: SavedRound
    /// Whether the script plays to what the entry says; nil where that cannot be told any more.
    package let isGenuine: Bool?
  }

  package let kind: SavedRounds.Table
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
