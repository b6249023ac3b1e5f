import Testing

@testable import Localization

/// How far apart two words are.
struct SpellingTests {
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("hint", "hint", 0), ("hint", "hnt", 1),
    ("hint", "hinnt", 1), ("hint", "hunt", 1), ("hint", "hnit", 2), ("kitten", "sitting", 3),
  ]

  @Test(arguments: distances)
  func `the distance counts letters`(_ first: String, _ second: String, _ distance: Int) {
    #expect(Spelling.distance(first, second) == distance)
    #expect(Spelling.distance(second, first) == distance)
  }
}
