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
