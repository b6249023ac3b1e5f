import Flow
import JSON
import Localization
import Testing

@testable import Packs

/// Packs whose answers cannot be read at a glance.
@Suite struct SealedPackTests {
  static let packs = [[], Array("{}".utf8), StarterPack.write(for: .base)]

  private func seal(_ pack: [UInt8]) throws -> [UInt8] {
    try #require(SealedPack.seal(pack, title: SafeText(cleaning: "A title")))
  }

  @Test(arguments: packs) func `what was sealed is opened, byte by byte`(_ pack: [UInt8]) throws {
    let file = try seal(pack)
    #expect(try SealedPack.open(file) == pack)
    #expect(try SealedDocument(opening: file).data["title"]?.string == "A title")
    #expect(try SealedPack.open(pack) == nil)
  }

  @Test func `no word of a pack can be read where it is sealed`() throws {
    let pack = StarterPack.write(for: .base)
    let sealed = String(decoding: try seal(pack), as: UTF8.self).uppercased()
    let words = String(decoding: pack, as: UTF8.self).uppercased()
      .split { !$0.isLetter }.filter { $0.count > 5 }
    #expect(words.count > 100)
    #expect(words.filter { sealed.ranges(of: $0).count > 0 } == [])
  }

  @Test func `a change anywhere is found`() throws {
    let file = try seal(Array("{}".utf8))
    for index in file.indices.dropFirst(10) {
      var changed = file
      changed[index] ^= 1
      #expect(throws: SealedPack.Fault.damaged, "byte \(index)") { try SealedPack.open(changed) }
    }
    #expect(throws: SealedPack.Fault.damaged) { try SealedPack.open(Array(file.dropLast(5))) }
  }

  /// What may be wrong where the checksum is right.
  static let faults: [(String, JSONValue?)] = [
    ("content", "0000"), ("content", nil), ("pack", nil), ("pack", "AB"), ("pack", [1]),
    ("pack", ["A!"]), ("pack", []), ("pack", [JSONValue(String(repeating: "0", count: 4_001))]),
  ]

  @Test(arguments: faults) func `what no sealing makes is refused`(
    _ key: String, _ value: JSONValue?
  )
    throws
  {
    var document = try SealedDocument(opening: try seal(Array("{}".utf8)))
    var data = try #require(document.data.object)
    data[key] = value
    document.data = JSONValue(data)
    #expect(throws: SealedPack.Fault.damaged) { try SealedPack.open(document) }
  }

  @Test func `other files of ours are none, and later ones are told`() throws {
    var document = try SealedDocument(opening: try seal(Array("{}".utf8)))
    document.schema = 2
    #expect(throws: SealedPack.Fault.newer(2)) { try SealedPack.open(document) }
    document.data = ["format": "expedition-result"]
    #expect(try SealedPack.open(document) == nil)
  }
}
