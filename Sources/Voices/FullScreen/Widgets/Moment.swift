import Session

/// A short movement; when it is over nothing is timed.
struct Moment: Equatable {
  enum Kind: Equatable {
    /// What has just caught fire shines.
    case glow
    /// The stars come out.
    case sky
  }

  let kind: Kind
  private(set) var left: Duration

  static let glow = Moment(kind: .glow, left: .milliseconds(600))
  static let sky = Moment(kind: .sky, left: .milliseconds(1_800))

  private init(kind: Kind, left: Duration) {
    self.kind = kind
    self.left = left
  }

  /// What an event lets move.
  init?(for event: Event) {
    switch event {
    case .notice(.keywordLit): self = .glow
    case .act(let act) where act.outcome == .progress: self = .glow
    default: return nil
    }
  }

  /// Nil once it is over.
  func after(_ elapsed: Duration) -> Moment? {
    elapsed < left ? Moment(kind: kind, left: left - elapsed) : nil
  }

  /// When something changes again.
  var nextTick: Duration {
    switch kind {
    case .glow: left
    case .sky: min(left, .milliseconds(90))
    }
  }

  /// How much of the sky has come out, in thousandths.
  var shownSky: Int {
    guard kind == .sky else { return 1_000 }
    return 1_000 - left.milliseconds * 1_000 / Moment.sky.left.milliseconds
  }
}

extension FullVoice {
  /// Whether it matters how much time goes by.
  package var isTimed: Bool { moment != nil || stage.isRound }

  /// Time goes by for what moves, and for nothing else.
  package mutating func timePassed(_ elapsed: Duration) {
    if stage.isRound { letRoundPass(elapsed) }
    guard let moment else { return }
    self.moment = moment.after(elapsed)
    kept = nil
  }

  /// After how long the screen changes by itself; nil where nothing moves.
  package var nextTick: Duration? {
    guard isTimed else { return nil }
    return [moment?.nextTick, overlay == nil ? nextCount : nil].compactMap(\.self).min()
  }

  mutating func start(_ moment: Moment?) {
    if hasMotion, let moment { self.moment = moment }
  }
}
