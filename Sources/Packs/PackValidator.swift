import JSON
import Localization

/// Walks a pack's JSON along the shapes of the format, and notes all that does not fit.
struct PackValidator {
  /// What is noted at most; the rest of such a file is not worth reading.
  static let most = 100

  private(set) var findings: [PackFinding] = []
  private let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func note(_ reason: PackReason, at offset: UInt32) {
    guard findings.count < Self.most else { return }
    findings.append(PackFinding(.error, reason, at: offset))
  }

  mutating func check(_ value: JSONValue, is shape: PackShape) {
    guard findings.count < Self.most else { return }
    switch shape {
    case .object(let fields): checkObject(value, fields, kind: nil)
    case .kinds(let kinds): checkKinds(value, kinds)
    case .list(let element, let counts): checkList(value, of: element, counts)
    case .text: checkLanguages(value, else: .text) { $0.checkString($1, else: .string) }
    case .spellings: checkLanguages(value, else: .spellings) { $0.checkSpellings($1) }
    case .id: checkID(value)
    case .languageCode: checkLanguageCode(value)
    case .integer(let range):
      if value.int.map(range.contains) != true { note(.notA(.integer(range)), at: value.offset) }
    case .word(let words): checkWord(value, words)
    case .flag: if value.bool == nil { note(.notA(.flag), at: value.offset) }
    case .anything: break
    }
  }

  // MARK: Objects

  private mutating func checkKinds(
    _ value: JSONValue, _ kinds: [(word: String, fields: [PackField])]
  ) {
    guard let object = value.object else { return note(.notA(.object), at: value.offset) }
    guard let kind = object["kind"] else { return note(.missing(key: "kind"), at: value.offset) }
    guard let row = kinds.first(where: { $0.word == kind.string }) else {
      return checkWord(kind, kinds.map(\.word))
    }
    checkObject(value, row.fields, kind: "kind")
  }

  private mutating func checkObject(_ value: JSONValue, _ fields: [PackField], kind: String?) {
    guard let object = value.object else { return note(.notA(.object), at: value.offset) }
    for field in fields where field.isRequired && object[field.key] == nil {
      note(.missing(key: field.key), at: value.offset)
    }
    for member in object.members where member.key != kind {
      if let field = fields.first(where: { $0.key == member.key }) {
        check(member.value, is: field.shape)
      } else {
        let near = nearest(to: member.key, among: fields.map(\.key))
        note(.unknown(key: SafeText(cleaning: member.key), near: near), at: member.offset)
      }
    }
  }

  private mutating func checkList(
    _ value: JSONValue, of element: PackShape, _ counts: ClosedRange<Int>
  ) {
    guard let elements = value.array else { return note(.notA(.list), at: value.offset) }
    if !counts.contains(elements.count) {
      note(.count(elements.count, allowed: counts), at: value.offset)
    }
    for value in elements { check(value, is: element) }
  }

  // MARK: Texts

  private mutating func checkLanguages(
    _ value: JSONValue, else expected: PackExpectation,
    each: (inout PackValidator, JSONValue) -> Void
  ) {
    guard let object = value.object else {
      if case .spellings = expected { return checkSpellings(value) }
      return checkString(value, else: expected)
    }
    if object.members.isEmpty { note(.empty, at: value.offset) }
    for member in object.members {
      if !isLanguageCode(member.key) {
        note(.badLanguage(SafeText(cleaning: member.key)), at: member.offset)
      }
      each(&self, member.value)
    }
  }

  private mutating func checkSpellings(_ value: JSONValue) {
    guard let list = value.array else { return checkString(value, else: .spellings) }
    if !(1...99).contains(list.count) {
      note(.count(list.count, allowed: 1...99), at: value.offset)
    }
    for value in list { checkString(value, else: .string) }
  }

  private mutating func checkString(_ value: JSONValue, else expected: PackExpectation) {
    guard let string = value.string else { return note(.notA(expected), at: value.offset) }
    do throws(UnsafeScalar) {
      _ = try SafeText(string)
      if isBlank(string) { note(.empty, at: value.offset) }
    } catch {
      let offset = JSONStrings.offset(ofScalar: error.offset, inStringAt: value.offset, of: bytes)
      note(.unsafe(error.scalar), at: offset)
    }
  }

  // MARK: Words

  private mutating func checkID(_ value: JSONValue) {
    guard let id = value.string else { return note(.notA(.string), at: value.offset) }
    if !isPackID(id) { note(.malformedID(SafeText(cleaning: id)), at: value.offset) }
  }

  private mutating func checkLanguageCode(_ value: JSONValue) {
    guard let code = value.string else { return note(.notA(.string), at: value.offset) }
    if !isLanguageCode(code) { note(.badLanguage(SafeText(cleaning: code)), at: value.offset) }
  }

  private mutating func checkWord(_ value: JSONValue, _ words: [String]) {
    guard let word = value.string else { return note(.notA(.string), at: value.offset) }
    guard !words.contains(word) else { return }
    let near = nearest(to: word, among: words)
    note(.notAWord(SafeText(cleaning: word), of: words, near: near), at: value.offset)
  }
}

/// Whether a text says nothing.
func isBlank(_ text: String) -> Bool {
  // Nearly all texts begin with a letter, for which no table of Unicode is needed.
  if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return false }
  return text.allSatisfy(\.isWhitespace)
}

/// What a player meant who typed `word`; nil where nothing is near.
private func nearest(to word: String, among words: [String]) -> String? {
  let ranked = words.map { (word: $0, distance: Spelling.distance(word, $0)) }
  let best = ranked.min { $0.distance < $1.distance }
  return best.flatMap {
    $0.distance <= ($0.word.count < 4 ? 1 : max(2, $0.word.count / 3)) ? $0.word : nil
  }
}
