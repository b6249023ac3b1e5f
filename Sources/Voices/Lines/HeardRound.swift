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

  mutating func receive(_ event: Event.Round) {
    switch event {
    case .ready(let ready):
      phase = .waiting
      self.ready = ready
    case .cue(let cue):
      phase = .running
      pending = cue.of
    case .move(let move):
      if move.outcome == .good { pending -= 1 }
    case .ended: phase = .over
    }
  }

  /// Nothing runs any more, wherever the player went.
  mutating func leave() { phase = .waiting }

  /// Whether hearing the command again takes a breath.
  var repeatsTakeBreath: Bool {
    guard phase == .running, let ready else { return false }
    return ready.practice == 0 && !ready.pace.isTimed && ready.twists.contains(.flood)
  }
}
