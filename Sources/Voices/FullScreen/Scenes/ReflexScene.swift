import Flow
import Localization
import Presentation
import Reflex
import Screen
import Session

/// The reflex game: a round that waits, runs or is over, alone or as the escape that ends a chapter.
struct ReflexScene: Scene {
  /// How far a round is.
  enum Phase: Equatable { case waiting, running, over }

  private(set) var shown: DisplayedLevel?
  private(set) var ready: WaitingRoundView?
  private(set) var phase = Phase.waiting
  /// The commands as they were given, several at once where there is no clock.
  private(set) var cues: [CueView] = []
  /// How many of them were obeyed.
  private(set) var obeyed = 0
  /// The last move.
  private(set) var lastMove: CueResponseView?
  /// How many moves were good.
  private(set) var goodMoves = 0
  /// Good moves since the last that was none.
  private(set) var streak = 0
  /// The most moves at this pace so far; nil before the first, and in a level.
  private(set) var best: Int?
  private(set) var round: RoundResultView?
  /// What the story says to the round.
  private(set) var verdict: Verdict?
  /// Whether the level may be skipped.
  private(set) var maySkip = false
  private(set) var recognizer = GestureRecognizer()
  var clock: CueTimer? = CueTimer()
  var focus = 0

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
  }

  init(_ ready: WaitingRoundView) {
    self.ready = ready
    best = ready.best
    recognizer.keys = GestureKeyMap(preset: ready.keys)
  }

  let kind = SceneKind.round
  var heading: HeaderContent? { shown?.heading ?? HeaderContent(title: L10n.Rounds.title) }
  var level: LevelView? { shown?.view }
  var isRunning: Bool { phase == .running }
  /// Whether nothing was played on it yet.
  var isUnplayed: Bool { round == nil && goodMoves == 0 }
  var beginsAtTop: Bool { level != nil && isUnplayed }
  /// Whether its level is won, so that what is said next is about another one.
  var isWon: Bool { verdict?.isCorrect ?? false }
  var awaitsRound: Bool { !isWon }
  /// The command that is to be obeyed: of several the one with the least number.
  var cue: CueView? {
    (cues.map(\.move).min()).flatMap { first in
      cues.first { $0.move == first + obeyed }
    }
  }
  /// Whether something is drawn round the commands.
  var drawsTime: Bool { isRunning && cue?.twists.isEmpty == false }

  var keys: [KeyHint] {
    guard isRunning else { return choices.isEmpty ? [] : [.move, KeyHint("⏎", L10n.Full.choose)] }
    return Gesture.allCases.map { KeyHint(recognizer.name(of: $0), $0.name, mayStandAlone: true) }
      + (ready?.mayHoldStill == true ? [KeyHint("⏎", L10n.Escapes.still)] : [])
      + (repeatsByKey ? [KeyHint("r", L10n.Rounds.repeating)] : [])
  }

  /// Whether the commands, which are to be known by heart, can be seen again.
  private var repeatsByKey: Bool { isRunning && cue.map { $0.limit == nil && $0.of > 1 } ?? false }

  // MARK: Events

  mutating func receive(_ event: Event) {
    if case .round(let event) = event { return receive(event) }
    if case .campaign(.verdict(let verdict)) = event { return record(verdict) }
    if case .campaign(.hint) = event { shown?.receive(event) }
    if case .general(.notice(.skipOffered)) = event { maySkip = true }
    if case .general(.notice(.settingChanged(.keys, let value))) = event {
      recognizer.keys = GestureKeyMap(preset: KeyPreset(rawValue: value) ?? .letters)
    }
  }

  private mutating func receive(_ event: Event.Round) {
    switch event {
    case .ready(let ready): prepare(ready)
    case .cue(let cue): show(cue)
    case .move(let move): record(move)
    case .ended(let round): finish(round)
    }
  }

  /// A round waits to be started.
  private mutating func prepare(_ ready: WaitingRoundView) {
    if isWon { return }
    if phase == .running { clock?.stop() }
    if phase != .waiting || ready.isCalibration { focus = 0 }
    self.ready = ready
    best = ready.best
    phase = .waiting
    recognizer.keys = GestureKeyMap(preset: ready.keys)
    cues = []
  }

  /// Shows a cue; the first one begins the round.
  private mutating func show(_ cue: CueView) {
    if phase != .running { beginRound() }
    if cue.index == 1 { (cues, obeyed) = ([], 0) }
    cues.append(cue)
    if cue.index == cue.of, let first = self.cue { clock?.start(first) }
  }

  private mutating func beginRound() {
    phase = .running
    (goodMoves, streak, lastMove, round, verdict) = (0, 0, nil, nil, nil)
    recognizer.reset(at: clock?.now.milliseconds ?? 0)
  }

  /// Records a move; after a good one the next cue is timed.
  private mutating func record(_ move: CueResponseView) {
    lastMove = move
    // A pinch too many costs nothing, not even what was good in a row.
    if move.outcome == .ignored { return }
    guard move.outcome == .good else { return streak = 0 }
    goodMoves += 1
    streak += 1
    obeyed += 1
    if let cue { clock?.restart(cue, after: move.reaction) }
  }

  /// The round is over.
  private mutating func finish(_ round: RoundResultView) {
    self.round = round
    best = round.best
    phase = .over
    focus = 0
    cues = []
    clock?.stop()
  }

  /// Records what the story says to the round, and whether its level is won.
  private mutating func record(_ verdict: Verdict) {
    self.verdict = verdict
    shown?.receive(.verdict(verdict))
  }

  func displays(_ event: Event) -> Bool {
    if case .campaign(.verdict(let verdict)) = event { return !verdict.isCorrect }
    if case .general(.notice(let notice)) = event {
      return [.slowerOffered, .skipOffered].contains(notice)
    }
    return false
  }

  // MARK: Keys

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if let index = ChoiceKeys.index(key), choices.indices.contains(index) {
      focus = index
      return response(to: choices[index], step: 1)
    }
    if key == .escape, choices.contains(.notNow) { return response(to: .notNow, step: 1) }
    guard choices.indices.contains(focus) else { return nil }
    if key == .enter { return response(to: choices[focus], step: 1) }
    guard choices[focus] == .pace, key == .left || key == .right else { return nil }
    return response(to: .pace, step: key == .left ? -1 : 1)
  }

  /// A key that was held down before counts again.
  mutating func pauseRound() {
    clock?.pause()
    recognizer.reset()
  }

  mutating func handleGesture(_ input: InputEvent) -> [Command]? {
    let now = clock?.now.milliseconds ?? 0
    if isRunning, recognizer.isEnter(input, at: now), ready?.mayHoldStill == true {
      return clock?.elapsed.map { [.still(at: .since($0), move: nil)] } ?? []
    }
    let gesture = recognizer.gesture(by: input, at: now)
    if !isRunning { return isLate(input) ? [] : nil }
    if case .key(.escape, []) = input { return nil }
    if repeatsByKey, input == .key(.character("r"), []) { return [.repeat] }
    guard let gesture, let elapsed = clock?.elapsed else { return [] }
    return [.gesture(gesture, at: .since(elapsed), move: nil)]
  }

  /// Whether it was meant for a round that is over, or would start one by mistake; an arrow can do no
  /// more than to move the focus.
  private func isLate(_ input: InputEvent) -> Bool {
    guard case .key(.character(let letter), _) = input,
      recognizer.keys.gesture(for: letter) != nil
    else { return false }
    return clock?.ignoresLateKeys ?? false || letter == " "
  }
}
