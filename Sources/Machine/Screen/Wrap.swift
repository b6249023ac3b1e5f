/// Breaks `text` into lines of at most `columns`: at blanks, after hyphens inside words, else where the line is full.
///
/// No-break spaces hold; blanks at a break are dropped, those at the start of a paragraph kept.
package func wrap(_ text: String, columns: Int) -> [String] {
  guard text.utf8.contains(UInt8(ascii: "\n")) else {
    // No scalar has more columns than bytes, so that a short text needs no counting.
    if text.utf8.count <= columns, let last = text.unicodeScalars.last, !isBreakableSpace(last) {
      return [text]
    }
    var wrapper = LineWrapper(text[...].unicodeScalars, columns: columns)
    return wrapper.lines()
  }
  return text.unicodeScalars
    .split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { paragraph in
      var wrapper = LineWrapper(Substring(paragraph).unicodeScalars, columns: columns)
      return wrapper.lines()
    }
}

/// Fills the lines of one paragraph, greedily.
private struct LineWrapper {
  typealias Text = Substring.UnicodeScalarView
  private let text: Text
  private let columns: Int
  private var done: [String] = []
  /// Where the line starts, where its last ink ends, and the columns from its start to here.
  private var start: Text.Index
  private var inkEnd: Text.Index
  private var column = 0
  /// The last place where this line may end, and where the next one would start.
  private var chance: (end: Text.Index, next: Text.Index)?

  init(_ text: Text, columns: Int) {
    self.text = text
    self.columns = columns
    start = text.startIndex
    inkEnd = start
  }

  mutating func lines() -> [String] {
    for index in text.indices {
      let scalar = text[index]
      let next = text.index(after: index)
      let width = DisplayWidth.of(scalar)
      if isBreakableSpace(scalar) {
        if inkEnd > start { chance = (inkEnd, next) }
      } else {
        makeRoom(for: width, at: index)
        inkEnd = next
        if isHyphen(scalar), joinsLetters(at: index) { chance = (next, next) }
      }
      column += width
    }
    return done + [String(text[start..<max(inkEnd, start)])]
  }

  private mutating func makeRoom(for width: Int, at index: Text.Index) {
    while column + width > columns, index > start {
      let (end, next) = chance ?? (index, index)
      done.append(String(text[start..<end]))
      start = next
      column = text[start..<index].reduce(0) { $0 + DisplayWidth.of($1) }
      chance = nil
    }
  }

  private func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": true
    default: false
    }
  }

  /// Two letters on either side: not in `-5`, `--lang` or `a-t-il`.
  private func joinsLetters(at index: Text.Index) -> Bool {
    let before = text[..<index].suffix(2)
    let after = text[text.index(after: index)...].prefix(2)
    return before.count == 2 && after.count == 2
      && (before.map(\.properties.isAlphabetic) + after.map(\.properties.isAlphabetic))
        .allSatisfy { $0 }
  }
}

/// A blank where a line may end; no-break spaces are none.
private func isBreakableSpace(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
  default: false
  }
}
