import Platform

/// One file while its folder is locked: read, judged and replaced with no other window in between.
package struct HeldFile: ~Copyable {
  let folder: Descriptor
  let lock: Descriptor
  let name: String

  /// Closing the lock does the same; both together are sure to.
  deinit { flock(lock.number, LOCK_UN) }
}

extension DataFolder {
  private static let lockName = ".lock"

  /// The one way in which a file changes: `body` holds the folder’s lock. It is waited for while others take
  /// turns; once the same one has had it for `patience` it is given up as `busy`. The folder is made if it is
  /// missing.
  package func hold<Result>(
    _ name: String, patience: Duration,
    _ body: (borrowing HeldFile) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    _ = try path(of: name)
    let folder = try openOrMake()
    let lock = try folder.file(Self.lockName, as: name, O_RDWR | O_CREAT, mode: 0o600)
    try lock.check(isOurs: lock.status())
    try lock.lock(patience: patience)
    return try body(HeldFile(folder: folder, lock: lock, name: name))
  }
}

extension Descriptor {
  /// Locks the open file until it is closed, against other processes that ask. A file system that knows no
  /// locks is no reason to save nothing.
  fileprivate func lock(patience: Duration) throws(StorageError) {
    var turn = try status().turn
    var waited = Duration.zero
    var pause = Duration.milliseconds(1)
    while flock(number, LOCK_EX | LOCK_NB) < 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOSYS, ENOLCK, ENOTSUP, EOPNOTSUPP: return
      case EWOULDBLOCK: break
      default: throw StorageError(errno: errno, path)
      }
      let now = try status().turn
      if now != turn { (turn, waited) = (now, .zero) }
      guard waited < patience else { throw StorageError(.busy, path) }
      usleep(UInt32(pause / .microseconds(1)))
      waited += pause
      pause = min(pause * 2, .milliseconds(8))
    }
    // Who waits sees by the time of the lock that somebody got his turn.
    futimens(number, nil)
  }
}

extension stat {
  /// When the lock was taken last.
  fileprivate var turn: [Int] {
    [modificationTime.tv_sec, modificationTime.tv_nsec]
  }
}
