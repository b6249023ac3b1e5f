import Testing

@testable import Descent

/// What lies just inside and just outside.
@Suite struct DescentEdgeTests {
  /// (what the scales say, whether level is swapped, the side of jars 0, 1 and 2)
  static let sides: [(JarWeighing.Result, Bool, [Int])] = [
    (.oneSinks, false, [1, 2, 0]), (.oneSinks, true, [1, 2, 0]),
    (.otherSinks, false, [2, 1, 0]), (.otherSinks, true, [2, 1, 0]),
    (.level, false, [1, 2, 0]), (.level, true, [2, 1, 0]),
  ]

  @Test(arguments: sides) func `only level scales may be swapped`(
    _ result: JarWeighing.Result, _ isSwapped: Bool, _ sides: [Int]
  ) {
    let weighing = JarWeighing(one: [0], other: [1], result: result)
    #expect((0...2).map { weighing.side(of: $0, swappingLevel: isSwapped) } == sides)
    #expect(weighing.jars == [0, 1])
  }

  @Test func `only a lock that wants suppositions asks more for them`() {
    let trials = (1...7).map { LockDifficulty($0).kinds.count { $0 == .trial } }
    #expect(trials == [1, 1, 1, 1, 5, 5, 5])
  }
}
