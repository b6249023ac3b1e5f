import Flow
import JSON
import Localization

private typealias Words = L10n.PackCures

/// What is said of values that do not fit: what would be right instead, where that can be told.
extension PackNode {
  /// Of a member that an object does not have.
  func strange(_ word: String, _ members: PackMembers) -> LocalizedText {
    let isPack = text.offset(of: index) == text.offset(of: text.root)
    if let gone = DepartedWords.member(word, inPack: isPack) { return gone }
    let near = nearest(to: word, among: members.all.map(\.key))
    return near.map { L10n.Packs.unknownNear(key: .said(word), near: .code($0)) }
      ?? L10n.Packs.unknown(key: .said(word))
  }

  /// Of a member that is not there.
  func absent(_ key: String) -> LocalizedText {
    key == "version"
      ? L10n.Packs.missingVersion(right: .code(#""version": 1"#))
      : L10n.Packs.missing(key: .code(key))
  }

  /// Of what is no text: a number or a word needs its quotation marks.
  func noText(_ expected: LocalizedText) -> LocalizedText {
    guard text.isNumberOrFlag(index) else { return L10n.Packs.notA(expected: expected) }
    let written = bytes[Int(offset.byte)...].prefix(PackReader.limits.number)
      .prefix { $0 > 0x20 && ![0x2C, 0x5D, 0x7D].contains($0) }
    return Words.needsQuotes(right: .code("\"\(written.echo.string)\""))
  }

  /// Of what is no number and no truth value: a string that fits has quotation marks too many.
  func noValue(_ expected: LocalizedText, fits: (String) -> Bool) -> LocalizedText {
    guard let string, fits(string) else { return L10n.Packs.notA(expected: expected) }
    return Words.needsNoQuotes(right: .said(string))
  }

  /// Of what is no object: one made of the text or number that stands in its place, as in
  /// `{"text": "London"}`, where that is all it needs.
  func noObject(_ members: PackMembers) -> LocalizedText {
    example(of: members).map { Words.needsBraces(right: .code($0)) }
      ?? L10n.Packs.notA(expected: L10n.Packs.anObject)
  }

  private func example(of members: PackMembers) -> String? {
    guard var value = text.numberText(index) ?? string else { return nil }
    var parts: [String] = []
    for member in members.all where member.isRequired {
      guard let example = member.schema.example(value) else { return nil }
      parts.append("\(jsonText(member.key)): \(example)")
      value = "…"
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  /// Of what is no list: one of the text that stands in its place, as in `["gorge"]`.
  func noList(of element: PackSchema) -> LocalizedText {
    string.flatMap(element.example).map { Words.needsBrackets(right: .code("[\($0)]")) }
      ?? L10n.Packs.notA(expected: L10n.Packs.aList)
  }
}

/// What is said of a word that is none of `words`.
func unknownWord(_ word: String, among words: [String]) -> LocalizedText {
  let (known, said) = (LocalizedText.list(words), LocalizedText.said(word))
  return nearest(to: word, among: words).map {
    L10n.Packs.notAWordNear(word: said, words: known, near: .code($0))
  } ?? L10n.Packs.notAWord(word: said, words: known)
}

/// A text as JSON writes it.
func jsonText(_ text: String) -> String {
  String(decoding: JSONWriter.write(JSONValue(text)), as: UTF8.self)
}

/// What an author meant who wrote `word`; nil where nothing is near.
private func nearest(to word: String, among words: [String]) -> String? {
  words.nearest(to: word.lowercased()).flatMap {
    $0.distance <= ($0.word.count < 4 ? 1 : max(2, $0.word.count / 3)) ? $0.word : nil
  }
}

/// Members and kinds that packs had once; a pack that has one is told so.
enum DepartedWords {
  /// How exact a typed answer had to be: of levels, chapters and packs.
  private static let exactness = ["accents", "articles", "typos", "case"]
  /// Of the whole pack: tests, and how their questions were given out.
  private static let ofPack = [
    "attempts", "record", "draw", "shuffle", "order", "answers", "hints",
  ]
  private static let kinds = ["several", "match", "gaps", "number"]

  /// That a member is gone, and what there is instead; nil of any other word.
  static func member(_ key: String, inPack: Bool) -> LocalizedText? {
    if exactness.contains(key) {
      return Words.departedExactness(key: .said(key), exact: .code(#""exact": true"#))
    }
    return inPack && ofPack.contains(key) ? Words.departed(key: .said(key)) : nil
  }

  /// The same of a kind of level.
  static func kind(_ word: String) -> LocalizedText? {
    guard kinds.contains(word) else { return nil }
    let left = PackTask.formats.map { LocalizedText.said($0.kind.rawValue) }
    return Words.departedKind(kind: .said(word), kinds: .all(of: left))
  }
}

// MARK: No JSON

extension PackFinding {
  /// Why a text is no JSON, at the place where its author would mend it.
  init(_ error: JSONParseError, in bytes: [UInt8]) {
    let (cause, place) = Self.cause(of: error, in: bytes) ?? (nil, error.offset)
    self.init(cause ?? error.reason.text, at: FileOffset(byte: UInt32(clamping: place)))
  }

  /// What the author likely did, with what is right, and at which byte; nil where what stands around the error does not
  /// show it.
  private static func cause(
    of error: JSONParseError, in bytes: [UInt8]
  ) -> (LocalizedText?, Int)? {
    let place = error.offset
    let last = bytes.prefix(place).lastIndex { !$0.isBlank && $0 != 0x0D }
    switch error.reason {
    case .unexpectedEnd where last == nil: return (Words.emptyFile, 0)
    case .controlCharacter where bytes[place] == 0x0A || bytes[place] == 0x0D:
      return (Words.unclosedText(mark: .code("\""), escaped: .code(#"\n"#)), place)
    case .unexpectedCharacter: return cause(at: place, behind: last, in: bytes)
    default: return nil
    }
  }

  /// The same of a character that cannot stand there, by the one before it that is no blank.
  private static func cause(
    at place: Int, behind last: Int?, in bytes: [UInt8]
  ) -> (LocalizedText?, Int)? {
    let rest = bytes[place...]
    let sign = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
    if "“”„«»‘’'".unicodeScalars.contains(sign) {
      let name = "\(sign) (\(sign.name))"
      let right = Words.foreignQuote(
        sign: .code(name), mark: .code("\""), right: .code(#""Paris""#))
      return (right, place)
    }
    if ["//", "/*", "#"].contains(where: rest.hasPrefix) {
      return (Words.comment(right: .code(#""comment": "…""#)), place)
    }
    guard let last else { return nil }
    let isNewLine = bytes[last..<place].contains(0x0A)
    switch (Unicode.Scalar(bytes[last]), sign) {
    case (",", "}"), (",", "]"): return (Words.trailingComma, last)
    case ("\"", _) where !isNewLine && !["}", "]", ",", ":"].contains(sign):
      return Self.cause(behindTextThatEnds: last, in: bytes)
    case (_, "\"") where isNewLine, ("}", "{"), ("]", "["):
      let isBehindValue = bytes[last].isLetterOrDigit || Array("\"}]".utf8).contains(bytes[last])
      return isBehindValue ? (Words.missingComma, last + 1) : nil
    case (":", _), (",", _), ("{", _):
      let word = rest.prefix(60).prefix { $0.isLetterOrDigit || $0 >= 0x80 }
      let right = "\"\(String(decoding: word, as: UTF8.self))\""
      return word.isEmpty ? nil : (Words.bareWord(right: .code(right)), place)
    default: return nil
    }
  }

  /// The same where more stands behind a text: it is a name without its colon, or it was meant to go on.
  private static func cause(
    behindTextThatEnds end: Int, in bytes: [UInt8]
  ) -> (LocalizedText?, Int)? {
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\"")) ?? 0
    switch bytes[..<start].last(where: { !$0.isBlank && $0 != 0x0D }) {
    case UInt8(ascii: ":"): return (Words.innerQuote(escaped: .code(#"\""#)), end)
    case UInt8(ascii: "{"), UInt8(ascii: ","):
      return (Words.missingColon(right: .code(#""text": "…""#)), end + 1)
    default: return nil
    }
  }
}

extension JSONParseError.Reason {
  /// What is wrong with a text that is no JSON, or beyond the limits.
  var text: LocalizedText {
    let limits = PackReader.limits
    return switch self {
    case .tooLong: L10n.Packs.tooLong(bytes: limits.bytes)
    case .tooDeep: L10n.Packs.tooDeep(depth: Int(limits.depth))
    case .tooManyValues: L10n.Packs.tooManyValues(values: limits.values)
    case .keyTooLong: L10n.Packs.keyTooLong(bytes: limits.key)
    case .keyNotASCII: L10n.Packs.keyNotAscii
    case .duplicateKey(let key):
      L10n.Packs.duplicateKey(key: LocalizedText(cleaning: key, limit: 1_000))
    case .stringTooLong: L10n.Packs.stringTooLong(bytes: limits.string)
    case .tooManyMarks: L10n.Packs.tooManyMarks(marks: limits.marks)
    case .numberTooLong: L10n.Packs.numberTooLong(characters: limits.number)
    case .invalidNumber: L10n.Packs.invalidNumber
    case .invalidEscape: L10n.Packs.invalidEscape
    case .loneSurrogate: L10n.Packs.loneSurrogate
    case .controlCharacter: L10n.Packs.controlCharacter
    case .nul: L10n.Packs.nul
    case .invalidUTF8: L10n.Packs.invalidUtf8
    case .byteOrderMark: L10n.Packs.byteOrderMark
    case .unexpectedEnd: L10n.Packs.unexpectedEnd
    case .unexpectedCharacter: L10n.Packs.unexpectedCharacter
    }
  }
}
