import Testing

@testable import Screen

private func frame(_ columns: Int, _ rows: Int = 1) -> Frame {
  Frame(Size(columns: columns, rows: rows))
}

private let corner = Position(column: 0, row: 0)

@Test func `text is cut at the edge, and never half a wide character`() {
  var frame = frame(5)
  #expect(frame.put("ab漢字", at: corner) == 4)
  #expect(frame.lines == ["ab漢 "])
  #expect(frame.put("xyz", at: Position(column: 3, row: 0)) == 2)
  #expect(frame.lines == ["ab xy"])
}

@Test func `a limit cuts before the edge`() {
  var frame = frame(6)
  #expect(frame.put("abcdef", at: corner, limit: 4) == 4)
  #expect(frame.put("漢字", at: Position(column: 4, row: 0), limit: 1) == 0)
  #expect(frame.lines == ["abcd  "])
}

@Test(arguments: [(-1, 0), (0, -1), (3, 0), (0, 2)])
func `nothing is written outside`(_ column: Int, _ row: Int) {
  var frame = frame(3, 2)
  #expect(frame.put("a", at: Position(column: column, row: row)) == 0)
  #expect(frame == Frame(frame.size))
}

@Test func `half of a wide character that is overwritten takes the other with it`() {
  var frame = frame(4)
  frame.put("漢字", at: corner)
  frame.put("ab", at: Position(column: 1, row: 0))
  #expect(frame.lines == [" ab "])
  frame.put("漢字", at: corner)
  frame.fill(Rectangle(column: 0, row: 0, columns: 1, rows: 1), with: "-")
  #expect(frame.lines == ["- 字"])
}

@Test(arguments: [
  ("e\u{301}a", "e\u{301}a "), ("a\u{301}\u{302}\u{303}b", "a\u{301}\u{302}b "),
  ("\u{301}a", "a  "),
  ("a\u{200D}b\u{FE0F}", "ab "), ("a\u{A0}b", "a b"), ("a\u{202F}b", "a b"),
  ("a\u{1B}b", "a\u{FFFD}b"),
  ("👍\u{1F3FD}", "👍 "), ("한", "한 "), ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB} "),
])
func `cells hold what every terminal draws alike`(_ text: String, _ line: String) {
  var frame = frame(3)
  frame.put(text, at: corner)
  #expect(Array(frame.lines[0].unicodeScalars) == Array(line.unicodeScalars))
}

@Test func `a fill covers the part that is inside`() {
  var frame = frame(4, 3)
  frame.fill(Rectangle(column: -1, row: 1, columns: 3, rows: 9), with: "─", style: .faint)
  #expect(frame.lines == ["    ", "──  ", "──  "])
  #expect(frame.style(at: Position(column: 1, row: 2)) == .faint)
  #expect(frame.style(at: Position(column: 2, row: 2)) == .plain)
  #expect(frame.style(at: Position(column: 9, row: 9)) == .plain)
  frame.fill(Rectangle(column: 0, row: 0, columns: 4, rows: 3))
  #expect(frame == Frame(frame.size))
}

@Test func `a blank shows its style in a field alone`() {
  var one = frame(2)
  var other = frame(2)
  one.put("  ", at: corner, style: .accent)
  #expect(one == other)
  other.put("  ", at: corner, style: .field)
  #expect(one != other)
}

@Test func `a rectangle knows what is inside`() {
  let rectangle = Rectangle(column: 2, row: 1, columns: 3, rows: 1)
  #expect(rectangle.contains(Position(column: 4, row: 1)))
  #expect(!rectangle.contains(Position(column: 5, row: 1)))
  #expect(Rectangle(column: 0, row: 0, columns: -2, rows: 1).columns.isEmpty)
}

@Test func `a frame of nothing takes everything`() {
  var frame = frame(0, 0)
  frame.put("a", at: corner)
  frame.fill(Rectangle(column: 0, row: 0, columns: 5, rows: 5), with: "x")
  #expect(frame.lines.isEmpty)
}
