import Screen
import Testing

@testable import FullScreen

/// Keys, written as text: ← → and the like, ^ for control.
private func edited(_ keys: String) -> LineEditor {
  var editor = LineEditor()
  var isControl = false
  let named: [Character: Key] = [
    "←": .left, "→": .right, "↑": .up, "↓": .down, "⇤": .home, "⇥": .end, "⌫": .backspace,
    "⌦": .delete,
  ]
  for character in keys {
    if character == "^" {
      isControl = true
    } else if character == "⏎" {
      _ = editor.submit()
    } else if let key = named[character] {
      _ = editor.handleKey(key, [])
    } else {
      for scalar in character.unicodeScalars {
        _ = editor.handleKey(.character(scalar), isControl ? .control : [])
      }
      isControl = false
    }
  }
  return editor
}

@Test(arguments: [
  ("abc", "abc", ""), ("abc←←x", "ax", "bc"), ("abc⇤x", "x", "abc"), ("abc⇤⇥x", "abcx", ""),
  ("abc⌫", "ab", ""), ("⌫⌦←→", "", ""), ("abc⇤⌦", "", "bc"), ("abc^ax", "x", "abc"),
  ("abc^a^ex", "abcx", ""), ("one two←^u", "", "o"), ("one two⇤→^k", "o", ""),
  ("one two  ^w", "one ", ""), ("one^w^w", "", ""), ("e\u{301}x⌫⌫", "", ""), ("漢字←", "漢", "字"),
  ("one⏎two⏎↑", "two", ""), ("one⏎two⏎↑↑", "one", ""), ("one⏎dra↑↓", "dra", ""),
  ("one⏎↑↑↑", "one", ""), ("one⏎one⏎↑↑", "one", ""), ("↓x", "x", ""),
])
func `keys edit the line`(_ keys: String, _ before: String, _ after: String) {
  let editor = edited(keys)
  #expect(editor.before == before)
  #expect(editor.after == after)
}

@Test func `a line has an end`() {
  var editor = LineEditor()
  editor.insert(String(repeating: "é", count: 500))
  #expect(editor.text.count == LineEditor.limit)
}

@Test func `what could steer or hide is not taken`() {
  var editor = edited("a\u{202E}\u{2028}\u{9B}\u{200B}\u{E000}b")
  editor.insert("\u{1B}[2J\u{7F}\u{2065}\u{E0041}\n漢e\u{301}")
  #expect(editor.text == "ab [2J 漢e\u{301}")
}

@Test(arguments: [
  ("abc", 10, "abc", 3), ("abcdefghij", 6, "…ghij", 5), ("abcdefghij⇤", 6, "abcd…", 0),
  ("漢字漢字漢字", 8, "…字漢字", 7), ("", 5, "", 0), ("abcdefgh←←←←", 6, "abcd…", 4),
  ("abcdefgh←←", 6, "…def…", 4),
])
func `a line that is too long shows where the cursor is, and that there is more`(
  _ keys: String, _ columns: Int, _ text: String, _ cursor: Int
) {
  let view = edited(keys).view(columns: columns)
  #expect(view.text == text)
  #expect(view.cursor == cursor)
  #expect(DisplayWidth.of(view.text) < columns)
}
