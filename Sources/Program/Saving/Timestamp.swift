import Platform

/// Moments as they stand in files, always in UTC.
enum Timestamp {
  /// The moment as in `20261121T010203Z`: for the names of files.
  static var nowForFileName: String { forFileName(time(nil)) }

  /// The moment as in `2026-11-21T01:02:03Z`: for scores.
  static var nowForScores: String { forScore(time(nil)) }

  /// `seconds` since 1970, before it or beyond all years as well, as in `20261121T010203Z`.
  static func forFileName(_ seconds: time_t) -> String { format(seconds, "%Y%m%dT%H%M%SZ") }

  /// The same as in `2026-11-21T01:02:03Z`.
  static func forScore(_ seconds: time_t) -> String { format(seconds, "%Y-%m-%dT%H:%M:%SZ") }

  private static func format(_ seconds: time_t, _ format: String) -> String {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return String(unsafeUninitializedCapacity: 40) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress, $0.count, format, &parts)
      }
    }
  }
}
