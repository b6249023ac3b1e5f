import Platform
import Presentation
import Screen
import Session
import Terminal

/// A voice of lines on standard input and output.
struct LineModeLoop<Speaker: LineBasedVoice> {
  private var game: PersistentSession
  private var voice: Speaker
  private var reader = LineDecoder(limit: Speaker.lineLimit)
  private var watch: SessionClock
  private var clock = CueStopwatch()
  /// Whether keys are taken one by one, in a round on a terminal.
  private var isInKeys = false
  private var hasHungUp = false
  private let isTyped = isatty(STDIN_FILENO) == 1

  init(_ game: PersistentSession, voice: Speaker, watch: SessionClock) {
    self.game = game
    self.voice = voice
    self.watch = watch
  }

  private var session: Session { _read { yield game.session } }

  /// Plays until the player leaves or the input ends; then the exit status.
  mutating func run(from opening: [Event]) throws(OutputError) -> ExitStatus {
    try saveAndShow(opening)
    while !session.isOver, !hasHungUp, try handleNextInput() {}
    if !session.isOver, let line = reader.end() { try execute(line) }
    if !session.isOver { try quit() }
    return game.isUnsaved ? .failure : .success
  }

  /// Waits for input or a timeout and handles it; false at the end of the input.
  private mutating func handleNextInput() throws(OutputError) -> Bool {
    let left = watch.isScripted ? nil : clock.left(of: session.runningCue, at: MonotonicClock.now)
    watch.beat()
    let input = StandardInput.read(
      timeout: watch.isScripted ? nil : min(left ?? .max, SessionClock.beatInterval))
    watch.beat()
    switch input {
    case .end: return false
    case .nothing: if let left, left <= SessionClock.beatInterval { try handleTimeout() }
    case .bytes(let bytes):
      for line in reader.read(bytes) where !session.isOver { try execute(line) }
    }
    return true
  }

  /// Quits at the end of the input, as the player can.
  private mutating func quit() throws(OutputError) {
    try endLine()
    try saveAndShow(game.execute(.quit, at: watch.now))
  }

  private mutating func execute(_ line: DecodedLine) throws(OutputError) {
    if !isTyped { try endLine() }
    switch voice.parse(line) {
    case .reply(let text): try StandardStream.output.write(text + prompt)
    case .command(let command): try handle(command)
    }
  }

  private mutating func handle(_ command: Command) throws(OutputError) {
    let events = perform(command)
    if voice.gestureKeys != nil, session.runningCue != nil,
      let terminal = try? RawTerminal.open(.lines)
    {
      try playKeys(on: terminal, from: events)
    } else {
      try saveAndShow(events)
    }
  }

  private mutating func perform(_ command: Command) -> [Event] {
    let command =
      watch.isScripted ? command : command.timed(clock.elapsed(at: MonotonicClock.now))
    return game.execute(command, at: watch.now)
  }

  /// Lets the running command run out, for nothing came in its time.
  private mutating func handleTimeout() throws(OutputError) {
    guard session.runningCue != nil else { return }
    try endLine()
    try handle(.gesture(nil, at: .unknown, move: nil))
  }

  /// Saves first, then shows: what was shown is never lost. `bye` stays the last word.
  /// While a command runs nothing is saved: nothing is won yet, and its clock begins here.
  private mutating func saveAndShow(_ events: [Event]) throws(OutputError) {
    let faults = session.runningCue == nil ? game.save(at: watch.now).map(Event.notice) : []
    var told = events
    told.insert(contentsOf: faults, at: events.lastIndex(of: .bye) ?? events.endIndex)
    try StandardStream.output.write(voice.render(told) + prompt)
    if let cue = session.runningCue { clock.start(cue, at: MonotonicClock.now) }
  }

  /// None where a key is awaited, not a line.
  private var prompt: String {
    session.isOver || isInKeys ? "" : voice.prompt
  }

  /// Where no terminal shows what was typed, the line of the prompt still ends.
  private func endLine() throws(OutputError) {
    if !prompt.isEmpty { try StandardStream.output.write("\n") }
  }
}

// MARK: - Single keys

extension LineModeLoop {
  /// A round on a terminal, key by key, from its first command until none runs. The terminal is
  /// open before the first is shown and closed before the end is: no key is lost, and none that
  /// came too early counts or is left for the prompt.
  private mutating func playKeys(
    on opened: consuming RawTerminal, from events: [Event]
  ) throws(OutputError) {
    isInKeys = true
    try saveAndShow(events)
    let end = try playRound(on: opened)
    isInKeys = false
    try saveAndShow(end)
  }

  /// Plays the round and returns its last events, which are still to be shown.
  private mutating func playRound(on opened: consuming RawTerminal) throws(OutputError) -> [Event] {
    var terminal = opened
    var keys = RoundKeyReader()
    while let cue = session.runningCue {
      switch terminal.next(timeout: timeout(of: cue, keys), on: &watch) {
      case .bytes(let bytes):
        let inputs = keys.inputs(in: bytes, at: MonotonicClock.milliseconds)
        switch try handleInputs(inputs, of: cue, &keys) {
        case .goesOn: break
        case .over(let events): return events
        case .interrupted:
          game.quit(at: watch.now)
          terminal.die(by: SIGINT)
        case .stopped: stop(&terminal)
        }
      case .timeout:
        let inputs = keys.expire(at: MonotonicClock.milliseconds)
        if case .over(let events) = try handleInputs(inputs, of: cue, &keys) { return events }
        if clock.left(of: session.runningCue, at: MonotonicClock.now) == 0 {
          return perform(.gesture(nil, at: .unknown, move: nil))
        }
      case .stopRequested: stop(&terminal)
      case .resumed: try saveAndShow(game.execute(.resume, at: watch.now))
      case .resized: break
      case .signal(let signal):
        game.quit(at: watch.now)
        terminal.die(by: signal)
      case .hangup:
        hasHungUp = true
        return []
      }
    }
    return []
  }

  private mutating func stop(_ terminal: inout RawTerminal) {
    watch.stop()
    terminal.suspend()
  }

  /// Keys answer commands that were shown when they were struck, and no others.
  private mutating func handleInputs(
    _ inputs: [InputEvent], of cue: RunningCue, _ keys: inout RoundKeyReader
  ) throws(OutputError) -> RoundKeyReader.LoopAction {
    var pending = cue.pending
    for input in inputs {
      if let outcome = RoundKeyReader.LoopAction(input) { return outcome }
      guard pending > 0, let gestureKeys = voice.gestureKeys,
        let command = keys.command(input, by: gestureKeys, at: MonotonicClock.milliseconds)
      else { continue }
      pending -= 1
      let events = perform(command)
      guard session.runningCue != nil else { return .over(events) }
      try saveAndShow(events)
    }
    return .goesOn
  }

  private func timeout(of cue: RunningCue, _ keys: RoundKeyReader) -> Int? {
    let key = keys.deadline.map { max(0, $0 - MonotonicClock.milliseconds) }
    return [key, clock.left(of: cue, at: MonotonicClock.now)].compactMap(\.self).min()
  }
}
