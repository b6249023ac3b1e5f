import Presentation
import Screen
import Session
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The full-screen voice on a terminal: one loop that sleeps until there is something to do.
struct FullGame {
  /// What ends the loop from inside.
  private enum Way {
    case on
    /// ^C: the program dies by SIGINT once everything is put back.
    case interrupted
    case stopped
  }

  private(set) var session: Session
  private(set) var shelf: Shelf
  private var voice: FullVoice
  private var renderer: Renderer
  private let palette: (Settings) -> Palette
  private var color: String?
  private var decoder = KeyDecoder()
  private var lastHeard = MonotonicClock.now
  private var lastTick = MonotonicClock.now

  /// `palette`: the colours that settings lead to on this terminal.
  init(
    session: Session, shelf: Shelf, voice: FullVoice, palette: @escaping (Settings) -> Palette
  ) {
    self.session = session
    self.shelf = shelf
    self.voice = voice
    self.palette = palette
    color = session.settings[.color]
    renderer = Renderer(palette: palette(session.settings))
  }

  /// The player chose plain text: the game goes on in lines.
  var wantsLines: Bool { !session.isOver && session.settings[.interface] == "line" }

  /// Plays until the player or the terminal leaves. Shows first, then saves.
  mutating func run(from opening: [Event], on opened: consuming RawTerminal) {
    var terminal = opened
    voice.tell(opening)
    while !session.isOver, !wantsLines {
      repaint()
      terminal.write(renderer.bytes(for: voice.frame(terminal.size)))
      voice.tell(shelf.save(session).map(Event.notice))
      let news = terminal.next(timeout: timeout)
      tick()
      switch news {
      case .bytes(let bytes):
        switch take(decoder.feed(bytes, at: MonotonicClock.milliseconds), on: terminal.size) {
        case .on: break
        case .interrupted: terminal.die(by: SIGINT)
        case .stopped: terminal.suspend()
        }
      case .timeout: _ = take(decoder.expire(at: MonotonicClock.milliseconds), on: terminal.size)
      case .resized: renderer.forget(isCleared: false)
      case .resumed:
        renderer.forget(isCleared: true)
        lastHeard = MonotonicClock.now
      case .stopRequested: terminal.suspend()
      case .hangup: return
      case .signal(let signal): terminal.die(by: signal)
      }
    }
  }

  /// Colours that were just set are seen at once.
  private mutating func repaint() {
    guard color != session.settings[.color] else { return }
    color = session.settings[.color]
    renderer = Renderer(palette: palette(session.settings))
  }

  /// Hears keys in their order; what they ask for is done at once.
  private mutating func take(_ inputs: [Input], on size: Size) -> Way {
    for input in inputs {
      switch input {
      case .key(.character("c"), .control): return .interrupted
      case .key(.character("z"), .control): return .stopped
      default:
        for command in voice.hear(input, on: size) {
          voice.tell(session.handle(command, after: elapsed()))
        }
      }
    }
    return .on
  }

  // MARK: Time

  /// Milliseconds until a lone ESC is a key or something on the screen moves; nil at rest.
  private var timeout: Int? {
    let key = decoder.deadline.map { max(0, $0 - MonotonicClock.milliseconds) }
    let tick = voice.nextTick.map { max(0, $0.milliseconds) }
    return [key, tick].compactMap(\.self).min()
  }

  private mutating func tick() {
    let now = MonotonicClock.now
    voice.timePassed(now - lastTick)
    lastTick = now
  }

  private mutating func elapsed() -> Duration {
    let now = MonotonicClock.now
    defer { lastHeard = now }
    return now - lastHeard
  }
}
