import JSON

/// A text that is nearly JSON, made into JSON where that takes no guess: quotation marks of print around
/// names and texts, commas with nothing behind them or missing at the end of a line, comments, words such as
/// `True`. All else stays where it is, line breaks inside of comments too.
struct PackSyntaxMending {
  /// The text, mended.
  private(set) var bytes: [UInt8] = []
  /// How often each kind was mended.
  private(set) var counts: [PackMending.Kind: Int] = [:]
  private let source: [UInt8]
  private var index = 0
  /// The brackets that are open, the outermost first.
  private var open: [UInt8] = []
  /// The last byte of the result that is no blank, and where it is.
  private var last: (byte: UInt8, place: Int)?
  /// Where the line ends that was searched for marks of print, and whether none is left in it.
  private var line = (end: -1, isSearched: false)

  /// A mark that closes a text, and the bytes that it takes.
  private typealias Close = (place: Int, width: Int)

  /// Mends `source`, which is UTF-8, in one pass.
  init(_ source: [UInt8]) {
    self.source = source
    bytes.reserveCapacity(source.count)
    while index < source.count { pass() }
  }

  private mutating func pass() {
    let rest = source[index...]
    switch source[index] {
    case UInt8(ascii: "\""):
      addMissingComma()
      passText()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      // In an object a comma would not help: what stands there is not closed.
      if open.last != UInt8(ascii: "{") { addMissingComma() }
      open.append(source[index])
      keep(1)
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8), UInt8(ascii: "#"): passLineComment()
    case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): passComment()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      dropTrailingComma()
      _ = open.popLast()
      keep(1)
    case let byte where byte.isASCIILetter: passWord()
    case 0x80... where noBreakSpaces.contains(where: rest.starts):
      append(" ", insteadOf: noBreakSpaces.first(where: rest.starts)?.count ?? 1)
      note(.blanks)
    case 0x80..., UInt8(ascii: "'"), UInt8(ascii: "`"):
      if source.quote(at: index) != nil { addMissingComma() }
      if expectsText, let quote = source.quote(at: index) {
        passQuoted(from: quote)
      } else {
        keep(1)
      }
    default: keep(1)
    }
  }

  /// Puts a comma behind what ended on a line before this one.
  private mutating func addMissingComma() {
    guard let last, !expectsText, bytes[last.place...].contains(0x0A) else { return }
    bytes.insert(UInt8(ascii: ","), at: last.place + 1)
    self.last = (UInt8(ascii: ","), last.place + 1)
    note(.missingCommas)
  }

  /// Whether a name or a value may begin here.
  private var expectsText: Bool {
    guard let byte = last?.byte else { return true }
    return [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":")].contains(
      byte)
  }

  private mutating func keep(_ count: Int) {
    for byte in source[index..<min(index + count, source.count)] {
      if byte > 0x20 { last = (byte, bytes.count) }
      bytes.append(byte)
    }
    index += count
  }

  private mutating func note(_ kind: PackMending.Kind) { counts[kind, default: 0] += 1 }

  // MARK: Texts

  /// Up to the mark that closes it, or to the end of its line where a mark of print was meant to.
  private mutating func passText() {
    var end = index + 1
    while end < source.count, source[end] != UInt8(ascii: "\""), source[end] != 0x0A {
      end += source[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    if end < source.count, source[end] == 0x0A, let close = closing(in: index + 1..<end) {
      keep(close.place - index)
      append("\"", insteadOf: close.width)
      note(.quotes)
    } else {
      keep(min(end + 1, source.count) - index)
    }
  }

  /// A name or text between marks of print, where it can be told which of them closes it.
  private mutating func passQuoted(from quote: Int) {
    let start = index + quote
    guard let close = closingInLine(from: start) else { return keep(quote) }
    // French sets blanks inside of its marks, which are no part of the text.
    let isSpaced = source[index..<start].elementsEqual("«".utf8)
    let text = isSpaced ? source[start..<close.place].withoutBlanks : source[start..<close.place]
    append("\"", insteadOf: text.startIndex - index)
    while index < text.endIndex {
      if source[index] == UInt8(ascii: "\"") { bytes.append(UInt8(ascii: "\\")) }
      keep(source[index] == UInt8(ascii: "\\") ? min(2, text.endIndex - index) : 1)
    }
    append("\"", insteadOf: close.place + close.width - index)
    note(.quotes)
  }

  /// The first mark in the line behind which a text may be over; no line is searched twice.
  private mutating func closingInLine(from start: Int) -> Close? {
    if start > line.end {
      line = (source[start...].firstIndex(of: 0x0A) ?? source.count, false)
    }
    guard !line.isSearched else { return nil }
    let close = closing(in: start..<line.end, orStraight: true)
    line.isSearched = close == nil
    return close
  }

  /// The first mark in `range` behind which a text may be over.
  private func closing(in range: Range<Int>, orStraight: Bool = false) -> Close? {
    var place = range.lowerBound
    while place < range.upperBound {
      let isStraight = orStraight && source[place] == UInt8(ascii: "\"")
      if let width = isStraight ? 1 : source.quote(at: place) {
        if isOver(behind: place + width) { return (place, width) }
        place += width
      } else {
        place += 1
      }
    }
    return nil
  }

  /// Whether a comma, a colon, a bracket or the end of the line stands next.
  private func isOver(behind place: Int) -> Bool {
    let next = source[place...].prefix(16).withoutLeadingBlanks.first
    return switch next {
    case nil: place + 16 >= source.count
    case UInt8(ascii: ",")?, UInt8(ascii: ":")?, UInt8(ascii: "]")?, UInt8(ascii: "}")?, 0x0A?,
      0x0D?:
      true
    case _?: false
    }
  }

  private mutating func append(_ text: String, insteadOf count: Int) {
    for byte in text.utf8 {
      if byte > 0x20 { last = (byte, bytes.count) }
      bytes.append(byte)
    }
    index += count
  }

  // MARK: Between texts

  private mutating func passWord() {
    let word = source[index...].prefix { $0.isASCIILetter }
    let text = String(decoding: word.prefix(16), as: UTF8.self)
    let right = expectsText && last != nil ? JSONForeignWords.right(for: text) : nil
    guard let right, right != text else { return keep(word.count) }
    append(right, insteadOf: word.count)
    note(.words)
  }

  private mutating func passLineComment() {
    index = source[index...].firstIndex(of: 0x0A) ?? source.count
    note(.comments)
  }

  private mutating func passComment() {
    index += 2
    while index < source.count, !source[index...].starts(with: "*/".utf8) {
      if source[index] == 0x0A { keep(1) } else { index += 1 }
    }
    index = min(index + 2, source.count)
    note(.comments)
  }

  private mutating func dropTrailingComma() {
    guard let comma = last, comma.byte == UInt8(ascii: ",") else { return }
    bytes.remove(at: comma.place)
    note(.commas)
  }
}

extension [UInt8] {
  /// How many bytes the quotation mark of print at `index` takes; nil where there is none.
  fileprivate func quote(at index: Int) -> Int? {
    guard
      self[index] >= 0x80 || self[index] == UInt8(ascii: "'") || self[index] == UInt8(ascii: "`")
    else { return nil }
    return foreignQuotes.first { self[index...].starts(with: $0) }?.count
  }
}

extension ArraySlice<UInt8> {
  /// Without the blanks in front, no-break ones among them.
  fileprivate var withoutLeadingBlanks: Self {
    var rest = self
    while let blank = blanks.first(where: { rest.starts(with: $0) }) {
      rest.removeFirst(blank.count)
    }
    return rest
  }

  /// Without the blanks at both ends.
  fileprivate var withoutBlanks: Self {
    var rest = withoutLeadingBlanks
    while let blank = blanks.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
      rest.removeLast(blank.count)
    }
    return rest
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

/// Those that French sets before a colon and inside of quotation marks.
private let noBreakSpaces = ["\u{A0}", "\u{202F}"].map { Array($0.utf8) }
private let blanks = noBreakSpaces + [[0x20], [0x09]]

private let foreignQuotes = (UInt32(0x20)...0x2100).compactMap(Unicode.Scalar.init)
  .filter(\.isForeignQuote).map { Array(String($0).utf8) }
