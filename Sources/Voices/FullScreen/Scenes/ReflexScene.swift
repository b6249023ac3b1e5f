import Localization
import Presentation
import Screen
import Session

/// The reflex game: a round that waits, runs or is over, alone or as the escape that ends a chapter.
struct ReflexScene: Scene {
  enum Phase: Equatable { case waiting, running, over }

  private(set) var play: LevelPlay?
  private(set) var ready: ReadyView?
  private(set) var phase = Phase.waiting
  /// The commands as they were given, several at once where there is no clock.
  private(set) var cues: [CueView] = []
  /// How many of them were obeyed.
  private(set) var obeyed = 0
  private(set) var last: MoveView?
  private(set) var good = 0
  /// Good moves since the last that was none.
  private(set) var streak = 0
  private(set) var round: RoundView?
  /// What the story says to the round.
  private(set) var verdict: VerdictView?
  private(set) var maySkip = false
  private(set) var input = GestureInput()
  var clock: RoundClock? = RoundClock()
  var focus = 0

  init(_ level: LevelView) {
    play = LevelPlay(level)
  }

  init(_ ready: ReadyView) {
    self.ready = ready
    input.keys = GestureKeys(preset: ready.keys)
  }

  let role = SceneRole.round
  var heading: Heading? { play?.heading ?? Heading(place: L10n.Rounds.title) }
  var level: LevelView? { play?.level }
  var isRunning: Bool { phase == .running }
  /// Whether its level is won, so that what is said next is about another one.
  var isWon: Bool { verdict?.isCorrect ?? false }
  var awaitsRound: Bool { !isWon }
  /// The command that is to be obeyed.
  var cue: CueView? { cues.indices.contains(obeyed) ? cues[obeyed] : nil }

  var keys: [KeyHint] {
    guard isRunning else { return choices.isEmpty ? [] : [.move, KeyHint("⏎", L10n.Full.choose)] }
    return Gesture.allCases.map { KeyHint(input.name(of: $0), $0.name) }
  }

  // MARK: Learning

  mutating func tell(_ event: Event) {
    switch event {
    case .ready(let ready): wait(ready)
    case .cue(let cue): ask(cue)
    case .move(let move): note(move)
    case .round(let round): end(round)
    case .verdict(let verdict): hear(verdict)
    case .notice(.skipOffered): maySkip = true
    case .notice(.settingChanged(.keys, let value)): input.keys = GestureKeys(preset: value)
    default: break
    }
  }

  private mutating func wait(_ ready: ReadyView) {
    if isWon { return }
    if phase == .running { clock?.stop() }
    if phase != .waiting || ready.isCalibration { focus = 0 }
    self.ready = ready
    phase = .waiting
    input.keys = GestureKeys(preset: ready.keys)
    cues = []
  }

  private mutating func ask(_ cue: CueView) {
    if phase != .running { begin() }
    if cue.index == 1 { (cues, obeyed) = ([], 0) }
    cues.append(cue)
    clock?.ask(cue)
  }

  private mutating func begin() {
    phase = .running
    (good, streak, last, round, verdict) = (0, 0, nil, nil, nil)
    input.letGo()
  }

  private mutating func note(_ move: MoveView) {
    last = move
    guard move.outcome == .good else { return streak = 0 }
    good += 1
    streak += 1
    obeyed += 1
    if cue != nil { clock?.goOn() }
  }

  private mutating func end(_ round: RoundView) {
    self.round = round
    phase = .over
    focus = 0
    cues = []
    clock?.stop()
  }

  private mutating func hear(_ verdict: VerdictView) {
    self.verdict = verdict
    play?.tell(.verdict(verdict))
  }

  func says(_ event: Event) -> Bool {
    switch event {
    case .notice(.slowerOffered), .notice(.skipOffered): true
    case .verdict(let verdict): !verdict.isCorrect
    default: false
    }
  }

  // MARK: Hearing

  mutating func hear(_ key: Key, in words: Wording) -> Reaction? {
    if let index = ChoiceKeys.index(key), choices.indices.contains(index) {
      focus = index
      return reaction(to: choices[index], step: 1)
    }
    guard choices.indices.contains(focus) else { return nil }
    if key == .enter { return reaction(to: choices[focus], step: 1) }
    guard choices[focus] == .pace, key == .left || key == .right else { return nil }
    return reaction(to: .pace, step: key == .left ? -1 : 1)
  }

  /// A key that was held down before counts again.
  mutating func pauseRound() {
    clock?.pause()
    input.letGo()
  }

  mutating func handleGesture(_ new: Input) -> [Command]? {
    let gesture = input.gesture(by: new, at: clock?.now.milliseconds ?? 0)
    if !isRunning { return isLate(new) ? [] : nil }
    if case .key(.escape, []) = new { return nil }
    guard let gesture, let elapsed = clock?.elapsed else { return [] }
    return [.gesture(gesture, at: .since(elapsed), move: nil)]
  }

  /// Whether it was meant for a round that is over, or would start one by mistake.
  private func isLate(_ new: Input) -> Bool {
    guard case .key(let key, _) = new, input.keys.gesture(for: key) != nil else { return false }
    return clock?.isResting ?? false || key == .character(" ")
  }
}
