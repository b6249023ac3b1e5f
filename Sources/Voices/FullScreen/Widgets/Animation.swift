import Flow
import Session

/// A short movement; when it is over nothing is timed.
struct Animation: Equatable {
  enum Effect: Equatable {
    /// What has just caught fire shines.
    case glow
    /// The stars come out.
    case sky
  }

  let effect: Effect
  private(set) var left: Duration

  static let glow = Animation(effect: .glow, left: .milliseconds(600))
  static let sky = Animation(effect: .sky, left: .milliseconds(1_800))

  private init(effect: Effect, left: Duration) {
    self.effect = effect
    self.left = left
  }

  /// What an event lets move.
  init?(for event: Event) {
    if case .general(.notice(.keywordLit)) = event {
      self = .glow
    } else if case .campaign(.act(let act)) = event, act.outcome == .progress {
      self = .glow
    } else {
      return nil
    }
  }

  /// Nil once it is over.
  func after(_ elapsed: Duration) -> Animation? {
    elapsed < left ? Animation(effect: effect, left: left - elapsed) : nil
  }

  /// When something changes again.
  var nextTick: Duration {
    switch effect {
    case .glow: left
    case .sky: min(left, .milliseconds(90))
    }
  }

  /// How much of the sky has come out, in thousandths.
  var starVisibility: Int {
    guard effect == .sky else { return 1_000 }
    return 1_000 - left.milliseconds * 1_000 / Animation.sky.left.milliseconds
  }
}
