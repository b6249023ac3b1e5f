import Screen
import Testing

@testable import Pictures

/// What becomes of the cells of a screen: text in runs, lines and blocks in ink.
struct CellTests {
  @Test func `a run ends at two blanks, at another style and at ink`() {
    var frame = Frame(Size(columns: 20, rows: 2))
    frame.put("one two  three", at: Position(column: 1, row: 0))
    frame.put("a", at: Position(column: 0, row: 1), style: .faint)
    frame.put("b│c 日本 d", at: Position(column: 1, row: 1))
    let runs = frame.textRuns.map { "\($0.row) \($0.column) \($0.columns) \($0.style) \($0.text)" }
    #expect(
      runs == [
        "0 1 7 plain one two", "0 10 5 plain three", "1 0 1 faint a", "1 1 1 plain b",
        "1 3 8 plain c 日本 d",
      ])
  }

  /// Characters that go on in the cell to their left, and in the one above.
  private static let leftwards = "─━┐┘┤┬┴┼═╗╝╣╦╩╬╪╫╨╥╤╧╡╢"
  private static let upwards = "│┃└┘├┤┴┼║╚╝╠╣╩╬╪╫╨╧╞╡╟╢╵"

  @Test(arguments: LineArms.all.keys.sorted())
  func `a line stays in its cell, and reaches the edges where it goes on`(
    _ character: Character
  ) throws {
    let boxes = try #require(CellInk(character)).boxes
    for box in boxes {
      #expect(box.width > 0 && box.height > 0)
      #expect(box.x >= 0 && box.x + box.width <= CellInk.width)
      #expect(box.y >= 0 && box.y + box.height <= CellInk.height)
    }
    #expect(boxes.contains { $0.x == 0 } == Self.leftwards.contains(character))
    #expect(boxes.contains { $0.y == 0 } == Self.upwards.contains(character))
  }

  @Test func `blocks side by side are one box`() {
    var frame = Frame(Size(columns: 6, rows: 1))
    frame.put("██ ▄▄▄", at: Position(column: 0, row: 0))
    let picture = SVGPicture(
      PicturedScreen(frame: frame, cursor: nil, words: ""), colors: .light)
    #expect(picture.text.contains(#"d="M0 0h20v20h-20zM30 10h30v10h-30z""#))
  }

  @Test func `what would be a mark of SVG is text`() {
    var frame = Frame(Size(columns: 9, rows: 1))
    frame.put("<a> & b", at: Position(column: 0, row: 0))
    let picture = SVGPicture(
      PicturedScreen(frame: frame, cursor: nil, words: "<"), colors: .dark)
    #expect(picture.text.contains(">&lt;a> &amp; b</text>"))
    #expect(picture.text.contains(">&lt;</desc>"))
  }
}
