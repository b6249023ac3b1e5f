/// Breaks `text` into lines of at most `columns`: at blanks, after hyphens inside words, else where the line is full.
///
/// No-break spaces hold; blanks at a break are dropped, those at the start of a paragraph kept.
package func wrap(_ text: String, columns: Int) -> [String] {
  var wrapper = LineWrapper(text, columns: columns)
  return wrapper.lines()
}

extension String {
  /// With each line that is wider than a terminal broken at words; the others as they are.
  package func wrappingLongLines(to columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).map { line in
      DisplayWidth.of(line) <= columns
        ? line : wrap(line, columns: columns).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// Fills the lines of each paragraph, greedily. Places in the text are counted in bytes.
private struct LineWrapper {
  /// A place where a line may end, where the next one would start, and the columns up to there.
  private typealias Break = (end: Int, next: Int, column: Int)

  private let text: String
  private let columns: Int
  private var done: [String] = []
  /// Where the line starts, where its last ink ends, and the columns from its start to here.
  private var start = 0
  private var inkEnd = 0
  private var column = 0
  /// The last place where this line may end.
  private var chance: Break?

  init(_ text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  mutating func lines() -> [String] {
    var index = 0
    for scalar in text.unicodeScalars {
      let next = index + UTF8.width(scalar)
      if isPlain(scalar), column < columns {
        (inkEnd, column) = (next, column + 1)
      } else if scalar == "\n" {
        endLine((max(inkEnd, start), next, column))
      } else {
        add(scalar, index, next)
      }
      index = next
    }
    endLine((max(inkEnd, start), index, column))
    return done
  }

  /// Adds what stands from `index` up to `next`.
  private mutating func add(_ scalar: Unicode.Scalar, _ index: Int, _ next: Int) {
    let width = DisplayWidth.of(scalar)
    if isBreakableSpace(scalar) {
      if inkEnd > start { chance = (inkEnd, next, column + width) }
    } else {
      while column + width > columns, index > start { endLine(chance ?? (index, index, column)) }
      inkEnd = next
      if isHyphen(scalar), joinsLetters(at: index) { chance = (next, next, column + width) }
    }
    column += width
  }

  private mutating func endLine(_ end: Break) {
    done.append(String(text[place(start)..<place(end.end)]))
    start = end.next
    inkEnd = max(inkEnd, start)
    column -= end.column
    chance = nil
  }

  private func place(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// ASCII that neither ends a line nor may: most of every text.
  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x21...0x7E).contains(scalar.value) && scalar != "-"
  }

  private func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    ["-", "\u{2010}", "\u{2013}", "\u{2014}"].contains(scalar)
  }

  /// Two letters on either side: not in `-5`, `--lang` or `a-t-il`.
  private func joinsLetters(at offset: Int) -> Bool {
    let index = place(offset)
    let before = text.unicodeScalars[..<index].suffix(2)
    let after = text.unicodeScalars[index...].dropFirst().prefix(2)
    return before.count == 2 && after.count == 2
      && (before.map(\.properties.isAlphabetic) + after.map(\.properties.isAlphabetic))
        .allSatisfy { $0 }
  }
}

/// A blank where a line may end; no-break spaces are none.
private func isBreakableSpace(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  let isTypeset = (0x2000...0x200A).contains(value) && value != 0x2007
  return value == 0x20 || isTypeset || value == 0x205F || value == 0x3000
}
