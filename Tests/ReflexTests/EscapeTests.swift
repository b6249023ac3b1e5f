import Flow
import Sampling
import Testing

@testable import Reflex

/// The escapes of the campaign, of both nights: moves, and the rules of their own.
private let escapes: [(goal: Int, twists: [RoundTwist])] = [
  (14, [.bats]), (18, [.flood]), (18, [.stair]), (24, [.walls, .bats, .stair, .flood]),
  (18, [.bats, .walls]), (18, [.flood, .bats]), (18, [.stair, .walls]),
  (24, [.stair, .flood, .bats, .walls]), (3, [.walls, .bats, .stair, .flood]), (1, [.stair]),
]

struct EscapeTests {
  private func rules(_ escape: Int, isTimed: Bool, strands: Int = 2) -> RoundRules {
    RoundRules(
      .escape(goal: escapes[escape].goal, twists: escapes[escape].twists), isTimed: isTimed,
      strands: strands)
  }

  @Test(arguments: escapes.indices, [true, false])
  func `who does what is asked wins, and every rule has come in`(escape: Int, isTimed: Bool) {
    for seed in 0..<50 {
      var round = begun(rules(escape, isTimed: isTimed), seed: UInt64(seed))
      var seen: Set<RoundTwist> = []
      while round.phase == .running {
        if let cue = round.cues.first { seen.formUnion(cue.twists) }
        round.act(after: 200)
      }
      #expect(round.ending == .goal)
      #expect(round.good == escapes[escape].goal)
      if escapes[escape].goal > 4 { #expect(seen == Set(escapes[escape].twists)) }
    }
  }

  @Test func `each lost try gives one strand more`() {
    for strands in 2...5 {
      var round = begun(rules(0, isTimed: true, strands: strands))
      var mistakes = 0
      while round.phase == .running {
        if round.rest == nil { mistakes += 1 }
        _ = round.handleGesture(nil, after: 10_000)
        while round.cues.first?.isBat == true { _ = round.act() }
      }
      #expect(mistakes == strands)
    }
  }

  @Test func `another rule is told before it holds`() {
    var round = begun(rules(3, isTimed: true))
    round.climb(to: 6)
    #expect(round.rest == RoundRest(limit: 2000, isLeftByGesture: true))
    #expect(round.pitch?.twists == [.walls, .bats])
  }

  /// What somebody does who has not understood a rule.
  @Test(arguments: RoundTwist.allCases, [true, false])
  func `a player who ignores the rule loses nearly always`(twist: RoundTwist, isTimed: Bool) {
    let escape = escapes.first { $0.twists.first == twist && $0.goal > 4 } ?? escapes[0]
    let rules = RoundRules(
      .escape(goal: escape.goal, twists: [twist]), isTimed: isTimed, strands: 2)
    let won = (0..<200).count { seed in
      var round = begun(rules, seed: UInt64(seed))
      var asked = -1
      for _ in 0..<400 where round.phase == .running {
        guard let cue = round.cues.first else {
          round.act()
          continue
        }
        switch twist {
        case .bats, .walls: _ = round.handleGesture(cue.gesture ?? .tap, after: 100)
        case .stair: _ = round.handleGesture(round.shownCues.first?.gesture, after: 100)
        case .flood where isTimed: _ = round.handleGesture(cue.answer, after: 500)
        case .flood:
          let isNew = asked != round.good
          asked = round.good
          _ = round.handleGesture(isNew ? round.wrong : cue.answer, after: 100)
        }
      }
      return round.ending == .goal
    }
    #expect(won <= 10, "\(won) of 200")
  }

  @Test func `a flood without a clock is three breaths, for mistakes and for repeats`() {
    var round = begun(rules(1, isTimed: false))
    #expect(round.breath == Breath(3))
    _ = round.handleGesture(round.wrong, after: 0)
    #expect(round.breath?.left == 2)
    #expect(round.repeatCues() == [.cued(round.cues[0])])
    _ = round.repeatCues()
    #expect(round.ending == .timeout)
  }

  @Test(arguments: RoundTwist.allCases, [true, false])
  func `practice shows the rule plain, then twisted, then mixed`(twist: RoundTwist, isTimed: Bool) {
    let rules = RoundRules(.escape(goal: 18, twists: [twist]), isTimed: isTimed).lessons(3)
    var round = begun(rules, seed: 4)
    var lessons: [Int] = []
    while round.phase == .running {
      lessons.append(rules.lesson(after: round.good))
      round.act()
    }
    #expect(Set(lessons) == [0, 1, 2])
    #expect(round.ending == .goal)
    #expect(round.moves.contains { $0.cue == nil } == (twist == .bats))
    #expect(round.moves.contains { $0.answer != $0.cue } == (twist == .walls))
  }
}
