package import Session

/// What a line of the player's turned out to be.
package enum LineInterpretation: Equatable, Sendable {
  /// For the session.
  case command(Command)
  /// The voice's own affair: what it says to it.
  case reply(String)
}

/// A voice that speaks and hears in lines: for ears and pipes, or for programs.
package protocol LineBasedVoice: Sendable {
  /// What the events are, in whole lines.
  mutating func render(_ events: [Event]) -> String
  /// The same, as all that answers the line which was parsed last.
  mutating func answer(with events: [Event]) -> String
  /// Learns what is set inside the program, which may change how it speaks.
  mutating func adopt(_ settings: Settings)
  /// What a line asks for.
  mutating func parse(_ line: DecodedLine) -> LineInterpretation
  /// Which single keys are gestures of a round; nil where a line is all that is read.
  var gestureKeys: GestureKeyMap? { get }
  /// What is said to a key of a round that is none of its keys.
  var unknownKeyReply: String { get }
  /// What is said to the key that begins a command in a round.
  var commandKeyReply: String { get }
  /// What stands before the player's answer; always last.
  var prompt: String { get }
  /// Whether a terminal breaks its lines at words.
  static var wrapsOnTerminal: Bool { get }
  /// The longest line that is taken, in bytes.
  static var lineLimit: Int { get }
}

extension LineBasedVoice {
  /// Nothing more than the events.
  package mutating func answer(with events: [Event]) -> String { render(events) }
  /// None: only lines are read.
  package var gestureKeys: GestureKeyMap? { nil }
  /// Nothing, where no keys are read.
  package var unknownKeyReply: String { "" }
  /// Nothing, where no keys are read.
  package var commandKeyReply: String { "" }
  /// No: a program reads them whole.
  package static var wrapsOnTerminal: Bool { false }
  /// Nothing: it speaks as it always does.
  package mutating func adopt(_ settings: Settings) {}
}
