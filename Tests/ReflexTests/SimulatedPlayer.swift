import Flow

@testable import Reflex

/// A player with human times, so that the figures of the climb can be held to what people would meet.
struct SimulatedPlayer {
  /// Milliseconds from a command to its key, where it came without warning and under no other rule.
  var reaction = 420.0
  var spread = 90.0
  /// How often a key is the wrong one, and how often a bat is taken for a command.
  var slips = 0.02
  var flinches = 0.1
  /// What one does at a command in place of obeying it.
  var habit = Habit.obeying

  enum Habit { case obeying, onlyPinching, mashing, holding, sleeping }

  static let normal = SimulatedPlayer()
  static let trained = SimulatedPlayer(
    reaction: 420 * 0.85, spread: 90 * 0.85, slips: 0.01, flinches: 0.05)
  static let fast = SimulatedPlayer(reaction: 300, spread: 60)
  static let slow = SimulatedPlayer(reaction: 700, spread: 150)

  /// Plays a round to its end; five hundred moves are a whole life.
  func play(_ rules: RoundRules, seed: UInt64) -> PlayedClimb {
    var chance = SeededGenerator(seed: seed, name: "hands", number: 1)
    var round = SeededRound(rules: rules, chance: SeededGenerator(seed: seed))
    var played = PlayedClimb()
    _ = round.begin()
    var isSeen = false
    while round.phase == .running, round.moves.count < 500 {
      if let rest = round.rest {
        _ = round.handleGesture(nil, after: rest.limit ?? 0)
        isSeen = false
        continue
      }
      let cue = round.cues[0]
      let before = round.moves.count
      act(in: &round, at: cue, isSeen: isSeen, with: &chance)
      // The second of a pair was read with the first, and what comes next while one looked ahead.
      isSeen = !cue.next.isEmpty || cue.twists.contains(.stair) && round.cues.count == 1
      if let limit = cue.limit, let move = round.moves.dropFirst(before).last, cue.gesture != nil,
        round.cues.isEmpty || !cue.twists.contains(.stair) || round.cues.count == 2
      {
        let mine = cue.breath == nil ? limit : round.rules.limit(330)
        played.commands += 1
        if move.reaction * 2 < mine { played.unhurried += 1 }
      }
    }
    played.finish(round)
    return played
  }

  private func act(
    in round: inout SeededRound, at cue: GestureCue, isSeen: Bool,
    with chance: inout SeededGenerator
  ) {
    let elapsed = round.elapsed
    switch habit {
    case .sleeping: _ = round.handleGesture(nil, after: cue.limit ?? 0)
    case .holding: _ = round.handleGesture(.tap, after: elapsed + 30)
    case .mashing:
      _ = round.handleGesture(Gesture.allCases[Int(chance.next() % 3)], after: elapsed + 150)
    case .onlyPinching:
      _ = round.handleGesture(
        cue.answer == .pinch || elapsed == 0 ? .pinch : nil,
        after: elapsed == 0 ? 300 : cue.limit ?? 0)
    case .obeying: obey(in: &round, at: cue, isSeen: isSeen, with: &chance)
    }
  }

  private func obey(
    in round: inout SeededRound, at cue: GestureCue, isSeen: Bool,
    with chance: inout SeededGenerator
  ) {
    guard let answer = cue.answer else {
      let flinches = chance.fraction < flinches
      _ = round.handleGesture(flinches ? .tap : nil, after: flinches ? 400 : cue.limit ?? 0)
      return
    }
    let after =
      round.elapsed
      + max(150, Int((reaction + spread * chance.bell) * weight(of: cue, isSeen: isSeen)))
    let slip = chance.fraction < slips
    let others = Gesture.allCases.filter { $0 != answer }
    _ = round.handleGesture(slip ? others[Int(chance.next() % 2)] : answer, after: after)
  }

  /// What a rule adds to a reaction, and what having seen the command before takes off.
  private func weight(of cue: GestureCue, isSeen: Bool) -> Double {
    var weight = isSeen ? 0.72 : 1
    if cue.twists.contains(.bats) { weight *= 1.12 }
    if cue.twists.contains(.walls) { weight *= 1.2 }
    if cue.twists.contains(.stair), !isSeen { weight *= 1.25 }
    return weight
  }
}

/// What came of a simulated climb.
struct PlayedClimb {
  var score = 0
  var good = 0
  var seconds = 0.0
  /// The last pitch that was begun.
  var pitch = 0
  var cuts: [RoundTally.Cut] = []
  var commands = 0
  /// Those that were obeyed in less than half of their time.
  var unhurried = 0

  fileprivate mutating func finish(_ round: SeededRound) {
    (score, good, pitch) = (round.tally.score, round.good, round.pitch?.number ?? 0)
    seconds = Double(round.total) / 1000
    cuts = round.tally.cuts
  }
}

extension SeededGenerator {
  fileprivate var fraction: Double { mutating get { Double(next() >> 11) / Double(1 << 53) } }

  /// Of mean 0 and deviation 1, near enough to a normal one: a sum of twelve.
  fileprivate var bell: Double {
    mutating get {
      var sum = -6.0
      for _ in 0..<12 { sum += fraction }
      return sum
    }
  }
}
