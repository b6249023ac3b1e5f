import JSON
import Localization
import Testing

@testable import Packs

/// What is mended in a copy of a pack: all that takes no guess, and nothing else.
struct PackMendingTests {
  static let syntax: [(String, String, [PackMending.Kind: Int])] = [
    ("\u{FEFF}{\"a\": 1}", "{\"a\": 1}", [.byteOrderMark: 1]),
    ("{“a”: “b”}", "{\"a\": \"b\"}", [.quotes: 2]),
    ("{'a': 'it''s'}", "{\"a\": \"it''s\"}", [.quotes: 2]),
    ("{«a»: „b“}", "{\"a\": \"b\"}", [.quotes: 2]),
    ("{“a”: “say \"b\" now”}", "{\"a\": \"say \\\"b\\\" now\"}", [.quotes: 2]),
    ("{“a”: “say “b” now”}", "{\"a\": \"say “b” now\"}", [.quotes: 2]),
    ("{\"a\": \"b”,\n\"c\": 1}", "{\"a\": \"b\",\n\"c\": 1}", [.quotes: 1]),
    (
      "{«\u{A0}a\u{A0}»\u{A0}: «\u{202F}où\u{202F}»}", "{\"a\" : \"où\"}",
      [.quotes: 2, .blanks: 1]
    ),
    ("{«  »: « b »}", "{\"\": \"b\"}", [.quotes: 2]),
    (
      "{\"a\": \"b\"\n \"c\": [1, {}\n {}]}", "{\"a\": \"b\",\n \"c\": [1, {},\n {}]}",
      [.missingCommas: 2]
    ),
    (
      "{“a”: “b”\n “c”: 1\n “d”: 2}", "{\"a\": \"b\",\n \"c\": 1,\n \"d\": 2}",
      [.quotes: 4, .missingCommas: 2]
    ),
    ("[\"a\" \"b\"]", "[\"a\" \"b\"]", [:]),
    ("[{\"a\": [1\n [2]]\n {}]", "[{\"a\": [1,\n [2]]\n {}]", [.missingCommas: 1]),
    ("[1, 2,]", "[1, 2]", [.commas: 1]),
    ("{\"a\": [1,\n ],\n}", "{\"a\": [1\n ]\n}", [.commas: 2]),
    ("[1, // one\n2]", "[1, \n2]", [.comments: 1]),
    ("# top\n[1, /* a\nb */ 2]", "\n[1, \n 2]", [.comments: 2]),
    ("[1, // last\n]", "[1 \n]", [.comments: 1, .commas: 1]),
    ("[True, FALSE, None]", "[true, false, null]", [.words: 3]),
    ("[\"// no comment, “this” True,]\",]", "[\"// no comment, “this” True,]\"]", [.commas: 1]),
    ("[1 2]", "[1 2]", [:]), ("", "", [:]), ("{“a: 1}", "{“a: 1}", [:]),
  ]

  @Test(arguments: syntax)
  func `what is nearly JSON is made JSON`(
    _ text: String, _ mended: String, _ counts: [PackMending.Kind: Int]
  ) {
    let mending = PackMending(Array(text.utf8))
    #expect(String(decoding: mending.bytes, as: UTF8.self) == mended)
    #expect(mending.counts == counts)
    #expect(mending.isEmpty == counts.isEmpty)
  }

  private func pack(_ rest: String, language: String = "en") -> [UInt8] {
    Array(
      """
      {"version": 1, "title": "T", "language": "\(language)",
       "chapters": [{"title": "C", "levels": [
          {"kind": "open", \(rest)}
      ]}]}
      """.utf8)
  }

  @Test func `texts are set in their language, and all else stays byte by byte`() throws {
    let source = pack(
      #""comment": "it's...", "right": "it's",  "text": {"en": "It's \"so\"", "fr": "L'eau ?"}"#)
    let mending = PackMending(source)
    let wanted = pack(
      #""comment": "it's...", "right": "it's",  "text": {"en": "It’s “so”", "fr": "L’eau"#
        + "\u{202F}?\"}")
    #expect(mending.bytes == wanted)
    #expect(mending.counts == [.typography: 2])
    #expect(mending.changes.map(\.line) == [3, 3])
    #expect(mending.changes.map(\.before.string) == [#"It's "so""#, "L'eau ?"])
    #expect(mending.changes.map(\.after.string) == ["It’s “so”", "L’eau⍽?"])
    #expect(PackMending(mending.bytes).isEmpty)
  }

  @Test func `each line of a text is set`() {
    let source = pack(#""text": "It's\n\nJill's...", "right": "a", "hints": ["a"]"#)
    let mending = PackMending(source)
    #expect(mending.bytes == pack(#""text": "It’s\n\nJill’s…", "right": "a", "hints": ["a"]"#))
    let check = PackReader.read(mending.bytes).document.map { PackCheck($0).findings }
    #expect(check?.isEmpty == true)
  }

  @Test func `Windows-1252 becomes UTF-8`() {
    let text = "{\"title\": \"Ete\"}"
    var bytes = Array(text.utf8)
    bytes[11] = 0xC9
    bytes[13] = 0x80
    let mending = PackMending(bytes)
    #expect(String(decoding: mending.bytes, as: UTF8.self) == "{\"title\": \"Ét€\"}")
    #expect(mending.counts == [.encoding: 1])
  }

  @Test func `UTF-16 of either order becomes UTF-8, however often its mark stands there`() {
    let units = Array("\u{FEFF}\u{FEFF}{\"title\": \"Été 🏔\"}".utf16)
    for bytes in [
      units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ] {
      let mending = PackMending(bytes)
      #expect(String(decoding: mending.bytes, as: UTF8.self) == "{\"title\": \"Été 🏔\"}")
      #expect(mending.counts == [.utf16: 1])
      #expect(PackMending(mending.bytes).isEmpty)
    }
  }

  @Test func `texts get their quotation marks, numbers and flags lose theirs`() {
    let source = """
      {"version": "1", "title": 1789, "language": "en", "hints": "false",
       "chapters": [{"title": "C", "levels": [
          {"kind": "open", "text": {"en": 7}, "right": [1789, "x", 1e3],"hints": [true]}
      ]}]}
      """
    let wanted = """
      {"version": 1, "title": "1789", "language": "en", "hints": false,
       "chapters": [{"title": "C", "levels": [
          {"kind": "open", "text": {"en": "7"}, "right": ["1789", "x", "1e3"],"hints": ["true"]}
      ]}]}
      """
    let mending = PackMending(Array(source.utf8))
    #expect(String(decoding: mending.bytes, as: UTF8.self) == wanted)
    #expect(mending.counts == [.missingQuotes: 5, .surplusQuotes: 2])
    #expect(PackReader.read(mending.bytes).document != nil)
  }

  @Test func `more texts than findings are told get their quotation marks`() {
    let numbers = (0..<99).map(String.init).joined(separator: ", ")
    let levels = (0..<3).map { _ in "{\"kind\": \"open\", \"text\": 1, \"right\": [\(numbers)]}" }
    let source = """
      {"version": 1, "title": "T", "language": "en",
       "chapters": [{"title": "C", "levels": [\(levels.joined(separator: ", "))]}]}
      """
    let mending = PackMending(Array(source.utf8))
    #expect(mending.counts == [.missingQuotes: 300])
    #expect(PackReader.read(mending.bytes).document != nil)
  }

  @Test func `bytes that are no text stay as they are`() {
    for bytes in [[0xEF, 0xBB, 0xBF, 0xFF, 0x00], [0xFF, 0xFE, 0x7B, 0x00, 0x7D]] as [[UInt8]] {
      #expect(PackMending(bytes).bytes == bytes)
      #expect(PackMending(bytes).isEmpty)
    }
  }

  @Test func `all mistakes together leave a pack without a finding of those kinds`() {
    let source = """
      \u{FEFF}// A pack of mine
      {“version”: 1, 'title': 'Peaks', "language": "fr",
       "chapters": [{"title": "L'air", "levels": [
         {"kind": "open", "text": "Quoi ?", "right": "l'air", "hints": ["L'air..."],},
       ],}],}
      """
    let (document, findings) = PackReader.read(PackMending(Array(source.utf8)).bytes)
    #expect(findings.isEmpty)
    #expect(document.map { PackCheck($0).findings.isEmpty } == true)
  }

  @Test func `a choice that would become another one keeps all texts as they are`() {
    let twins = Array(
      """
      {"version": 1, "title": "It's", "language": "en", "chapters": [{"title": "C", "levels": [
        {"kind": "closed", "text": "Q", "right": {"text": "so  far"}, "wrong": [{"text": "so far"}]}
      ]}]}
      """.utf8)
    let before = PackReader.read(twins).document.map { PackRuleChecker($0).findings.count }
    let after = PackReader.read(PackMending(twins).bytes).document.map {
      PackRuleChecker($0).findings.count
    }
    #expect(before == after)
    let mending = PackMending(twins)
    #expect(mending.changes.map(\.after.string).contains("It’s"))
    #expect(mending.counts[.typography] == 1 || mending.counts[.typography] == 2)
  }

  @Test(arguments: ["'", "“", "{“", "\"”,\n", ",", "/*", "[True,", "“,", "{'a':'"])
  func `work is in step with the size of the file`(_ part: String) {
    let bytes = Array(String(repeating: part, count: (1 << 20) / part.utf8.count).utf8)
    #expect(PackMending(bytes).bytes.count <= 2 * bytes.count)
  }

  @Test func `what was mended is told in both languages, the first texts one by one`() {
    let hints = (0..<15).map { "\"it's \($0)\"" }.joined(separator: ",\n")
    let source =
      "\u{FEFF}"
      + String(
        decoding: pack("\"text\": \"Q\", \"right\": \"A\", \"hints\": [\(hints)]"), as: UTF8.self)
    let texts = PackMending(Array(source.utf8)).texts(file: LocalizedText(cleaning: "p.json"))
    let english = texts.map { $0.resolved(in: .en) }
    #expect(english.count == 2 + 10 + 1)
    #expect(english[0] == "p.json: the byte order mark at the start is removed.")
    #expect(english[1] == "p.json: 15 texts set as print sets them.")
    #expect(english[2] == "p.json, line 3: it's 0 → it’s 0")
    #expect(english[12] == "… and 5 more texts")
    #expect(texts[12].resolved(in: .fr) == "… et 5 autres textes")
  }
}
