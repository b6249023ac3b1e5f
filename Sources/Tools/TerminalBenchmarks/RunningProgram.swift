import Foundation
import PseudoTerminal

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
