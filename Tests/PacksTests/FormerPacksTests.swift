import JSON
import Testing

@testable import Packs

/// What a pack was before it was made anew, in the file beside it.
@Suite struct FormerPacksTests {
  private func packs(_ file: [UInt8]?) throws -> [String] {
    let document = try SealedDocument(opening: try #require(file))
    return try #require(FormerPacks.packs(in: document)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func file(_ texts: [String]) throws -> [UInt8]? {
    texts.reduce(nil as [UInt8]?) { FormerPacks.file(adding: Array($1.utf8), to: $0) }
  }

  @Test func `the newest stands first, and none stands twice`() throws {
    #expect(try packs(try file(["a", "b", "a", "é\u{202F}🏔"])) == ["é\u{202F}🏔", "a", "b"])
  }

  @Test func `a long pack comes back whole`() throws {
    let text = String(repeating: "e\u{301}🏔x", count: 20_000)
    #expect(try packs(try file([text])) == [text])
  }

  @Test func `the oldest go where there are too many, or too much`() throws {
    let many = try packs(try file((1...40).map { String($0) }))
    #expect(many == (11...40).reversed().map { String($0) })
    let large = (1...4).map {
      String(repeating: String($0), count: SealedDocument.limits.bytes / 3)
    }
    #expect(try packs(try file(large)) == [large[3], large[2]])
    let tooLarge = [UInt8](repeating: 65, count: SealedDocument.limits.bytes)
    #expect(FormerPacks.file(adding: tooLarge, to: nil) == nil)
  }

  @Test(arguments: ["", "{}", "{\"schema\": 1}"]) func `what is damaged is begun anew`(
    _ bytes: String
  ) throws {
    let file = FormerPacks.file(adding: [65], to: Array(bytes.utf8))
    #expect(try packs(file) == ["A"])
  }

  @Test func `another file of ours holds none`() throws {
    let document = SealedDocument(schema: 1, revision: 0, data: ["format": "expedition-result"])
    #expect(FormerPacks.packs(in: document) == nil)
  }
}
