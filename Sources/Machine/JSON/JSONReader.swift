/// Reads one JSON text (RFC 8259, strictly) within limits; linear in time, and no deeper than the limit.
package enum JSONReader {
  /// The value that `bytes` hold, or the first thing wrong with them.
  package static func read(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONValue {
    let text = try text(bytes, limits: limits)
    return text.value(text.root)
  }

  /// The same, with the values left where they are.
  package static func text(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONText {
    var scanner = Scanner(bytes: bytes, limits: limits)
    do {
      return try scanner.text()
    } catch {
      throw error.located(in: bytes)
    }
  }
}

/// A walk over one text; `index` is the next byte. Strings are read in an extension.
struct Scanner {
  /// The text and, behind `end`, strings without their escapes.
  var bytes: [UInt8]
  let end: Int
  let limits: JSONLimits
  var index = 0
  private(set) var entries: [JSONEntry] = []
  /// All entries that are no keys.
  private var values = 0

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    end = bytes.count
  }

  /// The next byte; nil at the end.
  var next: UInt8? { index < end ? bytes[index] : nil }

  /// The fault of whatever is next, where it cannot be.
  func unexpected() -> Fault {
    switch next {
    case nil: Fault(.unexpectedEnd, at: index)
    case 0: Fault(.nul, at: index)
    case let byte? where byte >= 0x80 && scalar(at: index) == nil: Fault(.invalidUTF8, at: index)
    case _?: Fault(.unexpectedCharacter, at: index)
    }
  }

  mutating func text() throws(Fault) -> JSONText {
    guard end <= min(limits.bytes, Int(Int32.max)) else { throw Fault(.tooLong, at: 0) }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw Fault(.byteOrderMark, at: 0) }
    // Most texts hold a value or key in seven bytes: room that is not used costs nothing.
    entries.reserveCapacity(min(end / 6, limits.values) + 1)
    skipBlanks()
    try countValue()
    try value(depth: 0)
    skipBlanks()
    guard index == end else { throw unexpected() }
    return JSONText(bytes: bytes, entries: entries)
  }

  private mutating func value(depth: UInt8) throws(Fault) {
    let start = index
    switch next {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try array(depth: depth)
    case UInt8(ascii: "\""): append(.string(try string()), from: start)
    case UInt8(ascii: "t"): try word("true", .bool(true))
    case UInt8(ascii: "f"): try word("false", .bool(false))
    case UInt8(ascii: "n"): try word("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      append(.number(try number()), from: start)
    default: throw unexpected()
    }
  }

  private mutating func append(_ content: JSONEntry.Content, from start: Int) {
    entries.append(JSONEntry(offset: UInt32(clamping: start), content: content))
  }

  /// Counts a value that is about to be read.
  private mutating func countValue() throws(Fault) {
    guard values < limits.values else { throw Fault(.tooManyValues, at: index) }
    values += 1
  }

  private mutating func array(depth: UInt8) throws(Fault) {
    let place = try open(.array(count: 0, end: 0), depth: depth)
    var count: UInt32 = 0
    if !skip("]") {
      repeat {
        skipBlanks()
        try countValue()
        try value(depth: depth + 1)
        count += 1
        skipBlanks()
      } while skip(",")
      guard skip("]") else { throw unexpected() }
    }
    entries[place].content = .array(count: count, end: UInt32(clamping: entries.count))
  }

  private mutating func object(depth: UInt8) throws(Fault) {
    let place = try open(.object(count: 0, end: 0), depth: depth)
    var keys = KeyTable(first: place + 1)
    if !skip("}") {
      repeat {
        skipBlanks()
        try countValue()
        try member(of: &keys, depth: depth + 1)
        skipBlanks()
      } while skip(",")
      guard skip("}") else { throw unexpected() }
    }
    entries[place].content = .object(
      count: UInt32(clamping: keys.count), end: UInt32(clamping: entries.count))
  }

  private mutating func member(of keys: inout KeyTable, depth: UInt8) throws(Fault) {
    let start = index
    append(.string(try key()), from: start)
    skipBlanks()
    guard skip(":") else { throw unexpected() }
    skipBlanks()
    let place = entries.count - 1
    try value(depth: depth)
    guard keys.insert(place, in: self) else {
      throw Fault(.duplicateKey(name(of: place)), at: start)
    }
  }

  /// Passes a bracket that opens one level more, and the blanks after it; the place of its entry.
  private mutating func open(_ content: JSONEntry.Content, depth: UInt8) throws(Fault) -> Int {
    guard depth < limits.depth else { throw Fault(.tooDeep, at: index) }
    append(content, from: index)
    index += 1
    skipBlanks()
    return entries.count - 1
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONEntry.Content
  ) throws(Fault) {
    let start = index
    for letter in word.description.unicodeScalars {
      guard skip(letter) else { throw unexpected() }
    }
    append(content, from: start)
  }

  private mutating func number() throws(Fault) -> JSONSpot {
    let start = index
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    guard index - start <= limits.number else { throw Fault(.numberTooLong, at: start) }
    return JSONSpot(start..<index)
  }

  private mutating func digits() throws(Fault) {
    let start = index
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    guard index == start else { return }
    throw next == nil ? unexpected() : Fault(.invalidNumber, at: index)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }
}
