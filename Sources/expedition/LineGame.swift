import Presentation
import Session
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A voice of lines on standard input and output.
struct LineGame<Speaker: Voice> {
  private var session: Session
  private var voice: Speaker
  private var shelf: Shelf
  private var reader = LineReader(limit: Speaker.lineLimit)
  /// Real time or none: a scripted game is the same byte for byte.
  private let isScripted: Bool
  private var lastHeard: Duration
  private let isTyped = isatty(STDIN_FILENO) == 1

  init(session: Session, voice: Speaker, shelf: Shelf, isScripted: Bool) {
    self.session = session
    self.voice = voice
    self.shelf = shelf
    self.isScripted = isScripted
    lastHeard = MonotonicClock.now
  }

  /// Plays until the player leaves or the input ends; then the exit status.
  mutating func run(from opening: [Event]) throws(OutputError) -> ExitStatus {
    try say(opening)
    while !session.isOver {
      guard let bytes = StandardInput.read() else { break }
      for line in reader.read(bytes) where !session.isOver { try take(line) }
    }
    if !session.isOver, let line = reader.end() { try take(line) }
    if !session.isOver { try leave() }
    return shelf.isUnsaved ? .failure : .success
  }

  /// The end of the input is a way to leave like any other.
  private mutating func leave() throws(OutputError) {
    try endLine()
    try say(session.handle(.quit, after: elapsed()))
  }

  private mutating func take(_ line: TypedLine) throws(OutputError) {
    if !isTyped { try endLine() }
    switch voice.hear(line) {
    case .reply(let text): try StandardStream.output.write(text + prompt)
    case .command(let command): try say(session.handle(command, after: elapsed()))
    }
  }

  /// Saves first, then shows: what was shown is never lost. `bye` stays the last word.
  private mutating func say(_ events: [Event]) throws(OutputError) {
    let faults = shelf.save(session).map(Event.notice)
    var told = events
    told.insert(contentsOf: faults, at: events.lastIndex(of: .bye) ?? events.endIndex)
    try StandardStream.output.write(voice.tell(told) + prompt)
  }

  private var prompt: String { session.isOver ? "" : voice.prompt }

  /// Where no terminal shows what was typed, the line of the prompt still ends.
  private func endLine() throws(OutputError) {
    if !voice.prompt.isEmpty { try StandardStream.output.write("\n") }
  }

  private mutating func elapsed() -> Duration {
    guard !isScripted else { return .zero }
    let now = MonotonicClock.now
    defer { lastHeard = now }
    return now - lastHeard
  }
}

extension Shelf {
  /// Everything of a session that is kept.
  mutating func save(_ session: Session) -> [Notice] {
    [save(session.progress), save(session.settings)].compactMap(\.self)
  }
}
