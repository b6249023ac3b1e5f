import Foundation

/// What a program takes to show its first screen, and what it costs to leave it there.
struct StartBenchmark {
  static let head = [
    "program", "least ms", "median ms", "most ms", "peak MB", "threads", "switches in 2 s",
    "CPU ms in 2 s", "program MB", "with libraries MB",
  ]
  private static let rest = 2.0
  let run: BenchmarkRun

  func table() throws -> MarkdownTable {
    let programs = try run.programs()
    let times = try Rounds.measure(programs, rounds: run.starts) { program in
      try run.start(program).waitForFirstScreen()
    }
    let running = try programs.map { try run.start($0) }
    for program in running { _ = try program.waitForFirstScreen() }
    let usage = resting(running)
    let rows = running.indices.map { index in
      [programs[index].name] + (Spread(times[index])?.cells ?? [])
        + cells(of: running[index].figures, usage[index])
    }
    return MarkdownTable(head: Self.head, rows: rows)
  }

  private struct Usage {
    let switches: Int
    let processorTime: Double
  }

  /// What each uses while nobody touches it, all of them in the same two seconds.
  private func resting(_ programs: [RunningProgram]) -> [Usage] {
    let before = programs.map { ($0.figures.switches, $0.figures.processorTime) }
    Thread.sleep(forTimeInterval: Self.rest)
    return zip(programs, before).map { program, before in
      Usage(
        switches: program.figures.switches - before.0,
        processorTime: program.figures.processorTime - before.1)
    }
  }

  private func cells(of figures: ProcessFigures, _ usage: Usage) -> [String] {
    let sizes = figures.programSizes
    return [
      Figure.text(figures.peakMemory),
      figures.threads.map { Figure.text($0) } ?? Figure.unknown,
      Figure.text(usage.switches), Figure.text(usage.processorTime),
      Figure.text(sizes.program), Figure.text(sizes.withLibraries),
    ]
  }
}
