#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The variables this process was given.
enum Environment {
  /// By name; the first of a name counts, bytes that are no UTF-8 become U+FFFD.
  static func variables() -> [String: String] {
    var result: [String: String] = [:]
    var next = entries
    while let entry = next?.pointee {
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, result[String(parts[0])] == nil {
        result[String(parts[0])] = String(parts[1])
      }
      next = next?.advanced(by: 1)
    }
    return result
  }

  private static var entries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
