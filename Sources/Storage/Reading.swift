#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension DataFolder {
  /// All bytes of a plain file; nil if it, or the folder, is not there. Over `limit` bytes it is `tooLarge`.
  package func read(_ name: String, limit: Int) throws(StorageError) -> [UInt8]? {
    _ = try path(of: name)
    do {
      let folder = try open()
      return try folder.file(name, O_RDONLY).contents(limit: limit)
    } catch let error where error.reason == .vanished {
      return nil
    }
  }
}

extension Descriptor {
  private static let chunk = 64 << 10

  /// Reads a plain file to its end.
  fileprivate func contents(limit: Int) throws(StorageError) -> [UInt8] {
    let status = try status()
    guard status.isRegular else { throw StorageError(.notRegular, path) }
    guard status.st_size <= limit else { throw StorageError(.tooLarge, path) }
    var contents: [UInt8] = []
    contents.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = try check { systemRead(number, &buffer, buffer.count) }
      if count == 0 { return contents }
      contents += buffer[..<count]
      guard contents.count <= limit else { throw StorageError(.tooLarge, path) }
    }
  }
}

private func systemRead(_ number: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(number, &buffer, count)
}
