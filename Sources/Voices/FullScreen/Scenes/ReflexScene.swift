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
  /// The pitch that was told last.
  private(set) var pitch: PitchView?
  /// Whether that is shown at the moment, and no command yet.
  private(set) var isOnCard = false
  /// Whether a mistake was made, and the next command waits.
  private(set) var isResting = false
  /// When the last mistake by heart was made: what comes so soon was meant for the phrase that is gone.
  private var mistakeByHeart: Duration?
  /// Whether nothing was known of the command before it was given.
  private var isUnforeseen = false
  /// The most so far, of the rounds that were played here too.
  private(set) var best: Int?
  /// The commands as they were given, several at once on the stair and where there is no clock; after a mistake they
  /// stay until the next.
  private(set) var cues: [CueView] = []
  /// How many of them were obeyed.
  private(set) var obeyed = 0
  /// The last move.
  private(set) var lastMove: CueResponseView?
  /// How many moves were good.
  private(set) var goodMoves = 0
  /// Good moves since the last that was none.
  private(set) var streak = 0
  /// How the climb, or the strands of an escape, stand.
  private(set) var standing: ClimbStanding?
  /// The gestures that were tried before a climb: with the third it begins.
  private(set) var tried: Set<Gesture> = []
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
  var level: LevelView? { shown?.view }
  var isRunning: Bool { phase == .running }
  /// Whether the rope has just parted, and the stage stays for a moment.
  var isFalling: Bool { phase == .over && clock?.fallLeft != nil }
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
  /// Whether it is a climb of one’s own, for points.
  var isClimb: Bool { ready?.isScored ?? false }

  var keys: [KeyHint] {
    guard isRunning else { return choices.isEmpty ? [] : [.move, KeyHint("⏎", L10n.Full.choose)] }
    // Behind a “Boom” the keys have changed places.
    let isSwapped = cue?.isSwapped ?? false
    return Gesture.allCases.map {
      KeyHint(recognizer.name(of: isSwapped ? $0.swapped : $0), $0.name, mayStandAlone: true)
    }
      + (mayHoldStill ? [KeyHint("⏎", L10n.Escapes.still)] : [])
      + (repeatsByKey ? [KeyHint("r", L10n.Rounds.repeating)] : [])
  }

  var howToPlay: [LocalizedText] {
    [L10n.Rounds.helpRules, L10n.Rounds.helpClimb, L10n.Rounds.helpMedals]
      + (level == nil ? [L10n.Escapes.helpShort] : [L10n.Escapes.help, L10n.Escapes.helpShort])
      + [L10n.Rounds.helpKeys, L10n.Rounds.helpTime, L10n.Rounds.helpPause]
  }

  /// Whether Enter lets a bat by.
  private var mayHoldStill: Bool { ready?.mayHoldStill(on: pitch) ?? false }

  /// Whether the commands, which are to be known by heart, can be seen again.
  private var repeatsByKey: Bool {
    isRunning && obeyed > 0 && cue.map { $0.limit == nil && $0.of > 1 } ?? false
  }

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
    case .pitch(let pitch): open(pitch)
    case .cue(let cue): show(cue)
    case .move(let move): record(move)
    case .ended(let round): finish(round)
    }
  }

  /// A round waits to be started.
  private mutating func prepare(_ ready: WaitingRoundView) {
    if isWon { return }
    if phase == .running { clock?.stop() }
    if phase != .waiting { focus = 0 }
    self.ready = ready
    best = ready.best
    phase = .waiting
    recognizer.keys = GestureKeyMap(preset: ready.keys)
    (cues, tried, pitch) = ([], [], nil)
  }

  /// Shows what a pitch asks for, until it begins.
  private mutating func open(_ pitch: PitchView) {
    if phase != .running { beginRound() }
    (self.pitch, isOnCard, cues, obeyed) = (pitch, true, [], 0)
    clock?.rest(pitch.rest)
  }

  /// Shows a cue; the first one begins the round.
  private mutating func show(_ cue: CueView) {
    if phase != .running { beginRound() }
    isUnforeseen = (isOnCard || isResting || isUnforeseen && cue.index > 1) && cue.limit != nil
    // What stood behind a mistake is no answer to what is asked now.
    if isResting { lastMove = nil }
    (isOnCard, isResting) = (false, false)
    if cue.index == 1 { (cues, obeyed) = ([], 0) }
    cues.append(cue)
    if cue.index == cue.of, let first = self.cue { clock?.start(first) }
  }

  private mutating func beginRound() {
    phase = .running
    (goodMoves, streak, lastMove, round, verdict, standing, pitch) = (0, 0, nil, nil, nil, nil, nil)
    isResting = false
    recognizer.reset(at: clock?.now.milliseconds ?? 0)
  }

  /// Records a move; after a good one the next cue is timed, after a cut the rest.
  private mutating func record(_ move: CueResponseView) {
    lastMove = move
    if let climb = move.climb { standing = climb }
    // A pinch too many costs nothing but the chain, and in `classic` not even that.
    if move.outcome == .ignored { return streak = move.climb == nil ? streak : 0 }
    guard move.outcome == .good else {
      streak = 0
      mistakeByHeart = ready?.mode == .heart ? clock?.now : nil
      isResting = move.climb?.change == .cut || move.climb?.rest != nil
      if let rest = move.climb?.rest { clock?.rest(rest) }
      return
    }
    isUnforeseen = false
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
    isOnCard = false
    let falls = round.climb != nil && round.ending != .left
    if !falls { (cues, isResting) = ([], false) }
    clock?.stop(falls: falls)
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
    guard choices.indices.contains(focus) else { return nil }
    if key == .enter { return response(to: choices[focus], step: 1) }
    guard choices[focus] == .mode, key == .left || key == .right else { return nil }
    return response(to: .mode, step: key == .left ? -1 : 1)
  }

  /// A key that was held down before counts again.
  mutating func pauseRound() {
    clock?.pause()
    recognizer.reset()
  }

  mutating func handleGesture(_ input: InputEvent) -> [Command]? {
    let now = clock?.now.milliseconds ?? 0
    if isRunning, recognizer.isEnter(input, at: now), mayHoldStill {
      return clock?.elapsed.map { [.still(at: .since($0), move: nil)] } ?? []
    }
    let gesture = recognizer.gesture(by: input, at: now)
    if isOnCard { return beginPitch(input, gesture) }
    if !isRunning { return handleGestureOutside(gesture, by: input) }
    if case .key(.escape, []) = input { return nil }
    if repeatsByKey, input == .key(.character("r"), []) { return [.repeat] }
    guard let gesture, let elapsed = clock?.elapsed else { return [] }
    // So soon a hand obeys the command that is gone.
    if isUnforeseen, elapsed < GestureKeyMap.shortestReaction { return [] }
    if let mistake = mistakeByHeart, now - mistake.milliseconds < 800 { return [] }
    return [.gesture(gesture, at: .since(elapsed), move: nil)]
  }

  /// Any key of a gesture begins what a card tells, the one that was struck last too; one that is still held does not
  /// at once.
  private mutating func beginPitch(_ input: InputEvent, _ gesture: Gesture?) -> [Command]? {
    var struck = gesture
    if case .key(let key, _) = input {
      if key == .escape { return nil }
      struck = recognizer.keys.gesture(for: key)
    }
    guard let gesture = struck, let elapsed = clock?.elapsed, elapsed >= 300 else { return [] }
    // The first command may ask for the same key.
    recognizer.reset()
    return [.gesture(gesture, at: .since(elapsed), move: nil)]
  }

  /// A letter of a gesture: before a round of one’s own it is tried, and after one it begins another; nil where it is
  /// none.
  private mutating func handleGestureOutside(
    _ gesture: Gesture?, by input: InputEvent
  ) -> [Command]? {
    guard case .key(.character(let letter), _) = input,
      recognizer.keys.gesture(for: letter) != nil
    else { return nil }
    if let index = ChoiceKeys.index(.character(letter)), choices.indices.contains(index) {
      return clock?.ignoresLateKeys == true ? [] : nil
    }
    // It may have been meant for the round that is over.
    if clock?.ignoresLateKeys == true { return [] }
    guard level == nil, let gesture else { return letter == " " ? [] : nil }
    if phase == .over { return [.proceed] }
    tried.insert(gesture)
    return tried.count == Gesture.allCases.count ? [.proceed] : []
  }
}
