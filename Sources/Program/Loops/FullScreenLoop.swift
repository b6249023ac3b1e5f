import FullScreen
import Platform
import Screen
import Session
import Terminal

/// The full-screen voice on a terminal: one loop that sleeps until there is something to do.
struct FullScreenLoop {
  private(set) var game: PersistentSession
  private(set) var watch: SessionClock
  /// The player chose plain text: the game goes on in lines.
  private(set) var wantsLines = false
  private var voice: FullScreenVoice
  private let colors: PaletteSelector
  private var renderer: Renderer
  private var decoder = KeyDecoder()
  /// Whether the bell is to be heard with the next frame.
  private var ringsBell = false
  /// From ^Z until the terminal is back.
  private var isStopped = false
  /// In nanoseconds.
  private var lastTick = MonotonicClock.nanoseconds

  init(
    _ game: PersistentSession, voice: FullScreenVoice, watch: SessionClock,
    colors: PaletteSelector, glyphs: GlyphSet
  ) {
    self.game = game
    self.voice = voice
    self.watch = watch
    self.colors = colors
    renderer = Renderer(palette: colors.palette(game.session.settings), glyphs: glyphs)
  }

  private var session: Session { _read { yield game.session } }
  private var isLeft: Bool { session.isOver || wantsLines }

  /// Plays until the player or the terminal leaves. Shows first, then saves.
  mutating func run(from opening: [Event], on opened: consuming RawTerminal) {
    var terminal = opened
    voice.receive(opening)
    while !isLeft {
      if !isStopped, voice.needsNewCue(on: terminal.size) {
        voice.receive(game.execute(.resume, at: watch.now))
      }
      show(on: &terminal)
      let event = terminal.next(timeout: timeout, on: &watch)
      tick()
      switch event {
      case .bytes(let bytes):
        for command in voice.overdue { handle(command) }
        let inputs = decoder.feed(bytes, at: MonotonicClock.milliseconds)
        switch handleInputs(inputs, on: terminal.size) {
        case .goesOn, .over: break
        case .interrupted:
          game.quit(at: watch.now)
          terminal.die(by: SIGINT)
        case .stopped: stop(&terminal)
        }
      case .timeout:
        for command in voice.overdue { handle(command) }
        _ = handleInputs(decoder.expire(at: MonotonicClock.milliseconds), on: terminal.size)
      case .resized: renderer.forget(isCleared: false)
      case .woken: break
      case .resumed:
        isStopped = false
        voice.pauseRound()
        renderer.forget(isCleared: true)
      case .stopRequested: stop(&terminal)
      case .hangup: return game.quit(at: watch.now)
      case .signal(let signal):
        game.quit(at: watch.now)
        terminal.die(by: signal)
      }
    }
    save(isLeaving: true)
  }

  // MARK: Showing and saving

  /// Shows the screen as it is now, then saves; what could not be saved is told on the screen.
  private mutating func show(on terminal: inout RawTerminal) {
    updateInputReporting(on: &terminal)
    terminal.write(renderer.bytes(for: voice.nextFrame(terminal.size)))
    if ringsBell { ringBell(on: &terminal) }
    tick()
    voice.wasShown()
    if voice.isRoundRunning { return }
    let faults = save()
    if faults.isEmpty { return }
    voice.receive(faults)
    terminal.write(renderer.bytes(for: voice.nextFrame(terminal.size)))
  }

  /// Asks the terminal to report releases of keys in a round, and the mouse where the settings want it.
  /// A terminal that does not know how may have shown a part of that: then all is drawn again.
  private mutating func updateInputReporting(on terminal: inout RawTerminal) {
    let isRound = voice.isRoundRunning
    let areReleasesNew = terminal.reportKeyReleases(isRound)
    let isMouseNew = terminal.reportMouse(
      isRound && session.settings.usesMouse == true
        || voice.scrollsByWheel && session.settings.usesMouse != false)
    if areReleasesNew || isMouseNew { renderer.forget(isCleared: false) }
  }

  private mutating func ringBell(on terminal: inout RawTerminal) {
    ringsBell = false
    terminal.write([0x07])
  }

  /// Writes what changed, where something may have.
  @discardableResult
  private mutating func save(isLeaving: Bool = false) -> [Event] {
    guard game.hasChanges || isLeaving else { return [] }
    return game.save(at: watch.now, isLeaving: isLeaving).map(Event.notice)
  }

  private mutating func stop(_ terminal: inout RawTerminal) {
    voice.pauseRound()
    isStopped = true
    save(isLeaving: true)
    watch.stop()
    terminal.suspend()
  }

  // MARK: InputEvent

  /// Handles keys in their order; each command is executed before the next key is looked at.
  private mutating func handleInputs(_ inputs: [InputEvent], on size: Size) -> LoopAction {
    for input in inputs where !isLeft {
      switch LoopAction(input) {
      case .stopped? where game.isRestricted: break
      case let action?: return action
      case nil: for command in voice.handleInput(input, on: size) { handle(command) }
      }
    }
    return .goesOn
  }

  private mutating func handle(_ command: Command) {
    let events = game.execute(command, at: watch.now)
    voice.receive(events)
    ringsBell =
      ringsBell || session.settings.ringsBell && events.contains(where: \.isEndOfRound)
    for case .general(.notice(.settingChanged(let setting, let value))) in events {
      switch setting {
      case .interface: wantsLines = value == "line"
      case .color: renderer.use(colors.palette(session.settings))
      case .language, .motion, .rounds, .time, .allowance, .keys, .mouse, .bell, .places, .points:
        break
      }
    }
  }

  // MARK: Time

  /// Milliseconds until a lone ESC is a key or something on the screen moves; nil at rest.
  private var timeout: Int? {
    let key = decoder.deadline.map { max(0, $0 - MonotonicClock.milliseconds) }
    let tick = voice.nextTick.map { max(0, ($0 + .microseconds(999)).milliseconds) }
    guard let key, let tick else { return key ?? tick }
    return min(key, tick)
  }

  private mutating func tick() {
    let now = MonotonicClock.nanoseconds
    voice.timePassed(.nanoseconds(now - lastTick))
    lastTick = now
  }
}

extension Event {
  fileprivate var isEndOfRound: Bool { if case .round(.ended) = self { true } else { false } }
}
