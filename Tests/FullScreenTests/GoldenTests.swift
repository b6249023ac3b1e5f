import GoldenFiles
import Testing

/// Screens as they were recorded in `Goldens`.
struct GoldenTests {
  static let suite = GoldenSuite(screenGoldens)

  @Test(.disabled(if: GoldenSuite.isRecording), arguments: suite.cases)
  func `each case stands as it was recorded`(_ golden: GoldenCase) throws {
    try Self.suite.check(golden)
  }

  @Test(.disabled(if: GoldenSuite.isRecording)) func `no golden is without a case`() {
    #expect(Self.suite.orphans == [])
  }

  @Test(.enabled(if: GoldenSuite.isRecording)) func recordGoldens() throws {
    try Self.suite.record()
  }
}
