import Localization
import Presentation
import Reflex
import Session

/// A round as it was told, from its waiting to its end.
struct HeardRound {
  /// How far it is.
  enum Phase { case waiting, running, over }

  private(set) var phase = Phase.waiting
  /// As it waited; nil before the first.
  private(set) var ready: WaitingRoundView?
  /// How many commands are still to be answered.
  private(set) var pending = 0
  /// The last of the commands that were called, from 1.
  private var lastMove = 0
  /// The breaths that were left when they were told last; nil where none are counted.
  private var breaths: Int?
  /// Whether the practice that it began with is over.
  private(set) var hasPractised = false
  /// Whether hearing the commands again has taken one.
  private(set) var hasTakenBreath = false

  mutating func receive(_ event: Event.Round) {
    switch event {
    case .ready(let ready):
      phase = .waiting
      hasPractised = ready.practice == 0 && (hasPractised || wasPractice)
      self.ready = ready
      breaths = nil
    case .cue(let cue):
      phase = .running
      pending = cue.of
      lastMove = cue.move + cue.of - cue.index
      countBreaths(of: cue)
    case .move(let move):
      if move.outcome == .good { pending -= 1 }
      breaths = move.breathsLeft ?? breaths
    case .ended: phase = .over
    }
  }

  /// Whether a practice was told last.
  private var wasPractice: Bool { ready.map { $0.practice > 0 && !$0.isCalibration } ?? false }

  /// A mistake tells what it takes itself.
  private mutating func countBreaths(of cue: CueView) {
    guard cue.limit == nil, let left = cue.breath?.left else { return }
    hasTakenBreath = breaths.map { left < $0 } ?? false
    breaths = left
  }

  /// Nothing runs any more, wherever the player went.
  mutating func leave() { phase = .waiting }

  /// How far it is, and the breaths that are left; nil where none runs.
  var position: LocalizedText? {
    guard phase == .running else { return nil }
    let move = lastMove - max(1, pending) + 1
    guard let goal else { return L10n.Guidance.moveAt(move: move) }
    return breaths.map {
      L10n.Guidance.moveOfAnd(move: move, of: goal, breaths: L10n.Escapes.breaths(count: $0))
    } ?? L10n.Guidance.moveOf(move: move, of: goal)
  }

  /// The moves that win it, or that the practice has; nil where it goes on until it is lost.
  private var goal: Int? { ready.flatMap { $0.practice > 0 ? $0.practice : $0.goal } }

  /// Whether a command that is called with others ends the round.
  func isInLastBurst(_ cue: CueView) -> Bool { goal == cue.move + cue.of - cue.index }

  /// Whether the commands are kept in mind, so that none may be told twice for nothing.
  var isByHeart: Bool { ready.map { $0.practice == 0 && !$0.pace.isTimed } ?? false }

  /// Whether hearing the command again takes a breath.
  var repeatsTakeBreath: Bool {
    guard phase == .running, let ready else { return false }
    return ready.practice == 0 && !ready.pace.isTimed && ready.twists.contains(.flood)
  }
}
