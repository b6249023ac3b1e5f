import Foundation
import PseudoTerminal
import Screen

/// Measures rounds of the real program on a pseudo-terminal: what is reported of moves made at known
/// times, how exactly a round ends that is left alone, what a count-down costs, how often a cell flashes.
@main struct RoundTimes {
  static func main() throws {
    let busyCore = Thread { while !Thread.current.isCancelled {} }
    let isBusy = CommandLine.arguments.contains("--busy")
    if isBusy { busyCore.start() }
    defer { busyCore.cancel() }
    print("\(isBusy ? "with one core busy" : "as the machine is"), in milliseconds")
    print(try moves(200))
    print(try leftAlone(4))
    print(try countDown())
  }

  /// `count` moves, each some 60 to 360 ms after its command was there to be read.
  private static func moves(_ count: Int) throws -> String {
    let round = try TimedRound(pace: "steady")
    defer { round.end() }
    let injected = try (0..<count).map { move in
      try round.obey(after: 0.06 + Double(move * 7919 % 300) / 1_000)
    }
    round.leave()
    let reported = try round.reportedTimes()
    guard reported.count == count else {
      throw RoundError.other("\(reported.count) of \(count) moves were counted")
    }
    let errors = zip(injected, reported).map { abs($0 - Double($1)) }.sorted()
    return
      "\(count) moves: reported and injected differ by \(shown(errors[count / 2])) at the median, "
      + "\(shown(errors[count * 99 / 100])) at p99, \(shown(errors[count - 1])) at most; "
      + "\(round.flashes.most) flashes of a cell in a second at most, in row \(round.flashes.place.row)"
  }

  /// From the frame with the command to the frame that says it is over.
  private static func leftAlone(_ count: Int) throws -> String {
    let late = try (0..<count).map { _ in
      let round = try TimedRound(pace: "classic")
      defer { round.end() }
      return try round.waitForEnd() - 5_100
    }
    return "a round left alone ends this long after its time: "
      + late.map(shown).joined(separator: ", ")
  }

  /// What five seconds cost in which nobody does anything.
  private static func countDown() throws -> String {
    let round = try TimedRound(pace: "classic")
    defer { round.end() }
    let before = try ProcessUsage(of: round.process)
    Thread.sleep(forTimeInterval: 5)
    let after = try ProcessUsage(of: round.process)
    return "5 s of count-down: \(shown(after.cpu - before.cpu)) of CPU, "
      + "\(after.wakeUps - before.wakeUps) wake-ups"
  }

  private static func shown(_ milliseconds: Double) -> String {
    String(format: "%.2f", milliseconds)
  }
}

enum RoundError: Error {
  case other(String)
}

/// What a process has used so far, as Linux tells it.
struct ProcessUsage {
  /// Milliseconds.
  let cpu: Double
  let wakeUps: Int

  init(of process: pid_t) throws {
    let times = try String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8)
    cpu = (times.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1_000_000
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    wakeUps = line.flatMap { $0.split(separator: "\t").last }.flatMap { Int($0) } ?? 0
  }
}
