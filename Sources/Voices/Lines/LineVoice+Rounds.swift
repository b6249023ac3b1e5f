import Flow
import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance
private typealias Climb = L10n.Climb

/// What is told of a round, from its waiting to its end.
extension LineVoice {
  /// What was told of it so far.
  private var round: HeardRound { parser.round }

  /// Which letters and keys are gestures, as one says them.
  private var keyNames: LocalizedText { parser.keyNames }

  mutating func lines(for event: Event.Round) -> [LocalizedText] {
    switch event {
    case .ready(let ready): return lines(opening: ready)
    // Its rule stands on the page before, and its first command may run already.
    case .pitch(let pitch) where pitch.isFirst && pitch.rest != nil: return []
    case .pitch(let pitch):
      return (round.isSwappedBack ? [Words.swappedBack] : [])
        + [pitch.summitText, pitch.line, pitch.ghostText].compactMap(\.self)
        + (round.mayHoldStill && !takesKeys ? [keysNow] : [])
        + (pitch.rest == nil ? [parser.wayOnFromRest] : [])
    case .cue(let cue):
      let breath = round.hasTakenBreath ? cue.breath : nil
      return (breath.map { [L10n.Escapes.breathLost(count: $0.left)] } ?? [])
        + [line(for: cue)]
    case .move(let move): return lines(for: move)
    case .ended(let round): return lines(for: round)
    }
  }

  /// A round that waits: what it is for, its keys, how it goes, its rules.
  private mutating func lines(opening ready: WaitingRoundView) -> [LocalizedText] {
    let task = ready.task ?? L10n.Reflex.title(mode: ready.mode.name)
    return [task] + (isRoundAlone && ready.drill == nil ? rules(of: ready.mode) : [])
      + keys(of: ready) + course(of: ready) + newRules(of: ready) + conditions(of: ready)
      + [L10n.Reflex.pressEnter]
  }

  /// What it goes by; there is time to say that a pinch is forgiven, too.
  private mutating func rules(of mode: RoundMode) -> [LocalizedText] {
    explainOnce(mode.rules) + (mode == .climb ? explainOnce(Climb.pinchCostsNone) : [])
  }

  /// With which keys it is played; they are never left out before a practice, where Enter is one of them, or
  /// before a round of one’s own, which may be the first in days.
  private mutating func keys(of ready: WaitingRoundView) -> [LocalizedText] {
    let keys = explainOnce(instructions(to: ready))
    let isNeeded =
      ready.practice > 0 || ready.twists.contains(.bats) || isRoundAlone || isLanding
    return keys.isEmpty && isNeeded ? [keysNow] : keys
  }

  private var isRoundAlone: Bool { parser.context.level == nil }

  private var isLanding: Bool { parser.context.level?.isLanding == true }

  /// How an escape goes on from command to command, and what a wrong key costs; nothing before a practice. How rows
  /// are answered is told in each.
  private mutating func course(of ready: WaitingRoundView) -> [LocalizedText] {
    guard ready.practice == 0 else { return [] }
    var course: [LocalizedText] = []
    if ready.mode == .heart, ready.twists.first != .stair, let level = parser.context.level?.id {
      course += explainOnce(L10n.Reflex.bursts, in: "level")
      // Each descent has an escape of its own.
      course += isLanding ? [Words.bursts] : explainOnce(Words.bursts, in: level)
    }
    guard !isRoundAlone, let strands = ready.strands else { return course }
    return course + [Climb.strands(count: strands)]
  }

  /// The rule that holds from the beginning, however brief it is to be, unless it was told since the level
  /// began; that others come in, which are told as they come.
  private mutating func newRules(of ready: WaitingRoundView) -> [LocalizedText] {
    let rules = ready.twistTexts
    if isRepeating { return rules }
    let first = rules.prefix(1).filter { toldRules.insert($0.resolved(in: language)).inserted }
    return first + (rules.count > 1 ? [Words.moreRules(count: rules.count - 1)] : [])
  }

  // MARK: Before a round

  /// With which keys it is played.
  private func instructions(to ready: WaitingRoundView) -> LocalizedText {
    if !ready.mode.isTimed, !takesKeys { return parser.howRows }
    return takesKeys ? L10n.Reflex.howKeys(keys: keyNames) : L10n.Reflex.howLines(keys: keyNames)
  }

  /// The keys alone.
  private var keysNow: LocalizedText {
    takesKeys ? L10n.Reflex.keysNow(keys: keyNames) : Words.keys(keys: keyNames)
  }

  /// What the time depends on, and what there is to beat.
  private func conditions(of ready: WaitingRoundView) -> [LocalizedText] {
    guard ready.practice == 0 else { return [] }
    let time = Setting.allowance.name(of: String(ready.allowance))
    let words =
      ready.mode == .classic
      ? L10n.Reflex.allowanceClassic(time: time) : L10n.Reflex.allowance(time: time)
    let isHeard = ready.allowance > 0 && ready.mode.isTimed
    return ready.conditions(in: language) + (isHeard ? [words] : [])
  }

  // MARK: A round

  /// The command first, and as little as possible: while it is said time runs.
  private func line(for cue: CueView) -> LocalizedText {
    let call = Gesture.cueText(of: cue.gesture)
    let before = cue.soundBefore.map { L10n.Reflex.cueStory(command: $0, story: call) } ?? call
    let first = counted(cue, before)
    if cue.isInRow || cue.isByHeart { return first }
    // Without a clock nobody learns by waiting that a bat wants a key.
    let key = cue.gesture == nil && cue.isPractice && cue.limit == nil
    let next =
      cue.next.isEmpty ? nil : Climb.thenSpoken(commands: cue.next.names(in: language))
    // The mountain’s praise would take the time of the command.
    let story = isRoundAlone ? nil : cue.story
    return [next, cue.soundAfter, story, key ? Words.stillKey : nil].compactMap(\.self)
      .reduce(first) {
        L10n.Reflex.cueStory(command: $0, story: $1)
      }
  }

  /// Where no clock runs, the first of several says how many there are: the player must know when it is their turn.
  /// Against the clock the pitch has said that the last one comes first: each word would take time.
  private func counted(_ cue: CueView, _ command: LocalizedText) -> LocalizedText {
    guard cue.index == 1, cue.isInRow else { return command }
    if cue.limit != nil { return Climb.pairAgain(count: cue.of, command: command) }
    if cue.twists.contains(.stair), !cue.isPractice {
      return L10n.Escapes.pairOf(count: cue.of, command: command)
    }
    if round.isRestOfRow { return Words.restOfRow(count: cue.of, command: command) }
    return round.isInLastBurst(cue)
      ? L10n.Escapes.burstLast(count: cue.of, command: command)
      : L10n.Reflex.burstOf(count: cue.of, command: command)
  }

  /// A good move is answered by the next command; after a wrong pinch the same one stands. While a clock runs
  /// nothing is said but commands, and what would sound like one is not said again.
  private mutating func lines(for move: CueResponseView) -> [LocalizedText] {
    let goesOn = takesKeys && move.climb?.rest != nil ? explainOnce(Climb.keyGoesOn) : []
    let change = move.climb?.changeText.map { [$0] } ?? []
    let swapped = round.isSwapped && move.climb?.rest != nil ? [Words.swapped] : []
    switch move.outcome {
    case .good where round.isTimed: return change
    case .ignored where round.isTimed: return [Climb.pinchTooMany]
    case .good:
      // Nothing comes between commands that are kept in mind.
      let times =
        round.pending > 0 ? [] : move.newMultiplier.map { [Climb.times(count: $0)] } ?? []
      return (round.pending == 0 ? [Words.right] : []) + times + change
    case .ignored: return [round.isByHeart ? L10n.Escapes.strayByHeart : move.strayText]
    case .wrong where move.isPractice: return [move.notThatText]
    case .wrong:
      return [move.climb == nil ? move.wrongText : move.versusText]
        + (move.breathsLeft.map { [L10n.Escapes.breathLost(count: $0)] } ?? change) + swapped
        + goesOn
    case .timeout:
      return [move.climb == nil ? move.tooLateText : move.versusText] + change + swapped + goesOn
    }
  }

  // MARK: After a round

  /// What was told while it ran, as of its limits and of so many moves, is not said again.
  private mutating func lines(for result: RoundResultView) -> [LocalizedText] {
    if let climb = result.climb { return lines(for: climb, of: result) }
    if let drilled = result.drilledText {
      return [result.ending == .left ? L10n.Rounds.left : drilled]
        + ((result.mode.isTimed ? result.times : nil).map {
          [L10n.Reflex.times(median: $0.median, best: $0.best)]
        } ?? [])
        + (result.ending == .left ? [] : [Climb.afterDrill])
    }
    var lines = [
      result.goal.map { L10n.Reflex.movesOf(count: result.moves, of: $0) }
        ?? L10n.Reflex.moves(count: result.moves)
    ]
    if result.isOutOfBreath { lines.insert(L10n.Escapes.outOfBreath, at: 0) }
    if result.ending == .left { lines.insert(L10n.Rounds.left, at: 0) }
    if let best = result.bestText { lines.append(best) }
    // Without a clock the story goes on instead of times that nobody looked at.
    if let times = result.times, result.mode.isTimed {
      lines.append(L10n.Reflex.times(median: times.median, best: times.best))
    }
    if let strays = result.strayText { lines.append(strays) }
    if let share = result.shareText(in: language, isHeard: true) { lines.append(share) }
    return lines + (result.goal == nil && result.ending != .left ? [L10n.Reflex.again] : [])
  }

  /// Where it ended and what it is worth, then what cost most.
  private mutating func lines(
    for climb: ClimbResultView, of result: RoundResultView
  ) -> [LocalizedText] {
    let isLeft = result.ending == .left
    let worth = [Climb.scored(count: climb.score), result.bestText].compactMap(\.self)
    let rest = [
      isLeft ? nil : climb.causes(in: language), climb.rank,
      result.shareText(in: language, isHeard: true),
    ].compactMap(\.self)
    return [isLeft ? L10n.Rounds.left : climb.fall(moves: result.moves)]
      + (isLeft ? [] : [climb.remark]) + [.joined(worth, by: " ", in: language)] + rest
      + climb.daily
      + (isLeft ? [] : (result.mode.isTimed ? [] : explainOnce(Climb.race)) + [Climb.again])
  }
}

extension ArraySlice<Event> {
  /// What is told with the commands of a row, before them: behind one of them it would drive it out of mind.
  var storiesOfRow: [LocalizedText] {
    compactMap { if case .round(.cue(let cue)) = $0 { cue.story } else { nil } }
  }
}

extension CueView {
  /// Whether what is told with it comes before it: it is the first that is to be kept in mind.
  var beginsRow: Bool { index == 1 && limit == nil && (isInRow || !isPractice) }

  /// Whether nothing is told behind it.
  fileprivate var isByHeart: Bool { limit == nil && !isPractice }

  /// Whether tap and swipe had changed places before it was called.
  var isSwappedBefore: Bool { isSwapped != (sound == .walls) }

  /// Whether others are called with it.
  fileprivate var isInRow: Bool { of > 1 }

  /// Whether its sound comes before the command: “Boom” changes it, and of a breath it is told that time is short.
  private var isSoundFirst: Bool { sound == .walls || sound == .flood && limit != nil }

  fileprivate var soundBefore: LocalizedText? { isSoundFirst ? soundText : nil }

  fileprivate var soundAfter: LocalizedText? { isSoundFirst ? nil : soundText }
}
