/// A character made of lines from the middle of its cell to its edges.
struct LineArms {
  enum Weight: Character {
    case none = " "
    case light = "-"
    case heavy = "+"
    case double = "="
  }

  private let left: Weight
  private let right: Weight
  private let up: Weight
  private let down: Weight

  /// The weights to the left, right, up and down.
  private init(_ weights: String) {
    let arms = weights.map { Weight(rawValue: $0) ?? .none }
    precondition(arms.count == 4, "four arms")
    (left, right, up, down) = (arms[0], arms[1], arms[2], arms[3])
  }

  /// Those that the screens use, and their nearest.
  static let all: [Character: LineArms] = [
    "─": "--  ", "━": "++  ", "│": "  --", "┃": "  ++",
    "┌": " - -", "┐": "-  -", "└": " -- ", "┘": "- - ",
    "├": " ---", "┤": "- --", "┬": "-- -", "┴": "--- ", "┼": "----",
    "═": "==  ", "║": "  ==",
    "╔": " = =", "╗": "=  =", "╚": " == ", "╝": "= = ",
    "╠": " ===", "╣": "= ==", "╦": "== =", "╩": "=== ", "╬": "====",
    "╪": "==--", "╫": "--==", "╨": "--= ", "╥": "-- =", "╤": "== -", "╧": "==- ",
    "╞": " =--", "╡": "= --", "╟": " -==", "╢": "- ==", "╵": "  - ",
  ].mapValues { LineArms($0) }

  /// Half the distance between the middles of two parallel lines.
  private static let gap = 2.0
  private static let middle = (x: CellInk.width / 2, y: CellInk.height / 2)

  var boxes: [InkBox] {
    let across = lines(left, right, from: up, to: down).map { line in
      InkBox(
        x: line.start(of: CellInk.width), y: Self.middle.y + line.offset - line.thickness / 2,
        width: line.length(in: CellInk.width), height: line.thickness)
    }
    let along = lines(up, down, from: left, to: right).map { line in
      InkBox(
        x: Self.middle.x + line.offset - line.thickness / 2, y: line.start(of: CellInk.height),
        width: line.thickness, height: line.length(in: CellInk.height))
    }
    return across + along
  }

  /// A line that runs from before the middle to behind it; nil where it reaches the edge.
  private struct Line {
    let offset: Double
    let thickness: Double
    let before: Double?
    let behind: Double?

    func start(of size: Double) -> Double { before.map { size / 2 + $0 } ?? 0 }
    func end(of size: Double) -> Double { behind.map { size / 2 + $0 } ?? size }
    func length(in size: Double) -> Double { end(of: size) - start(of: size) }
  }

  /// The lines of two opposite arms; `lower` and `upper` cross them, on the side of smaller and of larger
  /// offsets.
  private func lines(
    _ first: Weight, _ second: Weight, from lower: Weight, to upper: Weight
  ) -> [Line] {
    let weight = first == .none ? second : first
    let thickness = weight == .heavy ? 4.0 : 1.5
    switch weight {
    case .none: return []
    case .light, .heavy:
      let reach = lower == .double || upper == .double ? -Self.gap : 0
      return [
        Line(
          offset: 0, thickness: thickness,
          before: first == .none ? -reach - thickness / 2 : nil,
          behind: second == .none ? reach + thickness / 2 : nil)
      ]
    case .double:
      return [(-Self.gap, lower), (Self.gap, upper)].map { offset, crossing in
        // At a corner the outer line of one meets the outer of the other, the inner the inner.
        let reach =
          lower != .double && upper != .double ? 0 : crossing == .double ? -Self.gap : Self.gap
        return Line(
          offset: offset, thickness: thickness,
          before: first == .none ? -reach - thickness / 2 : nil,
          behind: second == .none ? reach + thickness / 2 : nil)
      }
    }
  }
}
