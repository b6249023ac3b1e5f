import Platform

/// Calls on the names in an open folder.
extension FileDescriptor {
  /// What `name` is, a link itself and not what it points to; nil if it is not there.
  func status(of name: String) throws(StorageError) -> stat? {
    var status = stat()
    do {
      try systemCall(on: name) { fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) }
    } catch let error where error.reason == .vanished {
      return nil
    }
    return status
  }

  /// Throws unless `status`, that of `name`, is a plain file's of our own.
  func check(_ status: stat, isOurs name: String) throws(StorageError) {
    if let reason = status.unusableReason { throw error(reason, name) }
  }

  /// The error of `name` in this folder.
  func error(_ reason: StorageError.Reason, _ name: String) -> StorageError {
    StorageError(reason, path + "/" + name)
  }

  /// Gives a file another name in one step; a file that had that name is gone.
  func rename(_ name: String, to new: String) throws(StorageError) {
    try systemCall(on: new) { renameat(number, name, number, new) }
  }

  /// Removes a file of our own, if it can be.
  func remove(_ name: String) {
    _ = unlinkat(number, name, 0)
  }

  /// Waits until the names in this folder are on the disk, where the file system knows how.
  func synchronizeNames() throws(StorageError) {
    do {
      try systemCall { fsync(number) }
    } catch let error where error.reason == .other(EINVAL) || error.reason == .other(ENOTSUP) {}
  }
}
