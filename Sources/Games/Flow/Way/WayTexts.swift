package import Localization

extension WayLine {
  private typealias Text = L10n.Way

  /// “row 3”, “column c”.
  package var name: LocalizedText {
    switch self {
    case .row(let row): Text.row(number: row + 1)
    case .column(let column): Text.column(letter: letter(column))
    }
  }

  /// The same at the start of a sentence.
  package var nameAtStart: LocalizedText {
    switch self {
    case .row(let row): Text.rowAtStart(number: row + 1)
    case .column(let column): Text.columnAtStart(letter: letter(column))
    }
  }

  private func letter(_ column: Int) -> LocalizedText {
    LocalizedText(cleaning: Self.letter(ofColumn: column))
  }
}

extension WayGrid {
  private typealias Text = L10n.Way

  /// A cell as it is said: “c3”.
  package func spokenName(of cell: Int) -> LocalizedText {
    LocalizedText(cleaning: name(of: cell))
  }

  /// Several, one after the other: “c1, c2, d2”.
  package func spokenNames(of cells: some Sequence<Int>) -> LocalizedText {
    LocalizedText(cleaning: cells.map(name).joined(separator: ", "), limit: 400)
  }

  /// How a rope runs in every such square.
  package var frame: LocalizedText { Text.frame(size: size) }

  /// All that a board shows of it, for those who hear it.
  package var description: [LocalizedText] {
    [
      Text.columnsWant(numbers: row(columns) { WayLine.letter(ofColumn: $0) }),
      Text.rowsWant(numbers: row(rows) { String($0 + 1) }),
      Text.ends(shaft: spokenName(of: shaft), ember: spokenName(of: ember)),
    ] + (pieces.isEmpty ? [] : [Text.pieces(pieces: .phrases(of: pieces.map(told)))])
  }

  /// That something else than what lies in a cell belongs there.
  func wrongText(_ cell: Int) -> LocalizedText { Text.wrongCell(cell: spokenName(of: cell)) }

  /// All cells of a way, in order.
  package func solution(_ way: [Int]) -> LocalizedText {
    Text.solution(cells: spokenNames(of: way))
  }

  /// What some cells must be, and why.
  package func told(_ step: WayDeduction) -> LocalizedText {
    let cells = spokenNames(of: step.cells)
    return switch step.reason {
    case .full(let line): Text.full(line: line.nameAtStart, count: wanted(in: line), cells: cells)
    case .short(let line, let barriers): short(line, cells, barriers)
    case .piece(let from): Text.pieceLeads(from: spokenName(of: from), cell: cells)
    case .goesOn(shaft, _, let barriers):
      Text.goesOn(from: spokenName(of: shaft), cell: cells, barriers: told(barriers))
    case .goesOn(ember, _, let barriers):
      Text.comesFrom(to: spokenName(of: ember), cell: cells, barriers: told(barriers))
    case .goesOn(let from, let ends, let barriers):
      Text.goesThrough(
        from: spokenName(of: from), ends: .all(of: ends.map(spokenName)),
        barriers: told(barriers), cells: cells)
    case .deadEnd(let barriers): Text.noWayOut(cell: cells, barriers: told(barriers))
    case .supposed(let breach, let steps): refutation(of: step, breach, after: steps)
    }
  }

  private func short(
    _ line: WayLine, _ cells: LocalizedText, _ barriers: [WayDeduction.Barrier]
  ) -> LocalizedText {
    let (name, count) = (line.nameAtStart, wanted(in: line))
    return barriers.isEmpty
      ? Text.short(line: name, count: count, cells: cells)
      : Text.shortShut(line: name, count: count, barriers: told(barriers), cells: cells)
  }

  /// Full columns and full rows together.
  private func told(_ barriers: [WayDeduction.Barrier]) -> LocalizedText {
    var (columns, rows, others): ([Int], [Int], [LocalizedText]) = ([], [], [])
    for barrier in barriers {
      switch barrier {
      case .edge: others.append(Text.edge)
      case .full(.column(let column)): columns.append(column)
      case .full(.row(let row)): rows.append(row)
      case .rock(let cell): others.append(Text.rockIn(cell: spokenName(of: cell)))
      case .rope(let cell, let ends):
        others.append(
          Text.ropeIn(cell: spokenName(of: cell), ends: .all(of: ends.map(spokenName))))
      case .loop(let cell): others.append(Text.loopIn(cell: spokenName(of: cell)))
      case .tooSoon(let cell): others.append(Text.tooSoonIn(cell: spokenName(of: cell)))
      }
    }
    return .all(of: others + full(columns: columns.sorted()) + full(rows: rows.sorted()))
  }

  private func full(columns: [Int]) -> [LocalizedText] {
    let letters = columns.map { LocalizedText(cleaning: WayLine.letter(ofColumn: $0)) }
    guard letters.count > 1 else { return letters.map { Text.fullColumn(letter: $0) } }
    return [Text.fullColumns(letters: .all(of: letters))]
  }

  private func full(rows: [Int]) -> [LocalizedText] {
    let numbers = rows.map { LocalizedText(cleaning: String($0 + 1)) }
    guard numbers.count > 1 else { return numbers.map { Text.fullRow(number: $0) } }
    return [Text.fullRows(numbers: .all(of: numbers))]
  }

  /// What a cell must have, for the opposite breaks something after some steps.
  private func refutation(
    of step: WayDeduction, _ breach: WayBreach, after steps: [WayDeduction]
  ) -> LocalizedText {
    let cell = spokenNames(of: step.cells)
    let breach = told(breach)
    if steps.isEmpty {
      return step.content == .rock
        ? Text.notRope(cell: cell, breach: breach) : Text.notRock(cell: cell, breach: breach)
    }
    let followed = LocalizedText.joined(steps.map(told))
    return step.content == .rock
      ? Text.notRopeAfter(cell: cell, steps: followed, breach: breach)
      : Text.notRockAfter(cell: cell, steps: followed, breach: breach)
  }

  private func told(_ breach: WayBreach) -> LocalizedText {
    switch breach {
    case .tooMuch(let line): Text.tooMuch(line: line.name)
    case .tooLittle(let line): Text.tooLittle(line: line.name)
    case .stuck(let cell): Text.stuck(cell: spokenName(of: cell))
    case .closed: Text.closed
    }
  }

  /// “a: 2, b: 3”.
  private func row(_ numbers: [Int], named name: (Int) -> String) -> LocalizedText {
    .row(
      of: numbers.enumerated().map {
        Text.wanted(line: LocalizedText(cleaning: name($0)), count: $1)
      })
  }

  private func told(_ piece: WayPiece) -> LocalizedText {
    let ends = piece.ends.map { LocalizedText(Text.directions, at: $0.index) }
    let cell = spokenName(of: piece.cell)
    return ends.count > 1
      ? Text.piece(cell: cell, one: ends[0], other: ends[1])
      : Text.pieceEnd(cell: cell, one: ends[0])
  }
}

extension WayBoard {
  private typealias Text = L10n.Way

  /// What was done to some cells, and how their lines stand.
  func told(_ changed: [Int]) -> LocalizedText {
    if changed.count == 1 { return told(changed[0]) }
    let names = grid.spokenNames(of: changed)
    let done =
      switch cells[changed[0]] {
      case .rope: Text.lineRope(cells: names)
      case .rock: Text.lineRock(cells: names)
      case .open: Text.lineOpen(cells: names)
      }
    let touched = grid.lines.filter { line in
      grid.cells(of: line).contains { changed.contains($0) }
    }
    return .joined([done] + touched.map(counted))
  }

  /// What lies in a cell, and how its lines stand.
  package func told(_ cell: Int) -> LocalizedText {
    let lines = [WayLine.row(cell / grid.size), .column(cell % grid.size)]
    let content: Int =
      switch cells[cell] {
      case .open: 0
      case .rope where cell == grid.shaft: 3
      case .rope where cell == grid.ember: 4
      case .rope: 1
      case .rock: 2
      }
    return Text.told(
      cell: grid.spokenName(of: cell), content: LocalizedText(Text.contents, at: content),
      lines: .joined(lines.map(counted)))
  }

  /// How much rope a line has, of how much.
  private func counted(_ line: WayLine) -> LocalizedText {
    let (laid, wanted) = (count(of: .rope, in: line), grid.wanted(in: line))
    guard state(of: line) == .broken else {
      return Text.count(line: line.nameAtStart, laid: laid, wanted: wanted)
    }
    return laid > wanted
      ? Text.countOver(line: line.nameAtStart, laid: laid, wanted: wanted)
      : Text.countUnder(line: line.nameAtStart, laid: laid, wanted: wanted)
  }

  /// The lines that have not what they want.
  package var unfinishedLines: LocalizedText {
    let lines = grid.lines.filter { state(of: $0) != .right }
    return lines.isEmpty ? Text.linesRight : .joined(lines.map(counted))
  }

  /// What a line wants, and what lies in it.
  package func told(_ line: WayLine) -> LocalizedText {
    func cells(_ content: WayCell) -> LocalizedText? {
      let found = grid.cells(of: line).filter { self.cells[$0] == content }
      return found.isEmpty ? nil : grid.spokenNames(of: found)
    }
    return .joined(
      [
        Text.line(line: line.nameAtStart, wanted: grid.wanted(in: line)),
        cells(.rope).map { Text.lineRope(cells: $0) },
        cells(.rock).map { Text.lineRock(cells: $0) },
        cells(.open).map { Text.lineOpen(cells: $0) },
      ].compactMap(\.self))
  }

  /// The rope from the shaft on, as far as it leads one way, and where else there is some.
  package var route: LocalizedText {
    var route = [grid.shaft]
    var next: [Int] = []
    while let last = route.last, last != grid.ember {
      next = neighbours(of: last).filter { !route.contains($0) }
      guard next.count == 1 else { break }
      route.append(next[0])
    }
    let rest = rope.subtracting(route).sorted()
    let forks = route.last != grid.ember && next.count > 1
    return .joined(
      [
        Text.route(cells: grid.spokenNames(of: route)),
        route.last == grid.ember ? Text.routeEnds : nil,
        forks ? Text.routeForks(cells: .any(of: next.map(grid.spokenName))) : nil,
        rest.isEmpty ? nil : Text.routeRest(cells: grid.spokenNames(of: rest)),
      ].compactMap(\.self))
  }
}
