import GoldenFiles
import Testing

/// The contract on the wire, one line an event: its keys, their order, and no others.
struct GoldenTests {
  static let suite = GoldenSuite([
    GoldenCase("events", in: "en.wire") {
      GoldenContent(wireEvents.map { wireLine(of: $0) }.joined())
    }
  ])

  @Test(arguments: suite.cases)
  func `each case stands as it was recorded`(_ golden: GoldenCase) throws {
    try Self.suite.check(golden)
  }

  /// Else: no golden is without a case.
  @Test func recordGoldens() throws { #expect(try Self.suite.recordOrOrphans() == []) }
}
