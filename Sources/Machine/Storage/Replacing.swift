import Platform

extension HeldFile {
  /// Replaces the file by `bytes`, or makes it, 0600. After a failure or a crash the old one is whole.
  /// The new one is written beside it and synchronised before it takes the name. `good`, what the file holds,
  /// becomes the previous copy; where that is nil the previous copy stays as it is.
  package func replace(with bytes: [UInt8], keeping good: [UInt8]?) throws(StorageError) {
    if let status = try folder.status(of: name) {
      try folder.check(status, isOurs: name)
    }
    let temporary = try folder.writeTemporary(bytes, for: name)
    do {
      if let good { try keep(good) }
      try folder.rename(temporary, to: name)
    } catch {
      folder.remove(temporary)
      throw error
    }
    try folder.synchronizeNames()
  }

  /// Makes the file as it is the previous copy: by a second name, or, where there are none, by writing it.
  /// The file itself keeps its name meanwhile.
  private func keep(_ good: [UInt8]) throws(StorageError) {
    let previous = DataFolder.previousName(of: name)
    folder.remove(previous)
    if linkat(folder.number, name, folder.number, previous, 0) == 0 { return }
    let temporary = try folder.writeTemporary(good, for: name)
    do {
      try folder.rename(temporary, to: previous)
    } catch {
      folder.remove(temporary)
      throw error
    }
  }
}

extension Descriptor {
  /// Writes `bytes` into a new file in this folder; its name. In errors it is called `name`.
  fileprivate func writeTemporary(
    _ bytes: [UInt8], for name: String
  ) throws(StorageError) -> String {
    let temporary = Temporary.name(for: name)
    let file = try file(temporary, as: name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    do {
      try file.writeOurs(bytes)
      try file.close()
    } catch {
      remove(temporary)
      throw error
    }
    return temporary
  }

  /// Writes all of `bytes` for the owner alone.
  private func writeOurs(_ bytes: [UInt8]) throws(StorageError) {
    // Whatever the umask took away. A file system without modes refuses this: no reason to lose a save.
    _ = try? check { fchmod(number, 0o600) }
    try writeAll(bytes)
    // Some file systems of networks and programs say that they took what they did not.
    guard try status().st_size == bytes.count else { throw StorageError(errno: EIO, path) }
    try check { synchronize(number) }
  }

  /// However many calls it takes.
  func writeAll(_ bytes: [UInt8]) throws(StorageError) {
    var done = 0
    while done < bytes.count {
      let count = try check {
        bytes[done...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { throw StorageError(errno: EIO, path) }
      done += count
    }
  }
}
