/// Why a text is no JSON in the eyes of its author, and where the cure belongs.
package struct JSONDiagnosis: Hashable, Sendable {
  /// What was done.
  package let cause: JSONSyntaxCause
  /// The byte where the cure belongs, from 0.
  package let offset: Int

  /// Looks again at what the reader refused; nil where its reason tells all.
  package init?(of error: JSONParseError, in bytes: [UInt8]) {
    let fault = JSONFault(bytes, at: error.offset)
    switch error.reason {
    case .unexpectedEnd, .unexpectedCharacter, .invalidNumber: break
    case .controlCharacter where [0x0A, 0x0D].contains(bytes[error.offset]): break
    case .keyNotASCII:
      guard let found = fault.foreignEndOfKey else { return nil }
      (cause, offset) = found
      return
    case .controlCharacter, .tooLong, .tooDeep, .tooManyValues, .keyTooLong, .duplicateKey,
      .stringTooLong, .tooManyMarks, .numberTooLong, .invalidEscape,
      .loneSurrogate, .nul, .invalidUTF8, .byteOrderMark:
      return nil
    }
    (cause, offset) = fault.found
  }
}

/// One place of a text at which it stops to be JSON.
private struct JSONFault {
  private typealias Found = (JSONSyntaxCause, Int)

  private let bytes: [UInt8]
  /// What the reader refused.
  private let refused: Int
  /// Where the word begins that is wrong, or the character.
  private let start: Int
  private let context: JSONContext

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    refused = offset
    start = bytes.startOfWrongWord(at: offset)
    context = JSONContext(bytes, upTo: start)
  }

  /// What was done, and where.
  var found: (JSONSyntaxCause, Int) {
    if let text = context.openText {
      return foreignEnd(in: text..<refused) ?? (.unclosedText, refused)
    }
    guard start < bytes.count, let scalar = bytes.scalar(at: start) else { return end }
    if [.separator, .colon, .end].contains(context.expected), lastIsText,
      let end = foreignEnd(in: context.lastRange)
    {
      return end
    }
    if scalar.isForeignQuote { return (.foreignQuote(scalar), start) }
    if isComment { return (.comment, start) }
    return switch scalar {
    case ",": comma
    case "}", "]": bracket(scalar)
    case ":": colon
    case "{" where context.isInObject, "[" where context.isInObject: openingInObject(scalar)
    case "\"", "{", "[": opening
    case "=" where context.expected == .colon: (.wrongColon(scalar), start)
    case _ where scalar.isInWord: word(from: scalar)
    default: adjacent ?? (strange(scalar), start)
    }
  }

  /// A mark of print behind the key that begins where the reader stopped.
  var foreignEndOfKey: (JSONSyntaxCause, Int)? {
    let end = bytes[(refused + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
    return foreignEnd(in: refused..<min(end + 1, bytes.count))
  }

  private var end: Found {
    guard let open = context.open.last else { return (.empty, 0) }
    return (
      .unclosedBracket(Unicode.Scalar(open.bracket), line: line(of: open.offset)),
      context.lastRange.upperBound
    )
  }

  private var comma: Found {
    switch context.last {
    case .nothing: (.noJSON(","), start)
    case .opening, .comma: (.surplusComma, start)
    case .colon: (.missingValue, start)
    case .key: (.missingColon, context.lastRange.upperBound)
    case .value: (.behindEnd, start)
    }
  }

  private func bracket(_ scalar: Unicode.Scalar) -> Found {
    guard let open = context.open.last else { return (.surplusBracket(scalar), start) }
    guard scalar == (context.isInObject ? "}" : "]") else {
      let opened = Unicode.Scalar(open.bracket)
      return (.mismatchedBracket(scalar, open: opened, line: line(of: open.offset)), start)
    }
    return switch context.last {
    case .comma: (.trailingComma, context.lastRange.lowerBound)
    case .key: (.missingColon, context.lastRange.upperBound)
    case .nothing, .opening, .colon, .value: (.missingValue, start)
    }
  }

  private var colon: Found {
    if lastIsText {
      if context.open.isEmpty { return (.noBraces, context.lastRange.lowerBound) }
      if !context.isInObject { return (.memberInList, context.lastRange.lowerBound) }
    }
    return (context.expected == .key ? .missingKey : strange(":"), start)
  }

  /// A value begins where none can.
  private var opening: Found {
    switch context.expected {
    case .separator: (.missingComma, context.lastRange.upperBound)
    case .colon: (.missingColon, context.lastRange.upperBound)
    case .end: (.behindEnd, start)
    case .key, .value: (.missingKey, start)
    }
  }

  /// Where a name or a comma belongs: the object before it was not closed.
  private func openingInObject(_ scalar: Unicode.Scalar) -> Found {
    guard let open = context.open.last, [.comma, .value].contains(context.last) else {
      return opening
    }
    let end = context.last == .comma ? context.lastRange.lowerBound : context.lastRange.upperBound
    return (.missingBrace(next: scalar, line: line(of: open.offset)), end)
  }

  private func word(from scalar: Unicode.Scalar) -> Found {
    let word = bytes.word(from: start)
    switch context.expected {
    case .value:
      if let right = JSONForeignWords.right(for: word) {
        return (.foreignWord(word, right: right), start)
      }
      if let right = word.asNumber { return (.numberForm(word, right: right), start) }
      return (context.last == .nothing ? .noJSON(scalar) : .bareWord(word), start)
    case .key: return decimal(word) ?? (.bareKey(word), start)
    case .colon: return (.missingColon, context.lastRange.upperBound)
    case .separator:
      if lastIsText, !isBehindLineBreak { return (.innerQuote, context.lastRange.upperBound - 1) }
      return adjacent ?? grouped(word) ?? (.missingComma, context.lastRange.upperBound)
    case .end: return (.behindEnd, start)
    }
  }

  /// `1,5` among members.
  private func decimal(_ word: String) -> Found? {
    let comma = context.lastRange.lowerBound
    guard context.last == .comma, comma + 1 == start, word.utf8.allSatisfy(\.isDigit) else {
      return nil
    }
    let whole = bytes[..<comma].reversed().prefix { $0.isDigit || $0 == UInt8(ascii: "-") }
      .reversed()
    guard !whole.isEmpty else { return nil }
    let written = String(decoding: whole, as: UTF8.self)
    let groups = groupsOfThree(from: start, partedBy: UInt8(ascii: ","))
    let isGrouped = groups.count > 1
    let right = isGrouped ? written + groups.joined() : "\(written).\(word)"
    let number = isGrouped ? groups.joined(separator: ",") : word
    return (.numberForm("\(written),\(number)", right: right), comma - whole.count)
  }

  /// `68 000 000` among members.
  private func grouped(_ word: String) -> Found? {
    let number = String(decoding: bytes[context.lastRange], as: UTF8.self)
    guard !lastIsText, !isBehindLineBreak, word.utf8.count == 3, word.utf8.allSatisfy(\.isDigit),
      number.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") })
    else { return nil }
    let groups = groupsOfThree(from: start, partedBy: UInt8(ascii: " "))
    return (
      .numberForm(([number] + groups).joined(separator: " "), right: number + groups.joined()),
      context.lastRange.lowerBound
    )
  }

  /// No number that was meant has more.
  private static let mostGroups = 9

  /// Three digits that stand there, and all further three behind a separator.
  private func groupsOfThree(from start: Int, partedBy separator: UInt8) -> [String] {
    var groups: [String] = []
    var place = start
    while groups.count < Self.mostGroups {
      let digits = bytes[place...].prefix(while: \.isDigit)
      guard digits.count == 3 else { break }
      groups.append(String(decoding: digits, as: UTF8.self))
      guard digits.endIndex < bytes.count, bytes[digits.endIndex] == separator else { break }
      place = digits.endIndex + 1
    }
    return groups
  }

  /// `1/2`: what stands close behind a number belongs to it.
  private var adjacent: Found? {
    guard context.expected == .separator, context.lastRange.upperBound == start, !lastIsText,
      bytes.scalar(at: context.lastRange.lowerBound)?.isInWord ?? false
    else { return nil }
    let first = context.lastRange.lowerBound
    return (.bareWord(bytes.word(from: first)), first)
  }

  private func strange(_ scalar: Unicode.Scalar) -> JSONSyntaxCause {
    context.last == .nothing ? .noJSON(scalar) : .strange(scalar)
  }

  // MARK: Around it

  private var lastIsText: Bool {
    !context.lastRange.isEmpty && bytes[context.lastRange.lowerBound] == UInt8(ascii: "\"")
  }

  private var isBehindLineBreak: Bool {
    bytes[context.lastRange.upperBound..<start].contains(0x0A)
  }

  private var isComment: Bool {
    let rest = bytes[start...]
    return rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8)
      || rest.starts(with: "#".utf8)
  }

  private func line(of offset: Int) -> Int { JSONPosition(of: offset, in: bytes).line }

  /// A mark of print that was meant to end the text which begins with `range`.
  private func foreignEnd(in range: Range<Int>) -> Found? {
    for index in range where bytes[index] >= 0x80 {
      guard let scalar = bytes.scalar(at: index), scalar.isForeignQuote else { continue }
      let rest = bytes[(index + UTF8.width(scalar))..<range.upperBound].drop { $0 == 0x20 }
      let isEnd = rest.first.map { $0.isJSONDelimiter && $0 != UInt8(ascii: "\"") } ?? true
      if isEnd { return (.foreignQuote(scalar), index) }
    }
    return nil
  }
}

/// Words of other languages that mean what a word of JSON means.
package enum JSONForeignWords {
  private static let words = [
    "true": "true", "false": "false", "null": "null", "none": "null", "nil": "null",
    "undefined": "null", "nan": "null", "yes": "true", "no": "false", "vrai": "true",
    "faux": "false", "oui": "true", "non": "false",
  ]

  /// JSON's own word; nil where the word means none of them.
  package static func right(for word: String) -> String? { words[word.lowercased()] }
}
