import Flow
import Sampling
import Testing

@testable import JSON

@Suite struct SealedDocumentTests {
  let document = SealedDocument(
    schema: 1, revision: 7, data: ["name": "Élise", "levels": [["id": "cave-1", "stars": 3]]])

  @Test(
    arguments: [
      ("", 0), ("123456789", 0xCBF4_3926), ("a", 0xE8B7_BE43),
      ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)])
  func `the checksum is the known one`(_ text: String, _ sum: UInt32) {
    #expect(Checksum.crc32(Array(text.utf8)[...]) == sum)
  }

  @Test func `the checksum of many bytes is that of one after the other`() {
    let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 * 37) }
    var sum = ~UInt32(0)
    #expect(Checksum.crc32([]) == 0)
    for (index, byte) in bytes.enumerated() {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
      #expect(Checksum.crc32(bytes.prefix(index + 1)) == ~sum)
    }
  }

  @Test func `a sealed document is one line of this form`() throws {
    let sealed = try SealedDocument(schema: 1, revision: 7, data: [:]).sealedBytes()
    let body = #"{"schema":1,"revision":7,"data":{}"#
    let sum = String(Checksum.crc32(Array(body.utf8)[...]), radix: 16)
    #expect(String(decoding: sealed, as: UTF8.self) == body + #","checksum":"\#(sum)"}"# + "\n")
  }

  @Test func `what was sealed opens as it was`() throws {
    #expect(try SealedDocument(opening: document.sealedBytes()) == document)
  }

  @Test(arguments: sampled(0..<UInt64(300)))
  func `a checksum has eight digits always`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = SealedDocument(
      schema: 2, revision: Int(seed), data: anyValue(depth: 3, &random))
    #expect(try SealedDocument(opening: document.sealedBytes()) == document)
  }

  @Test func `a newer schema opens`() throws {
    let newer = SealedDocument(schema: 99, revision: 0, data: ["future": true])
    #expect(try SealedDocument(opening: newer.sealedBytes()) == newer)
  }

  @Test func `every truncation is found`() throws {
    let sealed = try document.sealedBytes()
    for length in sealed.indices {
      #expect(throws: SealedDocument.Damage.checksum) {
        try SealedDocument(opening: Array(sealed[..<length]))
      }
    }
    #expect(throws: SealedDocument.Damage.checksum) { try SealedDocument(opening: sealed + sealed) }
  }

  @Test func `every flipped bit is found`() throws {
    let sealed = try document.sealedBytes()
    for index in sealed.indices {
      for bit in 0..<8 {
        var flipped = sealed
        flipped[index] ^= 1 << bit
        #expect(throws: SealedDocument.Damage.checksum) { try SealedDocument(opening: flipped) }
      }
    }
  }

  static let unreadable: [SealedDocument] = [
    SealedDocument(schema: 0, revision: 0, data: 1),
    SealedDocument(schema: 1, revision: -1, data: 1),
    SealedDocument(schema: 1, revision: 0, data: ["nul": "\0"]),
    SealedDocument(schema: 1, revision: 0, data: ["clé": 1]),
    SealedDocument(schema: 1, revision: 0, data: JSONValue(String(repeating: "a", count: 65_537))),
    SealedDocument(
      schema: 1, revision: 0, data: (0..<32).reduce(1) { inner, _ in JSONValue([inner]) }),
  ]

  @Test(arguments: unreadable)
  func `what could not be opened again is not sealed`(_ document: SealedDocument) {
    #expect(throws: SealedDocument.Damage.self) { try document.sealedBytes() }
  }

  @Test func `our own files may hold more than strangers' files`() throws {
    let text = JSONValue(String(repeating: "a", count: 65_536))
    let deep = (0..<31).reduce(text) { inner, _ in JSONValue([inner]) }
    let document = SealedDocument(schema: 1, revision: 0, data: deep)
    #expect(try SealedDocument(opening: document.sealedBytes()) == document)
  }

  @Test func `an intact seal round something else is told apart`() {
    let open = Array(#"{"schema":1,"revision":1"#.utf8)
    let digits = String(Checksum.crc32(open[...]), radix: 16)
    let bytes = open + Array(#","checksum":"\#(digits)"}"#.utf8) + [0x0A]
    #expect(throws: SealedDocument.Damage.shape) { try SealedDocument(opening: bytes) }
  }
}
