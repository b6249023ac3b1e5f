/// Walks once over the bytes of one text and notes its values; `index` is the next byte.
struct JSONScanner {
  /// The text and, behind `end`, strings without their escapes.
  var bytes: [UInt8]
  let end: Int
  let limits: JSONLimits
  var index = 0
  private(set) var entries: [JSONTapeEntry] = []
  /// How many values were read; keys do not count.
  private var values = 0

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    end = bytes.count
  }

  /// The next byte; nil at the end.
  var next: UInt8? { index < end ? bytes[index] : nil }

  /// The error that what is next cannot stand here.
  func unexpected() -> JSONScanError {
    switch next {
    case nil: JSONScanError(.unexpectedEnd, at: index)
    case 0: JSONScanError(.nul, at: index)
    case let byte? where byte >= 0x80 && scalar(at: index) == nil:
      JSONScanError(.invalidUTF8, at: index)
    case _?: JSONScanError(.unexpectedCharacter, at: index)
    }
  }

  mutating func scanText() throws(JSONScanError) -> JSONDocument {
    guard end <= min(limits.bytes, Int(Int32.max)) else { throw JSONScanError(.tooLong, at: 0) }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw JSONScanError(.byteOrderMark, at: 0)
    }
    // Most texts hold a value or key in seven bytes: room that is not used costs nothing.
    entries.reserveCapacity(min(end / 6, limits.values) + 1)
    skipBlanks()
    try countValue()
    try scanValue(depth: 0)
    skipBlanks()
    guard index == end else { throw unexpected() }
    return JSONDocument(bytes: bytes, entries: entries)
  }

  private mutating func scanValue(depth: UInt8) throws(JSONScanError) {
    let start = index
    switch next {
    case UInt8(ascii: "{"): try scanObject(depth: depth)
    case UInt8(ascii: "["): try scanArray(depth: depth)
    case UInt8(ascii: "\""): append(.string(try scanString()), from: start)
    case UInt8(ascii: "t"): try scanWord("true", .bool(true))
    case UInt8(ascii: "f"): try scanWord("false", .bool(false))
    case UInt8(ascii: "n"): try scanWord("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      append(.number(try scanNumber()), from: start)
    default: throw unexpected()
    }
  }

  private mutating func append(_ content: JSONTapeEntry.Content, from start: Int) {
    entries.append(JSONTapeEntry(offset: UInt32(clamping: start), content: content))
  }

  /// Counts a value that is about to be read.
  private mutating func countValue() throws(JSONScanError) {
    guard values < limits.values else { throw JSONScanError(.tooManyValues, at: index) }
    values += 1
  }

  private mutating func scanArray(depth: UInt8) throws(JSONScanError) {
    let place = try openContainer(.array(count: 0, end: 0), depth: depth)
    var count: UInt32 = 0
    if !skip("]") {
      repeat {
        skipBlanks()
        try countValue()
        try scanValue(depth: depth + 1)
        count += 1
        skipBlanks()
      } while skip(",")
      guard skip("]") else { throw unexpected() }
    }
    entries[place].content = .array(count: count, end: UInt32(clamping: entries.count))
  }

  private mutating func scanObject(depth: UInt8) throws(JSONScanError) {
    let place = try openContainer(.object(count: 0, end: 0), depth: depth)
    var keys = JSONKeySet(first: place + 1)
    if !skip("}") {
      repeat {
        skipBlanks()
        try countValue()
        try scanMember(of: &keys, depth: depth + 1)
        skipBlanks()
      } while skip(",")
      guard skip("}") else { throw unexpected() }
    }
    entries[place].content = .object(
      count: UInt32(clamping: keys.count), end: UInt32(clamping: entries.count))
  }

  private mutating func scanMember(of keys: inout JSONKeySet, depth: UInt8) throws(JSONScanError) {
    let start = index
    append(.string(try scanKey()), from: start)
    skipBlanks()
    guard skip(":") else { throw unexpected() }
    skipBlanks()
    let place = entries.count - 1
    try scanValue(depth: depth)
    guard keys.insert(place, in: self) else {
      throw JSONScanError(.duplicateKey(string(ofEntry: place)), at: start)
    }
  }

  /// Passes the bracket that opens an array or object, and the blanks after it; returns the place of its
  /// entry.
  private mutating func openContainer(_ content: JSONTapeEntry.Content, depth: UInt8)
    throws(JSONScanError)
    -> Int
  {
    guard depth < limits.depth else { throw JSONScanError(.tooDeep, at: index) }
    append(content, from: index)
    index += 1
    skipBlanks()
    return entries.count - 1
  }

  private mutating func scanWord(
    _ word: StaticString, _ content: JSONTapeEntry.Content
  ) throws(JSONScanError) {
    let start = index
    for letter in word.description.unicodeScalars {
      guard skip(letter) else { throw unexpected() }
    }
    append(content, from: start)
  }

  private mutating func scanNumber() throws(JSONScanError) -> JSONByteRange {
    let start = index
    _ = skip("-")
    if !skip("0") { try scanDigits() }
    if skip(".") { try scanDigits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try scanDigits()
    }
    guard index - start <= limits.number else { throw JSONScanError(.numberTooLong, at: start) }
    return JSONByteRange(start..<index)
  }

  private mutating func scanDigits() throws(JSONScanError) {
    let start = index
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    guard index == start else { return }
    throw next == nil ? unexpected() : JSONScanError(.invalidNumber, at: index)
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
