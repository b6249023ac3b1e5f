import Foundation

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
