import Flow
import Sampling
import Testing

@testable import Reflex

/// The escapes of the campaign, of both nights: moves, and the rules of their own.
private let escapes: [(goal: Int, twists: [RoundTwist])] = [
  (8, [.bats]), (10, [.flood]), (12, [.stair]), (16, [.walls]),
  (16, [.walls, .bats, .stair, .flood]), (12, [.bats, .walls]), (12, [.flood, .bats]),
  (12, [.stair, .walls]), (16, [.stair, .flood, .bats, .walls]),
]

/// By eye, and by ear with the time that a voice takes.
private let players: [(allowance: Int, reaction: Int)] = [(0, 700), (800, 2000)]

/// Plays a whole round: what a player does about a command, and when; nil waits for its limit.
private func played(
  _ rules: RoundRules, seed: UInt64,
  _ player: (GestureCue, SeededRound) -> (gesture: Gesture?, after: Int)?
) -> SeededRound {
  var round = begun(rules, seed: seed)
  for _ in 0..<400 {
    guard round.phase == .running, let cue = round.cues.first else { break }
    if let (gesture, after) = player(cue, round) {
      _ =
        gesture == nil
        ? round.holdStill(after: after) : round.handleGesture(gesture, after: after)
    } else {
      _ = round.handleGesture(nil, after: cue.limit ?? 0)
    }
  }
  return round
}

struct TwistTests {
  /// What is said when a rule comes in holds from the next command on; a flood alone may rise between two.
  @Test(arguments: sampled(0..<200))
  func `a burst ends where another rule comes in`(_ seed: UInt64) {
    let twists: [RoundTwist] = [.walls, .bats, .stair, .flood]
    var round = begun(RoundRules(pace: .untimed, goal: 16, twists: twists), seed: seed)
    while let cue = round.cues.first {
      for cue in round.cues {
        let active = round.rules.twists(after: cue.move - 1)
        #expect(cue.twists.filter { $0 != .flood } == active.filter { $0 != .flood })
      }
      _ = cue.isBat ? round.holdStill(after: 0) : round.handleGesture(cue.answer, after: 0)
    }
    #expect(round.good == 16)
  }

  @Test(arguments: escapes.indices, RoundPace.allCases)
  func `a player of human speed wins every escape at every pace`(escape: Int, pace: RoundPace) {
    for (allowance, reaction) in players {
      let rules = RoundRules(
        pace: pace, allowance: allowance, goal: escapes[escape].goal,
        twists: escapes[escape].twists)
      for seed in 0..<200 {
        let round = played(rules, seed: UInt64(seed)) { cue, _ in
          cue.isBat && pace.isTimed ? nil : (cue.answer, reaction)
        }
        #expect(round.ending == .goal, "seed \(seed)")
      }
    }
  }

  /// What somebody does who has not understood a rule.
  @Test(arguments: RoundTwist.allCases, RoundPace.allCases)
  func `a player who ignores the twist loses nearly always`(twist: RoundTwist, pace: RoundPace) {
    let goal = escapes.first { $0.twists == [twist] }?.goal ?? 8
    let rules = RoundRules(pace: pace, goal: goal, twists: [twist])
    let won = (0..<200).count { seed in
      var asked = 0
      let round = played(rules, seed: UInt64(seed)) { cue, round in
        switch twist {
        case .bats: return (cue.gesture ?? .tap, 700)
        case .walls: return (cue.gesture ?? .tap, 700)
        case .stair: return (round.shownCues.first?.gesture ?? .tap, 700)
        case .flood:
          let plain = RoundRules(pace: pace).limit(after: round.good)
          if plain == nil, asked != round.good {
            asked = round.good; return (.some(cue.answer == .tap ? .swipe : .tap), 700)
          }
          return (cue.answer, (plain ?? 0) * 8 / 10)
        }
      }
      return round.ending == .goal
    }
    #expect(won <= 10, "\(won) of 200")
  }

  @Test(arguments: RoundPace.allCases) func `bats are about a third, and fair`(pace: RoundPace) {
    var bats = 0
    for seed in 0..<300 {
      let round = played(
        RoundRules(pace: pace, goal: 30, twists: [.bats]), seed: UInt64(seed)
      ) { cue, _ in (cue.answer, 100) }
      let isBat = round.moves.map { $0.cue == nil }
      #expect(isBat.count == 30)
      #expect(isBat.first == false)
      #expect(isBat.last == false)
      #expect(!zip(isBat, isBat.dropFirst()).contains { $0 && $1 })
      bats += isBat.count { $0 }
    }
    #expect((2500...3500).contains(bats))
  }

  @Test func `a bat is gone after its own short time`() throws {
    for (pace, limit) in [(RoundPace.steady, 2000), (.classic, 2000), (.calm, 3800)] {
      var round = atBat(RoundRules(pace: pace, allowance: 800, goal: 30, twists: [.bats]))
      let cue = try #require(round.cues.first)
      #expect(cue.limit == limit)
      #expect(round.handleGesture(nil, after: limit - 1).isEmpty)
      _ = round.handleGesture(nil, after: limit)
      #expect(round.good == cue.move)
      #expect(round.moves.last?.outcome == .good)
      #expect(round.moves.last?.gesture == nil)
    }
  }

  @Test(arguments: [RoundPace.steady, .untimed])
  func `a tap or swipe at a bat loses, a pinch is ignored, and holding still may be said`(
    pace: RoundPace
  ) {
    let bat = atBat(RoundRules(pace: pace, goal: 30, twists: [.bats]))
    for gesture in [Gesture.tap, .swipe] {
      var round = bat
      _ = round.handleGesture(gesture, after: 300)
      #expect(round.ending == .wrong)
      #expect(round.moves.last?.answer == nil)
    }
    var round = bat
    _ = round.handleGesture(.pinch, after: 300)
    #expect(round.moves.last?.outcome == .ignored)
    _ = round.holdStill(after: 400)
    #expect(round.good == bat.good + 1)
    #expect(ReactionStatistics(of: round.moves) == ReactionStatistics(of: bat.moves))
  }

  @Test func `holding still at a command lets time pass, and without a clock misses it`() {
    var timed = begun(RoundRules(pace: .steady, goal: 8, twists: [.bats]))
    #expect(timed.holdStill(after: 100).isEmpty)
    #expect(timed.ending == nil)
    var untimed = begun(RoundRules(pace: .untimed, goal: 8, twists: [.bats]))
    #expect(untimed.holdStill(after: 100).isEmpty)
    untimed.obey()
    while untimed.cues.first?.isBat == true { _ = untimed.holdStill(after: 100) }
    _ = untimed.holdStill(after: 100)
    #expect(untimed.ending == .wrong)
  }

  private func atBat(_ rules: RoundRules) -> SeededRound {
    var round = begun(rules)
    while round.cues.first?.isBat == false { round.obey() }
    return round
  }

  // MARK: Flood

  @Test func `a flood has one budget, and a quick move leaves more of it`() {
    var round = begun(RoundRules(pace: .steady, goal: 10, twists: [.flood]))
    #expect(round.cues.first?.limit == 12_100)
    round.obey(after: 700)
    #expect(round.cues.first?.limit == 11_400)
    #expect(round.cues.first?.breath?.left == 11_400)
    #expect(round.cues.first?.breath?.of == 12_100)
    _ = round.handleGesture(nil, after: 11_399)
    #expect(round.ending == nil)
    _ = round.handleGesture(nil, after: 11_400)
    #expect(round.ending == .timeout)
  }

  @Test func `without a clock breath pays for two mistakes or repeats`() {
    var round = begun(RoundRules(pace: .untimed, goal: 10, twists: [.flood]))
    round.obey()
    let asked = round.cues.map(\.gesture)
    let events = round.handleGesture(round.wrong, after: 10)
    #expect(events.count == 3)
    #expect(round.cues.map(\.gesture) == asked)
    #expect(round.breath?.left == 2)
    #expect(round.repeatCues().count == 2)
    #expect(round.ending == nil)
    _ = round.repeatCues()
    #expect(round.ending == .timeout)
  }

  @Test func `repeating is free without a flood, and with a clock`() {
    for rules in [
      RoundRules(pace: .untimed, goal: 8), RoundRules(pace: .calm, goal: 8, twists: [.flood]),
    ] {
      var round = begun(rules)
      #expect(round.repeatCues().isEmpty)
      #expect(round.recording.steps.isEmpty)
    }
  }

  // MARK: Stair and walls

  @Test(arguments: RoundPace.allCases) func `on the stair the last is to be obeyed first`(
    pace: RoundPace
  ) {
    var round = begun(RoundRules(pace: pace, goal: 12, twists: [.stair]))
    while round.ending == nil {
      #expect(round.cues.count == 2)
      #expect(round.shownCues == round.cues.reversed())
      #expect(round.shownCues.map(\.move) == [round.good + 2, round.good + 1])
      #expect(round.cues[0].gesture != round.cues[1].gesture)
      let last = round.shownCues[1].gesture
      _ = round.handleGesture(last, after: 500)
      #expect(round.moves.last?.outcome == .good)
      round.obey()
    }
    #expect(round.ending == .goal)
  }

  @Test func `after Boom tap and swipe change places until the next`() {
    for seed in 0..<100 {
      var round = begun(
        RoundRules(pace: .steady, goal: 16, twists: [.walls]), seed: UInt64(seed))
      var isSwapped = false
      var booms = 0
      var last: Gesture?
      while let cue = round.cues.first {
        if cue.sound == .walls {
          isSwapped.toggle()
          booms += 1
        }
        #expect(cue.isSwapped == isSwapped)
        #expect(cue.answer == (isSwapped ? cue.gesture?.swapped : cue.gesture))
        // A held key is dropped, so no key may be asked for twice in a row.
        #expect(cue.answer != last)
        last = cue.answer
        _ = round.handleGesture(cue.answer, after: 500)
      }
      #expect(round.ending == .goal)
      #expect((3...7).contains(booms))
    }
  }

  // MARK: Practice, and all of it

  static let lessons: [(RoundTwist, [Int])] = [
    (.bats, [1, 1, 1]), (.flood, [1, 1, 1]), (.stair, [1, 2, 2]), (.walls, [1, 1, 1]),
  ]

  @Test(arguments: lessons, RoundPace.allCases)
  func `practice is plain, twisted, mixed, and cannot be lost`(
    _ example: (RoundTwist, [Int]), pace: RoundPace
  ) {
    let (twist, sizes) = example
    for seed in 0..<50 {
      let rules = RoundRules(pace: pace, goal: 8, twists: [twist]).practice(lessons: 3)
      var round = begun(rules, seed: UInt64(seed))
      var shown: [[GestureCue]] = []
      while round.phase == .running {
        if shown.count <= rules.lesson(after: round.good) { shown.append(round.cues) }
        if round.cues.first?.isBat == true { _ = round.handleGesture(.tap, after: 10) }
        _ = round.handleGesture(round.cues[0].answer == .tap ? .swipe : .tap, after: 10)
        #expect(round.ending == nil)
        _ =
          round.cues[0].isBat
          ? round.holdStill(after: 20) : round.handleGesture(round.cues[0].answer, after: 20)
      }
      #expect(round.ending == .goal)
      #expect(shown.map(\.count) == sizes)
      switch twist {
      case .bats: #expect(shown.map { $0[0].isBat } == [false, true, false])
      case .flood, .stair: #expect(shown.allSatisfy { !$0[0].isBat })
      case .walls:
        #expect(shown.map { $0[0].isSwapped } == [false, true, false])
        #expect(shown[1][0].gesture != .pinch)
      }
    }
  }

  @Test func `several twists come in one after the other, and stay`() {
    let rules = RoundRules(pace: .steady, goal: 16, twists: [.walls, .bats, .stair, .flood])
    #expect(rules.twists(after: 0) == [.walls])
    #expect(rules.twists(after: 4) == [.walls, .bats])
    #expect(rules.twists(after: 15) == [.walls, .bats, .stair, .flood])
  }

  @Test(arguments: sampled(0..<100)) func `a twisted round is its recording`(seed: UInt64) throws {
    for pace in RoundPace.allCases {
      for (goal, twists) in escapes {
        var chance = SeededGenerator(seed: seed, name: "play", number: 1)
        let rules = RoundRules(pace: pace, goal: goal, twists: twists)
        let round = played(rules, seed: seed) { cue, _ in
          chance.below(12) == 0 ? (Gesture.pinch, 100) : (cue.answer, chance.below(600))
        }
        var replayed = SeededRound(rules: rules, chance: SeededGenerator(seed: seed))
        replayed.replay(try #require(RoundRecording(round.recording.text)))
        #expect(replayed == round)
      }
    }
  }
}
