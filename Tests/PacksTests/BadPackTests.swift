import JSON
import Localization
import Testing

@testable import Packs

private typealias Words = L10n.Packs
private typealias Cures = L10n.PackCures

/// A pack with something wrong in it, and what is said of it and where.
struct Bad: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let line: Int
  let column: Int
  let path: String
  let finding: LocalizedText

  var testDescription: String { name }

  /// `rest` stands behind the members that every pack has.
  init(
    _ name: String, _ text: String, at line: Int, _ column: Int, _ path: String,
    _ finding: LocalizedText
  ) {
    self.name = name
    self.text = text
    self.line = line
    self.column = column
    self.path = path
    self.finding = finding
  }
}

/// Bytes that are refused before anything is read of them; they may be many.
struct RefusedBytes: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let reason: JSONParseError.Reason

  var testDescription: String { "\(name): \(reason)" }

  init(_ name: String, _ bytes: [UInt8], _ reason: JSONParseError.Reason) {
    (self.name, self.bytes, self.reason) = (name, bytes, reason)
  }
}

/// A pack of one level, which is `level`; it begins at column 1 of line 3.
private func pack(_ level: String, head: String = #""language": "en""#) -> String {
  """
  {"version": 1, "title": "T", \(head),
   "chapters": [{"title": "C", "levels": [
  \(level)
  ]}]}
  """
}

private func open(_ rest: String) -> String { pack(#"{"kind": "open", "text": "Q", \#(rest)}"#) }

/// An open question with that for its right answer, which is wrong at that column.
private func right(_ name: String, _ value: String, at column: Int, _ finding: LocalizedText) -> Bad
{
  Bad(name, open("\"right\": " + value), at: 3, column, level + ".right", finding)
}

private func json(_ reason: JSONParseError.Reason) -> LocalizedText { reason.text }

private let level = "$.chapters[0].levels[0]"

@Suite struct BadPackTests {
  static let forms: [Bad] = [
    Bad("no object", "[]", at: 1, 1, "$", Words.notA(expected: Words.anObject)),
    Bad("nothing", "", at: 1, 1, "$", Cures.emptyFile),
    Bad(
      "newer", #"{"version": 2, "all": "new"}"#, at: 1, 13, "$.version",
      Words.newer(version: 2, known: 1)),
    Bad("version", #"{"version": 0}"#, at: 1, 1, "$", Words.missing(key: .code("title"))),
    Bad(
      "misspelt member", pack(#"{"kind": "open", "text": "Q", "rigth": "A", "right": "A"}"#),
      at: 3, 31, level + ".rigth", Words.unknownNear(key: .said("rigth"), near: .code("right"))),
    Bad(
      "strange member", pack(#"{"kind": "open", "text": "Q", "run": "ls", "right": "A"}"#),
      at: 3, 31, level + ".run", Words.unknown(key: .said("run"))),
    Bad(
      "member in capitals", open(#""right": "A", "HINTS": []"#), at: 3, 45, level + ".HINTS",
      Words.unknownNear(key: .said("HINTS"), near: .code("hints"))),
    Bad(
      "exact on a pack", pack("", head: #""language": "en", "exact": true"#), at: 1, 48,
      "$.exact", Words.unknown(key: .said("exact"))),
    Bad(
      "nameless member", open(#""right": "A", "": 1"#), at: 3, 45, level + ".",
      Words.unknown(key: .said(""))),
    Bad(
      "member with more behind", open(#""right": "A", "hintshintshintshints": []"#), at: 3, 45,
      level + ".hintshintshintshints", Words.unknown(key: .said("hintshintshintshints"))),
    Bad(
      "escaped member", open(#""right": "A", "\u0072ight2": "\u0041""#), at: 3, 45,
      level + #".\u0072ight2"#, Words.unknownNear(key: .said("right2"), near: .code("right"))),
    Bad("no kind", pack(#"{"text": "Q"}"#), at: 3, 1, level, Words.missing(key: .code("kind"))),
    Bad(
      "no such kind", pack(#"{"kind": "opne", "text": "Q"}"#), at: 3, 10, level + ".kind",
      Words.notAWordNear(
        word: .said("opne"), words: .said("closed, rotor, open, search, way, reflex"),
        near: .code("open"))),
    right("number for a text", #"35"#, at: 40, Cures.needsQuotes(right: .code("\"35\""))),
    right("blank text", #"" ""#, at: 40, Words.empty),
    right("no language", #"{}"#, at: 40, Words.empty),
    Bad(
      "bad language", open(#""right": {"english": "A"}"#), at: 3, 41, level + ".right.english",
      Words.badLanguage(code: .said("english"))),
    Bad(
      "id with a slash", open(#""right": "A", "id": "../x""#), at: 3, 51, level + ".id",
      Words.malformedId(id: .said("../x"))),
    Bad(
      "eight wrong",
      pack(
        #"{"kind": "closed", "text": "Q", "right": {"text": "AB"}, "wrong": []}"#), at: 3, 67,
      level + ".wrong", Words.count(count: 0, least: 1, most: 6)),
    Bad(
      "moves", pack(#"{"kind": "reflex", "text": "Q", "moves": 1e400}"#), at: 3, 42,
      level + ".moves", Words.notA(expected: Words.anInteger(least: 1, most: 99))),
    Bad(
      "minus nought", pack(#"{"kind": "reflex", "text": "Q", "moves": -0}"#), at: 3, 42,
      level + ".moves", Words.notA(expected: Words.anInteger(least: 1, most: 99))),
  ]

  /// What stands where an object or a list belongs, and what would be right.
  static let shapes: [Bad] = [
    Bad(
      "two right answers",
      pack(#"{"kind": "closed", "text": "Q", "right": ["A1", "B2"], "wrong": ["C3"]}"#), at: 3, 42,
      level + ".right", Cures.oneAnswer),
    Bad(
      "number for an answer",
      pack(#"{"kind": "closed", "text": "Q", "right": 35, "wrong": ["36"]}"#), at: 3, 42,
      level + ".right", Cures.needsBraces(right: .code(#"{"text": "35"}"#))),
    Bad(
      "number for a beat", pack(#"{"kind": "reflex", "text": "Q", "moves": 9, "beats": [3]}"#),
      at: 3, 55, level + ".beats[0]", Cures.needsBraces(right: .code(#"{"move": 3, "text": "…"}"#))),
    Bad(
      "text for an object", pack(#"{"kind": "search", "text": "Q", "objects": ["a lid"]}"#),
      at: 3, 45, level + ".objects[0]", Words.notA(expected: Words.anObject)),
    Bad(
      "text for a list", open(#""right": "A", "hints": "Look up, then left.""#), at: 3, 54,
      level + ".hints", Cures.needsBrackets(right: .code(#"["Look up, then left."]"#))),
    Bad(
      "answer for a list",
      pack(#"{"kind": "closed", "text": "Q", "right": "delta", "wrong": "gorge, fall"}"#),
      at: 3, 60, level + ".wrong", Cures.needsBrackets(right: .code(#"["gorge, fall"]"#))),
    Bad(
      "number for a list", open(#""right": "A", "hints": 4"#), at: 3, 54, level + ".hints",
      Words.notA(expected: Words.aList)),
  ]

  static let texts: [Bad] = [right("line break", #""a\nb""#, at: 40, Words.brokenLabel)]

  /// A right answer as it stands in the file, what is left of it, what is taken off, and in which column that is.
  static let hidden: [(String, String, Unicode.Scalar, Int)] = [
    (#""A\u001b[2J""#, "A[2J", "\u{1B}", 42), (#""\u0007b""#, "b", "\u{7}", 41),
    (#""ab\u009b""#, "ab", "\u{9B}", 43), ("\"a\u{202E}b\"", "ab", "\u{202E}", 42),
    ("\"é\u{200F}\"", "é", "\u{200F}", 42), (#""😀\u2066""#, "😀", "\u{2066}", 42),
    (#""\ud83d\ude00\u2069""#, "😀", "\u{2069}", 53), ("\"\u{2028}b\"", "b", "\u{2028}", 41),
    ("\"\u{F0B7} b\u{F0B7}\"", " b", "\u{F0B7}", 41), ("\"\u{E0041}b\"", "b", "\u{E0041}", 41),
    ("\"so\u{AD}ft\"", "soft", "\u{AD}", 43), ("\"b\u{200B}\"", "b", "\u{200B}", 42),
  ]

  @Test(arguments: hidden) func `what is not shown is taken off and named, and the pack is played`(
    _ text: String, _ left: String, _ scalar: Unicode.Scalar, _ column: Int
  ) throws {
    let bytes = Array(open("\"right\": " + text).utf8)
    let (document, findings) = PackReader.read(bytes)
    let level = try #require(document?.levels.first)
    let question = try #require(level.task.format as? PackOpenQuestion)
    #expect(question.right == PackSpellings(.plain([try SafeText(left)])))
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings[0].text == L10n.PackImport.hidden(scalar: .code(scalar.name)))
    let position = try #require(PackReport(findings, in: bytes).entries.first).position
    #expect([position.line, position.column] == [3, column])
  }

  @Test func `a pack with what is not shown is the same as without, and each is named once`() throws
  {
    func document(_ hidden: String) throws -> PackDocument {
      let level = #"{"kind": "open", "text": "Q\#(hidden)", "right": "A"}"#
      let levels = Array(repeating: level, count: 200).joined(separator: ", ")
      let (document, findings) = PackReader.read(Array(pack(levels).utf8))
      #expect(findings.count == (hidden.isEmpty ? 0 : 1))
      return try #require(document)
    }
    let (soft, plain) = (try document("\u{AD}"), try document(""))
    #expect(soft.levels.map(\.id) == plain.levels.map(\.id))
    #expect(PackRuleChecker(soft).findings.isEmpty)
  }

  static let syntax: [Bad] = [
    Bad(
      "comma", "{\"version\": 1,}", at: 1, 14, "$.version", Cures.trailingComma),
    Bad("UTF-16", "\u{FEFF}{}", at: 1, 1, "$", json(.byteOrderMark)),
    Bad(
      "twice", #"{"title": "A", "title": "B"}"#, at: 1, 16, "$.title", json(.duplicateKey("title"))
    ),
    Bad("lone half", #"{"title": "\ud800"}"#, at: 1, 12, "$.title", json(.loneSurrogate)),
    Bad("NUL", #"{"title": "\u0000"}"#, at: 1, 12, "$.title", json(.nul)),
    Bad("tab", "{\"title\": \"a\tb\"}", at: 1, 13, "$.title", json(.controlCharacter)),
    Bad(
      "cut", #"{"chapters": [{}, {"title": "#, at: 1, 29, "$.chapters[1].title",
      json(.unexpectedEnd)),
  ]

  @Test(arguments: forms + shapes + texts + syntax)
  func `what is wrong is named with its line, its column and its path`(_ bad: Bad) throws {
    let bytes = Array(bad.text.utf8)
    let (document, findings) = PackReader.read(bytes)
    #expect(document == nil)
    let report = PackReport(findings, in: bytes)
    let entry = try #require(report.entries.first)
    #expect(entry.finding.text == bad.finding)
    #expect([entry.position.line, entry.position.column] == [bad.line, bad.column])
    #expect(entry.path.description == bad.path)
    for language in Language.allCases {
      let sentence = entry.text.resolved(in: language)
      #expect(!sentence.isEmpty)
      #expect(!sentence.contains("$"))
    }
  }

  static let refused = [
    RefusedBytes("UTF-16", [0xFF, 0xFE, 0x7B, 0x00], .invalidUTF8),
    RefusedBytes("NUL", [0x7B, 0x00, 0x7D], .nul),
    RefusedBytes("bad UTF-8", Array(#"{"title": ""#.utf8) + [0xC0, 0xAF], .invalidUTF8),
    RefusedBytes("surrogate", Array(#"{"title": ""#.utf8) + [0xED, 0xA0, 0x80], .invalidUTF8),
    RefusedBytes("depth", Array(repeating: UInt8(ascii: "["), count: 100_000), .tooDeep),
    RefusedBytes("key of 1 MB", megabyte("{\"", of: "k", "\": 1}"), .keyTooLong),
    RefusedBytes("text of 1 MB", megabyte("{\"title\": \"", of: "k", "\"}"), .stringTooLong),
    RefusedBytes("marks of 1 MB", megabyte("{\"title\": \"", of: "\u{301}", "\"}"), .tooManyMarks),
    RefusedBytes("values", megabyte("[", of: "1,", "1]"), .tooManyValues),
    RefusedBytes("8 MiB and a byte", Array(repeating: 0x20, count: 8 << 20 + 1), .tooLong),
  ]

  private static func megabyte(_ start: String, of piece: String, _ end: String) -> [UInt8] {
    let count = (1 << 20) / piece.utf8.count
    return Array(start.utf8) + String(repeating: piece, count: count).utf8 + end.utf8
  }

  @Test(arguments: refused)
  func `bytes that are no pack are refused at once`(_ refused: RefusedBytes) {
    let (document, findings) = PackReader.read(refused.bytes)
    #expect(document == nil)
    #expect(findings.map(\.text) == [refused.reason.text])
  }

  @Test func `all that is wrong is told, up to a limit`() {
    let two = pack(#"{"kind": "open", "id": "A", "right": 3}"#)
    #expect(PackReader.read(Array(two.utf8)).findings.count == 3)
    let many = pack(Array(repeating: "{}", count: 1_000).joined(separator: ","))
    #expect(PackReader.read(Array(many.utf8)).findings.count == PackFindings.most)
    let members = (0..<10_000).map { "\"member \($0)\": 1" }.joined(separator: ",")
    #expect(PackReader.read(Array("{\(members)}".utf8)).findings.count == PackFindings.most)
  }
}
