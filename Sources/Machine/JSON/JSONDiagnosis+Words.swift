extension [UInt8] {
  /// The scalar whose UTF-8 begins at `offset` and ends before `end`; nil if none does.
  func scalar(at offset: Int, before end: Int? = nil) -> Unicode.Scalar? {
    let end = end ?? count
    guard offset < end else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = self[offset..<Swift.min(offset + 4, end)].makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else { return nil }
    return UTF8.decode(encoded)
  }

  /// Where the word begins that the reader refused at `offset`, maybe in its midst; `offset` itself where
  /// what stands before it is right.
  func startOfWrongWord(at offset: Int) -> Int {
    let word = self[..<offset].reversed().prefix(longestWord).prefix(while: \.isInWord)
    let start = offset - word.count
    let goesOn = offset < count && self[offset].isInWord
    let isRight = (try? JSONReader.read(Array(self[start..<offset]))) != nil
    return isRight && !goesOn ? offset : start
  }

  /// The word that begins at `start`, as it may be shown.
  func word(from start: Int) -> String {
    String(
      decoding: self[start...].prefix(longestWord).prefix { !$0.isJSONDelimiter }, as: UTF8.self)
  }
}

/// In bytes; the rest of a longer one is not looked at.
private let longestWord = 64

extension String {
  /// The number that it was meant to be, as JSON writes it; nil if none.
  var asNumber: String? {
    guard let first = utf8.first, !first.isLetter, utf8.contains(where: \.isDigit) else {
      return nil
    }
    var digits = utf8.filter { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "_") }[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    digits = digits.drop { $0 == UInt8(ascii: "0") }
    if !(digits.first?.isDigit ?? false) { digits = [UInt8(ascii: "0")] + digits }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    let number = (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
    return (try? JSONReader.read(Array(number.utf8))) == nil ? nil : number
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether a bare word or number may hold it.
  var isInWord: Bool {
    isDigit || isLetter || self >= 0x80
      || [UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(self)
  }
}

extension Unicode.Scalar {
  /// Whether a bare word or number may hold it.
  var isInWord: Bool { isASCII ? UInt8(ascii: self).isInWord : properties.isAlphabetic }

  /// Whether it is a quotation mark, but not JSON's.
  package var isForeignQuote: Bool {
    switch self {
    case "“", "”", "„", "‟", "«", "»", "″", "‘", "’", "‚", "‹", "›", "'", "`": true
    default: false
    }
  }
}
