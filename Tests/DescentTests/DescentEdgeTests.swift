import Flow
import Localization
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

  static let moves: [(String, Int, String?)] = [
    ("HAY", 1, "IBZ"), ("HAY", 2, nil), ("BAD", -1, nil), ("BED", -1, "ADC"), ("AZ", 0, "AZ"),
  ]

  @Test(arguments: moves) func `letters are moved inside the alphabet`(
    _ word: String, _ places: Int, _ moved: String?
  ) {
    #expect(Letters(folding: word).moved(by: places)?.joined == moved)
  }

  @Test func `only a lock that wants suppositions asks more for them`() {
    let trials = (1...7).map { LockDifficulty($0).kinds.count { $0 == .trial } }
    #expect(trials == [1, 1, 1, 1, 5, 5, 5])
  }

  /// On 2028-05-16 none of the words of its three weeks makes a fair carving.
  @Test func `a day whose words make no carving takes another’s`() throws {
    let date = try #require(CalendarDate(daily: "2028-05-16"))
    let course = DescentCourse.daily(date, difficulty: date.difficulty)
    #expect(try DescentFactory(course).chapters().flatMap(\.levels).count == 5)
  }
}
