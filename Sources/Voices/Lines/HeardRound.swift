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
  /// How many were answered since the round began.
  private var done = 0
  /// How many of a row were answered since it was called whole.
  private(set) var answered = 0
  /// Whether the commands told last are what is left of a row.
  private(set) var isRestOfRow = false
  /// Whether no command runs before the player goes on: at a pitch, and behind a mistake against the clock.
  private(set) var isResting = false
  /// The pitch of a climb, the knots of it that are done, and how the climb stands.
  private var pitch: PitchView?
  private var doneOfPitch = 0
  private var standing: ClimbStanding?
  /// The breaths that were left when they were told last; nil where none are counted.
  private var breaths: Int?
  /// The command that runs against the clock; nil while none does.
  private(set) var running: CueView?
  /// Whether tap and swipe had changed places as the last command was given.
  private(set) var isSwapped = false
  /// Whether they had, and the pitch that was told last puts them back.
  private(set) var isSwappedBack = false
  /// Whether the practice that it began with is over.
  private(set) var hasPractised = false
  /// Whether hearing the commands again has taken one.
  private(set) var hasTakenBreath = false

  mutating func receive(_ event: Event.Round) {
    switch event {
    case .ready(let ready):
      phase = .waiting
      pending = 0
      answered = 0
      done = 0
      hasPractised = ready.practice == 0 && (hasPractised || isLesson)
      self.ready = ready
      (pitch, standing) = (nil, nil)
      breaths = nil
    case .pitch(let pitch):
      if phase == .over { (done, standing) = (0, nil) }
      (pending, answered, doneOfPitch) = (0, 0, 0)
      self.pitch = pitch
      running = nil
      (isSwappedBack, isSwapped) = (isSwapped, false)
      isResting = pitch.rest != 0
      phase = .running
    case .cue(let cue):
      if phase == .over { (pending, answered, done, standing) = (0, 0, 0, nil) }
      phase = .running
      if cue.index == 1 {
        isRestOfRow = pending > 0 && answered > 0
        if !isRestOfRow { answered = 0 }
      }
      (pending, isResting) = (cue.of, false)
      running = cue.limit == nil ? nil : cue
      isSwapped = cue.isSwapped
      countBreaths(of: cue)
    case .move(let move):
      if move.outcome == .good {
        pending -= 1
        answered += 1
        done += 1
        doneOfPitch += 1
      }
      breaths = move.breathsLeft ?? breaths
      // What is left of a row is asked no more.
      if [.wrong, .timeout].contains(move.outcome), move.breathsLeft == nil, !isLesson {
        (pending, answered) = (0, 0)
      }
      standing = move.climb ?? standing
      if move.climb?.rest != nil { (running, isResting) = (nil, true) }
    case .ended:
      phase = .over
      (running, isResting) = (nil, false)
    }
  }

  /// A mistake tells what it takes itself.
  private mutating func countBreaths(of cue: CueView) {
    guard cue.limit == nil, let left = cue.breath?.left else { return }
    hasTakenBreath = breaths.map { left < $0 } ?? false
    breaths = left
  }

  /// What it adds to tap, pinch and swipe.
  var rules: [LocalizedText] { ready?.twistTexts ?? [] }

  /// Whether an empty line says that the player holds still.
  var mayHoldStill: Bool { ready?.mayHoldStill(on: pitch) ?? false }

  /// Nothing runs any more, wherever the player went.
  mutating func leave() { (phase, isResting) = (.waiting, false) }

  /// How far it is, and the breaths that are left; nil where none runs.
  var position: LocalizedText? {
    guard phase == .running else { return nil }
    let move = done + 1
    if let pitch, let name = pitch.name, pitch.number > 0 {
      return L10n.Climb.position(
        number: pitch.number, name: name.text, done: doneOfPitch, of: pitch.knots,
        score: L10n.Climb.points(count: standing?.score ?? 0),
        strands: L10n.Climb.strandCount(count: standing?.strands ?? pitch.strands ?? 0))
    }
    guard let goal else { return L10n.Guidance.moveAt(move: move) }
    return breaths.map {
      L10n.Guidance.moveOfAnd(move: move, of: goal, breaths: L10n.Escapes.breaths(count: $0))
    } ?? L10n.Guidance.moveOf(move: move, of: goal)
  }

  /// The moves that win it, or that the practice has; nil where it goes on until it is lost.
  private var goal: Int? { ready.flatMap { $0.practice > 0 ? $0.practice : $0.goal } }

  /// How much is done; nil in practice, before the first, and where nothing is to be reached.
  var progress: LocalizedText? {
    guard phase != .over, let ready, ready.practice == 0, let goal = ready.goal, done > 0
    else { return nil }
    return L10n.Guidance.doneOf(done: done, of: goal)
  }

  /// Whether a command that is called with others ends the round.
  func isInLastBurst(_ cue: CueView) -> Bool { goal == cue.move + cue.of - cue.index }

  /// How one goes on after a round of one’s own.
  var again: LocalizedText {
    guard let ready, ready.mode != .classic else { return L10n.Reflex.again }
    return ready.drill == nil ? L10n.Climb.again : L10n.Climb.afterDrill
  }

  /// Whether each word that is said takes time from the player.
  var isTimed: Bool { running != nil && !isLesson }

  /// Whether the rules are practised.
  var isLesson: Bool { ready.map { $0.practice > 0 } ?? false }

  /// Whether the commands are kept in mind, so that none may be told twice for nothing.
  var isByHeart: Bool { ready.map { $0.practice == 0 && !$0.mode.isTimed } ?? false }

  /// Whether hearing the phrase again halves its points.
  var repeatsHalve: Bool {
    phase == .running && ready.map { $0.isScored && !$0.mode.isTimed } ?? false
  }

  /// Whether hearing the command again takes a breath.
  var repeatsTakeBreath: Bool {
    guard phase == .running, let ready else { return false }
    return ready.practice == 0 && !ready.mode.isTimed && ready.twists.contains(.flood)
  }
}
