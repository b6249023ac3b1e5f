import Flow
package import Screen
package import Session

/// What depends on time: animations, and rounds with their countdown.
extension FullScreenVoice {
  /// Lets time pass for animations, rounds and a second Enter.
  package mutating func timePassed(_ elapsed: Duration) {
    sinceEnter = sinceEnter.map { $0 + elapsed }
    if stage.isRound { advanceRound(by: elapsed) }
    guard let animation else { return }
    self.animation = animation.after(elapsed)
    keptLayout = nil
  }

  /// After how long the screen changes by itself; nil where nothing moves.
  package var nextTick: Duration? {
    [animation?.nextTick, overlay == nil ? timeToNextCount : nil].compactMap(\.self).min()
  }

  /// Where motion is allowed.
  mutating func startAnimation(_ animation: Animation?) {
    if hasMotion, let animation { self.animation = animation }
  }

  // MARK: Rounds

  /// Whether a cue is timed, so that nothing else should take time.
  package var isRoundRunning: Bool { stage.isRound && stage.scene.clock?.isRunning ?? false }

  /// Whether a round has begun and is not over, even where its cue was taken back.
  var isInRound: Bool { stage.isRound && stage.scene.clock?.hasCue ?? false }

  /// The last frame has been sent: the time of a new cue begins.
  package mutating func wasShown() {
    if stage.isRound, isRoundRunning { stage.scene.clock?.markShown() }
  }

  /// Takes back a cue that cannot be seen.
  package mutating func pauseRound() {
    if isRoundRunning { stage.scene.pauseRound() }
  }

  /// Whether the session should give another cue: the last one was taken back, and there is room again.
  package mutating func needsNewCue(on size: Size) -> Bool {
    guard stage.isRound else { return false }
    guard overlay == nil, Self.fits(size) else {
      pauseRound()
      return false
    }
    return stage.scene.clock?.needsNewCue ?? false
  }

  /// What follows from the time alone: a cue was not obeyed.
  package var overdue: [Command] {
    guard stage.isRound, let elapsed = stage.scene.clock?.overdue else { return [] }
    return [.gesture(nil, at: .since(elapsed), move: nil)]
  }

  /// How long until something of the count changes, the time is over, or a fall is.
  var timeToNextCount: Duration? {
    guard stage.isRound, let clock = stage.scene.clock else { return nil }
    return clock.timeToNextCount ?? clock.fallLeft
  }

  /// The time of the round goes on; the countdown is drawn anew where it changed.
  mutating func advanceRound(by elapsed: Duration) {
    guard var clock = stage.scene.clock else { return }
    let left = clock.barLeft
    let thirds = clock.thirds
    let isFalling = clock.fallLeft != nil
    clock.advance(by: elapsed)
    stage.scene.clock = clock
    if hasMotion, clock.thirds != thirds, stage.scene.drawsTime { keptLayout = nil }
    if isFalling, clock.fallLeft == nil { keptLayout = nil }
    if clock.barLeft != left { updateLiveRow() }
  }

  /// The row of the count is all that changes with it.
  private mutating func updateLiveRow() {
    let live = keptLayout.flatMap(liveRow)
    if live == nil { keptLayout = nil } else { keptLayout?.live = live }
  }

  /// The commands of an input that a round takes; nil where it is none of a round’s.
  mutating func handleGesture(_ input: InputEvent) -> [Command]? {
    guard stage.isRound, overlay == nil else { return nil }
    return stage.scene.handleGesture(input)
  }
}

/// A short movement; when it is over nothing is timed.
struct Animation: Equatable {
  /// What moves, and for how many milliseconds.
  enum Effect: Int {
    /// What has just caught fire shines.
    case glow = 600
    /// The stars come out.
    case sky = 1_800
  }

  let effect: Effect
  private var left: Duration

  init(_ effect: Effect) {
    self.effect = effect
    left = .milliseconds(effect.rawValue)
  }

  /// What an event lets move.
  init?(for event: Event) {
    switch event {
    case .general(.notice(.keywordLit)): self.init(.glow)
    case .campaign(.act(let act)) where act.outcome == .progress: self.init(.glow)
    case .general, .campaign, .round, .adventure, .descent: return nil
    }
  }

  /// Nil once it is over.
  func after(_ elapsed: Duration) -> Animation? {
    guard elapsed < left else { return nil }
    var next = self
    next.left -= elapsed
    return next
  }

  /// When something changes again.
  var nextTick: Duration { effect == .sky ? min(left, .milliseconds(90)) : left }

  /// How much of the sky has come out, in thousandths.
  var starVisibility: Int {
    effect == .sky ? 1_000 - left.milliseconds * 1_000 / effect.rawValue : 1_000
  }
}
