#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input as bytes.
enum StandardInput {
  /// What there is to read, at least one byte; nil at the end, and where there is no input at all.
  static func read() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      count = 0
      while true {
        let got = Self.read(into: buffer)
        if got < 0, errno == EINTR { continue }
        count = max(0, got)
        return
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Darwin)
      Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    #endif
  }
}
