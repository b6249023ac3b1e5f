#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The moment as it stands in file names.
enum Stamp {
  /// UTC, as in `20261121T010203Z`.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let hour = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Int.init)
    return date.map(twoDigits).joined() + "T" + hour.map(twoDigits).joined() + "Z"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
