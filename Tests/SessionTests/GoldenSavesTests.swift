import Testing

@testable import Flow
@testable import JSON
@testable import Session

@Suite struct GoldenSavesTests {
  @Test(arguments: PersistableKind.all)
  func `a save of every schema that ever was is read, and nothing in it is lost`(
    _ kind: PersistableKind
  ) throws {
    for schema in 1...kind.schema {
      let goldens = try kind.goldens(of: schema)
      #expect(!goldens.isEmpty, "no golden save of \(kind), schema \(schema)")
      for bytes in goldens {
        let document = try SealedDocument(opening: bytes)
        #expect(document.schema == schema)
        let data = try #require(kind.data(bytes))
        if schema == kind.schema { #expect(data == document.data) }
      }
    }
  }

  @Test(arguments: PersistableKind.all)
  func `every truncation and every flipped bit is found`(_ kind: PersistableKind) throws {
    let bytes = try #require(try kind.goldens(of: kind.schema).first)
    for count in bytes.indices { #expect(kind.data(Array(bytes.prefix(count))) == nil) }
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << bit
        #expect(kind.data(flipped) == nil)
      }
    }
  }

  @Test func `a campaign that was won is still won`() throws {
    let kind = try #require(PersistableKind.all.first { $0.name == "progress" })
    let found = try kind.goldens(of: 1).compactMap { LoadResult<Progress>($0).content }
    let progress = try #require(found.first { $0.frontier == nil && $0.hasBegun })
    #expect(progress.records.count == 16)
    #expect(progress.records.values.allSatisfy { $0.best != nil })
    #expect(progress.records.values.compactMap(\.best?.stars).reduce(0, +) == 40)
  }
}
