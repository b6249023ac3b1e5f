package import Localization

/// A square through which the player lays a rope, cell by cell; nothing is judged before every number is right.
package struct WayLevel: Equatable, Sendable {
  /// What can be done to a cell; the raw value is its name in saves and on the wire.
  package enum Action: String, CaseIterable, Sendable { case rope, rock, clear }

  /// What the player sees.
  package let grid: WayGrid
  /// The cells of the one way, from the shaft to the ember.
  package let way: [Int]
  /// What suffices to find it, where hints tell the next step; nil where the level has hints of its own.
  package let rules: WayRules?
  /// Said when the rope lies right.
  package let success: LocalizedText
}

extension Level {
  /// A way; throws where the grid has none, or more than one, or where the id is malformed.
  package static func way(
    _ content: LevelContent, grid: WayGrid, rules: WayRules? = nil, success: LocalizedText
  ) throws(LevelError) -> Level {
    let ways = WayReasoner(grid).ways(upTo: 2)
    guard ways.count == 1 else { throw .notOneWay(content.id) }
    return try Level(
      content, .way(WayLevel(grid: grid, way: ways[0], rules: rules, success: success)))
  }
}

extension WayLevel {
  /// What hints tell, each of the board on which it was asked for: what cannot stay, or else what follows next from
  /// all that lies right and from the hints before it; what the board shows comes last, or leads to it.
  func hints(askedOn boards: [WayBoard], _ rules: WayRules) -> [LocalizedText] {
    var wrong: Set<Int> = []
    var told: Set<Int> = []
    return boards.map { board in
      let laid = grid.cells.filter { board.cells[$0] != .open }
      let right = laid.filter { board.cells[$0] == content(of: $0) }
      if let cell = laid.first(where: { !right.contains($0) && !wrong.contains($0) }) {
        wrong.insert(cell)
        return wrongText(cell, board.cells[cell], reader(knowing: told))
      }
      var reader = reader(knowing: told.union(right))
      let steps = reader.solve(with: min(rules, .loops))
      let reminders = laid.filter { !right.contains($0) }.map(grid.wrongText)
      let next = steps.firstIndex { !$0.isObvious }
      let step =
        next.map { steps[$0] }
        ?? (rules == .supposing ? reader.shortestSupposition() : nil) ?? steps.first
      guard let step else { return grid.solution(way) }
      let premises = steps.prefix(next ?? 0).filter { $0.content == .rope && !$0.isPiece }
      told.formUnion((premises + [step]).flatMap(\.cells))
      return .joined(reminders + (premises + [step]).map(grid.told))
    }
  }

  private func content(of cell: Int) -> WayCell { way.contains(cell) ? .rope : .rock }

  private func reader(knowing cells: Set<Int>) -> WayReasoner {
    WayReasoner(
      grid, knowing: Dictionary(uniqueKeysWithValues: cells.map { ($0, content(of: $0)) }),
      explains: true)
  }

  /// Why something cannot lie in a cell is said by what was told before, in few steps or not at all.
  private func wrongText(
    _ cell: Int, _ lies: WayCell, _ reader: WayReasoner
  ) -> LocalizedText {
    let wrong = grid.wrongText(cell)
    guard let step = reader.refutation(supposing: lies, in: cell), step.reason.stepCount <= 2 else {
      return wrong
    }
    return wrong.followed(by: grid.told(step))
  }
}

extension WayLevel: LevelRules {
  /// What the player has laid, by cell, as it is kept.
  func board(_ chosen: [String: AnswerID]) -> WayBoard {
    WayBoard(grid: grid, chosen: chosen)
  }

  func perform(
    _ action: AnswerID, on part: String, after chosen: [String: AnswerID]
  ) throws(Refusal) -> PerformedAction {
    var cells: [Int] = []
    for name in part.split(separator: " ") {
      guard let named = grid.cells(named: String(name)) else { throw .notAnElement(String(name)) }
      cells += named
    }
    guard let done = Action(rawValue: action) else { throw .notAnAction(action) }
    let changed = cells.filter { !grid.given.contains($0) }
    guard !changed.isEmpty else {
      guard let cell = cells.first else { throw .notAnElement(part) }
      return PerformedAction(chosen: chosen, text: L10n.Way.given(cell: grid.spokenName(of: cell)))
    }
    var now = chosen
    for cell in changed { now[grid.name(of: cell)] = done == .clear ? nil : action }
    let board = board(now)
    return PerformedAction(
      chosen: now, text: board.told(changed),
      evaluation: board.hasAllCounts && board.rope != self.board(chosen).rope
        ? evaluate(board, now) : nil)
  }

  /// A whole way at once: the names of all its cells.
  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    var chosen: [String: AnswerID] = [:]
    for answer in answers {
      guard let cell = grid.cell(named: answer) else { throw .notAnElement(answer) }
      if !grid.given.contains(cell) { chosen[answer] = Action.rope.rawValue }
    }
    return evaluate(board(chosen), chosen)
  }

  private func evaluate(_ board: WayBoard, _ chosen: [String: AnswerID]) -> AnswerEvaluation {
    let isRight = board.rope == Set(way)
    var evaluation = AnswerEvaluation(
      isCorrect: isRight, reply: isRight ? success : board.fault, chosen: chosen)
    evaluation.repetitionKey = board.rope.sorted().map(grid.name).joined(separator: " ")
    evaluation.keepsList = true
    // With all its numbers it is judged whether its player wants that or not.
    evaluation.isFree = board.hasAllCounts
    return evaluation
  }
}

/// A grid with what its player has laid on it.
package struct WayBoard: Equatable, Sendable {
  /// How a line stands.
  package enum LineState: Sendable { case open, right, broken }

  /// What is asked.
  package let grid: WayGrid
  /// What lies in each cell; the given ones have rope.
  package let cells: [WayCell]

  /// `chosen`: actions by the names of cells; what names none is passed over.
  init(grid: WayGrid, chosen: [String: AnswerID]) {
    self.grid = grid
    let given = grid.given
    cells = grid.cells.map { cell in
      if given.contains(cell) { return .rope }
      return switch chosen[grid.name(of: cell)].flatMap(WayLevel.Action.init) {
      case .rope: .rope
      case .rock: .rock
      case .clear, nil: .open
      }
    }
  }

  /// The one way there is, each cell of it with where it leads.
  package var solved: WayBoard? {
    WayReasoner(grid).ways(upTo: 1).first.map { way in
      WayBoard(grid: WayGrid(size: grid.size, way: way, given: way), chosen: [:])
    }
  }

  /// A board as it is kept for its hint.
  init(grid: WayGrid, signs: String) {
    self.grid = grid
    var cells = signs.map { sign in Self.signs.first { $0.sign == sign }?.cell ?? .open }
    cells += Array(repeating: .open, count: max(0, grid.cells.count - cells.count))
    self.cells = Array(cells.prefix(grid.cells.count))
  }

  /// A sign a cell, row by row.
  var signs: String {
    String(cells.map { cell in Self.signs.first { $0.cell == cell }?.sign ?? "." })
  }

  private static let signs: [(cell: WayCell, sign: Character)] = [
    (.open, "."), (.rope, "o"), (.rock, "x"),
  ]

  /// The cells with rope.
  package var rope: Set<Int> { Set(grid.cells.filter { cells[$0] == .rope }) }

  /// How many cells of a line have that.
  package func count(of content: WayCell, in line: WayLine) -> Int {
    grid.cells(of: line).count { cells[$0] == content }
  }

  /// Whether a line has what it wants, can still have it, or cannot.
  package func state(of line: WayLine) -> LineState {
    let (rope, wanted) = (count(of: .rope, in: line), grid.wanted(in: line))
    if rope == wanted { return .right }
    return rope > wanted || rope + count(of: .open, in: line) < wanted ? .broken : .open
  }

  /// Whether every number is right.
  package var hasAllCounts: Bool { grid.lines.allSatisfy { state(of: $0) == .right } }

  /// What is wrong with a rope that is long enough: the first line that has not what it wants, a part that does not
  /// hang on the shaft, an end in the middle of the rock; else that the rope would have to fork.
  var fault: LocalizedText {
    if let line = grid.lines.first(where: { state(of: $0) != .right }) {
      return L10n.Way.wrongLine(
        line: line.nameAtStart, wanted: grid.wanted(in: line), laid: count(of: .rope, in: line))
    }
    let reached = reached
    if let loose = rope.subtracting(reached).min() {
      return L10n.Way.loose(cell: grid.spokenName(of: loose))
    }
    let ends = rope.subtracting([grid.shaft, grid.ember]).sorted()
    if let end = ends.first(where: { neighbours(of: $0).count < 2 }) {
      return L10n.Way.deadEnd(cell: grid.spokenName(of: end))
    }
    return L10n.Way.forks
  }

  /// The cells beside one to which its rope may lead: a given piece leads where it shows.
  func neighbours(of cell: Int) -> [Int] {
    ends(of: cell).compactMap { $0.neighbour(of: cell, size: grid.size) }
  }

  /// Where those lie.
  package func ends(of cell: Int) -> [WayDirection] {
    WayDirection.allCases.filter { direction in
      guard let next = direction.neighbour(of: cell, size: grid.size) else { return false }
      return cells[next] == .rope && leads(from: cell, direction)
        && leads(from: next, direction.opposite)
    }
  }

  /// Where rope is drawn to lead: from what was given to nothing else that was given, unless a piece leads here.
  package func drawnEnds(of cell: Int) -> [WayDirection] {
    guard grid.given.contains(cell) else { return ends(of: cell) }
    return ends(of: cell).filter { direction in
      guard let next = direction.neighbour(of: cell, size: grid.size) else { return false }
      return !grid.given.contains(next) || grid.pieces.contains { $0.cell == next }
    }
  }

  /// Whether rope in a cell may lead there: a piece leads where it shows, and what pieces lead to has no more ends than
  /// rope has.
  private func leads(from cell: Int, _ direction: WayDirection) -> Bool {
    if let piece = grid.pieces.first(where: { $0.cell == cell }) {
      return piece.ends.contains(direction)
    }
    let led = WayDirection.allCases.filter { direction in
      let next = direction.neighbour(of: cell, size: grid.size)
      return grid.pieces.contains { $0.cell == next && $0.ends.contains(direction.opposite) }
    }
    let most = cell == grid.shaft || cell == grid.ember ? 1 : 2
    return led.count < most || led.contains(direction)
  }

  /// The cells with rope that hang together with the shaft’s.
  private var reached: Set<Int> {
    var (reached, next) = (Set([grid.shaft]), [grid.shaft])
    while let cell = next.popLast() {
      for neighbour in neighbours(of: cell) where reached.insert(neighbour).inserted {
        next.append(neighbour)
      }
    }
    return reached
  }
}
