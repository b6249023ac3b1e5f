/// The variables this process was given.
package enum EnvironmentVariables {
  /// By name; the first of a name counts, bytes that are no UTF-8 become U+FFFD.
  package static func variables() -> [String: String] {
    var result: [String: String] = [:]
    var next = entries
    while let entry = next?.pointee {
      if let sign = strchr(entry, Int32(UInt8(ascii: "="))) {
        let bytes = UnsafeRawBufferPointer(start: entry, count: sign - entry)
        let name = String(decoding: bytes, as: UTF8.self)
        if result[name] == nil { result[name] = String(cString: sign + 1) }
      }
      next = next?.advanced(by: 1)
    }
    return result
  }

  /// As the C library keeps them, for a child.
  static var entries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}
