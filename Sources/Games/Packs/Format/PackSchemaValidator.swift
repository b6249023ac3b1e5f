import Flow
import JSON
import Localization

/// Walks a pack's JSON along the shapes of the format, and notes all that does not fit.
struct PackSchemaValidator {
  /// What is noted at most; the rest of such a file is not worth reading.
  static let most = 100

  private(set) var findings: [PackFinding] = []
  let text: JSONDocument
  let bytes: [UInt8]

  /// `text` is what was read of `bytes`.
  init(_ text: JSONDocument, of bytes: [UInt8]) {
    self.text = text
    self.bytes = bytes
  }

  private var isFull: Bool { findings.count >= Self.most }

  private mutating func addFinding(
    _ reason: PackFindingReason, at node: JSONNodeIndex, offset: UInt32? = nil
  ) {
    guard !isFull else { return }
    let byte = offset ?? text.offset(of: node)
    findings.append(PackFinding(reason, at: FileOffset(byte: byte)))
  }

  mutating func check(_ node: JSONNodeIndex, is schema: PackValueSchema) {
    guard !isFull else { return }
    switch schema {
    case .object(let fields): checkObject(node, fields, kind: nil)
    case .brief(let line, _) where text.string(node) != nil: check(node, is: line)
    case .brief(.text, _) where text.elements(of: node) != nil,
      .brief(.label, _) where text.elements(of: node) != nil:
      addFinding(.oneAnswer, at: node)
    case .brief(_, let fields): checkObject(node, fields, kind: nil)
    case .kinds(let kinds): checkKinds(node, kinds)
    case .list(let element, let counts): checkList(node, of: element, counts)
    case .text where text.isPlain(node), .label where text.isPlain(node): break
    case .text:
      checkTranslations(node, else: .text) { $0.checkString($1, else: $2, mayBreak: true) }
    case .label: checkTranslations(node, else: .text) { $0.checkString($1, else: $2) }
    case .spellings:
      checkTranslations(node, else: .spellings) { this, node, _ in this.checkSpellings(node) }
    case .id: checkID(node)
    case .languageCode: checkLanguageCode(node)
    case .integer(let range):
      if text.int(node).map(range.contains) != true {
        addFinding(cure(.integer(range), at: node), at: node)
      }
    case .word(let words): checkWord(node, words)
    case .flag: if text.bool(node) == nil { addFinding(cure(.flag, at: node), at: node) }
    case .anything: break
    }
  }

  // MARK: Objects

  private mutating func checkKinds(
    _ node: JSONNodeIndex, _ kinds: [(word: String, fields: PackObjectFields)]
  ) {
    guard text.members(of: node) != nil else { return addFinding(.expected(.object), at: node) }
    guard let kind = text.member("kind", of: node) else {
      return addFinding(.missing(key: "kind"), at: node)
    }
    guard let row = kinds.first(where: { text.isString(kind, $0.word) }) else {
      guard let word = text.string(kind), DepartedWords.haveKind(word) else {
        return checkWord(kind, kinds.map(\.word))
      }
      return addFinding(.departed(SafeText(cleaning: word)), at: kind)
    }
    checkObject(node, row.fields, kind: "kind")
  }

  private mutating func checkObject(
    _ node: JSONNodeIndex, _ fields: PackObjectFields, kind: String?
  ) {
    guard let members = text.members(of: node) else {
      return addFinding(cure(.object, of: fields, at: node), at: node)
    }
    var missing = fields.required.count
    for (key, value) in members {
      guard !isFull else { return }
      if let field = fields.field(text.key(key)) {
        if field.isRequired { missing -= 1 }
        check(value, is: field.schema)
      } else if let word = text.string(key), word != kind {
        addFinding(reason(forStrange: word, in: node, fields), at: key)
      }
    }
    guard missing > 0 else { return }
    for key in fields.required where text.member(key, of: node) == nil {
      addFinding(.missing(key: key), at: node)
    }
  }

  private mutating func checkList(
    _ node: JSONNodeIndex, of element: PackValueSchema, _ counts: ClosedRange<Int>
  ) {
    guard let elements = text.elements(of: node) else {
      let example = exampleList(of: element, from: node)
      return addFinding(example.map { .needsBrackets($0) } ?? .expected(.list), at: node)
    }
    if !counts.contains(elements.count) {
      addFinding(.count(elements.count, allowed: counts), at: node)
    }
    for node in elements {
      guard !isFull else { return }
      check(node, is: element)
    }
  }

  // MARK: Texts

  private mutating func checkTranslations(
    _ node: JSONNodeIndex, else expected: ExpectedValue,
    each: (inout PackSchemaValidator, JSONNodeIndex, ExpectedValue) -> Void
  ) {
    guard let members = text.members(of: node) else { return each(&self, node, expected) }
    if members.count == 0 { addFinding(.emptyText, at: node) }
    for (code, node) in members {
      guard !isFull else { return }
      checkLanguageCode(code)
      each(&self, node, .string)
    }
  }

  private mutating func checkSpellings(_ node: JSONNodeIndex) {
    guard let list = text.elements(of: node) else { return checkString(node, else: .spellings) }
    if !(1...99).contains(list.count) {
      addFinding(.count(list.count, allowed: 1...99), at: node)
    }
    for node in list { checkString(node, else: .string) }
  }

  private mutating func checkString(
    _ node: JSONNodeIndex, else expected: ExpectedValue, mayBreak: Bool = false
  ) {
    if text.isPlain(node) { return }
    guard let string = text.string(node) else {
      return addFinding(cure(expected, at: node), at: node)
    }
    do throws(UnsafeScalar) {
      let text = try SafeText(lines: string)
      if !mayBreak, text.string.utf8.contains(UInt8(ascii: "\n")) {
        addFinding(.brokenLabel, at: node)
      }
      if isBlank(string) { addFinding(.emptyText, at: node) }
    } catch {
      let offset = JSONStringOffsets.offset(
        ofScalar: error.offset, inStringAt: text.offset(of: node), of: bytes)
      addFinding(.unsafeCharacter(error.scalar), at: node, offset: offset)
    }
  }

  // MARK: Words

  private mutating func checkID(_ node: JSONNodeIndex) {
    guard let id = readString(node), !isWellFormedID(id) else { return }
    addFinding(.malformedID(SafeText(cleaning: id)), at: node)
  }

  private mutating func checkLanguageCode(_ node: JSONNodeIndex) {
    guard let code = readString(node), !isLanguageCode(code) else { return }
    addFinding(.badLanguage(SafeText(cleaning: code)), at: node)
  }

  private mutating func checkWord(_ node: JSONNodeIndex, _ words: [String]) {
    guard let word = readString(node), !words.contains(word) else { return }
    let near = nearest(to: word, among: words)
    addFinding(.unknownWord(SafeText(cleaning: word), of: words, near: near), at: node)
  }

  /// The string; notes any other value.
  private mutating func readString(_ node: JSONNodeIndex) -> String? {
    let string = text.string(node)
    if string == nil { addFinding(cure(.string, at: node), at: node) }
    return string
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
