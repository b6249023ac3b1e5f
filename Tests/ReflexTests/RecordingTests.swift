import Flow
import Sampling
import Testing

@testable import Reflex

struct RecordingTests {
  private let rules =
    RoundMode.allCases.map { RoundRules($0) } + [
      RoundRules(.climb, factor: .longest, allowance: 800),
      RoundRules(.escape(goal: 24, twists: RoundTwist.allCases), strands: 3),
      RoundRules(.escape(goal: 18, twists: [.flood]), isTimed: false, strands: 2),
      RoundRules(.lessons(count: 3, twists: [.walls]), strands: nil),
      RoundRules(.drill(.two), strands: nil),
    ]

  @Test(arguments: sampled(0..<200)) func `a script is its round, as a value and as a text`(
    seed: UInt64
  ) {
    for rules in rules {
      let round = played(rules, seed: seed)
      var replayed = SeededRound(rules: rules, chance: SeededGenerator(seed: seed))
      let recording = RoundRecording(round.recording.text)
      #expect(recording == round.recording)
      recording.map { replayed.replay($0) }
      #expect(replayed == round)
    }
  }

  /// Any gestures at any times, with stops between, until the round is over or was long enough.
  private func played(_ rules: RoundRules, seed: UInt64) -> SeededRound {
    var chance = SeededGenerator(seed: seed, name: "play", number: 1)
    var round = begun(rules, seed: seed)
    for _ in 0..<60 where round.phase == .running {
      switch chance.below(12) {
      case 0: _ = round.redrawCues()
      case 1: _ = round.handleGesture(nil, after: chance.below(3000))
      case 2: _ = round.handleGesture(Gesture.allCases[chance.below(3)], after: chance.below(6000))
      case 3: _ = round.repeatCues()
      case 4: _ = round.holdStill(after: chance.below(900))
      default: round.act(after: chance.below(400))
      }
    }
    _ = round.leave()
    return round
  }

  /// Whoever waited for a voice is not who looks at the score.
  @Test(arguments: sampled(0..<50)) func `a script plays the same whether pitches wait or not`(
    _ seed: UInt64
  ) throws {
    var rules = RoundRules(.climb, allowance: 800)
    rules.waitsAtCards = true
    rules.known = 3
    let round = played(rules, seed: seed)
    var replayed = SeededRound(
      rules: RoundRules(.climb, allowance: 800), chance: SeededGenerator(seed: seed))
    replayed.replay(try #require(RoundRecording(round.recording.text)))
    #expect(replayed.recording == round.recording)
    #expect(replayed.tally == round.tally)
    #expect(replayed.moves == round.moves)
  }

  @Test func `the text of a script`() {
    var round = begun(.classic)
    round.obey(after: 350)
    _ = round.redrawCues()
    _ = round.handleGesture(nil, after: 4599)
    let letter = round.moves[0].cue?.rawValue.prefix(1) ?? ""
    #expect(round.recording.text == "\(letter)350z")
    _ = round.handleGesture(nil, after: 4600)
    #expect(round.recording.text == "\(letter)350z-4600")
    #expect(
      RoundRecording("t350p120s0-5100zq")?.steps == [
        .gesture(.tap, after: 350), .gesture(.pinch, after: 120), .gesture(.swipe, after: 0),
        .passed(5100), .redrawn, .left,
      ])
    #expect(RoundRecording("")?.steps == [])
  }

  @Test(arguments: [
    "t", "x5", "5", "t-5", "z5", "q0", "-", "t 5", "T5", "t1234567890", "t99999999999999999999",
    "t5\n", "é5", "\u{0}",
  ]) func `a text that is no script`(_ text: String) {
    #expect(RoundRecording(text) == nil)
  }

  @Test func `a script that goes on after the end changes nothing`() throws {
    var round = SeededRound(rules: .classic, chance: SeededGenerator(seed: 1))
    round.replay(try #require(RoundRecording("-5100t1t2zq")))
    #expect(round.ending == .timeout)
    #expect(round.recording.text == "-5100")
  }
}
