import Platform

/// An open file or folder, closed when it goes out of use.
struct FileDescriptor: ~Copyable {
  private let handle: Handle
  /// What was opened, for errors.
  let path: String

  /// The number that the system knows it by.
  var number: Int32 { handle.number }

  /// Opens a folder; a link to one in its place is followed, or is the error `notRegular`.
  static func folder(
    _ path: String, followsLink: Bool = true
  ) throws(StorageError) -> FileDescriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let number = try retrySystemCall(on: path) { open(path, flags) }
    return FileDescriptor(handle: Handle(number: number), path: path)
  }

  /// Opens the file at `path`; never follows a link in its place, never waits for a pipe.
  static func file(
    at path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(StorageError) -> FileDescriptor {
    let flags = flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let number = try retrySystemCall(on: path) { open(path, flags, mode) }
    return FileDescriptor(handle: Handle(number: number), path: path)
  }

  /// Opens `name` in this folder; never follows a link, never waits for a pipe, never survives exec.
  /// In errors it is called `shown`.
  func file(
    _ name: String, as shown: String? = nil, _ flags: Int32, mode: mode_t = 0
  ) throws(StorageError) -> FileDescriptor {
    let flags = flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let shown = shown ?? name
    let number = try systemCall(on: shown) { openat(handle.number, name, flags, mode) }
    return FileDescriptor(handle: Handle(number: number), path: path + "/" + shown)
  }

  /// Closes it now, to learn whether that fails.
  consuming func close() throws(StorageError) {
    let path = path
    let number = handle.release()
    // After EINTR it is closed all the same.
    guard Platform.close(number) < 0, errno != EINTR else { return }
    throw StorageError(errno: errno, path)
  }

  /// What the open file is.
  func status() throws(StorageError) -> stat {
    var status = stat()
    try systemCall { fstat(number, &status) }
    return status
  }

  /// Throws unless `status`, that of the open file, is a plain file's of our own.
  func check(isOurs status: stat) throws(StorageError) {
    if let reason = status.unusableReason { throw StorageError(reason, path) }
  }

  /// Makes a system call on this file, or on `name` in this folder.
  @discardableResult
  func systemCall<Result: SignedInteger>(
    on name: String? = nil, _ call: () -> Result
  ) throws(StorageError) -> Result {
    try retrySystemCall(on: name.map { path + "/" + $0 } ?? path, call)
  }
}

/// Makes a system call, again where it is interrupted; throws the error it reports, which concerns `path`.
@discardableResult
func retrySystemCall<Result: SignedInteger>(
  on path: String, _ call: () -> Result
) throws(StorageError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw StorageError(errno: errno, path) }
  }
}

/// Owns the number of one open file.
private struct Handle: ~Copyable {
  let number: Int32

  deinit { _ = Platform.close(number) }

  /// Gives the number up, unclosed.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}

extension stat {
  /// Why this file cannot be used: it is not plain, but a folder, link, pipe, socket or device, or not ours.
  var unusableReason: StorageError.Reason? {
    if st_mode & S_IFMT != S_IFREG { return .notRegular }
    return st_uid == geteuid() ? nil : .notOurs
  }
}

extension FileDescriptor {
  /// Reads a plain file in this folder to its end; nil if it is not there.
  func contents(of name: String, limit: Int) throws(StorageError) -> [UInt8]? {
    do {
      return try file(name, O_RDONLY).contents(limit: limit)
    } catch let error where error.reason == .vanished {
      return nil
    }
  }

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
      let count = try systemCall { read(number, &buffer, buffer.count) }
      if count == 0 { return contents }
      contents += buffer[..<count]
      guard contents.count <= limit else { throw StorageError(.tooLarge, path) }
    }
  }

  /// Writes all of `bytes` where the file stands, in as many calls as it takes.
  func writeAll(_ bytes: [UInt8]) throws(StorageError) {
    var done = 0
    while done < bytes.count {
      let count = try systemCall {
        bytes[done...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { throw StorageError(errno: EIO, path) }
      done += count
    }
  }
}

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
