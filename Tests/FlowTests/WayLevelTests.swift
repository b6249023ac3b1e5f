import Localization
import Testing

@testable import Flow

/// Rope laid in a square of four: a1, a2, b2, b3, c3, c4, d4.
@Suite struct WayLevelTests {
  private static let way = [0, 4, 5, 9, 10, 14, 15]
  private static let grid = WayGrid(size: 4, way: way, given: [9])

  private func flow() throws -> GameFlow {
    let level = try Level.way(content("w"), grid: Self.grid, success: text("it holds"))
    return GameFlow(
      chapters: [try chapter("c", [level, try closed(content("z"))])], progress: Progress(seed: 1))
  }

  private func entered() throws -> GameFlow {
    var flow = try flow()
    _ = play("start read read", on: &flow)
    return flow
  }

  /// (an action, a part, what is said)
  static let acts: [(String, String, String)] = [
    ("rope", "a2", "a2: rope. Row 2: 2 of 2. Column a: 2 of 2."),
    ("rock", "d1", "d1: rock. Row 1: 1 of 1. Column d: 1 of 1."),
    ("clear", "b2", "b2 was given: it stays as it is."),
    ("rope", "a2 b2", "a2: rope. Row 2: 2 of 2. Column a: 2 of 2."),
    (
      "rock", "b1-d1",
      "Rock: b1, c1, d1. Row 1: 1 of 1. Column b: 2 of 2. Column c: 1 of 2. Column d: 1 of 1."
    ),
    (
      "rope", "c1-c3",
      "Rope: c1, c2. Row 1: 2 of 1, too many. Row 2: 2 of 2. Column c: 3 of 2, too many."
    ),
    ("rock", "d2-d3", "Rock: d2, d3. Row 2: 1 of 2. Row 3: 2 of 2. Column d: 1 of 1."),
    ("rope", "b3", "b3 was given: it stays as it is."),
    ("clear", "a1", "a1 was given: it stays as it is."),
  ]

  @Test(arguments: acts) func `what is laid is told with its lines`(
    _ action: String, _ part: String, _ told: String
  ) throws {
    var flow = try entered()
    guard case .say(.act(let act))? = flow.perform(action, on: part).first else {
      Issue.record("nothing was done")
      return
    }
    #expect(act.text.resolved(in: .en) == told)
    #expect(flow.currentVisit?.attempts == 0)
  }

  /// (an action, a part, the refusal)
  static let refusals: [(String, String, Refusal)] = [
    ("rope", "e1", .notAnElement("e1")), ("rope", "a1-b2", .notAnElement("a1-b2")),
    ("rope", "", .notAnElement("")), ("burn", "a2", .notAnAction("burn")),
  ]

  @Test(arguments: refusals) func `what cannot be done is refused`(
    _ action: String, _ part: String, _ refusal: Refusal
  ) throws {
    var flow = try entered()
    #expect(flow.perform(action, on: part) == [.say(.refused(refusal))])
  }

  @Test func `nothing is judged before every number is right, and then the way wins`() throws {
    var flow = try entered()
    #expect(flow.perform("rope", on: "a2 b2 c3 d3").count == 1)
    #expect(flow.perform("clear", on: "d3").count == 1)
    let effects = flow.perform("rope", on: "c4")
    #expect(effects.count > 1)
    guard case .say(.verdict(let verdict)) = effects[1] else {
      Issue.record("not judged")
      return
    }
    #expect(verdict.isCorrect && verdict.stars == 3)
  }

  /// (a way, other cells with the same numbers, what is wrong with them)
  static let faults: [([Int], [Int], String)] = [
    (
      [0, 1, 2, 3, 7, 6, 10, 9, 13], [0, 1, 2, 3, 5, 6, 10, 11, 13],
      "Every number is right, but the rope in b4 does not hang on the shaft’s. That costs nothing."
    ),
    (
      [0, 1, 2, 6, 10, 9, 13, 12, 8], [0, 1, 2, 4, 8, 9, 10, 13, 14],
      "Every number is right, but the rope stops in c1. That costs nothing."
    ),
    (
      [0, 1, 5, 6, 10, 9, 13, 12, 8], [0, 1, 4, 5, 8, 9, 10, 13, 14],
      "Every number is right, but the rope would have to fork. That costs nothing."
    ),
  ]

  @Test(arguments: faults)
  func `another rope with the right numbers is told, costs nothing, and stays`(
    _ way: [Int], _ other: [Int], _ fault: String
  ) throws {
    let grid = WayGrid(size: 4, way: way, given: [])
    let level = try Level.way(content("w"), grid: grid, success: text("it holds"))
    var flow = GameFlow(
      chapters: [try chapter("c", [level, try closed(content("z"))])], progress: Progress(seed: 1))
    _ = play("start read read", on: &flow)
    let cells = other.filter { !grid.given.contains($0) }.map(grid.name)
    for last in [cells[0], cells[0]] {
      _ = flow.perform("rope", on: cells.dropFirst().joined(separator: " "))
      let verdict = flow.perform("rope", on: last).dropFirst().first
      guard case .say(.verdict(let said))? = verdict else {
        Issue.record("not judged")
        return
      }
      #expect(said.text.resolved(in: .en) == fault)
      #expect(flow.currentVisit?.chosen.count == cells.count)
      _ = flow.perform("clear", on: last)
    }
    #expect((flow.currentVisit?.attempts, flow.currentVisit?.stars) == (2, 3))
    _ = flow.perform("clear", on: cells.joined(separator: " "))
    let right = way.map(grid.name).joined(separator: " ")
    #expect(flow.perform("rope", on: right).count > 1)
  }

  @Test func `a whole way is taken at once, and one that is too short is told its first line`()
    throws
  {
    var flow = try entered()
    #expect(play("say:a2", on: &flow) == "wrong 1")
    #expect(
      WayBoard(grid: Self.grid, chosen: ["a2": "rope"]).fault.resolved(in: .en)
        == "Row 4 wants 2, and has 1.")
    #expect(play("say:a2,b2,c3,c4", on: &flow) == "right 2★, z")
  }

  /// What is done before each hint, as actions on cells, and what the hint says.
  static let hints: [([(String, String)], String)] = [
    (
      [("rope", "d1")],
      "What lies in d1 cannot stay. With rope in d1, row 1 has more than it wants. Rock: d1."
    ),
    (
      [],
      "What lies in d1 cannot stay. A rope that goes into a4 does not come out again: it is shut in by"
        + " the edge and row 3 (full). Rock: a4."
    ),
    (
      [("clear", "d1")],
      "Column a wants 2, and its other cells are shut by rock in a4 and row 3 (full). Rope: a2."
    ),
    (
      [("rope", "a2"), ("rock", "a4 b4")],
      "Row 4 wants 2, and its other cells are shut by columns a and b (full). Rope: c4."
    ),
    ([], "Row 1 wants 1, and has it. The rest is rock: b1, c1, d1."),
    ([], "rung 6"),
  ]

  @Test
  func `a hint tells what is wrong, else what follows next on the board, nothing twice`() throws {
    let level = try Level.way(
      content("w", hints: 6), grid: Self.grid, rules: .loops, success: text("it holds"))
    var flow = GameFlow(
      chapters: [try chapter("c", [level, try closed(content("z"))])], progress: Progress(seed: 1))
    _ = play("start read read", on: &flow)
    for (acts, said) in Self.hints {
      for (action, cell) in acts { _ = flow.perform(action, on: cell) }
      #expect(flow.hint == said)
    }
    let told = flow.currentView?.hintsTaken.map { $0.resolved(in: .en) }
    #expect(told == Self.hints.map(\.1))
    var saved = GameFlow(chapters: flow.chapters, progress: flow.progress)
    _ = play("start read", on: &saved)
    #expect(saved.currentView?.hintsTaken == flow.currentView?.hintsTaken)
  }

  /// Two pieces lead up from c4 and b4: the cells above them are not joined by that.
  @Test func `what was given side by side is not drawn as one rope`() {
    let grid = WayGrid(size: 4, way: [12, 13, 9, 5, 6, 10, 14, 15], given: [13, 14])
    #expect(grid.given == [9, 10, 12, 13, 14, 15])
    let board = WayBoard(grid: grid, chosen: [:])
    #expect(board.drawnEnds(of: 9) == [.down])
    #expect(board.drawnEnds(of: 10) == [.down])
    let laid = WayBoard(grid: grid, chosen: ["b2": "rope", "c2": "rope"])
    #expect(laid.drawnEnds(of: 9) == [.up, .down])
    // A piece leads up from c4 to the shaft, which has no other end.
    let shut = WayGrid(size: 4, way: [10, 14, 13], given: [14])
    #expect(WayBoard(grid: shut, chosen: ["b3": "rope"]).drawnEnds(of: 9).isEmpty)
    #expect(board.solved?.rope == [12, 13, 9, 5, 6, 10, 14, 15])
    #expect(board.solved?.drawnEnds(of: 9) == [.up, .down])
  }

  static let reasons: [(WayDeduction.Reason, Bool)] = [
    (.full(.row(0)), true), (.piece(5), true),
    (.short(.row(0), shutBy: []), true), (.short(.row(0), shutBy: [.rock(1)]), false),
    (.goesOn(from: 5, to: [6, 9], shutBy: [.edge]), false), (.deadEnd(shutBy: [.edge]), false),
  ]

  @Test(arguments: reasons) func `what the board shows is told last`(
    _ reason: WayDeduction.Reason, _ isObvious: Bool
  ) {
    #expect(WayDeduction(cells: [6], content: .rope, reason: reason).isObvious == isObvious)
  }

  @Test func `a grid with two ways is no level`() {
    let grid = WayGrid(size: 4, way: [0, 1, 2, 6, 7, 11, 10, 9, 13, 14], given: [])
    #expect(WayReasoner(grid).ways(upTo: 3).count > 1)
    #expect(throws: LevelError.notOneWay("w")) {
      try Level.way(content("w"), grid: grid, success: text("it holds"))
    }
  }
}

extension GameFlow {
  /// Asks for the next hint, and gives what it says.
  fileprivate var hint: String? {
    mutating get {
      guard case .say(.hint(let hint))? = requestHint().first else { return nil }
      return hint.text.resolved(in: .en)
    }
  }
}
