/// Walks once over the bytes of one text and makes its values; `index` is the next byte.
struct JSONScanner {
  let bytes: [UInt8]
  let end: Int
  let limits: JSONLimits
  var index = 0
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

  mutating func scanText() throws(JSONScanError) -> JSONValue {
    guard end <= min(limits.bytes, Int(Int32.max)) else { throw JSONScanError(.tooLong, at: 0) }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw JSONScanError(.byteOrderMark, at: 0)
    }
    skipBlanks()
    try countValue()
    let value = try scanValue(depth: 0)
    skipBlanks()
    guard index == end else { throw unexpected() }
    return value
  }

  private mutating func scanValue(depth: UInt8) throws(JSONScanError) -> JSONValue {
    let start = index
    let content: JSONValue.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(try scanObject(depth: depth))
    case UInt8(ascii: "["): content = .array(try scanArray(depth: depth))
    case UInt8(ascii: "\""): content = .string(try scanString())
    case UInt8(ascii: "t"): content = try scanWord("true", .bool(true))
    case UInt8(ascii: "f"): content = try scanWord("false", .bool(false))
    case UInt8(ascii: "n"): content = try scanWord("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      content = .number(try scanNumber())
    default: throw unexpected()
    }
    return JSONValue(content, at: start)
  }

  /// Counts a value that is about to be read.
  private mutating func countValue() throws(JSONScanError) {
    guard values < limits.values else { throw JSONScanError(.tooManyValues, at: index) }
    values += 1
  }

  private mutating func scanArray(depth: UInt8) throws(JSONScanError) -> [JSONValue] {
    try openContainer(depth: depth)
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      skipBlanks()
      try countValue()
      elements.append(try scanValue(depth: depth + 1))
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw unexpected() }
    return elements
  }

  private mutating func scanObject(depth: UInt8) throws(JSONScanError) -> JSONObject {
    try openContainer(depth: depth)
    var members: [JSONObject.Member] = []
    var keys: Set<String> = []
    if skip("}") { return JSONObject(distinct: members) }
    repeat {
      skipBlanks()
      guard members.count < limits.members else {
        throw JSONScanError(.tooManyMembers, at: index)
      }
      try countValue()
      let member = try scanMember(depth: depth + 1)
      guard keys.insert(member.key).inserted else {
        throw JSONScanError(.duplicateKey(member.key), at: Int(member.offset))
      }
      members.append(member)
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw unexpected() }
    return JSONObject(distinct: members)
  }

  private mutating func scanMember(depth: UInt8) throws(JSONScanError) -> JSONObject.Member {
    let start = index
    let key = try scanKey()
    skipBlanks()
    guard skip(":") else { throw unexpected() }
    skipBlanks()
    return JSONObject.Member(key: key, value: try scanValue(depth: depth), at: start)
  }

  /// Passes the bracket that opens an array or object, and the blanks after it.
  private mutating func openContainer(depth: UInt8) throws(JSONScanError) {
    guard depth < limits.depth else { throw JSONScanError(.tooDeep, at: index) }
    index += 1
    skipBlanks()
  }

  private mutating func scanWord(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(JSONScanError) -> JSONValue.Content {
    for letter in word.description.unicodeScalars {
      guard skip(letter) else { throw unexpected() }
    }
    return content
  }

  private mutating func scanNumber() throws(JSONScanError) -> String {
    let start = index
    _ = skip("-")
    if !skip("0") { try scanDigits() }
    if skip(".") { try scanDigits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try scanDigits()
    }
    guard index - start <= limits.number else { throw JSONScanError(.numberTooLong, at: start) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
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
