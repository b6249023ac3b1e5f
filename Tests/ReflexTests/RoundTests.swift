import Flow
import Sampling
import Testing

@testable import Reflex

struct RoundTests {
  @Test func `nothing counts before the start`() {
    var round = SeededRound(rules: RoundRules.classic, chance: SeededGenerator(seed: 1))
    for gesture in Gesture.allCases { #expect(round.handleGesture(gesture, after: 0).isEmpty) }
    #expect(round.redrawCues().isEmpty)
    #expect(round.leave().isEmpty)
    #expect(round.phase == .waiting)
    #expect(round.begin().count == 1)
    #expect(round.begin().isEmpty)
  }

  @Test func `a good move brings the next command`() throws {
    var round = begun(RoundRules.classic)
    let first = try #require(round.cues[0].gesture)
    let events = round.handleGesture(first, after: 321)
    let move = CueResponse(
      move: 1, cue: first, gesture: first, outcome: .good, reaction: 321)
    #expect(events == [.moved(move), .cued(round.cues[0])])
    #expect(round.cues[0].move == 2)
    #expect(round.cues[0].gesture != first)
  }

  @Test(arguments: sampled(1...60)) func `a wrong tap or swipe loses, a wrong pinch is ignored`(
    seed: UInt64
  ) {
    for gesture in Gesture.allCases {
      var round = begun(RoundRules.classic, seed: seed)
      let cue = round.cues[0]
      guard cue.gesture != gesture else { continue }
      _ = round.handleGesture(gesture, after: 200)
      #expect(round.moves.last?.outcome == (gesture == .pinch ? .ignored : .wrong))
      #expect(round.ending == (gesture == .pinch ? nil : .wrong))
      #expect(round.good == 0)
      #expect(round.cues == (gesture == .pinch ? [cue] : []))
    }
  }

  @Test func `an ignored pinch does not stop the clock`() throws {
    let seed = try #require((0..<9).first { begun(.classic, seed: $0).cues[0].gesture != .pinch })
    var round = begun(.classic, seed: seed)
    _ = round.handleGesture(.pinch, after: 5000)
    #expect(round.elapsed == 5000)
    _ = round.handleGesture(round.cues[0].gesture, after: 5100)
    #expect(round.ending == .timeout)
  }

  @Test func `time does not run backwards`() {
    var round = begun(.classic)
    _ = round.handleGesture(nil, after: 5099)
    _ = round.handleGesture(nil, after: .min)
    #expect(round.elapsed == 5099)
    round.obey(after: -1)
    #expect(round.moves.last?.reaction == 5099)
  }

  @Test func `a round that is over hears nothing`() {
    var round = begun(.classic)
    _ = round.handleGesture(round.wrong, after: 0)
    let over = round
    for gesture in Gesture.allCases { #expect(round.handleGesture(gesture, after: 0).isEmpty) }
    #expect(round.redrawCues().isEmpty)
    #expect(round.leave().isEmpty)
    #expect(round == over)
  }

  @Test func `a goal ends a round`() {
    var round = begun(RoundRules(.escape(goal: 8, twists: []), strands: 2))
    round.obey(times: 7)
    #expect(round.ending == nil)
    #expect(round.obey().last == .ended(.goal))
    #expect(round.good == 8)
  }

  @Test func `practice waits until it is obeyed`() {
    var round = begun(RoundRules(.lessons(count: 3, twists: []), strands: nil))
    let cue = round.cues[0]
    #expect(cue.limit == nil)
    #expect(round.handleGesture(nil, after: 1_000_000).isEmpty)
    _ = round.handleGesture(round.wrong, after: 1_000_000)
    #expect(round.moves.last?.outcome == .wrong)
    #expect(round.cues == [cue])
    round.obey(times: 3)
    #expect(round.ending == .goal)
  }

  @Test func `an escape without a clock comes in longer bursts, up to four`() {
    expect(RoundRules(.escape(goal: 18, twists: []), isTimed: false), toCome: [1, 2, 3, 4, 4, 4])
    expect(RoundRules(.escape(goal: 8, twists: []), isTimed: false), toCome: [1, 2, 3, 2])
    expect(.classic, toCome: [1, 1, 1])
  }

  private func expect(_ rules: RoundRules, toCome sizes: [Int]) {
    var round = SeededRound(rules: rules, chance: SeededGenerator(seed: 3))
    var seen = [round.begin().count]
    while seen.count < sizes.count {
      let cued = round.obey().count { if case .cued = $0 { true } else { false } }
      if cued > 0 { seen.append(cued) }
    }
    #expect(seen == sizes)
  }

  @Test func `a burst is given back in order`() {
    var round = begun(RoundRules(.escape(goal: 8, twists: []), isTimed: false, strands: 1))
    round.obey()
    #expect(round.cues.count == 2)
    _ = round.handleGesture(round.cues[0].gesture == .tap ? .swipe : .tap, after: 10)
    #expect(round.ending == .wrong)
  }

  @Test func `stopping draws the command again and starts its clock`() {
    var round = begun(.classic)
    let cue = round.cues[0]
    _ = round.handleGesture(nil, after: 4000)
    #expect(round.redrawCues() == [.cued(round.cues[0])])
    #expect(round.cues[0].gesture != cue.gesture)
    #expect(round.cues[0].move == cue.move)
    #expect(round.cues[0].limit == cue.limit)
    #expect(round.elapsed == 0)
  }

  @Test func `leaving keeps what was won`() {
    var round = begun(.classic)
    round.obey(times: 4)
    #expect(round.leave() == [.ended(.left)])
    #expect(round.good == 4)
  }
}

extension RoundRules {
  static var classic: RoundRules { RoundRules(.classic) }
}
