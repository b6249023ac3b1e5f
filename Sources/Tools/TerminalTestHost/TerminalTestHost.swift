import Platform
import Screen
import Terminal

/// A small program for the tests of `Terminal`: shows its size and what came last, and dies on request.
///
/// Its argument is a file: what ended it is written there, as a game would save.
@main struct TerminalTestHost {
  static func main() {
    guard let terminal = try? RawTerminal.open() else { exit(64) }
    run(terminal)
  }

  private static func run(_ opened: consuming RawTerminal) {
    var terminal = opened
    var renderer = Renderer(palette: Palette(.mono))
    var decoder = KeyDecoder()
    var last = "start"
    var turn = 0
    while true {
      terminal.write(renderer.bytes(for: frame(terminal.size, turn, last)))
      let now = MonotonicClock.milliseconds
      var inputs: [InputEvent] = []
      switch terminal.next(timeout: decoder.deadline.map { $0 - now }) {
      case .bytes(let bytes): inputs = decoder.feed(bytes, at: MonotonicClock.milliseconds)
      case .timeout: inputs = decoder.expire(at: MonotonicClock.milliseconds)
      case .woken: break
      case .resized: renderer.forget(isCleared: false)
      case .resumed:
        renderer.forget(isCleared: true)
        last = "resumed"
      case .stopRequested: terminal.suspend()
      case .hangup:
        save("hangup")
        return
      case .signal(let number):
        save("signal \(number)")
        terminal.die(by: number)
      }
      for input in inputs {
        last = name(input)
        turn += 1
        switch input {
        case .key(.character("q"), []): return
        case .key(.character("c"), .control): terminal.die(by: SIGINT)
        case .key(.character("z"), .control): terminal.suspend()
        case .key(.character("m"), []): _ = terminal.reportMouse(true)
        case .key(.character("M"), []): _ = terminal.reportMouse(false)
        case .key(.character("k"), []): _ = terminal.reportKeyReleases(true)
        case .key(.character("b"), []): flood(&terminal)
        case .key(.character(let scalar), []): crash(scalar)
        case .key, .released, .mouse, .paste: break
        }
      }
    }
  }

  private static func name(_ input: InputEvent) -> String {
    switch input {
    case .key(.character(let scalar), _): String(scalar)
    case .key(.function(let number), _): "F\(number)"
    case .key(.up, _): "up"
    case .key(.down, _): "down"
    case .key(.escape, _): "escape"
    case .paste(let text): "pasted \(text.utf8.count)"
    case .key, .mouse, .released: "other"
    }
  }

  private static func frame(_ size: Size, _ turn: Int, _ last: String) -> Frame {
    var frame = Frame(size)
    let place = Position(column: 0, row: turn % 2)
    frame.put("\(size.columns)x\(size.rows) \(last)", at: place)
    frame.cursor = Position(column: 0, row: 0)
    return frame
  }

  private static func flood(_ terminal: inout RawTerminal) {
    let line = Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
    terminal.write(line)
  }

  private static func save(_ text: String) {
    guard CommandLine.arguments.count > 1 else { return }
    let file = open(CommandLine.arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = Array(text.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  private static func crash(_ key: Unicode.Scalar) {
    switch key {
    case "e":
      Array("said on fd 2\n".utf8).withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
    case "x": exit(3)
    case "a": abort()
    case "s": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case "t": preconditionFailure("a trap")
    case "S": raise(SIGSTOP)
    case "T": raise(SIGTSTP)
    case "C":
      raise(SIGTSTP)
      raise(SIGCONT)
    case "o": exit(Int32(truncatingIfNeeded: deep(1)))
    default: break
    }
  }

  @inline(never) private static func deep(_ number: Int) -> Int {
    number > 1 << 40 ? 0 : deep(number + 1) &+ deep(number + 2)
  }
}
