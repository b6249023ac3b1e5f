/// Many of a program at once, each on a terminal of its own.
struct SessionsBenchmark {
  static let head = ["program", "sessions", "ms until all are there", "MB each"]
  let run: BenchmarkRun

  func table() throws -> MarkdownTable {
    MarkdownTable(head: Self.head, rows: try run.programs().map(row))
  }

  private func row(_ program: MeasuredProgram) throws -> [String] {
    let start = ContinuousClock.now
    let sessions = try (0..<run.sessions).map { _ in try run.start(program) }
    for session in sessions { _ = try session.waitForFirstScreen() }
    let time = (ContinuousClock.now - start).inMilliseconds
    let memory = sessions.compactMap { $0.figures.shareOfMemory }
    let share = memory.count == sessions.count ? memory.reduce(0, +) / Double(memory.count) : nil
    return [
      program.name, Figure.text(sessions.count), Figure.text(time), Figure.text(share),
    ]
  }
}
