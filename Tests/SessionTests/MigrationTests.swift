import Testing

@testable import JSON
@testable import Session

/// A file whose form changed twice: `gold` became `coins`, then coins were counted in tens.
private struct Purse: Persistable {
  static let migrations: [@Sendable (JSONValue) -> JSONValue] = [
    { old in ["coins": old["gold"] ?? .null] },
    { old in ["tens": JSONValue((old["coins"]?.int ?? 0) / 10), "tag": old["tag"] ?? .null] },
  ]
  let tens: Int
  var data: JSONValue { ["tens": JSONValue(tens)] }

  init?(data: JSONValue) {
    guard let tens = data["tens"]?.int else { return nil }
    self.tens = tens
  }
}

@Suite struct MigrationTests {
  static let saves: [(Int, JSONValue)] = [
    (1, ["gold": 40]), (2, ["coins": 40]), (3, ["tens": 4]),
  ]

  @Test(arguments: saves) func `every older form is turned into today's`(
    _ schema: Int, _ data: JSONValue
  ) throws {
    let bytes = try SealedDocument(schema: schema, revision: 5, data: data).sealedBytes()
    let copy = try #require(LoadResult<Purse>(bytes).intact)
    #expect(copy.content.tens == 4)
    #expect(copy.revision == 5)
  }

  @Test func `what a migration keeps and nobody knows outlives a rewrite`() throws {
    let old = SealedDocument(schema: 2, revision: 5, data: ["coins": 40, "tag": "gift"])
    let copy = try #require(LoadResult<Purse>(try old.sealedBytes()).intact)
    let new = SavedRevision(copy.content, revision: copy.nextRevision).keepingUnknownMembers(
      of: copy)
    let written = try SealedDocument(opening: try new.sealedBytes())
    #expect(written == SealedDocument(schema: 3, revision: 6, data: ["tens": 4, "tag": "gift"]))
  }

  @Test func `a form that no migration makes sense of is damaged`() throws {
    let bytes = try SealedDocument(schema: 3, revision: 1, data: ["coins": 3]).sealedBytes()
    guard case .damaged = LoadResult<Purse>(bytes) else {
      Issue.record("not damaged")
      return
    }
  }

  @Test func `a later form is read as far as it can be`() throws {
    let bytes = try SealedDocument(schema: 4, revision: 1, data: ["tens": 7, "gems": 1])
      .sealedBytes()
    guard case .newer(let purse) = LoadResult<Purse>(bytes) else {
      Issue.record("not newer")
      return
    }
    #expect(purse?.tens == 7)
  }

  @Test func `the last revision of all is no trap`() throws {
    let bytes = try SealedDocument(schema: 3, revision: .max, data: ["tens": 1]).sealedBytes()
    let copy = try #require(LoadResult<Purse>(bytes).intact)
    #expect(copy.nextRevision == .max)
  }
}
