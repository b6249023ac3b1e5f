import Testing

@testable import Screen

@Suite struct GlyphSetTests {
  @Test(
    arguments: [
      (.full, "★ l’œuf…", "★ l’œuf…"), (.linuxConsole, "▸ ● ○ ✓ ★ ✦ É", "▶ • o V * ♦ É"),
      (.linuxConsole, "l’œuf… « 7\u{202F}! »", "l'oeuf... « 7\u{A0}! »"),
      (.linuxConsole, "漢\n", "??\n"),
    ] as [(GlyphSet, String, String)])
  func `what a terminal lacks is spelled in what it has`(
    _ glyphs: GlyphSet, _ text: String, _ spelled: String
  ) {
    #expect(glyphs.spelled(text) == spelled)
  }

  @Test(arguments: [
    ("linux", true), ("screen.linux", true), ("linux-16color", true), ("xterm", false),
  ])
  func `the Linux console has few glyphs`(_ terminal: String, _ isFew: Bool) {
    #expect(GlyphSet(terminal: terminal).has("★") != isFew)
  }

  /// The cells before and behind stay where they are, whatever the spelling takes.
  @Test(arguments: [("a★b", "a*b"), ("a…b", "a.b"), ("a漢b", "a??b"), ("ae\u{301}b", "aeb")])
  func `a cell keeps its columns`(_ text: String, _ shown: String) {
    var frame = Frame(Size(columns: 10, rows: 1))
    frame.put(text, at: Position(column: 0, row: 0))
    var bytes: [UInt8] = []
    for cell in frame.rows[0].prefix(DisplayWidth.of(text)) {
      cell.append(to: &bytes, in: .linuxConsole)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == shown)
  }
}
