package import Screen
package import Session

/// A round on the screen: when its commands were seen, what was done about them and when.
extension FullVoice {
  private var round: ReflexScene? {
    get { stage.isRound ? stage.scene as? ReflexScene : nil }
    set { if let newValue { stage.scene = newValue } }
  }

  /// Whether a command runs, so that nothing else should take time.
  package var isRoundRunning: Bool { stage.isRound && stage.scene.clock?.isRunning ?? false }

  /// What was last shown has been sent: the time of a new command begins.
  package mutating func wasShown() {
    if stage.isRound, isRoundRunning { stage.scene.clock?.show() }
  }

  /// A command that cannot be seen is asked no more.
  package mutating func pauseRound() {
    if isRoundRunning { round?.pause() }
  }

  /// Whether another command should be drawn: the one before was taken away, and there is room again.
  package mutating func wantsAnotherCommand(on size: Size) -> Bool {
    guard stage.isRound else { return false }
    guard overlay == nil, Self.fits(size) else {
      pauseRound()
      return false
    }
    return stage.scene.clock?.wantsAnother ?? false
  }

  /// What follows from the time alone: a command that was not obeyed.
  package var overdue: [Command] {
    guard stage.isRound, let elapsed = stage.scene.clock?.overdue else { return [] }
    return [.gesture(nil, at: .since(elapsed), move: nil)]
  }

  /// After how long the count goes down, or the time is over.
  var nextCount: Duration? { stage.isRound ? stage.scene.clock?.nextCount : nil }

  mutating func letRoundPass(_ elapsed: Duration) {
    guard var clock = stage.scene.clock else { return }
    let left = clock.count?.left
    clock.pass(elapsed)
    stage.scene.clock = clock
    if clock.count?.left != left { recount(clock) }
  }

  /// The row of the count is all that changes with it.
  private mutating func recount(_ clock: RoundClock) {
    guard let layout = kept?.layout, layout.page.count != nil else { return kept = nil }
    kept?.layout.count = clock.count(on: Grid(columns: layout.area.size.columns), hasMotion)
  }

  /// What a round makes of it; nil where it is nothing of a round’s.
  mutating func takeGesture(_ input: Input) -> [Command]? {
    guard stage.isRound, overlay == nil, var round else { return nil }
    defer { stage.scene = round }
    let gesture = round.gesture(by: input)
    if !round.isRunning { return isLate(input, for: round) ? [] : nil }
    if case .key(.escape, []) = input { return nil }
    guard let gesture, let elapsed = round.clock?.elapsed else { return [] }
    return [.gesture(gesture, at: .since(elapsed), move: nil)]
  }

  /// Whether it was meant for a round that is over, or would start one by mistake.
  private func isLate(_ input: Input, for round: ReflexScene) -> Bool {
    guard case .key(let key, _) = input, round.input.keys.gesture(for: key) != nil else {
      return false
    }
    return round.clock?.isResting ?? false || key == .character(" ")
  }
}
