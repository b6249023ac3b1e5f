/// Turns the formulas of a text, in TeX between `$`, `$$`, `\(` or `\[`, into words and signs.
struct FormulaReplacer {
  /// The text; a formula that is not known stands in it as it stood.
  private(set) var output: StrippedText
  private let input: [UInt8]
  private var index = 0
  /// Ends that the rest of the text has not.
  private var missing: Set<String> = []

  init(_ text: StrippedText) {
    input = text.bytes
    output = StrippedText(bytes: [], losses: text.losses)
    while index < input.count {
      if Self.isMark(input[index]) { readMark() } else { copy(1) }
    }
  }

  /// Whether a formula may begin with a byte.
  static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\")
  }

  private mutating func copy(_ count: Int) {
    output.bytes += input[index..<min(index + count, input.count)]
    index += count
  }

  private mutating func readMark() {
    let rest = input[index...]
    if rest.hasPrefix("\\(") { return readFormula(to: "\\)") }
    if rest.hasPrefix("\\[") { return readFormula(to: "\\]") }
    if rest.hasPrefix("$$") { return readFormula(to: "$$") }
    // `\$` is a dollar, and what follows a backslash begins nothing.
    guard input[index] == UInt8(ascii: "$") else { return copy(2) }
    readDollars()
  }

  private mutating func readFormula(to mark: String) {
    let start = index + 2
    guard let end = find(mark, from: start) else { return copy(2) }
    replace(input[start..<end], upTo: end + 2)
  }

  /// Between two `$` stands a formula where it looks like one: `$5 and $6` are prices.
  private mutating func readDollars() {
    guard let end = find("$", from: index + 1) else { return copy(1) }
    let inner = input[(index + 1)..<end]
    let isPrice = end + 1 < input.count && input[end + 1].isDigit
    guard let first = inner.first, let last = inner.last, !first.isBlank, !last.isBlank, !isPrice,
      inner.contains(where: { Array("\\^_".utf8).contains($0) })
        || inner.count == 1 && first.uppercaseLetter != nil
    else { return copy(1) }
    replace(inner, upTo: end + 1)
  }

  private mutating func replace(_ formula: ByteSlice, upTo end: Int) {
    if let text = TeXFormula.text(of: formula) {
      output.bytes += text.utf8
      index = end
    } else {
      output.losses.hasFormula = true
      copy(end - index)
    }
  }

  /// The next `mark`, but for one behind a backslash; what is not found once is never looked for again.
  private mutating func find(_ mark: String, from start: Int) -> Int? {
    guard !missing.contains(mark) else { return nil }
    var place = start
    while place < input.count {
      if input[place...].hasPrefix(mark) { return place }
      place += input[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    missing.insert(mark)
    return nil
  }
}
