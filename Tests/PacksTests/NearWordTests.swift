import Testing

@testable import Packs

@Suite struct NearWordTests {
  private static let words = [
    "lantern", "lanter", "lanetrn", "lamtern", "lantern2", "lampe", "été", "éte", "e\u{301}té", "",
    "a",
    "漢字", "漢", "字漢", "👨‍👩‍👧", "👨‍👩‍👧a", "３", "aa", "ab", "ba",
  ]

  @Test(arguments: words) func `one word among many is as near as by itself`(_ word: String) {
    for other in Self.words {
      var near = NearWords([other])
      #expect(near.areNear(word) == PackWarningChecker.isNear(other, word), "\(other)")
    }
    var all = NearWords(Self.words)
    let isAny = Self.words.contains { PackWarningChecker.isNear($0, word) }
    #expect(all.areNear(word) == isAny)
  }
}
