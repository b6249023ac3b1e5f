import Testing

@testable import Packs

/// The names of contents against those of another implementation of BLAKE2b.
@Suite struct ContentHashTests {

  @Test(arguments: [
    (1, "082ad992fb76871c33a1b9993a082952feaca5e6"),
    (127, "b488b0bae10bd45e7a441fea5a47999c19dbb073"),
    (128, "5cde3dcb89217d5815bca54d6c7365c5dd188ab9"),
    (129, "fd00121d08f627a1ed72f13cbd825f971034be82"),
    (255, "9cf26ca75b204e7f2d684a95089ed20e2cb47581"),
    (256, "420a7e23ba532070d8f5dd94c46c2485fe5e4144"),
    (257, "96294a53d266869154b9bf74072a5772c71fec3b"),
    (1_000, "13a82596e78e613d88b56c371c1c314dfcaf698e"),
  ]) func `every byte and its place count`(_ count: Int, _ name: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(ContentHash.name(of: bytes) == name)
  }

  @Test func `abc has the name that it has everywhere`() {
    #expect(
      ContentHash.name(of: Array("abc".utf8)) == "384264f676f39536840523f284921cdc68b6846b")
  }
}
