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
    /// To get better at the rule of a pitch.
    case drill(Pitch.Name)
  }

  let purpose: Purpose
  let mode: RoundMode
  let rules: RoundRules
  private(set) var seed: UInt64
  var round: ReflexRound<SeededGenerator>
  /// The lessons of the practice that comes first, or is under way; 0 once it is over.
  private(set) var lessons: Int
  /// What the story says, by move.
  let beats: [Int: LocalizedText]
  /// When the best climb had each of its knots, in milliseconds from its start.
  let ghost: [Int]

  init(
    _ purpose: Purpose, mode: RoundMode, rules: RoundRules, seed: UInt64, practice: Int = 0,
    beats: [Int: LocalizedText] = [:], ghost: [Int] = []
  ) {
    self.purpose = purpose
    self.mode = mode
    self.rules = rules
    self.seed = seed
    lessons = practice
    self.beats = beats
    self.ghost = ghost
    round = ReflexRound(
      rules: practice > 0 ? rules.lessons(practice) : rules, chance: SeededGenerator(seed: seed))
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
}

// MARK: - Views

extension RoundSession {
  var isPractice: Bool { lessons > 0 }

  /// The commands of the practice; 0 once it is over.
  var practice: Int { isPractice ? round.rules.goal ?? 0 : 0 }

  /// Whether a player may say that they hold still.
  var mayHoldStill: Bool {
    if isPractice { return rules.twists.first == .bats }
    return rules.twists.contains(.bats) || round.pitch?.twists.contains(.bats) == true
  }

  /// Whether a bat is gone by itself, so that no key need say so.
  var letsBatsPass: Bool { mode.isTimed && !isPractice }

  /// The rules that hold at the moment; before the practice the one that it teaches.
  var twistTexts: [LocalizedText] {
    if let drill { return [Pitch.drill(drill).rule(isTimed: mode.isTimed)] }
    if rules.isScored { return round.pitch.map { [$0.rule(isTimed: mode.isTimed)] } ?? [] }
    return isPractice ? Array(rules.twistTexts.prefix(1)) : rules.twistTexts
  }

  /// The commands that are still to be obeyed, as they are shown; `ghost` where the best climb was.
  var cues: [CueView] {
    round.shownCues.enumerated().map { index, cue in
      CueView(
        move: cue.move, gesture: cue.gesture, units: cue.units, limit: cue.limit,
        isPractice: isPractice, index: index + 1, of: round.cues.count,
        story: story(of: cue), twists: cue.twists, isSwapped: cue.isSwapped, sound: cue.sound,
        breath: cue.breath, next: cue.next, ghost: ghostKnots)
    }
  }

  /// The knots of the best climb at this moment; nil where there is none.
  private var ghostKnots: Int? { ghost.isEmpty ? nil : ghost.count { $0 <= round.total } }

  /// How far that is ahead, while it still climbs.
  private var lead: Int? { ghostKnots.flatMap { $0 < ghost.count ? $0 - round.good : nil } }

  /// The pitch that is told.
  func view(of pitch: Pitch) -> PitchView {
    PitchView(
      name: pitch.name, number: pitch.number, text: pitch.rule(isTimed: mode.isTimed),
      isFirst: round.good == 0 && round.moves.isEmpty, rest: round.rest.map(\.limit) ?? 0,
      twists: pitch.twists, strands: round.strands, knots: pitch.knots ?? 0, ghost: lead)
  }

  /// Reached by the move before, and told where nothing else is to be kept in mind.
  private var milestone: Milestone? {
    mode == .classic && isAlone ? Milestone(at: round.good) : nil
  }

  /// What the story says beside a command, once; in practice the rule, beside the one that comes first.
  private func story(of cue: GestureCue) -> LocalizedText? {
    guard isPractice else {
      let isAgain = round.moves.last.map { $0.outcome != .good } ?? false
      return isAgain ? nil : beats[cue.move] ?? milestone?.text
    }
    guard cue.move == round.good + 1 else { return nil }
    return rules.twists.first?.lesson(
      round.rules.lesson(after: round.good), isTimed: mode.isTimed)
  }

  /// A move, and what it did since there were `strands`.
  func view(of move: CueResponse, before strands: Int?) -> CueResponseView {
    CueResponseView(
      move: move.move, cue: move.cue, answer: move.answer, gesture: move.gesture,
      outcome: move.outcome, reaction: move.reaction, isPractice: isPractice,
      twists: isPractice
        ? Array(rules.twists.prefix(1)) : move.twists,
      breathsLeft: breathsLeft(after: move),
      climb: isPractice || mode == .classic ? nil : standing(after: move, before: strands))
  }

  private func standing(after move: CueResponse, before strands: Int?) -> ClimbStanding {
    let isMistake = move.outcome == .wrong || move.outcome == .timeout
    let (old, new) = (strands ?? 0, round.strands ?? 0)
    let change: ClimbStanding.Change? =
      new < old ? .cut : new > old ? .spliced : isMistake && rules.isScored ? .free : nil
    return ClimbStanding(
      strands: countsStrands ? round.strands : nil, change: change,
      score: rules.isScored ? round.tally.score : nil,
      multiplier: rules.isScored ? round.tally.multiplier : nil,
      hasRisen: rules.isScored && move.outcome == .good && round.tally.hasRisen,
      rest: round.rest?.isBehindMistake == true ? round.rest?.limit : nil)
  }

  /// In a flood without a clock breaths are counted in their place.
  var countsStrands: Bool { mode.isTimed || !rules.twists.contains(.flood) }

  /// Where a mistake has cost a breath and not the round.
  private func breathsLeft(after move: CueResponse) -> Int? {
    guard move.outcome == .wrong, round.phase == .running, !isPractice, !mode.isTimed else {
      return nil
    }
    return round.breath?.left
  }

  var isAlone: Bool { if case .alone = purpose { true } else { false } }

  /// The date of a daily round.
  var day: String? { if case .alone(let day) = purpose { day } else { nil } }

  var drill: Pitch.Name? { if case .drill(let name) = purpose { name } else { nil } }

  /// The round as it ended; `best` is the most before it, `daily` what is known of the day.
  func view(ending: RoundEnding, best: Int?, daily: DailyStanding?) -> RoundResultView {
    let worth = rules.isScored ? round.tally.score : round.good
    let counts = isAlone && daily?.counted == nil
    let most = max(best ?? 0, counts ? worth : 0)
    return RoundResultView(
      moves: round.good, mode: mode, factor: rules.factor, ending: ending,
      best: isAlone && most > 0 ? most : nil,
      isBest: counts && worth > best ?? 0 && (best != nil || !rules.isScored),
      goal: drill == nil ? rules.goal : nil, times: ReactionStatistics(of: round.moves),
      mistakes: ReactionStatistics.mistakes(in: round.moves),
      strayPinches: round.moves.count { $0.outcome == .ignored },
      allowance: rules.allowance, day: day, seed: seed, script: round.recording.text,
      twists: rules.twists, climb: rules.isScored ? climbed(daily) : nil, drill: drill)
  }

  private func climbed(_ daily: DailyStanding?) -> ClimbResultView? {
    guard let pitch = round.pitch, let name = pitch.name else { return nil }
    let cuts = Pitch.Name.allCases.map { name in
      let here = round.tally.cuts.filter { $0.pitch == name }
      return ClimbResultView.PitchCuts(
        name: name, slips: here.count { !$0.isLate }, late: here.count(where: \.isLate))
    }.filter { $0.slips + $0.late > 0 }
    return ClimbResultView(
      score: round.tally.score, name: name, number: pitch.number, medals: round.tally.medals,
      cuts: cuts.sorted { ($0.slips + $0.late) > ($1.slips + $1.late) }, ghost: lead,
      counted: daily?.counted, daysInRow: daily?.daysInRow, tomorrow: daily?.tomorrow ?? [])
  }

  /// What is kept of a round in which something was won.
  func record(at date: String) -> SavedRound? {
    let median = ReactionStatistics(of: round.moves)?.median
    // A first attempt counts, whatever was climbed.
    guard median != nil || day != nil && rules.isScored else { return nil }
    let script = round.recording.text
    let isScored = rules.isScored
    return SavedRound(
      date: date, pace: mode.pace, day: day, moves: round.good, median: median ?? 0,
      floor: 10, allowance: rules.allowance, seed: seed,
      script: script.utf8.count <= SavedRound.scriptLimit ? script : nil,
      score: isScored ? round.tally.score : nil, pitch: isScored ? round.pitch?.number : nil,
      factor: isScored ? rules.factor : nil)
  }
}

/// What is known of a daily climb besides itself.
struct DailyStanding: Equatable {
  /// The points of the first attempt; nil where none was made before.
  let counted: Int?
  /// Those with a first attempt, this one among them, without a gap.
  let daysInRow: Int
  /// The rules of the next day’s pitch “Two”.
  let tomorrow: [RoundTwist]
}
