import Localization

@testable import Flow
@testable import Reflex
@testable import Session

/// One view of every kind that a round is told by.
extension Sample {
  static let reflex = LevelView(
    chapter: 1, level: 5, levels: 5, chapterTitle: card.title, id: "bats", kind: .reflex,
    text: said("Wings.", "Des ailes."), clues: [], answers: [], elements: [], hintsTaken: [],
    hintsInAll: 2, attempts: 0, isCompleted: false)

  static func ready(
    _ mode: RoundMode = .climb, factor: TimeFactor = .one, allowance: Int = 0, goal: Int? = nil,
    practice: Int = 0, strands: Int? = nil, best: Int? = nil, day: String? = nil,
    counted: Int? = nil, drill: Pitch.Name? = nil, twists: [RoundTwist] = []
  ) -> WaitingRoundView {
    WaitingRoundView(
      mode: mode, factor: factor, allowance: allowance, goal: goal, practice: practice,
      strands: strands, best: best, day: day, counted: counted, drill: drill, keys: .letters,
      twists: twists, twistTexts: twists.map { $0.rule(isTimed: mode.isTimed) })
  }

  static func pitch(
    _ name: Pitch.Name? = .boom, number: Int = 4, isFirst: Bool = false, rest: Int? = 1200,
    twists: [RoundTwist] = [.walls], strands: Int? = 2, ghost: Int? = nil
  ) -> PitchView {
    let text = twists.last?.card(isTimed: true) ?? L10n.Climb.rope
    return PitchView(
      name: name, number: number, text: text, isFirst: isFirst, rest: rest, twists: twists,
      strands: strands, knots: 12, ghost: ghost)
  }

  static func cue(
    _ gesture: Gesture? = .pinch, move: Int = 3, units: Int? = 40, limit: Int? = nil,
    isPractice: Bool = false, story: LocalizedText? = nil, twists: [RoundTwist] = [],
    isSwapped: Bool = false,
    sound: RoundTwist? = nil, breath: Breath? = nil, index: Int = 1, of count: Int = 1,
    next: [Gesture?] = [], ghost: Int? = nil, left: Int? = nil
  ) -> CueView {
    CueView(
      move: move, gesture: gesture, units: units, limit: limit ?? units.map { ($0 + 1) * 100 },
      isPractice: isPractice, index: index, of: count, story: story, twists: twists,
      isSwapped: isSwapped, sound: sound, breath: breath, next: next, ghost: ghost, left: left)
  }

  static let breath = breath(4_100)

  static func breath(_ left: Int) -> Breath {
    var breath = Breath(9_700)
    breath.left = left
    return breath
  }

  static let beat = said("Wings in your hair.", "Des ailes dans vos cheveux.")

  static func move(
    _ outcome: CueResponse.Outcome, _ gesture: Gesture?, reaction: Int = 512,
    isPractice: Bool = false, twists: [RoundTwist] = [], breathsLeft: Int? = nil,
    climb: ClimbStanding? = nil
  ) -> CueResponseView {
    CueResponseView(
      move: 3, cue: .pinch, answer: .pinch, gesture: gesture, outcome: outcome,
      reaction: reaction, isPractice: isPractice, twists: twists, breathsLeft: breathsLeft,
      climb: climb)
  }

  static func standing(
    strands: Int? = 2, change: ClimbStanding.Change? = nil, score: Int? = 186,
    multiplier: Int? = 1, hasRisen: Bool = false, rest: Int? = nil
  ) -> ClimbStanding {
    ClimbStanding(
      strands: strands, change: change, score: score, multiplier: multiplier, hasRisen: hasRisen,
      rest: rest)
  }

  static func round(
    ending: RoundEnding = .wrong,
    moves: Int = 2, best: Int? = 12, isBest: Bool = false, goal: Int? = nil, day: String? = nil,
    allowance: Int = 0, strayPinches: Int = 0, twists: [RoundTwist] = [],
    mode: RoundMode = .classic, factor: TimeFactor = .one, climb: ClimbResultView? = nil,
    drill: Pitch.Name? = nil
  ) -> RoundResultView {
    RoundResultView(
      moves: moves, mode: mode, factor: factor, ending: ending, best: best, isBest: isBest,
      goal: goal,
      times: ReactionStatistics(
        median: 350, best: 340, spread: 20,
        histogram: [
          ReactionStatistics.HistogramBar(from: 300, count: 1),
          ReactionStatistics.HistogramBar(from: 350, count: 1),
        ]), mistakes: [.pinch: 1 + strayPinches], strayPinches: strayPinches,
      allowance: allowance, day: day, seed: 7,
      script: "t340s360t512", twists: twists, climb: climb, drill: drill)
  }

  static func climb(
    ghost: Int? = 9, counted: Int? = nil, daysInRow: Int? = nil
  ) -> ClimbResultView {
    ClimbResultView(
      score: 3180, name: .breath, number: 6, medals: [.passed, .clean, .clean, .passed, .star],
      cuts: [
        ClimbResultView.PitchCuts(name: .boom, slips: 2, late: 0),
        ClimbResultView.PitchCuts(name: .breath, slips: 0, late: 1),
      ], ghost: ghost, counted: counted, daysInRow: daysInRow)
  }

  static let shortClimb = ClimbResultView(
    score: 219, name: .sight, number: 2, medals: [.star],
    cuts: [ClimbResultView.PitchCuts(name: .sight, slips: 2, late: 1)], ghost: 4, counted: 340,
    daysInRow: 3, tomorrow: [.walls, .stair])

  static let oldRounds = SavedRounds.Table(mode: nil, isDaily: false)

  static let scores = [
    table(.init(mode: .climb, isDaily: true), .climb, day: "2026-11-21", isGenuine: false),
    table(oldRounds, .steady, day: nil, isGenuine: nil),
  ]

  private static func table(
    _ kind: SavedRounds.Table, _ pace: RoundPace, day: String?, isGenuine: Bool?
  ) -> HighScoreTable {
    let isScored = pace == .climb
    let record = SavedRound(
      date: "2026-11-21T08:00:00Z", pace: pace, day: day, moves: 12, median: 412, floor: 10,
      allowance: 0, seed: 20_261_121, script: "t412", score: isScored ? 219 : nil,
      pitch: isScored ? 2 : nil, factor: isScored ? .one : nil)
    return HighScoreTable(
      kind: kind, entries: [HighScoreTable.Entry(record: record, isGenuine: isGenuine)])
  }
}
