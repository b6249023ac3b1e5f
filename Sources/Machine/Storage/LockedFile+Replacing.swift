import Platform

extension LockedFile {
  /// Replaces the file by `bytes`, or makes it, 0600. After a failure or a crash the old file is whole.
  ///
  /// The new file is written beside it and synchronised before it takes the name. `good`, the bytes that
  /// the file holds, become the previous copy; where that is nil the previous copy stays as it is.
  package func replace(with bytes: [UInt8], keeping good: [UInt8]?) throws(StorageError) {
    if let status = try folder.status(of: name) {
      try folder.check(status, isOurs: name)
    }
    let temporary = try folder.writeTemporary(bytes, for: name)
    do {
      if let good { try keepPrevious(good) }
      try folder.rename(temporary, to: name)
    } catch {
      folder.remove(temporary)
      throw error
    }
    try folder.synchronizeNames()
  }

  /// Makes the file as it is the previous copy: by a second name, or, where the file system has none, by
  /// writing it. The file itself keeps its name meanwhile.
  private func keepPrevious(_ good: [UInt8]) throws(StorageError) {
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

extension FileDescriptor {
  /// Writes `bytes` into a new file in this folder and returns its name. In errors it is called `name`.
  fileprivate func writeTemporary(
    _ bytes: [UInt8], for name: String
  ) throws(StorageError) -> String {
    let temporary = TemporaryFile.name(for: name)
    let file = try file(temporary, as: name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    do {
      try file.writeForOwner(bytes)
      try file.close()
    } catch {
      remove(temporary)
      throw error
    }
    return temporary
  }

  /// Writes all of `bytes`, readable by the owner alone, and waits until they are on the disk.
  private func writeForOwner(_ bytes: [UInt8]) throws(StorageError) {
    // Whatever the umask took away. A file system without modes refuses this: no reason to lose a save.
    _ = try? systemCall { fchmod(number, 0o600) }
    try writeAll(bytes)
    // Some file systems of networks and programs say that they took what they did not.
    guard try status().st_size == bytes.count else { throw StorageError(errno: EIO, path) }
    try systemCall { synchronize(number) }
  }
}
