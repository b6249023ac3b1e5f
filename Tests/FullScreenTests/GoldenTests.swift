import GoldenFiles
import Testing

/// Screens as they were recorded in `Goldens`.
struct GoldenTests {
  static let suite = GoldenSuite(screenGoldens)

  @Test(arguments: suite.cases)
  func `each case stands as it was recorded`(_ golden: GoldenCase) throws {
    try Self.suite.check(golden)
  }

  /// Else: no golden is without a case.
  @Test func recordGoldens() throws { #expect(try Self.suite.recordOrOrphans() == []) }
}
