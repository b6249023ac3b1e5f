extension JSONScanner {
  /// Reads a key: printable ASCII, no longer than the limit.
  mutating func scanKey() throws(JSONScanError) -> String {
    let start = index
    guard next == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try scanCharacters(limit: limits.key, orThrow: .keyTooLong)
    guard key.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      throw JSONScanError(.keyNotASCII, at: start)
    }
    return key
  }

  /// Reads a string, no longer than the limit.
  mutating func scanString() throws(JSONScanError) -> String {
    try scanCharacters(limit: limits.string, orThrow: .stringTooLong)
  }

  /// Reads from one quotation mark to the next: runs of plain bytes, and escapes between them.
  private mutating func scanCharacters(
    limit: Int, orThrow tooLong: JSONParseError.Reason
  ) throws(JSONScanError) -> String {
    let start = index
    index = endOfPlain(from: start + 1)
    guard next != UInt8(ascii: "\"") || index - start - 1 > limit else {
      defer { index += 1 }
      return String(decoding: bytes[start + 1..<index], as: UTF8.self)
    }
    var unescaped: [UInt8] = []
    var run = start + 1
    var marks = 0
    while true {
      skipPlain(marks: &marks)
      guard unescaped.count + index - run <= limit else { throw JSONScanError(tooLong, at: start) }
      switch next {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        return String(decoding: unescaped + bytes[run..<index], as: UTF8.self)
      case UInt8(ascii: "\\"):
        if run < index { unescaped += bytes[run..<index] }
        let place = index
        let scalar = try scanEscape()
        try countMark(scalar, at: place, in: &marks)
        if scalar.isASCII {
          unescaped.append(UInt8(ascii: scalar))
        } else {
          unescaped += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
        run = index
      default:
        let scalar = try nextScalar()
        try countMark(scalar, at: index, in: &marks)
        index += UTF8.width(scalar)
      }
    }
  }

  /// Passes the bytes of ASCII that stand for themselves, of which most strings are made.
  private mutating func skipPlain(marks: inout Int) {
    let start = index
    index = endOfPlain(from: start)
    if index > start { marks = 0 }
  }

  private func endOfPlain(from start: Int) -> Int {
    let bytes = bytes.span
    var index = start
    while index < end, bytes[index].isPlainInString { index += 1 }
    return index
  }

  /// Counts combining marks in a row, of which a string may have only so many.
  private func countMark(
    _ scalar: Unicode.Scalar, at place: Int, in marks: inout Int
  ) throws(JSONScanError) {
    marks = scalar.isMark ? marks + 1 : 0
    guard marks <= limits.marks else { throw JSONScanError(.tooManyMarks, at: place) }
  }

  /// The scalar that is next inside a string and is not ASCII; `index` stays on it.
  private func nextScalar() throws(JSONScanError) -> Unicode.Scalar {
    guard let byte = next, byte >= 0x80 else {
      throw next.map { $0 > 0 } ?? false
        ? JSONScanError(.controlCharacter, at: index) : unexpected()
    }
    guard let scalar = scalar(at: index) else { throw unexpected() }
    return scalar
  }

  /// The scalar whose UTF-8 begins at `offset`; nil if none does.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset..<min(offset + 4, end)].makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else { return nil }
    return UTF8.decode(encoded)
  }

  /// Reads one escape, both halves of a surrogate pair included.
  private mutating func scanEscape() throws(JSONScanError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = next.map({ Unicode.Scalar($0) }) else { throw unexpected() }
    index += 1
    if letter == "u" { return try scanUnicodeEscape(from: start) }
    guard let scalar = Self.escapes[letter] else { throw JSONScanError(.invalidEscape, at: start) }
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private mutating func scanUnicodeEscape(from start: Int) throws(JSONScanError) -> Unicode.Scalar {
    let unit = try scanHexadecimal(from: start)
    guard unit != 0 else { throw JSONScanError(.nul, at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = index
    guard UTF16.isLeadSurrogate(unit), bytes[index..<end].starts(with: [0x5C, 0x75]) else {
      throw JSONScanError(.loneSurrogate, at: start)
    }
    index += 2
    let low = try scanHexadecimal(from: second)
    guard UTF16.isTrailSurrogate(low) else { throw JSONScanError(.loneSurrogate, at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, low]))
  }

  /// Reads four hexadecimal digits of the escape that began at `start`.
  private mutating func scanHexadecimal(from start: Int) throws(JSONScanError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw unexpected() }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONScanError(.invalidEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

extension UInt8 {
  fileprivate var isPlainInString: Bool {
    (0x20..<0x80).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// Whether this is drawn on, around or beside the character before it (general category M).
  var isMark: Bool {
    !isASCII
      && [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}

/// Places inside the strings of a text that was read.
package enum JSONStringOffsets {
  /// The byte at which a scalar of a string begins, or its escape; scalars are counted from 0 after
  /// unescaping, and the string's quotation mark is at `start`.
  package static func offset(
    ofScalar wanted: Int, inStringAt start: UInt32, of bytes: [UInt8]
  ) -> UInt32 {
    var index = Int(start) + 1
    for _ in 0..<wanted where index < bytes.count { index += width(at: index, of: bytes) }
    return UInt32(clamping: min(index, bytes.count))
  }

  /// How many bytes the scalar at `index` takes, escaped or not.
  private static func width(at index: Int, of bytes: [UInt8]) -> Int {
    guard bytes[index] == UInt8(ascii: "\\") else {
      return 1 + bytes[(index + 1)...].prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
    }
    guard bytes[(index + 1)...].first == UInt8(ascii: "u") else { return 2 }
    let digits = bytes[(index + 2)...].prefix(3).map { $0 | 0x20 }
    let isLead =
      digits.starts(with: "d8".utf8) || digits.starts(with: "d9".utf8)
      || digits.starts(with: "da".utf8) || digits.starts(with: "db".utf8)
    return isLead ? 12 : 6
  }
}
