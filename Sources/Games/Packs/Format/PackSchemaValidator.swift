import Flow
import JSON
import Localization

/// Walks a pack's JSON along the shapes of the format, and notes all that does not fit.
struct PackSchemaValidator {
  private typealias Words = L10n.Packs

  let text: JSONDocument
  let bytes: [UInt8]
  private var noted = PackFindings()

  var findings: [PackFinding] { noted.all }

  /// `text` is what was read of `bytes`.
  init(_ text: JSONDocument, of bytes: [UInt8]) {
    self.text = text
    self.bytes = bytes
  }

  private mutating func note(_ finding: LocalizedText, at node: JSONNodeIndex) {
    noted.add(finding, at: FileOffset(byte: text.offset(of: node)))
  }

  mutating func check(_ node: JSONNodeIndex, is schema: PackValueSchema) {
    guard !noted.isFull else { return }
    switch schema {
    case .object(let members): checkObject(node, members)
    case .brief(let line, _) where text.string(node) != nil: check(node, is: line)
    case .brief(.label, _) where text.elements(of: node) != nil:
      note(L10n.PackCures.oneAnswer, at: node)
    case .brief(_, let members): checkObject(node, members)
    case .kinds(let kinds): checkKinds(node, kinds)
    case .list(let element, let counts): checkList(node, of: element, counts)
    case .text where text.isPlain(node), .label where text.isPlain(node), .anything: break
    case .text:
      checkTranslations(node, else: Words.aText) { $0.checkString($1, else: $2, mayBreak: true) }
    case .label: checkTranslations(node, else: Words.aText) { $0.checkString($1, else: $2) }
    case .spellings:
      checkTranslations(node, else: Words.spellings) { this, node, _ in this.checkSpellings(node) }
    case .id: checkID(node)
    case .languageCode: checkLanguageCode(node)
    case .word(let words): checkWord(node, of: words)
    case .integer(let range): checkInteger(node, in: range)
    case .flag: checkFlag(node)
    }
  }

  // MARK: Objects

  private mutating func checkKinds(
    _ node: JSONNodeIndex, _ kinds: [(word: String, members: PackMembers)]
  ) {
    guard text.members(of: node) != nil else {
      return note(Words.notA(expected: Words.anObject), at: node)
    }
    guard let kind = text.member("kind", of: node) else {
      return note(finding(ofMissing: "kind"), at: node)
    }
    if let row = kinds.first(where: { text.isString(kind, $0.word) }) {
      checkObject(node, row.members, kind: "kind")
    } else if let gone = text.string(kind).flatMap(DepartedWords.kind) {
      note(gone, at: kind)
    } else {
      checkWord(kind, of: kinds.map(\.word))
    }
  }

  private mutating func checkObject(
    _ node: JSONNodeIndex, _ fields: PackMembers, kind: String? = nil
  ) {
    guard let members = text.members(of: node) else {
      return note(finding(ofNoObject: node, fields), at: node)
    }
    var missing = fields.required.count
    for (key, value) in members {
      guard !noted.isFull else { return }
      if let index = fields.index(of: text.key(key)) {
        if fields.all[index].isRequired { missing -= 1 }
        check(value, is: fields.all[index].schema)
      } else if let word = text.string(key), word != kind {
        note(finding(ofStrange: word, in: node, fields), at: key)
      }
    }
    guard missing > 0 else { return }
    for key in fields.required where text.member(key, of: node) == nil {
      note(finding(ofMissing: key), at: node)
    }
  }

  private mutating func checkList(
    _ node: JSONNodeIndex, of element: PackValueSchema, _ counts: ClosedRange<Int>
  ) {
    guard let elements = text.elements(of: node) else {
      return note(finding(ofNoList: node, of: element), at: node)
    }
    checkCount(elements.count, in: counts, at: node)
    for node in elements {
      guard !noted.isFull else { return }
      check(node, is: element)
    }
  }

  private mutating func checkCount(
    _ count: Int, in counts: ClosedRange<Int>, at node: JSONNodeIndex
  ) {
    guard !counts.contains(count) else { return }
    note(Words.count(count: count, least: counts.lowerBound, most: counts.upperBound), at: node)
  }

  // MARK: Texts

  private mutating func checkTranslations(
    _ node: JSONNodeIndex, else expected: LocalizedText,
    each: (inout PackSchemaValidator, JSONNodeIndex, LocalizedText) -> Void
  ) {
    guard let members = text.members(of: node) else { return each(&self, node, expected) }
    if members.count == 0 { note(Words.empty, at: node) }
    for (code, node) in members {
      guard !noted.isFull else { return }
      checkLanguageCode(code)
      each(&self, node, Words.aString)
    }
  }

  private mutating func checkSpellings(_ node: JSONNodeIndex) {
    guard let list = text.elements(of: node) else {
      return checkString(node, else: Words.spellings)
    }
    checkCount(list.count, in: 1...99, at: node)
    for node in list { checkString(node, else: Words.aString) }
  }

  private mutating func checkString(
    _ node: JSONNodeIndex, else expected: LocalizedText, mayBreak: Bool = false
  ) {
    if text.isPlain(node) { return }
    guard let string = text.string(node) else {
      return note(finding(ofNoText: node, expected: expected), at: node)
    }
    do throws(UnsafeScalar) {
      let text = try SafeText(lines: string)
      if !mayBreak, text.string.utf8.contains(UInt8(ascii: "\n")) {
        note(Words.brokenLabel, at: node)
      }
      if isBlank(string) { note(Words.empty, at: node) }
    } catch {
      let offset = JSONStringOffsets.offset(
        ofScalar: error.offset, inStringAt: text.offset(of: node), of: bytes)
      noted.add(Words.unsafe(scalar: .code(error.scalar.name)), at: FileOffset(byte: offset))
    }
  }

  // MARK: Words and numbers

  private mutating func checkID(_ node: JSONNodeIndex) {
    guard let id = readString(node), !isWellFormedID(id) else { return }
    note(Words.malformedId(id: .said(id)), at: node)
  }

  private mutating func checkLanguageCode(_ node: JSONNodeIndex) {
    guard let code = readString(node), !isLanguageCode(code) else { return }
    note(Words.badLanguage(code: .said(code)), at: node)
  }

  private mutating func checkWord(_ node: JSONNodeIndex, of words: [String]) {
    guard let word = readString(node), !words.contains(word) else { return }
    note(finding(ofUnknown: word, among: words), at: node)
  }

  /// The string; notes any other value.
  private mutating func readString(_ node: JSONNodeIndex) -> String? {
    let string = text.string(node)
    if string == nil { note(finding(ofNoText: node, expected: Words.aString), at: node) }
    return string
  }

  private mutating func checkInteger(_ node: JSONNodeIndex, in range: ClosedRange<Int>) {
    if let number = text.int(node), range.contains(number) { return }
    let expected = Words.anInteger(least: range.lowerBound, most: range.upperBound)
    let fits = { (text: String) in Int(text).map(range.contains) ?? false }
    note(finding(ofNoValue: node, expected: expected, fits: fits), at: node)
  }

  private mutating func checkFlag(_ node: JSONNodeIndex) {
    guard text.bool(node) == nil else { return }
    let right = finding(ofNoValue: node, expected: Words.aFlag, fits: ["true", "false"].contains)
    note(right, at: node)
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
