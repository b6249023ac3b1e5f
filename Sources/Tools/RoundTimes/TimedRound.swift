import Foundation
import PseudoTerminal
import Screen
import TerminalEmulator

/// A round in a window of 80×24, seen and played through its terminal.
final class TimedRound {
  /// How often a cell went dark and came back.
  private(set) var flashes = Flashes()
  private let terminal: PseudoTerminal
  private let folder: URL
  private var screen = Emulator(Size(columns: 80, rows: 24))
  private var played = 0
  /// When the command that is shown now was there to be read.
  private var shownAt: ContinuousClock.Instant = .now
  private var command: Command?

  var process: pid_t { terminal.process }

  /// As far as the first command.
  init(pace: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    terminal = try PseudoTerminal(
      PseudoTerminal.product("expedition"),
      ["--seed", "7", "--lang", "en", "--data-dir", folder.path(), "reflex", "--pace", pace],
      environment: ["TERM": "xterm-256color"])
    try wait("a start") { [self] in words.contains("Start") }
    terminal.send("\r")
    try nextCommand()
  }

  /// Presses the key of the command so many seconds after it was shown; milliseconds as they were.
  func obey(after seconds: Double) throws -> Double {
    guard let command else { throw RoundError.other("no command is shown") }
    let start = shownAt
    try? sleep(until: start + .seconds(seconds))
    let now = ContinuousClock.now
    terminal.send(command.key)
    try nextCommand()
    return milliseconds(now - start)
  }

  /// Milliseconds from the command to the end of a round in which nothing is done.
  func waitForEnd() throws -> Double {
    let start = shownAt
    try wait("an end") { [self] in words.contains("Too late") }
    return milliseconds(ContinuousClock.now - start)
  }

  /// Leaves the round and the program; the round is kept.
  func leave() {
    terminal.send("\u{1B}[27uq")
    _ = terminal.ends()
  }

  func end() {
    terminal.signalChild(SIGKILL)
    _ = terminal.ends()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The reaction times of the round that was kept, from its script.
  func reportedTimes() throws -> [Int] {
    let file = try Data(contentsOf: folder.appending(path: "scores.json"))
    let text = String(decoding: file, as: UTF8.self)
    guard let match = text.firstMatch(of: #/"script":\s*"([^"]*)"/#) else {
      throw RoundError.other("no round was kept")
    }
    return match.1.matches(of: #/[tps](\d+)/#).compactMap { Int($0.1) }
  }

  // MARK: Seeing

  private var words: String { screen.lines.joined(separator: " ") }

  private func nextCommand() throws {
    let last = command
    try wait("a command") { [self] in
      let next = Command(in: screen)
      if let next, next != last { command = next }
      return next != nil && next != last
    }
  }

  private func wait(_ what: String, until isDone: () -> Bool) throws {
    let isSeen = terminal.expect(seconds: 20) { output in
      guard output.count > played else { return false }
      let now = ContinuousClock.now
      guard let end = Self.endOfFrame(in: output[played...]) else { return false }
      screen.play(Array(output[played..<end]))
      played = end
      flashes.note(screen, at: now)
      guard isDone() else { return false }
      shownAt = now
      return true
    }
    if !isSeen { throw RoundError.other("\(what) was not shown") }
  }

  /// Behind the last frame that is there whole.
  private static func endOfFrame(in output: ArraySlice<UInt8>) -> Int? {
    let mark = Array("\u{1B}[?2026l".utf8)
    return output.indices.dropLast(mark.count - 1).last { output[$0...].starts(with: mark) }
      .map { $0 + mark.count }
  }

  /// Asleep until shortly before, then awake.
  private func sleep(until instant: ContinuousClock.Instant) throws {
    let left = instant - .now - .milliseconds(2)
    if left > .zero { Thread.sleep(forTimeInterval: milliseconds(left) / 1_000) }
    while ContinuousClock.now < instant {}
  }

  private func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1_000 + Double(attoseconds) / 1e15
  }
}

/// A command in large letters, told by how wide it is.
private enum Command {
  case tap, pinch, swipe

  init?(in screen: Emulator) {
    let ink = screen.cells[2..<18].flatMap { row in row.indices.filter { row[$0].text == "█" } }
    guard let first = ink.min(), let last = ink.max() else { return nil }
    switch last - first + 1 {
    case 34: self = .tap
    case 54: self = .pinch
    case 52: self = .swipe
    default: return nil
    }
  }

  var key: String {
    switch self {
    case .tap: "t"
    case .pinch: "p"
    case .swipe: "s"
    }
  }
}

/// For each cell when it went from blank to ink or back; two changes are a flash.
struct Flashes {
  /// The most of any cell in any second.
  private(set) var most = 0
  /// Where, from (0, 0).
  private(set) var place = Position(column: 0, row: 0)
  private var ink: [Bool] = []
  private var changes: [[ContinuousClock.Instant]] = []

  mutating func note(_ screen: Emulator, at now: ContinuousClock.Instant) {
    let shown = screen.cells.joined().map { $0.text != " " }
    if changes.isEmpty { changes = Array(repeating: [], count: shown.count) }
    for (index, isInk) in shown.enumerated() where !ink.isEmpty && ink[index] != isInk {
      changes[index] = changes[index].filter { now - $0 < .seconds(1) } + [now]
      if changes[index].count / 2 <= most { continue }
      most = changes[index].count / 2
      place = Position(column: index % screen.size.columns, row: index / screen.size.columns)
    }
    ink = shown
  }
}
