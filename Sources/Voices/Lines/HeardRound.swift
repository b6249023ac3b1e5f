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
  /// The breaths that were left when they were told last; nil where none are counted.
  private var breaths: Int?
  /// Whether hearing the commands again has taken one.
  private(set) var hasTakenBreath = false

  mutating func receive(_ event: Event.Round) {
    switch event {
    case .ready(let ready):
      phase = .waiting
      self.ready = ready
      breaths = nil
    case .cue(let cue):
      phase = .running
      pending = cue.of
      countBreaths(of: cue)
    case .move(let move):
      if move.outcome == .good { pending -= 1 }
      breaths = move.breathsLeft ?? breaths
    case .ended: phase = .over
    }
  }

  /// A mistake tells what it takes itself.
  private mutating func countBreaths(of cue: CueView) {
    guard cue.limit == nil, let left = cue.breath?.left else { return }
    hasTakenBreath = breaths.map { left < $0 } ?? false
    breaths = left
  }

  /// Nothing runs any more, wherever the player went.
  mutating func leave() { phase = .waiting }

  /// Whether hearing the command again takes a breath.
  var repeatsTakeBreath: Bool {
    guard phase == .running, let ready else { return false }
    return ready.practice == 0 && !ready.pace.isTimed && ready.twists.contains(.flood)
  }
}
