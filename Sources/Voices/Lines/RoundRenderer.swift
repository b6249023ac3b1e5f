import Localization
import Presentation
import Reflex
import Session

/// Rounds of the reflex game in lines.
struct RoundRenderer {
  let language: Language
  /// Which letters and keys are gestures, as one says them.
  let keys: LocalizedText
  /// What was told of the round so far.
  let round: HeardRound
  /// Whether a terminal reads them one by one.
  let takesKeys: Bool

  // MARK: Before a round

  func title(of ready: WaitingRoundView) -> LocalizedText {
    ready.task ?? ready.dailyTitle(in: language) ?? L10n.Reflex.title(pace: ready.pace.name)
  }

  /// With which keys it is played.
  var instructions: LocalizedText {
    takesKeys ? L10n.Reflex.howKeys(keys: keys) : L10n.Reflex.howLines(keys: keys)
  }

  /// The keys alone.
  var keysNow: LocalizedText {
    takesKeys ? L10n.Reflex.keysNow(keys: keys) : L10n.Guidance.keysAlone(keys: keys)
  }

  /// What the time depends on, and what there is to beat.
  func conditions(of ready: WaitingRoundView) -> [LocalizedText] {
    guard ready.practice == 0 else { return [] }
    return ready.pace.conditions(floor: nil, allowance: ready.allowance)
      + (ready.best.map { [L10n.Reflex.best(count: $0)] } ?? [])
  }

  // MARK: A round

  /// The command first, and as little as possible: while it is said time runs.
  func line(for cue: CueView) -> LocalizedText {
    let call = Gesture.cueText(of: cue.gesture)
    let boom = cue.boom.map { L10n.Reflex.cueStory(command: $0, story: call) } ?? call
    let first = counted(cue, boom)
    if cue.isInRow || cue.isByHeart { return first }
    // Without a clock nobody learns by waiting that a bat wants a key.
    let key = cue.gesture == nil && cue.isPractice && cue.limit == nil
    return [cue.soundAfter, cue.story, key ? L10n.Guidance.stillKey : nil].compactMap(\.self)
      .reduce(first) {
        L10n.Reflex.cueStory(command: $0, story: $1)
      }
  }

  /// Where no clock runs, the first of several says how many there are: the player must know when it is their turn.
  private func counted(_ cue: CueView, _ command: LocalizedText) -> LocalizedText {
    guard cue.index == 1, cue.isInRow, cue.limit == nil else { return command }
    if cue.twists.contains(.stair), !cue.isPractice {
      return L10n.Escapes.pairOf(count: cue.of, command: command)
    }
    if round.isRestOfRow { return L10n.Guidance.restOfRow(count: cue.of, command: command) }
    return round.isInLastBurst(cue)
      ? L10n.Escapes.burstLast(count: cue.of, command: command)
      : L10n.Reflex.burstOf(count: cue.of, command: command)
  }

  /// A good move is answered by the next command, or by how many are still to be answered; after a
  /// wrong pinch the same one stands.
  func lines(for move: CueResponseView) -> [LocalizedText] {
    switch move.outcome {
    case .good: round.isLesson && round.pending == 0 ? [L10n.Guidance.right] : pending
    case .ignored: [round.isByHeart ? L10n.Escapes.strayByHeart : move.strayText]
    case .wrong where move.isPractice: [move.notThatText]
    case .wrong:
      [move.wrongText] + (move.breathsLeft.map { [L10n.Escapes.breathLost(count: $0)] } ?? [])
    case .timeout: [move.tooLateText]
    }
  }

  /// How many are still to be answered; after the first of a row the number alone.
  private var pending: [LocalizedText] {
    guard round.pending > 0 else { return [] }
    return [
      round.isCountingDown
        ? L10n.Guidance.pendingNumber(count: round.pending)
        : L10n.Guidance.pending(count: round.pending)
    ]
  }

  // MARK: After a round

  /// What was told while it ran, as of its limits and of so many moves, is not said again.
  func lines(for result: RoundResultView) -> [LocalizedText] {
    var lines = [
      result.goal.map { L10n.Reflex.movesOf(count: result.moves, of: $0) }
        ?? L10n.Reflex.moves(count: result.moves)
    ]
    if result.isOutOfBreath { lines.insert(L10n.Escapes.outOfBreath, at: 0) }
    if result.ending == .left { lines.insert(L10n.Rounds.left, at: 0) }
    if let milestone = result.milestone, !result.pace.isTimed { lines.append(milestone.text) }
    if result.isBest { lines.append(L10n.Reflex.newBest) }
    if let best = result.best, !result.isBest { lines.append(L10n.Reflex.best(count: best)) }
    // In an untimed round the story goes on instead of a clock that nobody looked at.
    if let times = result.times, result.pace.isTimed {
      lines.append(L10n.Reflex.times(median: times.median, best: times.best))
    }
    if let strays = result.strayText { lines.append(strays) }
    if let share = result.shareText(in: language) { lines.append(share) }
    return lines + (result.goal == nil && result.ending != .left ? [L10n.Reflex.again] : [])
  }
}

extension RoundPace {
  /// What beside the pace makes a round slower; nothing where it has no clock.
  func conditions(floor: Int?, allowance: Int) -> [LocalizedText] {
    var lines: [LocalizedText] = []
    if let floor { lines.append(L10n.Reflex.floor(time: Setting.floor.name(of: String(floor)))) }
    if allowance > 0, isTimed {
      lines.append(L10n.Reflex.allowance(time: Setting.allowance.name(of: String(allowance))))
    }
    return lines
  }
}

extension WaitingRoundView {
  /// Whether a wrong tap or swipe is the end of it.
  var mistakesEndIt: Bool { pace.isTimed || !twists.contains(.flood) }
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

  /// Whether others are called with it, and no clock runs.
  fileprivate var isInRow: Bool { of > 1 }

  /// “Boom” comes before the command, which it changes.
  fileprivate var boom: LocalizedText? { sound == .walls ? sound?.soundText : nil }

  fileprivate var soundAfter: LocalizedText? { sound == .walls ? nil : sound?.soundText }
}
