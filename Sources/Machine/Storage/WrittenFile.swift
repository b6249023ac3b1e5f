import Platform

/// A file as this process has written it. It stays open, so that no other file gets its inode number.
package final class WrittenFile: Sendable {
  private let file: FileDescriptor
  private let identity: FileIdentity

  /// `file` has just got its name.
  init(_ file: consuming FileDescriptor) throws(StorageError) {
    identity = FileIdentity(try file.status())
    self.file = file
  }

  /// Whether this is what stands under the name, and nobody has written into it.
  fileprivate func isStill(_ name: String, in folder: borrowing FileDescriptor) -> Bool {
    guard let status = try? folder.status(of: name) else { return false }
    return FileIdentity(status) == identity
  }
}

extension LockedFile {
  /// Whether nobody else has written the file since, so that what it holds is known.
  package func isUnchanged(since written: WrittenFile) -> Bool { written.isStill(name, in: folder) }
}

/// What tells one state of one file from all others, as far as a file system goes.
private struct FileIdentity: Equatable {
  private let device: dev_t
  private let inode: ino_t
  private let size: off_t
  /// Of the content and of the inode, in seconds and nanoseconds.
  private let times: [Int]

  init(_ status: stat) {
    device = status.st_dev
    inode = status.st_ino
    size = status.st_size
    times = [
      status.modificationTime.tv_sec, status.modificationTime.tv_nsec,
      status.changeTime.tv_sec, status.changeTime.tv_nsec,
    ]
  }
}
