import Flow
import Localization

/// A square through which a rope is laid; the author says the way, and which of its cells are given.
struct PackWay: Equatable, Sendable {
  /// How many cells a side has.
  var size = WayGrid.sizes.lowerBound
  /// The cells from the shaft to the ember.
  var way: [PackCell] = []
  /// The cells of it that show their rope from the start.
  var given: [PackCell] = []
  var success: PackText?
}

/// A cell by its name, where it stands in the file.
struct PackCell: Equatable, Sendable {
  let name: String
  let offset: FileOffset
}

extension PackWay: LevelFormat {
  static let kind = Level.Kind.way

  static let fields: PackFields<PackWay> = [
    .required("size", \.size, .integer(WayGrid.sizes), L10n.PackFormat.waySize),
    .required("way", \.way, .list(cell, 2...64), L10n.PackFormat.way),
    .defaulted("given", \.given, .list(cell, 0...64), L10n.PackFormat.wayGiven),
    .optional("success", \.success, .text, L10n.PackFormat.success),
  ]

  private static let allNames = WayGrid.names(ofSize: WayGrid.sizes.upperBound)
  private static let cell = PackForm<PackCell>.word(
    allNames, { allNames.contains($0) ? PackCell(name: $0, offset: $1) : nil }, \.name)

  /// The cells as numbers; nil where one lies outside the square.
  private func numbers(of cells: [PackCell]) -> [Int]? {
    let names = WayGrid.names(ofSize: size)
    let numbers = cells.compactMap { names.firstIndex(of: $0.name) }
    return numbers.count == cells.count ? numbers : nil
  }

  /// What the player would see; nil where the way is none.
  private var grid: WayGrid? {
    guard let way = numbers(of: way), let given = numbers(of: given), isWay(way) else {
      return nil
    }
    return WayGrid(size: size, way: way, given: given)
  }

  /// From the edge, through neighbours, never twice through a cell.
  private func isWay(_ way: [Int]) -> Bool {
    let neighbours = way.map { cell in
      WayDirection.allCases.compactMap { $0.neighbour(of: cell, size: size) }
    }
    return way.count > 1 && Set(way).count == way.count && neighbours[0].count < 4
      && zip(neighbours, way.dropFirst()).allSatisfy { $0.contains($1) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    let names = WayGrid.names(ofSize: size)
    for cell in way + given where !names.contains(cell.name) {
      rules.add(L10n.Packs.outsideSquare(cell: .said(cell.name)), at: cell.offset)
    }
    for cell in given where !way.contains(where: { $0.name == cell.name }) {
      rules.add(L10n.Packs.notOnWay(cell: .said(cell.name)), at: cell.offset)
    }
    guard numbers(of: way + given) != nil else { return }
    guard let grid else { return rules.add(L10n.Packs.noWay, at: offset) }
    if WayReasoner(grid).ways(upTo: 2).count != 1 {
      rules.add(L10n.Packs.severalWays, at: offset)
    }
  }

  func countSolutions(with solver: inout PackSolver) -> Int {
    grid.map { WayReasoner($0).ways(upTo: 2) }?.count {
      solver.wins($0.map { WayGrid.names(ofSize: size)[$0] })
    } ?? 0
  }

  // MARK: In a game

  init(_ level: WayLevel) {
    func cell(_ number: Int) -> PackCell {
      PackCell(name: level.grid.name(of: number), offset: .unknown)
    }
    self.init(
      size: level.grid.size, way: level.way.map(cell),
      given: level.grid.pieces.map { cell($0.cell) }, success: PackText(level.success))
  }

  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level {
    guard let grid else { throw .notOneWay(content.id) }
    return try Level.way(
      content, grid: grid, success: document.localized(success, else: L10n.Packs.right))
  }
}

// MARK: In the starter

extension PackWay {
  private typealias Words = L10n.Starter

  static let example = PackLevel(
    id: "way", text: PackText(Words.wayText), hints: [PackText(Words.wayHint)],
    task: PackTask(
      PackWay(
        size: 4,
        way: ["a1", "a2", "b2", "b3", "c3", "d3", "d4"].map {
          PackCell(name: $0, offset: .unknown)
        },
        success: PackText(Words.waySuccess))), comment: PackText(Words.wayComment))
}
