import Testing

@testable import Packs

@Suite struct UniqueIDTests {
  @Test func `a name that is taken gets its number, or the next free one`() {
    var ids = UniqueIDs()
    let names = ["a", "a", "a-4", "a", "b", "a", "a"]
    let made = zip(1..., names).map { ids.makeID(from: $1, number: $0) }
    #expect(made == ["a", "a-2", "a-4", "a-5", "b", "a-6", "a-7"])
  }

  /// 2,000 names, and as many whose numbers are theirs.
  @Test func `many like names all differ`() {
    var ids = UniqueIDs()
    var made: Set<String> = []
    for number in 1...2_000 {
      made.insert(ids.makeID(from: "a-\(2_000 + number)", number: number))
    }
    for number in 2_001...4_000 { made.insert(ids.makeID(from: "a", number: number)) }
    #expect(made.count == 4_000)
  }
}
