import Flow
import JSON
import Localization

private typealias Words = L10n.Packs
private typealias Cures = L10n.PackCures

/// A value of a pack's file.
struct PackNode {
  /// All that is in the file.
  let root: JSONValue
  /// The file.
  let bytes: [UInt8]
  let value: JSONValue
  /// Where it begins.
  let offset: FileOffset
  /// Its place in its list, from 1.
  let number: Int

  init(_ root: JSONValue, of bytes: [UInt8]) {
    self.init(root: root, bytes: bytes, value: root, number: 1)
  }

  private init(
    root: JSONValue, bytes: [UInt8], value: JSONValue, at offset: UInt32? = nil, number: Int
  ) {
    self.root = root
    self.bytes = bytes
    self.value = value
    self.offset = FileOffset(byte: offset ?? value.offset)
    self.number = number
  }

  /// Another value of the same file.
  func at(_ value: JSONValue, number: Int = 1) -> PackNode {
    PackNode(root: root, bytes: bytes, value: value, number: number)
  }

  /// The key of a member, as a string of the file.
  func key(of member: JSONObject.Member) -> PackNode {
    PackNode(
      root: root, bytes: bytes, value: JSONValue(member.key), at: member.offset, number: 1)
  }

  var string: String? { value.string }
  var members: [JSONObject.Member]? { value.object?.members }
  /// The code of the pack’s own language.
  var language: String { root["language"]?.string ?? "" }
  /// What a member of it holds; nil where there is none.
  func member(_ key: String) -> PackNode? { value[key].map { at($0) } }
}

// MARK: Read

extension PackNode {
  /// The string; notes any other value.
  func readString(_ findings: inout PackFindings) -> String? {
    string ?? findings.refuse(noText(Words.aString), at: self)
  }

  /// A text that says something, without what is not shown; notes that, and any other value.
  func readText(
    else expected: LocalizedText, mayBreak: Bool, _ findings: inout PackFindings
  ) -> SafeText? {
    guard let raw = string else { return findings.refuse(noText(expected), at: self) }
    let isASCII = raw.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    let string = isASCII ? raw : shown(of: raw, &findings)
    do throws(UnsafeScalar) {
      let safe = try SafeText(lines: string)
      if !mayBreak, string.utf8.contains(UInt8(ascii: "\n")) {
        findings.add(Words.brokenLabel, at: offset)
      }
      if isBlank(string) { findings.add(Words.empty, at: offset) }
      return safe
    } catch {
      findings.add(Words.unsafe(scalar: .code(error.scalar.name)), at: place(of: error.offset))
      return nil
    }
  }

  /// A string without the characters that are not shown, which are named.
  private func shown(of string: String, _ findings: inout PackFindings) -> String {
    var shown = String.UnicodeScalarView()
    for (offset, scalar) in string.unicodeScalars.enumerated() {
      if scalar.isSafe || scalar == "\n" {
        shown.append(scalar)
      } else {
        findings.addHidden(scalar, at: place(of: offset))
      }
    }
    return String(shown)
  }

  /// Where a scalar of its string stands in the file.
  private func place(of scalar: Int) -> FileOffset {
    FileOffset(
      byte: JSONStringOffsets.offset(ofScalar: scalar, inStringAt: offset.byte, of: bytes))
  }

  /// Calls `read` for every member of an object, with its place among `fields`; notes what does not belong
  /// there, and what is missing.
  func readMembers(
    _ fields: PackMembers, _ findings: inout PackFindings,
    _ read: (Int, PackNode, inout PackFindings) -> Void
  ) {
    guard let members else { return findings.add(noObject(fields), at: offset) }
    var missing = fields.required.count
    for member in members {
      guard !findings.isFull else { return }
      if let index = fields.all.firstIndex(where: { $0.key == member.key }) {
        if fields.all[index].isRequired { missing -= 1 }
        read(index, at(member.value), &findings)
      } else if member.key != "kind" || fields.kind == nil {
        findings.add(strange(member.key, fields), at: key(of: member).offset)
      }
    }
    guard missing > 0 else { return }
    for key in fields.required where member(key) == nil { findings.add(absent(key), at: offset) }
  }
}

/// Whether a text says nothing.
func isBlank(_ text: String) -> Bool {
  // Nearly all texts begin with a letter, for which no table of Unicode is needed.
  if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return false }
  return text.allSatisfy(\.isWhitespace)
}

/// Whether a code has the form of BCP 47: `en`, `pt-BR`, `zh-Hant-TW`; at most 35 bytes.
func isLanguageCode(_ code: String) -> Bool {
  guard code.utf8.count <= 35 else { return false }
  let parts = code.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLower) else {
    return false
  }
  return parts.dropFirst().allSatisfy {
    (1...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit)
  }
}

private func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

// MARK: What would be right

/// What is said of values that do not fit: what would be right instead, where that can be told.
extension PackNode {
  /// Of a member that an object does not have.
  func strange(_ word: String, _ members: PackMembers) -> LocalizedText {
    let isPack = offset.byte == root.offset
    if let gone = DepartedWords.member(word, inPack: isPack) { return gone }
    let near = nearest(to: word, among: members.all.map(\.key))
    return near.map { Words.unknownNear(key: .said(word), near: .code($0)) }
      ?? Words.unknown(key: .said(word))
  }

  /// Of a member that is not there.
  func absent(_ key: String) -> LocalizedText {
    key == "version"
      ? Words.missingVersion(right: .code(#""version": 1"#))
      : Words.missing(key: .code(key))
  }

  /// Of what is no text: a number or a word needs its quotation marks.
  func noText(_ expected: LocalizedText) -> LocalizedText {
    switch value.content {
    case .number, .bool: break
    case .null, .string, .array, .object: return Words.notA(expected: expected)
    }
    let written = bytes[Int(offset.byte)...].prefix(PackReader.limits.number)
      .prefix { $0 > 0x20 && ![0x2C, 0x5D, 0x7D].contains($0) }
    return Cures.needsQuotes(right: .code("\"\(written.echo.string)\""))
  }

  /// Of what is no number and no truth value: a string that fits has quotation marks too many.
  func noValue(_ expected: LocalizedText, fits: (String) -> Bool) -> LocalizedText {
    guard let string, fits(string) else { return Words.notA(expected: expected) }
    return Cures.needsNoQuotes(right: .said(string))
  }

  /// Of what is no object: one made of the text or number that stands in its place, as in
  /// `{"text": "London"}`, where that is all it needs.
  func noObject(_ members: PackMembers) -> LocalizedText {
    example(of: members).map { Cures.needsBraces(right: .code($0)) }
      ?? Words.notA(expected: Words.anObject)
  }

  private var numberText: String? {
    if case .number(let text) = value.content { text } else { nil }
  }

  private func example(of members: PackMembers) -> String? {
    guard var value = numberText ?? string else { return nil }
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
    string.flatMap(element.example).map { Cures.needsBrackets(right: .code("[\($0)]")) }
      ?? Words.notA(expected: Words.aList)
  }
}

/// What is said of a word that is none of `words`.
func unknownWord(_ word: String, among words: [String]) -> LocalizedText {
  let (known, said) = (LocalizedText.list(words), LocalizedText.said(word))
  return nearest(to: word, among: words).map {
    Words.notAWordNear(word: said, words: known, near: .code($0))
  } ?? Words.notAWord(word: said, words: known)
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
      return Cures.departedExactness(key: .said(key), exact: .code(#""exact": true"#))
    }
    return inPack && ofPack.contains(key) ? Cures.departed(key: .said(key)) : nil
  }

  /// The same of a kind of level.
  static func kind(_ word: String) -> LocalizedText? {
    guard kinds.contains(word) else { return nil }
    let left = PackTask.formats.map { LocalizedText.said($0.kind.rawValue) }
    return Cures.departedKind(kind: .said(word), kinds: .all(of: left))
  }
}
