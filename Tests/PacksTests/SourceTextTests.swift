import Localization
import Testing

@testable import Packs

/// A file is text whatever it was saved as; what cannot be seen is taken off and named.
struct SourceTextTests {
  private static let text = "question,right\nQuel été ?,“œ”\n"

  private static func utf16(_ text: String, _ bytes: (UInt16) -> [UInt8]) -> [UInt8] {
    text.utf16.flatMap(bytes)
  }

  /// The same text in each way of saving it.
  static let saved: [[UInt8]] = [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8,
    [0xFF, 0xFE] + utf16(text) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    [0xFE, 0xFF] + utf16(text) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
  ]

  @Test(arguments: saved) func `a text is the same whatever it was saved as`(_ file: [UInt8]) {
    let source = SourceText(file)
    #expect(String(decoding: source.bytes, as: UTF8.self) == Self.text)
    #expect(source.issues == [])
  }

  @Test func `what is no UTF-8 is Windows-1252, and told of where it shows`() {
    let head = Array("question,right\r\nQuel ".utf8)
    let file = head + [0xE9, 0x74, 0xE9] + Array(" ?,".utf8) + [0x93, 0x9C, 0x94, 0x80]
    let made = PackImport(file, format: nil, title: SafeText(cleaning: "t"), language: .fr)
    #expect(summary(of: made.document).last == "question-1 | Quel été ? | open “œ”€")
    #expect(told(made) == ["2:6 " + changed(L10n.PackImport.windows1252)])
  }

  /// Bytes of a table, the text of its first question, and what is told of it.
  static let hidden: [([UInt8], String, [String])] = [
    (
      Array("question,right,wrong\n\"From a slide:".utf8) + [0x0B]
        + Array("- one".utf8) + [0x0B] + Array("- two; how many?\",2,3\n".utf8),
      "From a slide: - one - two; how many?", ["2:15 U+000B"]
    ),
    (
      Array("question,right,wrong\n\"".utf8) + [0xEF, 0x82, 0xB7]
        + Array(" Capital of Peru?\",Lima,Quito\n".utf8), "Capital of Peru?", ["2:2 U+F0B7"]
    ),
    (
      Array("question,right\nWhose mail is ".utf8) + [0xE2, 0x80, 0x8E]
        + Array("ada@example.org".utf8) + [0xE2, 0x80, 0x8E, 0x3F] + Array(",Ada".utf8),
      "Whose mail is ada@example.org?", ["2:15 U+200E"]
    ),
    (
      Array("question,right,wrong\n".utf8) + [0xD9, 0x85, 0xDB, 0x8C, 0xE2, 0x80, 0x8C, 0xD8, 0xAE]
        + Array(",".utf8) + [0xF0, 0x9F, 0x91, 0xA9, 0xE2, 0x80, 0x8D, 0xF0, 0x9F, 0x8F, 0xAB]
        + Array(",Urdu".utf8),
      "می\u{200C}خ", []
    ),
    (
      Array("question,right\nA".utf8) + [0xE2, 0x80, 0x8D] + Array(" b,".utf8) + [0xE2, 0x80, 0x8C]
        + Array("c".utf8), "A b", ["2:2 U+200D", "2:5 U+200C"]
    ),
    (
      Array("question,right\nSo".utf8) + [0xC2, 0xAD] + Array("ft".utf8) + [0xE2, 0x80, 0x8B]
        + Array("ly,c".utf8), "Softly", ["2:3 U+00AD", "2:5 U+200B"]
    ),
    (
      [0x07] + Array("question,right\nA".utf8) + [0x00] + Array("b".utf8) + [0xE2, 0x80, 0xAE]
        + Array("c,".utf8) + [0x07, 0x64], "Abc", ["1:1 U+0007", "2:2 U+0000", "2:3 U+202E"]
    ),
  ]

  @Test(arguments: hidden) func `what cannot be seen is taken off and named once`(
    _ file: [UInt8], _ text: String, _ expected: [String]
  ) throws {
    let made = PackImport(file, format: nil, title: SafeText(cleaning: "t"), language: .en)
    let document = try #require(made.document)
    #expect(document.levels.map { plain($0.text) } == [text])
    #expect(
      made.findings.map { "\($0.line):\($0.column)" }
        == expected.map { String($0.prefix { $0 != " " }) })
    for (finding, place) in zip(made.findings, expected) {
      let scalar = quoted(String(place.drop { $0 != " " }.dropFirst()))
      #expect(finding.text == L10n.PackImport.hidden(scalar: scalar))
    }
    #expect(PackReader.read(PackWriter.write(document)).document == document)
    #expect(PackCheck(document).findings.allSatisfy { $0.severity == .warning })
  }
}
