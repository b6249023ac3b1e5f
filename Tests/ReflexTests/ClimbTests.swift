import Flow
import Sampling
import Testing

@testable import Reflex

/// The rules of a climb, one by one.
struct ClimbTests {
  private func round(_ rules: RoundRules = RoundRules(.climb), seed: UInt64 = 1) -> SeededRound {
    begun(rules, seed: seed)
  }

  @Test func `it opens with a moment to get ready, which no key shortens`() {
    var round = round()
    #expect(round.rest == RoundRest(limit: 1000, isLeftByGesture: false))
    #expect(round.handleGesture(.tap, after: 500).isEmpty)
    #expect(round.handleGesture(nil, after: 999).isEmpty)
    #expect(round.handleGesture(nil, after: 1000) == [.cued(round.cues[0])])
    #expect(round.moves.isEmpty)
  }

  @Test func `a pitch is told, and begins by itself, or by a key that was not meant for the last`()
  {
    var round = round()
    round.climb(to: 10)
    #expect(round.pitch?.name == .sight)
    #expect(round.rest == RoundRest(limit: 2000, isLeftByGesture: true))
    var early = round
    #expect(early.handleGesture(.tap, after: 299).isEmpty)
    #expect(!early.handleGesture(.tap, after: 300).isEmpty)
    #expect(early.moves.count == 10)
    #expect(round.handleGesture(nil, after: 1999).isEmpty)
    #expect(!round.handleGesture(nil, after: 2000).isEmpty)
    var known = RoundRules(.climb)
    known.known = 2
    var again = self.round(known)
    again.climb(to: 10)
    #expect(again.rest?.limit == 800)
    known.waitsAtCards = true
    var heard = self.round(known)
    // Who waits for a voice was just ready.
    #expect(heard.rest == nil)
    heard.climb(to: 10)
    #expect(heard.rest == RoundRest(limit: nil, isLeftByGesture: true))
    #expect(heard.handleGesture(nil, after: 100_000).isEmpty)
    #expect(!heard.handleGesture(.pinch, after: 0).isEmpty)
  }

  @Test func `the pitches of the first night, and their limits`() {
    var round = round()
    var limits: [Pitch.Name: [Int]] = [:]
    var knots: [Pitch.Name: Int] = [:]
    while round.pitch?.number ?? 0 <= 8 {
      if let cue = round.cues.first, let name = round.pitch?.name {
        knots[name, default: 0] += 1
        if !cue.isBat, let limit = cue.limit { limits[name, default: []].append(limit) }
      }
      round.act(after: 1)
    }
    #expect(
      knots == [
        .rope: 10, .sight: 12, .bats: 10, .boom: 12, .stair: 12, .breath: 14, .two: 14, .summit: 16,
      ])
    #expect(limits[.rope]?.first == 960 && limits[.rope]?.last == 700)
    #expect(limits[.sight]?.first == 580 && limits[.sight]?.last == 490)
    // Two at once have the time of both, and a word is read for each.
    #expect(limits[.stair]?.first == 580 + 574 + 60)
    #expect(limits[.breath]?.first == 14 * 330 + 60)
    #expect(round.pitch?.number == 9)
  }

  @Test(arguments: TimeFactor.allCases) func `the time factor makes limits longer`(
    _ factor: TimeFactor
  ) {
    var round = round(RoundRules(.climb, factor: factor))
    round.act()
    #expect(round.cues[0].limit == 900 * factor.rawValue / 10 + 60)
    #expect(TimeFactor(word: factor.word) == factor)
  }

  @Test func `three mistakes are three strands, and the first command of a pitch is free`() {
    var round = round()
    round.act()
    _ = round.handleGesture(round.wrong, after: 100)
    #expect(round.strands == 3)
    #expect(
      round.rest == RoundRest(limit: 800, isLeftByGesture: false, isBehindMistake: true))
    for left in [2, 1, 0] {
      round.act()
      _ = round.handleGesture(round.wrong, after: 100)
      #expect(round.strands == left)
    }
    #expect(round.ending == .wrong)
    #expect(round.tally.cuts.count == 3)
  }

  @Test func `by ear a key cuts the rest behind a mistake, but not one that was on its way`() {
    var rules = RoundRules(.climb, allowance: 800)
    rules.waitsAtCards = true
    var round = round(rules)
    _ = round.handleGesture(round.wrong, after: 100)
    #expect(
      round.rest == RoundRest(limit: 4000, isLeftByGesture: true, isBehindMistake: true))
    #expect(round.handleGesture(.tap, after: 999).isEmpty)
    #expect(round.handleGesture(.tap, after: 1000) == [.cued(round.cues[0])])
    #expect(round.moves.count == 1)
  }

  @Test func `a climb that was stopped goes on behind its pitch`() {
    var round = round()
    round.climb(to: 3)
    let (asked, pitch) = (round.cues, round.pitch)
    #expect(round.redrawCues() == pitch.map { [.opened($0)] })
    #expect(round.cues.isEmpty)
    #expect(round.handleGesture(.tap, after: 200).isEmpty)
    #expect(round.handleGesture(nil, after: 2000) == [.cued(round.cues[0])])
    #expect(round.cues != asked)
    #expect((round.good, round.strands) == (3, 3))
  }

  @Test func `after a cut the next limits are easier, and tighten again`() {
    var round = round()
    round.climb(to: 3)
    let plain = round.cues[0].limit ?? 0
    _ = round.handleGesture(nil, after: 10_000)
    #expect(round.handleGesture(.tap, after: 700).isEmpty)
    round.act()
    var ratios: [Int] = []
    for _ in 0..<6 {
      let knot = round.good
      ratios.append(((round.cues[0].limit ?? 0) - 60) * 100 / (900 - 260 * knot / 9))
      round.act()
    }
    #expect(plain == 900 - 260 * 3 / 9 + 60)
    #expect(ratios == [129, 123, 117, 111, 105, 100])
  }

  @Test func `a wrong pinch ends the chain, and costs nothing else`() throws {
    var round = round()
    round.climb(to: 3)
    while round.cues[0].answer == .pinch { round.act() }
    let (cue, score) = (round.cues[0], round.tally.score)
    #expect(round.tally.chain == round.good)
    _ = round.handleGesture(.pinch, after: 50)
    #expect(round.moves.last?.outcome == .ignored)
    #expect(round.tally.chain == 0)
    #expect(round.tally.score == score)
    #expect(round.strands == 3)
    #expect(round.cues == [cue])
  }

  @Test func `twenty-five clean knots splice a strand, and three is the most`() {
    var round = round()
    round.climb(to: 4)
    _ = round.handleGesture(round.wrong, after: 1)
    #expect(round.strands == 2)
    round.climb(to: 28)
    #expect(round.strands == 2)
    round.climb(to: 29)
    #expect(round.strands == 3)
    round.climb(to: 60)
    #expect(round.strands == 3)
  }

  @Test func `a knot counts by the time left and by the chain`() {
    var round = round()
    round.act()
    _ = round.handleGesture(round.cues[0].answer, after: 0)
    #expect(round.tally.score == 20)
    _ = round.handleGesture(round.cues[0].answer, after: (round.cues[0].limit ?? 0) - 1)
    #expect(round.tally.score == 30)
    round.climb(to: 10)
    #expect(round.tally.multiplier == 2)
    #expect(round.tally.hasRisen)
    round.climb(to: 40)
    #expect(round.tally.multiplier == 4)
  }

  @Test func `a medal tells how a pitch was climbed`() {
    var round = round()
    round.climb(to: 10, after: 10)
    round.climb(to: 22, after: 400)
    round.act()
    _ = round.act()
    while round.cues.first?.isBat != false { round.act() }
    _ = round.handleGesture(round.wrong, after: 1)
    round.climb(to: 32)
    #expect(round.tally.medals == [.star, .clean, .passed])
  }

  @Test(arguments: sampled(0..<100)) func `one may look ahead, and sees what comes`(seed: UInt64) {
    var round = round(seed: seed)
    round.climb(to: 10)
    round.act()
    var foreseen: [Gesture?] = []
    while round.pitch?.name == .sight, let cue = round.cues.first {
      if let first = foreseen.first { #expect(cue.gesture == first) }
      #expect(cue.next.count == min(2, 22 - cue.move))
      foreseen = cue.next
      round.act()
    }
  }

  @Test(arguments: sampled(0..<100)) func `no answer repeats but behind a card`(seed: UInt64) {
    var round = round(seed: seed)
    var last: Gesture?
    while round.good < 200 {
      if round.rest != nil { last = nil }
      if let answer = round.cues.first?.answer {
        #expect(answer != last)
        last = answer
      }
      round.act(after: 1)
    }
  }

  @Test(arguments: sampled(0..<100)) func `a phrase that was met comes again`(seed: UInt64) {
    var round = round(seed: seed)
    var phrases: [[Gesture]] = []
    var answers: [Gesture] = []
    while round.good < 300 {
      if round.rest != nil { answers = [] }
      if round.pitch?.ahead == 2, let answer = round.cues.first?.answer {
        answers.append(answer)
        if answers.count == 4 { phrases.append(answers) }
        if answers.count == 4 { answers = [] }
      }
      round.act(after: 1)
    }
    #expect(phrases.count >= 12)
    #expect(Set(phrases).count <= 6)
  }

  @Test(arguments: sampled(0..<100)) func `at a bat nothing is to be done for 0.7 s`(seed: UInt64) {
    var round = round(seed: seed)
    round.climb(to: 23)
    while round.cues.first?.isBat != true { round.act() }
    #expect(round.cues[0].limit == 700)
    var touched = round
    _ = touched.handleGesture(.tap, after: 300)
    #expect(touched.strands == 2)
    #expect(round.handleGesture(nil, after: 699).isEmpty)
    _ = round.handleGesture(nil, after: 700)
    #expect(round.moves.last?.outcome == .good)
  }

  @Test(arguments: sampled(0..<100)) func `walls shake at the first knot, then every three to five`(
    seed: UInt64
  ) {
    var round = round(seed: seed)
    round.climb(to: 32, after: 1)
    round.act()
    var booms: [Int] = []
    var isSwapped = false
    while round.pitch?.name == .boom, let cue = round.cues.first {
      if cue.sound == .walls { (booms, isSwapped) = (booms + [cue.move], !isSwapped) }
      #expect(cue.isSwapped == isSwapped)
      round.act(after: 1)
    }
    #expect(booms.first == 33)
    #expect(zip(booms, booms.dropFirst()).allSatisfy { (3...5).contains($1 - $0) })
  }

  @Test func `a breath is for all, falls with each, and is made anew once it is used up`() {
    var round = round()
    round.climb(to: 56, after: 1)
    #expect(round.pitch?.name == .breath)
    round.act()
    #expect(round.cues[0].breath == Breath(4680))
    round.act(after: 600)
    #expect(round.cues[0].breath?.left == 4080)
    #expect(round.cues[0].limit == 4080)
    _ = round.handleGesture(nil, after: 4080)
    #expect(round.moves.last?.outcome == .timeout)
    #expect(round.strands == 2)
    round.act()
    #expect(round.breath?.left == 13 * 330 + 60)
  }

  @Test func `a breath is heard at half and at its last quarter, and has time for both words`() {
    var round = round(RoundRules(.climb, allowance: 100))
    round.climb(to: 56, after: 1)
    round.act()
    #expect(round.breath == Breath(4680 + 16 * 100))
    var heard: [Int] = []
    while round.pitch?.name == .breath {
      if let cue = round.cues.first, cue.sound == .flood { heard.append(cue.breath?.left ?? 0) }
      round.act(after: 420)
    }
    #expect(heard == [6280 - 8 * 420, 6280 - 12 * 420])
  }

  @Test func `the second night splices two strands, and has the pitches anew, by two rules`() {
    var names: [[Pitch.Name]] = []
    for seed in 0..<20 {
      var round = round(seed: UInt64(seed))
      round.climb(to: 96, after: 1)
      round.act()
      while round.cues.first?.isBat != false { round.act(after: 1) }
      _ = round.handleGesture(round.wrong, after: 1)
      var seen: [Pitch.Name] = []
      while round.good < 190 {
        if let pitch = round.pitch, pitch.number > 8, pitch.number < 16,
          seen.count < pitch.number - 8
        {
          seen.append(pitch.name ?? .rope)
          if pitch.name != .sight, pitch.name != .breath, pitch.name != .summit {
            #expect(Set(pitch.twists).count == 2)
          }
        }
        round.act(after: 1)
      }
      #expect(round.strands == 3)
      #expect(Set(seen) == Set(Pitch.Name.allCases).subtracting([.rope]))
      names.append(seen)
    }
    #expect(Set(names).count > 10)
  }

  @Test func `the same course for everybody, however many are missed`() {
    var clean = round(seed: 20_261_129)
    var clumsy = clean
    clean.climb(to: 10)
    clumsy.climb(to: 5)
    _ = clumsy.handleGesture(clumsy.wrong, after: 1)
    clumsy.climb(to: 10)
    clean.act()
    clumsy.act()
    #expect(clean.cues[0].gesture == clumsy.cues[0].gesture)
    #expect(clean.cues[0].next == clumsy.cues[0].next)
  }

  @Test func `by heart phrases grow from two to nine, and hearing one again halves it`() {
    var round = round(RoundRules(.heart))
    var lengths: [Int] = []
    var last = 0
    while round.good < 96 {
      if let pitch = round.pitch, pitch.number != last, !round.cues.isEmpty {
        last = pitch.number
        lengths.append(round.cues.count)
        #expect(round.cues.allSatisfy { $0.limit == nil })
      }
      round.act()
    }
    #expect([[2, 3, 4, 5, 2, 7, 8, 2], [2, 3, 4, 5, 2, 7, 2, 2]].contains(lengths), "\(lengths)")
    var dear = self.round(RoundRules(.heart))
    var cheap = dear
    _ = cheap.repeatCues()
    dear.act()
    cheap.act()
    #expect((dear.tally.score, cheap.tally.score) == (10, 5))
  }

  @Test func `by heart a wrong pinch is a mistake like any other`() {
    var round = round(RoundRules(.heart))
    round.act()
    while round.cues[0].answer == .pinch { round.act() }
    _ = round.handleGesture(.pinch, after: 1)
    #expect(round.moves.last?.outcome == .wrong)
    #expect(round.strands == 2)
  }

  @Test func `a drill follows the player, and nothing is lost`() {
    var round = round(RoundRules(.drill(.boom), strands: nil))
    let first = round.cues[0].limit ?? 0
    round.act()
    let quicker = round.cues[0].limit ?? 0
    _ = round.handleGesture(nil, after: 10_000)
    round.act()
    #expect(quicker < first)
    #expect(round.cues[0].limit ?? 0 > quicker)
    #expect(round.ending == nil)
    round.climb(to: 20)
    #expect(round.ending == .goal)
  }
}
