import Foundation

/// What the tests said about a mutant.
enum TestVerdict {
  case passed
  case failed
  case crashed
  /// They ran for longer than they may: a loop that has no end, most likely.
  case hung

  /// Runs a bundle of tests until the first fails.
  static func run(
    _ bundle: URL, arguments: [String], folder: URL, mutant: Int, limit: Int
  ) throws -> TestVerdict {
    let process = Process()
    process.executableURL = bundle
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      [MutantSwitches.variable: String(mutant), "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let start = ContinuousClock.now
    let stopwatch = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .seconds(limit), execute: stopwatch)
    defer { stopwatch.cancel() }
    if readIssue(from: output.fileHandleForReading) {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return .failed
    }
    process.waitUntilExit()
    if process.terminationReason == .exit {
      return process.terminationStatus == 0 ? .passed : .failed
    }
    return ContinuousClock.now - start < .seconds(limit) ? .crashed : .hung
  }

  /// Reads to the end or the first issue; whether there is one.
  private static func readIssue(from output: FileHandle) -> Bool {
    var rest = Data()
    while case let data = output.availableData, !data.isEmpty {
      rest += data
      if rest.range(of: Data("recorded an issue".utf8)) != nil { return true }
      rest = rest.suffix(100)
    }
    return false
  }
}
