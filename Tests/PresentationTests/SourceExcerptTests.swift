import Localization
import Presentation
import Testing

/// The line of a file, cut round a place.
struct SourceExcerptTests {
  private func excerpt(_ text: String, at offset: Int) -> String? {
    SourceExcerpt(around: offset, of: Array(text.utf8)).map {
      $0.line.string + "\n" + String(repeating: " ", count: $0.column) + "^"
    }
  }

  @Test(arguments: [
    ("one\n  two\nthree", 6, "two\n^"), ("one\n  two\nthree", 8, "two\n  ^"),
    ("one\n  two\nthree", 9, "two\n   ^"), ("one", 0, "one\n^"), ("one\r\ntwo", 5, "two\n^"),
    ("\ta\tb", 3, "a b\n  ^"), ("été x", 6, "été x\n    ^"), ("漢字x", 6, "漢字x\n    ^"),
    ("e\u{301}x", 3, "e\u{301}x\n ^"), ("a\u{1B}[2J\u{202E}b", 5, "a\u{FFFD}[2J\u{FFFD}b\n     ^"),
  ])
  func `the caret stands below its character`(_ text: String, _ offset: Int, _ shown: String) {
    #expect(excerpt(text, at: offset) == shown)
  }

  @Test(arguments: [("", 0), ("\n\n", 1), ("a\n \n", 2), ("a", 7)])
  func `nothing is shown where there is nothing to see`(_ text: String, _ offset: Int) {
    #expect(SourceExcerpt(around: offset, of: Array(text.utf8)) == nil)
  }

  @Test(arguments: [0, 30, 60, 500, 9_990, 9_999], ["x", "漢", "e\u{301}"])
  func `a long line is cut round the place`(_ offset: Int, _ letter: String) throws {
    let width = letter.utf8.count
    let bytes = Array(String(repeating: letter, count: 10_000).utf8)
    let shown = try #require(SourceExcerpt(around: offset * width, of: bytes))
    let columns = letter == "漢" ? 2 : 1
    let wide = shown.line.string.reduce(0) { $0 + ($1 == "…" ? 1 : columns) }
    #expect(wide <= SourceExcerpt.columns)
    #expect(shown.column <= 50)
    #expect((shown.line.string.unicodeScalars.first == "…") == (offset > 50 / columns))
    #expect(shown.line.string.last == (offset > 9_980 ? Character(letter) : "…"))
  }
}
