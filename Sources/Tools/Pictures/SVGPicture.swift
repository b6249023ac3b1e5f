import Foundation
import Screen

/// A screen as SVG. Each run of text says how wide it is, so that columns hold in any font.
struct SVGPicture {
  /// Between the edge and the first cell.
  private static let padding = 20.0
  /// From the top of a row.
  private static let baseline = 15.0
  private let screen: PicturedScreen
  private let colors: PictureColors

  init(_ screen: PicturedScreen, colors: PictureColors) {
    self.screen = screen
    self.colors = colors
  }

  /// The whole file.
  var text: String {
    let width = Double(screen.frame.size.columns) * CellInk.width + 2 * Self.padding
    let height = Double(screen.frame.size.rows) * CellInk.height + 2 * Self.padding
    let size = "width=\"\(short(width))\" height=\"\(short(height))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(short(width)) \(short(height))" \
      role="img">
      <title>Expedition</title>
      <desc>\(escaped(screen.words.trimmingCharacters(in: .whitespacesAndNewlines)))</desc>
      <style>
      \(styles.joined(separator: "\n"))
      </style>
      <rect class="ground" x="0.5" y="0.5" width="\(short(width - 1))" height="\(short(height - 1))" rx="10"/>
      <g transform="translate(\(short(Self.padding)) \(short(Self.padding)))">
      \((paths + texts + cursor).joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  // MARK: Styles

  private var styles: [String] {
    let fonts = #"ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace"#
    let used = Set(screen.frame.characters.filter { $0.character != " " }.map(\.style))
    return [
      "svg{font:16.6px \(fonts);fill:\(colors.text)}",
      ".ground{fill:\(colors.ground);stroke:\(colors.border)}",
    ]
      + Style.allCases.filter(used.contains).compactMap { style in
        let color = colors.color(of: style)
        let declarations =
          (color == colors.text ? [] : ["fill:\(color)"])
          + (Self.isBold(style) ? ["font-weight:bold"] : [])
        return declarations.isEmpty
          ? nil : ".\(style){\(declarations.joined(separator: ";"))}"
      }
  }

  private static func isBold(_ style: Style) -> Bool {
    switch style {
    case .strong, .focus, .glow: true
    case .plain, .accent, .good, .bad, .faint, .field: false
    }
  }

  private func attribute(_ style: Style) -> String {
    colors.color(of: style) == colors.text && !Self.isBold(style) ? "" : " class=\"\(style)\""
  }

  // MARK: Text

  private var texts: [String] {
    screen.frame.textRuns.map { run in
      let x = short(Double(run.column) * CellInk.width)
      let y = short(Double(run.row) * CellInk.height + Self.baseline)
      let length = " textLength=\"\(short(Double(run.columns) * CellInk.width))\""
      return "<text x=\"\(x)\" y=\"\(y)\"\(run.columns > 1 ? length : "")\(attribute(run.style))>"
        + "\(escaped(run.text))</text>"
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  // MARK: Ink

  /// Lines, blocks and underlines: a path for each style and shade.
  private var paths: [String] {
    var inks: [Ink: [InkBox]] = [:]
    for cell in screen.frame.characters {
      for (ink, box) in boxes(of: cell) { inks[ink, default: []].join(box) }
    }
    return inks.sorted { $0.key < $1.key }.map { ink, boxes in
      let opacity = ink.opacity < 1 ? " opacity=\"\(short(ink.opacity))\"" : ""
      let outline = boxes.map { box in
        "M\(short(box.x)) \(short(box.y))h\(short(box.width))v\(short(box.height))"
          + "h\(short(-box.width))z"
      }
      return "<path\(attribute(ink.style))\(opacity) d=\"\(outline.joined())\"/>"
    }
  }

  private func boxes(of cell: PlacedCharacter) -> [(Ink, InkBox)] {
    let ink = CellInk(cell.character)
    let underline = InkBox(
      x: 0, y: Self.baseline + 2, width: CellInk.width * Double(cell.columns), height: 1)
    let boxes =
      (ink?.boxes ?? []).map { (Ink(style: cell.style, opacity: ink?.opacity ?? 1), $0) }
      + (cell.style == .field ? [(Ink(style: .field, opacity: 1), underline)] : [])
    return boxes.map { ink, box in
      (ink, box.moved(toColumn: cell.position.column, row: cell.position.row))
    }
  }

  /// A bar before the cell.
  private var cursor: [String] {
    guard let cursor = screen.cursor else { return [] }
    let x = short(Double(cursor.column) * CellInk.width)
    let y = short(Double(cursor.row) * CellInk.height)
    return ["<rect x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(short(CellInk.height))\"/>"]
  }

  /// Without a fraction where there is none.
  private func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

/// What boxes in one path have in common.
private struct Ink: Hashable, Comparable {
  let style: Style
  let opacity: Double

  static func < (lhs: Ink, rhs: Ink) -> Bool {
    (lhs.style.rawValue, lhs.opacity) < (rhs.style.rawValue, rhs.opacity)
  }
}

extension [InkBox] {
  /// Appends a box, or makes the one wider that it touches.
  fileprivate mutating func join(_ box: InkBox) {
    let touching = indices.last { index in
      self[index].y == box.y && self[index].height == box.height
        && self[index].x + self[index].width == box.x
    }
    if let touching { self[touching].width += box.width } else { append(box) }
  }
}

/// What terminals draw themselves rather than by a font, so that neighbours join: lines and blocks.
struct CellInk: Equatable {
  /// A cell’s columns and rows in units of the picture.
  static let width = 10.0
  static let height = 20.0

  /// From the cell’s upper left corner.
  let boxes: [InkBox]
  /// Less than 1 for a shade.
  let opacity: Double

  /// Nil for what a font draws.
  init?(_ character: Character) {
    if let arms = LineArms.all[character] {
      boxes = arms.boxes
      opacity = 1
    } else if let block = Self.blocks[character] {
      boxes = [block.box]
      opacity = block.opacity
    } else {
      return nil
    }
  }

  private static let blocks: [Character: (box: InkBox, opacity: Double)] = {
    func box(_ x: Double, _ y: Double, _ columns: Double, _ rows: Double) -> InkBox {
      InkBox(x: x * width, y: y * height, width: columns * width, height: rows * height)
    }
    var blocks: [Character: (box: InkBox, opacity: Double)] = [
      "░": (box(0, 0, 1, 1), 0.25), "▒": (box(0, 0, 1, 1), 0.5), "▓": (box(0, 0, 1, 1), 0.75),
      "▀": (box(0, 0, 1, 0.5), 1), "▔": (box(0, 0, 1, 0.125), 1),
      "▌": (box(0, 0, 0.5, 1), 1), "▐": (box(0.5, 0, 0.5, 1), 1),
      "▏": (box(0, 0, 0.125, 1), 1), "▕": (box(0.875, 0, 0.125, 1), 1),
    ]
    for (index, character) in "▁▂▃▄▅▆▇█".enumerated() {
      let rows = Double(index + 1) / 8
      blocks[character] = (box(0, 1 - rows, 1, rows), 1)
    }
    return blocks
  }()
}

/// A rectangle of ink, in units of the picture.
struct InkBox: Equatable {
  var x: Double
  var y: Double
  var width: Double
  let height: Double

  /// The same in the cell at that column and row.
  func moved(toColumn column: Int, row: Int) -> InkBox {
    InkBox(
      x: x + Double(column) * CellInk.width, y: y + Double(row) * CellInk.height, width: width,
      height: height)
  }
}

/// The colours of a picture, each readable on its ground (4.5:1 or more); `#rrggbb`.
struct PictureColors: Sendable {
  let ground: String
  /// The thin line around the ground.
  let border: String
  let text: String
  let accent: String
  let good: String
  let bad: String
  let faint: String

  static let light = PictureColors(
    ground: "#fbfaf7", border: "#d5d2c9", text: "#22262e", accent: "#b4470b", good: "#12702d",
    bad: "#b3261e", faint: "#686c74")
  static let dark = PictureColors(
    ground: "#12151b", border: "#343a45", text: "#dbe0e8", accent: "#f28c3a", good: "#5bb869",
    bad: "#f47a6c", faint: "#8d95a3")

  /// That of text in a style.
  func color(of style: Style) -> String {
    switch style {
    case .plain, .strong, .focus, .field: text
    case .accent, .glow: accent
    case .good: good
    case .bad: bad
    case .faint: faint
    }
  }
}
