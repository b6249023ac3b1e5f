import Platform

extension DataFolder {
  /// All bytes of a plain file; nil if it, or the folder, is not there. Over `limit` bytes it is `tooLarge`.
  package func read(_ name: String, limit: Int) throws(StorageError) -> [UInt8]? {
    _ = try path(of: name)
    do {
      return try open().contents(of: name, limit: limit)
    } catch let error where error.reason == .vanished {
      return nil
    }
  }

  /// The name of the copy that a file’s last save replaced.
  package static func previousName(of name: String) -> String { name + ".previous" }
}

extension HeldFile {
  /// All bytes of the file; nil if it is not there. Over `limit` bytes it is `tooLarge`.
  package func read(limit: Int) throws(StorageError) -> [UInt8]? {
    try folder.contents(of: name, limit: limit)
  }

  /// All bytes of the previous copy; nil if it is not there.
  package func readPrevious(limit: Int) throws(StorageError) -> [UInt8]? {
    try folder.contents(of: DataFolder.previousName(of: name), limit: limit)
  }
}

extension Descriptor {
  /// Reads a plain file in this folder to its end; nil if it is not there.
  fileprivate func contents(of name: String, limit: Int) throws(StorageError) -> [UInt8]? {
    do {
      return try file(name, O_RDONLY).contents(limit: limit)
    } catch let error where error.reason == .vanished {
      return nil
    }
  }
}

extension Descriptor {
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
      let count = try check { read(number, &buffer, buffer.count) }
      if count == 0 { return contents }
      contents += buffer[..<count]
      guard contents.count <= limit else { throw StorageError(.tooLarge, path) }
    }
  }
}
