import Foundation

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

/// Text adventures without a terminal, their orders in a file: how many turns they play in a second.
struct TurnsBenchmark {
  static let head = ["adventure", "turns", "least a second", "median a second", "most a second"]
  let run: BenchmarkRun

  func table() throws -> MarkdownTable {
    let adventures = try adventures()
    let rates = try Rounds.measure(adventures, rounds: run.turnRounds) { try turnsPerSecond($0) }
    let rows = zip(adventures, rates).map { adventure, rates in
      [adventure.program.name, Figure.text(run.turns)] + (Spread(rates)?.cells ?? [])
    }
    return MarkdownTable(head: Self.head, rows: rows)
  }

  private struct Adventure {
    let program: PipedProgram
    let orders: URL
    /// What it says where `look` is typed.
    let place: String
  }

  private func adventures() throws -> [Adventure] {
    let turns = String(repeating: "look\ninventory\n", count: run.turns / 2)
    let orders = try run.file("orders", turns.utf8)
    // It asks whether to explain itself.
    let ordersAfterNo = try run.file("orders-after-no", ("no\n" + turns).utf8)
    let explore = PipedProgram(
      name: "expedition", executable: run.expedition, arguments: ["explore", "--plain"])
    let cave = "small brick building"
    return [
      Adventure(program: explore, orders: orders, place: "Mouth of the cave"),
      peer("dfrotz", ["-m", "-p", run.story.path], orders, place: "A hut stands"),
      peer("bsdgames-adventure", [], ordersAfterNo, place: cave),
      peer("advent", [], ordersAfterNo, place: cave),
    ].compactMap(\.self)
  }

  private func peer(
    _ name: String, _ arguments: [String], _ orders: URL, place: String
  ) -> Adventure? {
    run.installed(name).map { executable in
      let program = PipedProgram(name: name, executable: executable, arguments: arguments)
      return Adventure(program: program, orders: orders, place: place)
    }
  }

  /// Played only where every `look` was answered.
  private func turnsPerSecond(_ adventure: Adventure) throws -> Double {
    let home = try run.newHome()
    let output = try adventure.program.output(of: adventure.orders, home: home)
    let answers = output.bytes.ranges(of: Array(adventure.place.utf8)).count
    guard answers >= run.turns / 2 else { throw BenchmarkError.failed(adventure.program.name) }
    return Double(run.turns) / output.milliseconds * 1_000
  }
}

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
