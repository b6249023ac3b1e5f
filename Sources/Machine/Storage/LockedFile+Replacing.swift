import Platform

extension LockedFile {
  /// Replaces the file by `bytes`, or makes it, 0600. After a failure or a crash the old file is whole.
  ///
  /// The new file is written beside it and synchronised before it takes the name. Where `keepsPrevious`, the
  /// file as it was, which must be good, becomes the previous copy; else that copy stays as it is. Nil where
  /// what was written cannot be told from what others will write.
  @discardableResult
  package func replace(
    with bytes: [UInt8], keepsPrevious: Bool
  ) throws(StorageError) -> WrittenFile? {
    if let status = try folder.status(of: name) {
      try folder.check(status, isOurs: name)
    }
    let file = try folder.replace(name, with: bytes) { () throws(StorageError) in
      if keepsPrevious { try keepPrevious() }
    }
    try folder.synchronizeNames()
    return try? WrittenFile(file)
  }

  /// Makes the file as it is the previous copy: by a second name, or, where the file system has none, by
  /// writing it. The file itself keeps its name meanwhile.
  private func keepPrevious() throws(StorageError) {
    let previous = DataFolder.previousName(of: name)
    folder.remove(previous)
    if linkat(folder.number, name, folder.number, previous, 0) == 0 { return }
    guard let bytes = try read(limit: .max) else { return }
    _ = try folder.replace(previous, with: bytes) {}
  }
}

extension FileDescriptor {
  /// Writes `bytes` into a new file in this folder which then, after `prepare`, takes the name; returns it
  /// open.
  fileprivate func replace(
    _ name: String, with bytes: [UInt8], after prepare: () throws(StorageError) -> Void
  ) throws(StorageError) -> FileDescriptor {
    let temporary = TemporaryFile.name(for: name)
    let file = try file(temporary, as: name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    do {
      try file.writeForOwner(bytes)
      try prepare()
      try rename(temporary, to: name)
    } catch {
      remove(temporary)
      throw error
    }
    return file
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
