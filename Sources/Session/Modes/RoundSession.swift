import Flow
import Localization
import Reflex

/// The round that is played or waits to be, and what it is played for.
struct RoundSession: Equatable {
  enum Purpose: Equatable {
    /// For the scores; of a daily round the UTC date.
    case alone(day: String?)
    /// To win the reflex level that the flow is at.
    case level
    /// To measure the player.
    case calibration(day: String?)
  }

  let purpose: Purpose
  let rules: RoundRules
  let pace: RoundPace
  private(set) var seed: UInt64
  private(set) var round: ReflexRound<SeededGenerator>
  /// The lessons of the practice that comes first, or is under way; 0 once it is over.
  private(set) var lessons: Int
  /// What the story says, by move.
  let beats: [Int: LocalizedText]

  init(
    _ purpose: Purpose, pace: RoundPace, rules: RoundRules, seed: UInt64, practice: Int = 0,
    beats: [Int: LocalizedText] = [:]
  ) {
    self.purpose = purpose
    self.pace = pace
    self.rules = rules
    self.seed = seed
    lessons = practice
    self.beats = beats
    round = ReflexRound(
      rules: practice > 0 ? rules.practice(lessons: practice) : rules,
      chance: SeededGenerator(seed: seed))
  }

  var isRunning: Bool { round.phase == .running }

  /// The next round by the same rules; a practice is over.
  mutating func startOver(seed: UInt64) {
    self.seed = seed
    lessons = 0
    round = ReflexRound(rules: rules, chance: SeededGenerator(seed: seed))
  }

  /// What comes of a change, made in this place.
  mutating func change(_ body: (inout RoundSession) -> [RoundEvent]) -> [RoundEvent] { body(&self) }

  mutating func begin() -> [RoundEvent] { round.begin() }

  mutating func handleGesture(_ gesture: Gesture?, after milliseconds: Int) -> [RoundEvent] {
    round.handleGesture(gesture, after: milliseconds)
  }

  mutating func holdStill(after milliseconds: Int) -> [RoundEvent] {
    round.holdStill(after: milliseconds)
  }

  mutating func repeatCues() -> [RoundEvent] { round.repeatCues() }

  mutating func redrawCues() -> [RoundEvent] { round.redrawCues() }

  mutating func leave() -> [RoundEvent] { round.leave() }
}

// MARK: - Views

extension RoundSession {
  var isPractice: Bool { lessons > 0 }

  /// The commands of the practice; 0 once it is over.
  var practice: Int { isPractice ? round.rules.goal ?? 0 : 0 }

  /// Whether a player may say that they hold still.
  var mayHoldStill: Bool {
    rules.twists.contains(.bats) && !(isPractice && rules.twists[0] != .bats)
  }

  /// The rules that the escape adds; before the practice the one that it teaches.
  var twistTexts: [LocalizedText] {
    isPractice ? Array(rules.twistTexts.prefix(1)) : rules.twistTexts
  }

  /// The commands that are still to be obeyed, as they are shown.
  var cues: [CueView] {
    round.shownCues.enumerated().map { index, cue in
      CueView(
        move: cue.move, gesture: cue.gesture, units: cue.units,
        unit: cue.units.map { _ in pace == .calm ? 1000 : 100 }, limit: cue.limit,
        isPractice: isPractice, index: index + 1, of: round.cues.count,
        story: story(of: cue), twists: cue.twists, isSwapped: cue.isSwapped, sound: cue.sound,
        breath: cue.breath)
    }
  }

  /// Reached by the move before, and told where nothing else is to be kept in mind.
  private var milestone: Milestone? {
    isAlone && rules.pace.isTimed ? Milestone(at: round.good) : nil
  }

  /// What the story says beside a command; in practice the rule, beside the one that comes first.
  private func story(of cue: GestureCue) -> LocalizedText? {
    guard isPractice else { return beats[cue.move] ?? milestone?.text }
    guard cue.move == round.good + 1 else { return nil }
    return rules.twists.first?.lesson(
      round.rules.lesson(after: round.good), isTimed: pace.isTimed)
  }

  func view(of move: CueResponse) -> CueResponseView {
    CueResponseView(
      move: move.move, cue: move.cue, answer: move.answer, gesture: move.gesture,
      outcome: move.outcome, reaction: move.reaction, isPractice: isPractice,
      twists: isPractice ? Array(rules.twists.prefix(1)) : rules.twists(after: move.move - 1),
      breathsLeft: breathsLeft(after: move))
  }

  /// Where a mistake has cost a breath and not the round.
  private func breathsLeft(after move: CueResponse) -> Int? {
    guard move.outcome == .wrong, round.phase == .running, !isPractice, !pace.isTimed else {
      return nil
    }
    return round.breath?.left
  }

  var isAlone: Bool { if case .alone = purpose { true } else { false } }

  var isCalibration: Bool { if case .calibration = purpose { true } else { false } }

  /// The date of a daily round, or of the one that a calibration comes before.
  var day: String? {
    switch purpose {
    case .alone(let day), .calibration(let day): day
    case .level: nil
    }
  }

  /// The round as it ended; `best` is the most moves before it.
  func view(ending: RoundEnding, best: Int?) -> RoundResultView {
    let isKept = isAlone
    let most = max(best ?? 0, round.good)
    return RoundResultView(
      moves: round.good, pace: pace, ending: ending,
      best: isKept && most > 0 ? most : nil,
      isBest: isKept && round.good > best ?? 0, goal: rules.goal,
      times: ReactionStatistics(of: round.moves),
      mistakes: ReactionStatistics.mistakes(in: round.moves),
      strayPinches: round.moves.count { $0.outcome == .ignored },
      floor: pace.heldFloor(rules.floor), allowance: rules.allowance, day: day,
      seed: seed, script: round.recording.text, twists: rules.twists)
  }

  /// What is kept of a round in which something was won.
  func record(at date: String) -> SavedRound? {
    guard let statistics = ReactionStatistics(of: round.moves) else { return nil }
    let script = round.recording.text
    return SavedRound(
      date: date, pace: pace, day: day, moves: round.good, median: statistics.median,
      floor: rules.floor, allowance: rules.allowance, seed: seed,
      script: script.utf8.count <= SavedRound.scriptLimit ? script : nil,
      bursts: pace.isTimed ? nil : rules.bursts)
  }
}
