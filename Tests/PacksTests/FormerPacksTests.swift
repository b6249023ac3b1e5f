import JSON
import Testing

@testable import Packs

/// What a pack was before it was made anew, in the file beside it.
@Suite struct FormerPacksTests {
  private func packs(_ file: [UInt8]?) throws -> [String] {
    let file = try #require(file)
    let packs = try #require(FormerPacks.packs(in: file))
    return packs.map { String(decoding: $0, as: UTF8.self) }
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

  /// Files that are damaged, or another’s.
  static let others = [
    "", "{}", "{\"schema\": 1}",
    (try? SealedDocument(schema: 1, revision: 0, data: ["format": "other"]).sealedBytes())
      .map { String(decoding: $0, as: UTF8.self) } ?? "",
  ]

  @Test(arguments: others) func `what is damaged, or another's, is not replaced`(
    _ text: String
  ) throws {
    #expect(FormerPacks.packs(in: Array(text.utf8)) == nil)
    #expect(FormerPacks.file(adding: [65], to: Array(text.utf8)) == nil)
  }
}
