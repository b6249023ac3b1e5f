extension Scanner {
  /// Reads a key: printable ASCII, no longer than the limit.
  mutating func key() throws(Fault) -> JSONSpot {
    let start = index
    guard next == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try characters(limit: limits.key, beyond: .keyTooLong)
    for index in key.range where !(0x20..<0x7F).contains(bytes[index]) {
      throw Fault(.keyNotASCII, at: start)
    }
    return key
  }

  /// Reads a string, no longer than the limit.
  mutating func string() throws(Fault) -> JSONSpot {
    try characters(limit: limits.string, beyond: .stringTooLong)
  }

  /// Reads from one quotation mark to the next: runs of plain bytes, and escapes between them.
  private mutating func characters(
    limit: Int, beyond: JSONError.Reason
  ) throws(Fault) -> JSONSpot {
    let start = index
    index = endOfPlain(from: start + 1)
    guard next != UInt8(ascii: "\"") || index - start - 1 > limit else {
      defer { index += 1 }
      return JSONSpot(start + 1..<index)
    }
    var unescaped: [UInt8] = []
    var run = start + 1
    var marks = 0
    while true {
      skipPlain(marks: &marks)
      guard unescaped.count + index - run <= limit else { throw Fault(beyond, at: start) }
      switch next {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        if unescaped.isEmpty { return JSONSpot(run..<index) }
        return put(unescaped + bytes[run..<index])
      case UInt8(ascii: "\\"):
        if run < index { unescaped += bytes[run..<index] }
        let place = index
        let scalar = try escape()
        try count(scalar, at: place, in: &marks)
        if scalar.isASCII {
          unescaped.append(UInt8(ascii: scalar))
        } else {
          unescaped += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
        run = index
      default:
        let scalar = try rawScalar()
        try count(scalar, at: index, in: &marks)
        index += UTF8.width(scalar)
      }
    }
  }

  /// Puts a string without its escapes behind the text.
  private mutating func put(_ unescaped: [UInt8]) -> JSONSpot {
    let start = bytes.count
    bytes += unescaped
    return JSONSpot(start..<bytes.count)
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

  /// Counts combining marks in a row.
  private func count(
    _ scalar: Unicode.Scalar, at place: Int, in marks: inout Int
  ) throws(Fault) {
    marks = scalar.isMark ? marks + 1 : 0
    guard marks <= limits.marks else { throw Fault(.tooManyMarks, at: place) }
  }

  /// The scalar that is next inside a string and is not ASCII; `index` stays on it.
  private func rawScalar() throws(Fault) -> Unicode.Scalar {
    guard let byte = next, byte >= 0x80 else {
      throw next.map { $0 > 0 } ?? false ? Fault(.controlCharacter, at: index) : unexpected()
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
  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = next else { throw unexpected() }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw Fault(.invalidEscape, at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Fault) -> Unicode.Scalar {
    let unit = try hexadecimal(from: start)
    guard unit != 0 else { throw Fault(.nul, at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = index
    guard UTF16.isLeadSurrogate(unit), bytes[index..<end].starts(with: [0x5C, 0x75]) else {
      throw Fault(.loneSurrogate, at: start)
    }
    index += 2
    let low = try hexadecimal(from: second)
    guard UTF16.isTrailSurrogate(low) else { throw Fault(.loneSurrogate, at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, low]))
  }

  /// Reads four hexadecimal digits of the escape that began at `start`.
  private mutating func hexadecimal(from start: Int) throws(Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw unexpected() }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte & 15)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt16(byte & 15 + 9)
      default: throw Fault(.invalidEscape, at: start)
      }
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
    switch value {
    // Latin; combining marks; Greek and Cyrillic; punctuation; kana, Han and Hangul: no table is needed.
    case ..<0x300: false
    case 0x300..<0x370: true
    case 0x370..<0x483, 0x2000..<0x20D0, 0x3041..<0x3097, 0x309B..<0x3100, 0x3400..<0xA000,
      0xAC00..<0xD7A4:
      false
    default: isMarkByCategory
    }
  }

  private var isMarkByCategory: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
