import Reflex
import Screen
import Session

@testable import FullScreen

/// A round by keys, on a clock that moves by what the test says.
extension Player {
  var reflex: ReflexScene? { voice.stage.scene as? ReflexScene }
  var cue: CueView? { reflex?.cue }
  var isRunning: Bool { reflex?.isRunning ?? false }

  /// The key of what is right; nil is to hold still.
  static func key(_ gesture: Gesture?) -> Key {
    switch gesture {
    case nil: .enter
    case .tap: .character("t")
    case .pinch: .character("p")
    case .swipe: .character("s")
    }
  }

  /// Sees what is shown, and lets a rest before the next command be over.
  mutating func passRest() {
    look()
    guard reflex?.isOnCard == true || reflex?.isResting == true else { return }
    // Without a clock any key goes on, but not the one that may still be held.
    if let rest = session.runningCue?.limit {
      wait(.milliseconds(rest))
    } else {
      wait(.seconds(1))
      type("p")
      wait(.seconds(1))
    }
    look()
  }

  /// Sees the command and obeys it so many milliseconds later.
  mutating func obey(after milliseconds: Int = 400) {
    passRest()
    guard let cue else { return }
    if cue.gesture == nil, let limit = cue.limit { return wait(.milliseconds(limit)) }
    wait(.milliseconds(milliseconds))
    press(Self.key(cue.isSwapped ? cue.gesture?.swapped : cue.gesture))
  }

  /// Sees the command and does something else, which is never the pinch that costs nothing.
  mutating func disobey(after milliseconds: Int = 700) {
    passRest()
    guard let cue else { return }
    wait(.milliseconds(milliseconds))
    press(Self.key(cue.gesture == .tap ? .swipe : .tap))
  }

  /// Starts what waits and obeys until nothing is commanded any more, or so often.
  mutating func playRound(moves: Int = 99) {
    readOn { $0.isRunning }
    for _ in 0..<moves where isRunning { obey() }
  }
}
