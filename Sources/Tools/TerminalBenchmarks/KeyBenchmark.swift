/// How long a key waits for its answer, on every kind of screen.
struct KeyBenchmark {
  static let head = [
    "screen", "least µs", "median µs", "most µs", "bytes a key", "writes a key", "peak MB",
  ]
  let run: BenchmarkRun

  func table() throws -> MarkdownTable {
    let programs = try run.screens().map { try opened($0) }
    let before = programs.map { $0.figures.writes }
    let answers = try Rounds.measure(programs, rounds: run.keyRounds) { program in
      try program.program.keys.map { try program.press($0) }
    }
    let rows = programs.indices.map { index in
      row(programs[index], Array(answers[index].joined()), writesBefore: before[index])
    }
    return MarkdownTable(head: Self.head, rows: rows)
  }

  /// At its screen, where each key was pressed once.
  private func opened(_ program: MeasuredProgram) throws -> RunningProgram {
    let running = try run.start(program)
    _ = try running.waitForFirstScreen()
    try running.open()
    for key in program.keys { _ = try running.press(key) }
    return running
  }

  private func row(
    _ program: RunningProgram, _ answers: [RunningProgram.Answer], writesBefore: Int?
  ) -> [String] {
    let count = Double(answers.count)
    let bytes = Double(answers.map(\.bytes).reduce(0, +)) / count
    let writes = writesBefore.flatMap { before in
      program.figures.writes.map { Double($0 - before) / count }
    }
    return [program.program.name] + (Spread(answers.map(\.microseconds))?.cells ?? [])
      + [Figure.text(bytes), Figure.text(writes), Figure.text(program.figures.peakMemory)]
  }
}
