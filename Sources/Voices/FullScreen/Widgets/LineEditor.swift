import Localization
import Screen

/// One line of typed text: what stands before the cursor and what stands behind it.
struct LineEditor: Equatable {
  /// Characters that are taken; more than any answer needs.
  static let limit = 200

  private(set) var before = ""
  private(set) var after = ""
  private var history: [String] = []
  /// How far back in the history; 0 is the line that is typed.
  private var age = 0
  private var draft = ""

  var text: String { before + after }

  // MARK: Keys

  /// Whether the key was one of editing.
  mutating func handleKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if modifiers.contains(.control), case .character(let letter) = key {
      return handleControl(letter)
    }
    switch key {
    case .character(let scalar) where !modifiers.contains(.alt): insert(scalar)
    case .left: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home: (before, after) = ("", text)
    case .end: set(text)
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .up: return recall(age + 1)
    case .down: return recall(age - 1)
    case .character, .pageUp, .pageDown, .insert, .enter, .tab, .escape, .function: return false
    }
    return true
  }

  /// Keys with control, as shells have them: a, e, u, k, w.
  private mutating func handleControl(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a": return handleKey(.home, [])
    case "e": return handleKey(.end, [])
    case "u": before = ""
    case "k": after = ""
    case "w": deleteWord()
    default: return false
    }
    return true
  }

  /// A character at the cursor, where there is room and it is safe to show.
  private mutating func insert(_ scalar: Unicode.Scalar) {
    let isShort = before.utf8.count + after.utf8.count < Self.limit
    if scalar.isSafe, isShort || text.count < Self.limit { before.unicodeScalars.append(scalar) }
  }

  /// Text at the cursor; line ends become blanks, and what is too much or not safe to show is dropped.
  mutating func insert(_ text: String) {
    let room = max(0, Self.limit - self.text.count)
    let scalars = text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }.filter(\.isSafe)
    before.unicodeScalars += String(String.UnicodeScalarView(scalars)).prefix(room).unicodeScalars
  }

  /// The line as it was sent: it goes into the history, and the next one is empty.
  mutating func submit() -> String {
    let line = text
    remember(line)
    set("")
    age = 0
    draft = ""
    return line
  }

  /// A line that was sent before this editor was there.
  mutating func remember(_ line: String) {
    if !line.isEmpty, history.last != line { history.append(line) }
  }

  /// Another beginning of the line; the cursor stands behind it.
  mutating func complete(_ line: String) { before = line }

  private mutating func set(_ text: String) {
    before = text
    after = ""
  }

  private mutating func deleteWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }

  /// False where there is no such line.
  private mutating func recall(_ wanted: Int) -> Bool {
    guard (0...history.count).contains(wanted) else { return false }
    if age == 0 { draft = text }
    age = wanted
    set(wanted == 0 ? draft : history[history.count - wanted])
    return true
  }

  // MARK: Showing

  /// What is shown in a field of so many columns, and the column of the cursor; `…` marks what is out of view.
  func view(columns: Int) -> (text: String, cursor: Int) {
    guard columns > 2 else { return ("", 0) }
    let room = after.isEmpty ? columns - 1 : columns - 2
    var shown = before
    if DisplayWidth.of(before) > room {
      var width = 1
      let end = before.reversed().prefix { character in
        width += DisplayWidth.of(String(character))
        return width <= room
      }
      shown = "…" + String(end.reversed())
    }
    let cursor = DisplayWidth.of(shown)
    return (shortened(shown + after, to: columns - 1), cursor)
  }
}
