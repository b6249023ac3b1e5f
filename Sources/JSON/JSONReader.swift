/// Reads one JSON text (RFC 8259, strictly) within limits; linear in time, and no deeper than the limit.
package enum JSONReader {
  /// The value that `bytes` hold, or the first thing wrong with them.
  package static func read(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONValue {
    var scanner = Scanner(bytes: bytes, limits: limits)
    do {
      return try scanner.document()
    } catch {
      throw error.located(in: bytes)
    }
  }
}

/// A walk over one text; `index` is the next byte. Strings are read in an extension.
struct Scanner {
  let bytes: [UInt8]
  let limits: JSONLimits
  var index = 0

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The fault of whatever is next, where it cannot be.
  func unexpected() -> Fault {
    switch next {
    case nil: Fault(.unexpectedEnd, at: index)
    case 0: Fault(.nul, at: index)
    case let byte? where byte >= 0x80 && scalar(at: index) == nil: Fault(.invalidUTF8, at: index)
    case _?: Fault(.unexpectedCharacter, at: index)
    }
  }

  mutating func document() throws(Fault) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw Fault(.tooLong, at: 0) }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw Fault(.byteOrderMark, at: 0) }
    try checkCount()
    skipBlanks()
    let value = try value(depth: 0)
    skipBlanks()
    guard index == bytes.count else { throw unexpected() }
    return value
  }

  private mutating func value(depth: UInt8) throws(Fault) -> JSONValue {
    let start = index
    switch next {
    case UInt8(ascii: "{"): return JSONValue(.object(try object(depth: depth)), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array(depth: depth)), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      return JSONValue(.number(try number()), at: start)
    default: throw unexpected()
    }
  }

  private mutating func array(depth: UInt8) throws(Fault) -> [JSONValue] {
    try open(depth: depth)
    var values: [JSONValue] = []
    if skip("]") { return values }
    repeat {
      skipBlanks()
      values.append(try value(depth: depth + 1))
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw unexpected() }
    return values
  }

  private mutating func object(depth: UInt8) throws(Fault) -> JSONObject {
    try open(depth: depth)
    var members: [JSONObject.Member] = []
    if skip("}") { return JSONObject(distinct: members) }
    var keys = KeyTable()
    repeat {
      skipBlanks()
      let member = try member(depth: depth + 1)
      guard keys.insert(member.key, after: members) else {
        throw Fault(.duplicateKey(member.key), at: Int(member.offset))
      }
      members.append(member)
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw unexpected() }
    return JSONObject(distinct: members)
  }

  private mutating func member(depth: UInt8) throws(Fault) -> JSONObject.Member {
    let start = index
    let key = try key()
    skipBlanks()
    guard skip(":") else { throw unexpected() }
    skipBlanks()
    return JSONObject.Member(key: key, value: try value(depth: depth), at: start)
  }

  /// Passes a bracket that opens one level more, and the blanks after it.
  private mutating func open(depth: UInt8) throws(Fault) {
    guard depth < limits.depth else { throw Fault(.tooDeep, at: index) }
    index += 1
    skipBlanks()
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(Fault) -> JSONValue {
    let start = index
    for letter in word.description.unicodeScalars {
      guard skip(letter) else { throw unexpected() }
    }
    return JSONValue(kind, at: start)
  }

  private mutating func number() throws(Fault) -> String {
    let start = index
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    guard index - start <= limits.number else { throw Fault(.numberTooLong, at: start) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
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
