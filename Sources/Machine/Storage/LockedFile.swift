import Platform

/// One file of a folder while the folder is locked: it can be read, judged and replaced with no other
/// process in between. Given to the body of `DataFolder.withLock`.
package struct LockedFile: ~Copyable {
  let folder: FileDescriptor
  let lock: FileDescriptor
  let name: String

  /// Closing the lock does the same; both together are sure to.
  deinit { flock(lock.number, LOCK_UN) }

  /// All bytes of the file; nil if it is not there. More than `limit` bytes are the error `tooLarge`.
  package func read(limit: Int) throws(StorageError) -> [UInt8]? {
    try folder.contents(of: name, limit: limit)
  }

  /// All bytes of the copy that the last save replaced; nil if it is not there.
  package func readPrevious(limit: Int) throws(StorageError) -> [UInt8]? {
    try folder.contents(of: DataFolder.previousName(of: name), limit: limit)
  }
}

extension DataFolder {
  private static let lockName = ".lock"

  /// Calls `body` with the file `name` while the folder is locked: the one way in which a file changes.
  ///
  /// Other processes are waited for while they take turns; once the same one has had the lock for
  /// `lockTimeout`, the error is `busy`. The folder is made if it is missing.
  package func withLock<Result>(
    on name: String, lockTimeout: Duration,
    _ body: (borrowing LockedFile) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    _ = try path(of: name)
    let folder = try openOrCreate()
    let lock = try folder.file(Self.lockName, as: name, O_RDWR | O_CREAT, mode: 0o600)
    try lock.check(isOurs: lock.status())
    try lock.lock(timeout: lockTimeout)
    return try body(LockedFile(folder: folder, lock: lock, name: name))
  }
}

extension FileDescriptor {
  /// Locks the open file until it is closed, against other processes that ask. A file system without
  /// locks is no reason to save nothing.
  fileprivate func lock(timeout: Duration) throws(StorageError) {
    var lastTaken = try status().lastTaken
    var waited = Duration.zero
    var pause = Duration.milliseconds(1)
    while flock(number, LOCK_EX | LOCK_NB) < 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOSYS, ENOLCK, ENOTSUP, EOPNOTSUPP: return
      case EWOULDBLOCK: break
      default: throw StorageError(errno: errno, path)
      }
      let now = try status().lastTaken
      if now != lastTaken { (lastTaken, waited) = (now, .zero) }
      guard waited < timeout else { throw StorageError(.busy, path) }
      usleep(UInt32(pause / .microseconds(1)))
      waited += pause
      pause = min(pause * 2, .milliseconds(8))
    }
    // The lock file's time tells those who wait that it has changed hands.
    futimens(number, nil)
  }
}

extension stat {
  /// When the lock was taken last, in seconds and nanoseconds.
  fileprivate var lastTaken: [Int] { [modificationTime.tv_sec, modificationTime.tv_nsec] }
}

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

extension LockedFile {
  private static let nameLimit = 99

  /// Renames the damaged file and returns its new name: `NAME.corrupt-TIMESTAMP`, or `…-2` and so on, so
  /// that it replaces no other. The timestamp is in UTC, as `20261121T010203Z`.
  package func setAside(timestamp: String) throws(StorageError) -> String {
    guard let status = try folder.status(of: name) else { throw folder.error(.vanished, name) }
    try folder.check(status, isOurs: name)
    let aside = try reserveName("\(name).corrupt-\(timestamp)")
    do {
      try folder.rename(name, to: aside)
    } catch {
      folder.remove(aside)
      throw error
    }
    try folder.synchronizeNames()
    return aside
  }

  /// Makes an empty file under a free name, so that only this process may rename over it.
  private func reserveName(_ wanted: String) throws(StorageError) -> String {
    for number in 1...Self.nameLimit {
      let name = number == 1 ? wanted : "\(wanted)-\(number)"
      do {
        _ = try folder.file(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        return name
      } catch let error where error.reason == .exists {}
    }
    throw folder.error(.exists, wanted)
  }
}
