import Foundation
import PseudoTerminal

/// A program on one of its screens, and how it is measured there.
struct MeasuredProgram {
  let name: String
  let executable: URL
  var arguments: [String] = []
  /// Stands on its first screen, or ends it.
  let mark: String
  /// What is typed, one after the other, before anything is measured.
  var opening: [String] = []
  /// What is typed in turn: there and back, so that every round begins alike.
  let keys: [String]
  /// Whether its player has won the whole story, which opens every level.
  var isWon = false
}

/// A program without a terminal, from its start to its end.
struct PipedProgram {
  let name: String
  let executable: URL
  let arguments: [String]

  /// What it wrote, and the milliseconds that it took.
  func output(of input: URL?, home: URL) throws -> (bytes: [UInt8], milliseconds: Double) {
    let answers = home.appending(path: "answers")
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["HOME": home.path, "LC_ALL": "C.UTF-8"]
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
    process.standardOutput = try FileHandle(forWritingTo: answers)
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` looks every 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    let start = ContinuousClock.now
    try process.run()
    end.wait()
    let time = (ContinuousClock.now - start).inMilliseconds
    guard process.terminationStatus == 0 else { throw BenchmarkError.failed(name) }
    return (Array(try Data(contentsOf: answers)), time)
  }
}

/// Why something could not be measured.
enum BenchmarkError: Error, Equatable {
  case noAnswer(from: String)
  case failed(String)
}

/// A program that runs on a terminal of its own, 80×24.
///
/// An answer ends with the last byte before the program sleeps and nothing more is to be read. That is asked of
/// the system, so nobody guesses how long a program may be quiet within an answer.
final class RunningProgram {
  let program: MeasuredProgram
  private let terminal: PseudoTerminal
  private let start: ContinuousClock.Instant

  var figures: ProcessFigures { ProcessFigures(process: terminal.process) }

  /// Only starts it; its player’s files lie in `home`.
  init(_ program: MeasuredProgram, home: URL) throws {
    self.program = program
    start = .now
    terminal = try PseudoTerminal(
      program.executable, program.arguments,
      environment: ["HOME": home.path, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": ""])
  }

  /// Milliseconds from its start to the last byte of its first screen.
  func waitForFirstScreen() throws -> Double {
    (try endOfAnswer(with: program.mark) - start).inMilliseconds
  }

  /// Types what leads to the screen that is measured.
  func open() throws {
    for key in program.opening { _ = try press(key) }
  }

  /// What a key cost.
  struct Answer {
    let microseconds: Double
    let bytes: Int
  }

  /// Types a key and waits for its answer.
  func press(_ key: String) throws -> Answer {
    terminal.clearOutput()
    let pressed = ContinuousClock.now
    terminal.send(key)
    let end = try endOfAnswer(with: "")
    return Answer(
      microseconds: (end - pressed).inMilliseconds * 1_000, bytes: terminal.output.count)
  }

  private func endOfAnswer(with mark: String) throws -> ContinuousClock.Instant {
    var seen = 0
    var end = ContinuousClock.now
    let isThere = terminal.expect(seconds: 30) { output in
      if output.count > seen {
        seen = output.count
        end = .now
        return false
      }
      guard seen > 0, figures.isAsleep else { return false }
      return mark.isEmpty || output.firstRange(of: Array(mark.utf8)) != nil
    }
    guard isThere else { throw BenchmarkError.noAnswer(from: program.name) }
    return end
  }
}
