/// What was done in a round and when: with rules and seed, the whole round.
package struct RoundRecording: Equatable, Sendable {
  /// One thing that was done, or left undone.
  package enum Step: Equatable, Sendable {
    /// Milliseconds since the cue.
    case gesture(Gesture, after: Int)
    /// Time went by, and nothing was done.
    case passed(Int)
    case redrawn
    /// The cue was given up for another one, and the pitch told before it.
    case reopened
    /// A rest was over, or was left.
    case rested(Int)
    /// The player said that they held still.
    case held(after: Int)
    /// The commands were asked for again, which cost a breath.
    case repeated
    case left
  }

  /// In the order in which they were done.
  package private(set) var steps: [Step] = []

  /// Of a round that has not begun.
  package init() {}

  mutating func append(_ step: Step) { steps.append(step) }

  /// As it is kept: `t350p120-5100`, `n` where a rest ended, `h` where the player held still, `z` where the cue was
  /// drawn again, `o` where the pitch was told before that, `r` where it was repeated, `q` where the player left.
  package var text: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .gesture(let gesture, let after): text += "\(gesture.letter)\(after)"
      case .passed(let after): text += "-\(after)"
      case .rested(let after): text += "n\(after)"
      case .redrawn: text += "z"
      case .reopened: text += "o"
      case .held(let after): text += "h\(after)"
      case .repeated: text += "r"
      case .left: text += "q"
      }
    }
  }

  /// Nil for a text that is none.
  package init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    while let mark = rest.popFirst() {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest.removeFirst(digits.count)
      guard let step = Step(mark: mark, digits: digits) else { return nil }
      steps.append(step)
    }
  }
}

extension RoundRecording.Step {
  /// Up to nine digits: twelve days.
  fileprivate init?(mark: UInt8, digits: ArraySlice<UInt8>) {
    let number =
      digits.isEmpty || digits.count > 9 ? nil : Int(String(decoding: digits, as: UTF8.self))
    switch (Character(Unicode.Scalar(mark)), number) {
    case ("z", nil) where digits.isEmpty: self = .redrawn
    case ("o", nil) where digits.isEmpty: self = .reopened
    case ("q", nil) where digits.isEmpty: self = .left
    case ("r", nil) where digits.isEmpty: self = .repeated
    case ("h", let after?): self = .held(after: after)
    case ("-", let after?): self = .passed(after)
    case ("n", let after?): self = .rested(after)
    case (let letter, let after?):
      guard let gesture = Gesture.allCases.first(where: { $0.letter == letter }) else { return nil }
      self = .gesture(gesture, after: after)
    case (_, nil): return nil
    }
  }
}

extension Gesture {
  fileprivate var letter: Character {
    switch self {
    case .tap: "t"
    case .pinch: "p"
    case .swipe: "s"
    }
  }
}
