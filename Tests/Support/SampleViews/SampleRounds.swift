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
    _ pace: RoundPace = .steady, floor: Int? = nil, allowance: Int = 0, goal: Int? = nil,
    practice: Int = 0, best: Int? = nil, day: String? = nil, isCalibration: Bool = false,
    offersCalibration: Bool = false, twists: [RoundTwist] = []
  ) -> WaitingRoundView {
    WaitingRoundView(
      pace: pace, floor: floor, allowance: allowance, goal: goal, practice: practice, best: best,
      day: day, isCalibration: isCalibration, keys: .letters,
      offersCalibration: offersCalibration, twists: twists,
      twistTexts: twists.map { $0.rule(isTimed: pace.isTimed) })
  }

  static func cue(
    _ gesture: Gesture? = .pinch, move: Int = 3, units: Int? = 40, isPractice: Bool = false,
    story: LocalizedText? = nil, twists: [RoundTwist] = [], isSwapped: Bool = false,
    sound: RoundTwist? = nil, breath: Breath? = nil, index: Int = 1, of count: Int = 1,
    left: Int? = nil
  ) -> CueView {
    CueView(
      move: move, gesture: gesture, units: units, unit: units.map { _ in 100 },
      limit: units.map { ($0 + 1) * 100 }, isPractice: isPractice, index: index, of: count,
      story: story,
      twists: twists, isSwapped: isSwapped, sound: sound, breath: breath, left: left)
  }

  static let breath: Breath = {
    var breath = Breath(9_700)
    breath.left = 4_100
    return breath
  }()

  static let beat = said("Wings in your hair.", "Des ailes dans vos cheveux.")

  static func move(
    _ outcome: CueResponse.Outcome, _ gesture: Gesture?, reaction: Int = 512,
    isPractice: Bool = false, twists: [RoundTwist] = [], breathsLeft: Int? = nil
  ) -> CueResponseView {
    CueResponseView(
      move: 3, cue: .pinch, answer: .pinch, gesture: gesture, outcome: outcome,
      reaction: reaction, isPractice: isPractice, twists: twists, breathsLeft: breathsLeft)
  }

  static func round(
    moves: Int = 2, best: Int? = 12, isBest: Bool = false, goal: Int? = nil, day: String? = nil,
    allowance: Int = 0, strayPinches: Int = 0, floor: Int? = nil, twists: [RoundTwist] = []
  ) -> RoundResultView {
    RoundResultView(
      moves: moves, pace: .classic, ending: .wrong, best: best, isBest: isBest, goal: goal,
      times: ReactionStatistics(
        median: 350, best: 340, spread: 20,
        histogram: [
          ReactionStatistics.HistogramBar(from: 300, count: 1),
          ReactionStatistics.HistogramBar(from: 350, count: 1),
        ]), mistakes: [.pinch: 1 + strayPinches], strayPinches: strayPinches, floor: floor,
      allowance: allowance, day: day, seed: 7,
      script: "t340s360t512", twists: twists)
  }

  static let scores = [
    HighScoreTable(
      pace: .steady, isDaily: true,
      entries: [
        HighScoreTable.Entry(
          record: SavedRound(
            date: "2026-11-21T08:00:00Z", pace: .steady, day: "2026-11-21", moves: 12,
            median: 412, floor: 10, allowance: 0, seed: 20_261_121, script: "t412"),
          isGenuine: false)
      ])
  ]
}
