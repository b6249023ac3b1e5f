import Session
import Testing

/// Clocks that are wrong give odd dates, and nothing worse.
struct TimestampTests {
  static let moments: [(Int, String)] = [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (1_795_222_923, "2026-11-21T01:02:03Z"), (2_147_483_648, "2038-01-19T03:14:08Z"),
    (253_402_300_800, "10000-01-01T00:00:00Z"),
  ]

  @Test(arguments: moments) func `a moment is told in UTC`(_ seconds: Int, _ date: String) {
    #expect(Timestamp.forScore(seconds) == date)
    #expect(Timestamp.forFileName(seconds) == date.filter { $0 != "-" && $0 != ":" })
  }

  @Test(arguments: [Int.min, Int.max]) func `a moment beyond all years is no trap`(_ seconds: Int) {
    #expect(Timestamp.forScore(seconds).hasSuffix("Z"))
    #expect(Timestamp.forFileName(seconds).hasSuffix("Z"))
  }
}
