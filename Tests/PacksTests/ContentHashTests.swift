import Testing

@testable import Packs

/// The names of contents against those of another implementation of BLAKE2b.
@Suite struct ContentHashTests {
  @Test(arguments: [
    (0, "3345524abf6bbe1809449224b5972c41790b6cf2"),
    (128, "353a80c4a604c3e7897991a345a45133f80c4a55"),
    (129, "eeff408d65ecf3235b2586586d331fea9014b8d8"),
    (240_000, "1bc2b93afc6b1c651dad1d114b2baa6630841206"),
  ]) func `so many letters a have this name`(_ count: Int, _ name: String) {
    #expect(ContentHash.name(of: Array(repeating: 97, count: count)) == name)
  }

  @Test func `abc has the name that it has everywhere`() {
    #expect(
      ContentHash.name(of: Array("abc".utf8)) == "384264f676f39536840523f284921cdc68b6846b")
  }
}
