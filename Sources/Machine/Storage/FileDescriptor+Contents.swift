import Platform

extension FileDescriptor {
  /// Reads a plain file in this folder to its end; nil if it is not there.
  func contents(of name: String, limit: Int) throws(StorageError) -> [UInt8]? {
    do {
      return try file(name, O_RDONLY).contents(limit: limit)
    } catch let error where error.reason == .vanished {
      return nil
    }
  }

  private static let chunk = 64 << 10

  /// Reads a plain file of our own to its end.
  private func contents(limit: Int) throws(StorageError) -> [UInt8] {
    let status = try status()
    try check(isOurs: status)
    return try plainContents(status, limit: limit)
  }

  /// Reads a plain file, whoever’s it is, to its end; `status` is its own.
  func plainContents(_ status: stat, limit: Int) throws(StorageError) -> [UInt8] {
    guard status.st_mode & S_IFMT == S_IFREG else { throw StorageError(.notRegular, path) }
    guard status.st_size <= limit else { throw StorageError(.tooLarge, path) }
    var contents: [UInt8] = []
    contents.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = try systemCall { read(number, &buffer, buffer.count) }
      if count == 0 { return contents }
      contents += buffer[..<count]
      guard contents.count <= limit else { throw StorageError(.tooLarge, path) }
    }
  }

  /// Writes all of `bytes` where the file stands, in as many calls as it takes.
  func writeAll(_ bytes: [UInt8]) throws(StorageError) {
    var done = 0
    while done < bytes.count {
      let count = try systemCall {
        bytes[done...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { throw StorageError(errno: EIO, path) }
      done += count
    }
  }
}
