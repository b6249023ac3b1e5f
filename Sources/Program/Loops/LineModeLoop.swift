import Localization
import Platform
import Presentation
import Reflex
import Screen
import Session
import Speech
import Terminal

/// A voice of lines on standard input and output.
struct LineModeLoop<Voice: LineBasedVoice> {
  var game: PersistentSession
  var voice: Voice
  private var reader = LineDecoder(limit: Voice.lineLimit)
  var watch: SessionClock
  var clock = CueStopwatch()
  /// Speaks what is told; nil where it is only written.
  let narrator: Narrator?
  /// Whether something is being said that a good move does not cut off: the other commands of a burst.
  private var isCalling = false
  /// Answers that are not told yet.
  var batch = AnswerBatch()
  /// Whether commands of a round have run all the time since the last answer was told.
  private var isInRound = false
  /// Whether keys are taken one by one, in a round on a terminal.
  var isInKeys = false
  var hasHungUp = false
  private let isTyped = isatty(STDIN_FILENO) == 1

  init(
    _ game: PersistentSession, voice: Voice, watch: SessionClock, narrator: Narrator? = nil
  ) {
    self.game = game
    self.voice = voice
    self.watch = watch
    self.narrator = narrator
  }

  var session: Session { _read { yield game.session } }
  private var isLeft: Bool { session.isOver || hasHungUp }

  /// Plays until the player leaves or the input ends; then the exit status.
  mutating func run(from opening: [Event]) throws(OutputError) -> ExitStatus {
    installSignals()
    defer { narrator?.end() }
    try show(opening)
    while !isLeft, try handleNextInput() {}
    if !session.isOver, let line = reader.end() { try execute(line) }
    if !session.isOver { try quit() }
    try commit()
    if !hasHungUp { finishSpeaking() }
    return game.isUnsaved ? .failure : .success
  }

  /// Lets the last words be heard, unless a line cuts them off: it is for nobody.
  private func finishSpeaking() {
    guard let narrator, !narrator.finish(orUntil: isTyped ? STDIN_FILENO : -1) else { return }
    tcflush(STDIN_FILENO, TCIFLUSH)
  }

  /// Takes those that a program gets while it waits for a line.
  func installSignals() {
    ContinueSignal.install()
    narrator?.takeSignals()
  }

  /// Reads on while more is there, else waits for input or a timeout; false at the end of the input.
  private mutating func handleNextInput() throws(OutputError) -> Bool {
    noteTime()
    goOnSpeaking()
    let input = StandardInput.read(
      timeout: batch.isEmpty ? timeout : 0, besides: narrator?.descriptor ?? -1)
    noteTime()
    switch input {
    case .end: return false
    case .nothing where !batch.isEmpty: try commit()
    case .nothing: try handleTimeout()
    case .bytes(let bytes):
      for line in reader.read(bytes) where !isLeft { try execute(line) }
    }
    return true
  }

  /// Tells the watch that the program runs, or that it was stopped meanwhile.
  private mutating func noteTime() {
    if ContinueSignal.hasCome() { watch.goOn() } else { watch.touch() }
  }

  /// Milliseconds until the loop has something to do by itself.
  var timeout: Int? { [cueTimeout, narrator?.timeout].compactMap(\.self).min() }

  /// Milliseconds that the command which runs has left.
  private var cueTimeout: Int? {
    watch.isScripted ? nil : clock.left(of: session.runningCue, at: MonotonicClock.now)
  }

  /// Quits at the end of the input, as the player can.
  private mutating func quit() throws(OutputError) {
    try handle(.quit, after: lineEnd)
  }

  private mutating func execute(_ line: DecodedLine) throws(OutputError) {
    narrator?.cutOff()
    let lineEnd = isTyped ? "" : lineEnd
    switch voice.parse(line) {
    case .reply(let text): batch.add(text + prompt, after: lineEnd)
    case .command(let command): try handle(command, after: lineEnd)
    }
    if batch.isFull { try commit() }
  }

  /// Does what a line asks for. Its answer waits for those of the lines that follow, so that they are saved
  /// for together; but not where the player is to act in time, or the game is left.
  private mutating func handle(
    _ command: Command, after lineEnd: String
  ) throws(OutputError) {
    if command == .quit { try commit() }
    let events = try perform(command)
    guard session.runningCue != nil else { return add(events, after: lineEnd) }
    if voice.gestureKeys != nil, let terminal = try? RawTerminal.open(.lines) {
      try playKeys(on: terminal, from: events, after: lineEnd)
    } else {
      add(events, after: lineEnd)
      try commit()
    }
  }

  /// What a command leads to. What was answered before it is told before a file is read or written for it.
  mutating func perform(_ command: Command) throws(OutputError) -> [Event] {
    let elapsed = watch.isScripted ? nil : clock.elapsed(at: MonotonicClock.now)
    let instant = elapsed.map { watch.now.since(cue: $0) } ?? watch.now
    let events = game.begin(elapsed.map(command.timed) ?? command, at: instant)
    guard game.hasRequests else { return events }
    try commit()
    return events + game.fulfilRequests(at: watch.now)
  }

  /// Lets the running command run out, for nothing came in its time.
  private mutating func handleTimeout() throws(OutputError) {
    guard session.runningCue != nil, cueTimeout == 0 else { return }
    try handle(.gesture(nil, at: .unknown, move: nil), after: lineEnd)
  }

  /// None where a key is awaited, not a line.
  private var prompt: String {
    session.isOver || isInKeys ? "" : voice.prompt
  }

  /// Where no terminal shows what was typed, the line of the prompt still ends.
  private var lineEnd: String { prompt.isEmpty ? "" : "\n" }

  // MARK: Answers

  /// The events in lines, by the settings of the moment.
  private mutating func render(_ events: [Event]) -> String {
    voice.adopt(session.settings)
    return voice.render(events)
  }

  mutating func add(_ events: [Event], after lineEnd: String) {
    isInRound = isInRound && session.runningCue != nil
    voice.adopt(session.settings)
    batch.add(voice.answer(with: events) + prompt, after: lineEnd)
  }

  /// Saves first, then shows: what was shown is never lost. What could not be saved is told first.
  mutating func commit(interrupts: Bool = true) throws(OutputError) {
    if batch.isEmpty { return }
    let faults = render(save().map(Event.notice))
    try tell(batch.take(after: speechFailure + faults), interrupts: interrupts)
    startClock()
  }

  /// The same for the opening, whose greeting stays the first word and whose `bye` the last.
  private mutating func show(_ opening: [Event]) throws(OutputError) {
    var told = opening
    told.insert(
      contentsOf: save().map(Event.notice), at: opening.lastIndex(of: .bye) ?? opening.endIndex)
    try tell(render(told) + prompt)
    startClock()
  }

  /// Writes the text, and speaks it. A key is answered at once, unless commands are being called that the
  /// answer leaves as they are; a line has cut off what was said before it.
  private mutating func tell(_ text: String, interrupts: Bool = true) throws(OutputError) {
    if Voice.wrapsOnTerminal {
      try StandardStream.output.write(lines: text)
    } else {
      try StandardStream.output.write(text)
    }
    guard let narrator, !text.isEmpty, interrupts || !isCalling else { return }
    if isInKeys { narrator.cutOff() }
    isCalling = interrupts
    narrator.say(text.spokenLines(behind: voice.prompt, in: session.language))
  }

  /// A line once nothing can be heard, for who sees; nothing before.
  private var speechFailure: String {
    guard let narrator, narrator.takeFailure() else { return "" }
    return L10n.Options.speakersFailed.resolved(in: session.language) + "\n"
  }

  /// Lets the speaker go on. A command’s time begins when all has been said.
  mutating func goOnSpeaking() {
    narrator?.advance()
    guard narrator?.isSpeaking != true else { return }
    isCalling = false
    clock.begin(at: MonotonicClock.now)
  }

  /// Between two commands of a round nothing is saved: nothing is won yet, and the clock runs.
  private mutating func save() -> [Notice] {
    if isInRound { return [] }
    return game.save(at: watch.now, isLeaving: session.isOver)
  }

  private mutating func startClock() {
    isInRound = session.runningCue != nil
    if let cue = session.runningCue { clock.show(cue) }
    goOnSpeaking()
  }
}
