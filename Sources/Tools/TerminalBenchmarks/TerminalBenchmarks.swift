import Foundation

/// Measures the program and others on real terminals, beside each other, and prints the tables of the page
/// “Benchmarks”. `.ci/benchmarks` prepares what it needs.
@main struct TerminalBenchmarks {
  static func main() {
    guard let run = BenchmarkRun(Array(CommandLine.arguments.dropFirst())) else {
      fail("started by .ci/benchmarks", 64)
    }
    do {
      defer { try? FileManager.default.removeItem(at: run.folder) }
      try report(run)
    } catch {
      fail("\(error)", 1)
    }
  }

  private static func report(_ run: BenchmarkRun) throws {
    show("\(run.starts) starts, \(2 * run.keyRounds) keys a screen.")
    try show("The start, and at rest", StartBenchmark(run: run).table())
    try show("A key", KeyBenchmark(run: run).table())
    try show("Many at once", SessionsBenchmark(run: run).table())
    try show("Turns of an adventure", TurnsBenchmark(run: run).table())
  }

  private static func show(_ title: String, _ table: MarkdownTable) {
    show("\n### \(title)\n\n\(table.text)")
  }

  /// At once, also where it goes into a file.
  private static func show(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static func fail(_ text: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}
