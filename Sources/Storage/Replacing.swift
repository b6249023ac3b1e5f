#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension DataFolder {
  /// Replaces a plain file by `bytes`, or makes it, 0600. After a failure or a crash the old one is whole.
  /// The new one is written beside it and synchronised before it takes the name.
  package func replace(_ name: String, with bytes: [UInt8]) throws(StorageError) {
    _ = try path(of: name)
    let folder = try openOrMake()
    if let status = try folder.status(of: name) { try folder.check(status, isRegular: name) }
    let temporary = Temporary.name(for: name)
    let file = try folder.file(temporary, as: name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    do {
      try file.write(bytes)
      try file.close()
      try folder.rename(temporary, to: name)
    } catch {
      folder.remove(temporary)
      throw error
    }
    try folder.synchronizeNames()
  }
}

extension Descriptor {
  /// Writes all of `bytes` for the owner alone, and waits until they are on the disk.
  fileprivate func write(_ bytes: [UInt8]) throws(StorageError) {
    // Whatever the umask took away. A file system without modes refuses this: no reason to lose a save.
    _ = try? check { fchmod(number, 0o600) }
    var done = 0
    while done < bytes.count {
      let count = try check { bytes[done...].withUnsafeBytes { systemWrite(number, $0) } }
      guard count > 0 else { throw StorageError(errno: EIO, path) }
      done += count
    }
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) >= 0 { return }
    #endif
    try check { fsync(number) }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}
