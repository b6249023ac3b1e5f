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

  /// What was done to some cells; of one how its lines stand, of more which lines cannot hold any more.
  func told(_ changed: [Int]) -> LocalizedText {
    if changed.count == 1 { return told(changed[0]) }
    let names = grid.spokenNames(of: changed)
    let done =
      switch cells[changed[0]] {
      case .rope: Text.lineRope(cells: names)
      case .rock: Text.lineRock(cells: names)
      case .open: Text.lineOpen(cells: names)
      }
    let broken = grid.lines.filter { state(of: $0) == .broken }
    return .joined([done] + broken.map(told))
  }

  /// What lies in a cell, and how its lines stand.
  package func told(_ cell: Int) -> LocalizedText {
    let (row, column) = (WayLine.row(cell / grid.size), WayLine.column(cell % grid.size))
    let content: Int =
      switch cells[cell] {
      case .open: 0
      case .rope: 1
      case .rock: 2
      }
    return Text.told(
      cell: grid.spokenName(of: cell), content: LocalizedText(Text.contents, at: content),
      row: row.nameAtStart, laid: count(of: .rope, in: row), wanted: grid.wanted(in: row),
      column: column.nameAtStart, laidBelow: count(of: .rope, in: column),
      wantedBelow: grid.wanted(in: column))
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

  /// The rope from the shaft on, as far as it lies there in one piece, and where else there is some.
  package var route: LocalizedText {
    var route = [grid.shaft]
    while let last = route.last, last != grid.ember {
      let next = neighbours(of: last).filter { !route.contains($0) }
      guard next.count == 1 else { break }
      route.append(next[0])
    }
    let rest = rope.subtracting(route).sorted()
    return .joined(
      [
        Text.route(cells: grid.spokenNames(of: route)),
        route.last == grid.ember ? Text.routeEnds : nil,
        rest.isEmpty ? nil : Text.routeRest(cells: grid.spokenNames(of: rest)),
      ].compactMap(\.self))
  }
}
