import Platform

/// A file of the player’s own, at a path they chose: a pack, a transcript. Neither locked nor copied.
package enum UserFile {
  /// All bytes of the file at `path`. Only a plain file is read: no folder, link, pipe or device. More than
  /// `limit` bytes are the error `tooLarge`, however fast the file grows.
  package static func read(_ path: String, limit: Int) throws(StorageError) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw StorageError(.badName, path) }
    let file = try FileDescriptor.file(at: path, O_RDONLY)
    return try file.plainContents(file.status(), limit: limit)
  }

  /// What tells one state of the file at `path` from another: its size, and when it was last written. Nil
  /// where there is none.
  package static func stamp(of path: String) -> Stamp? {
    guard let file = try? FileDescriptor.file(at: path, O_RDONLY), let status = try? file.status()
    else { return nil }
    let time = status.modificationTime
    return Stamp(size: Int64(status.st_size), seconds: Int(time.tv_sec), nanoseconds: time.tv_nsec)
  }

  /// A state of a file.
  package struct Stamp: Equatable {
    fileprivate let size: Int64
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
  }

  /// Makes a file that holds `text`; one that is there stays as it is, and the error is `exists`. What cannot
  /// be written whole is not left.
  package static func create(_ path: String, _ text: String) throws(StorageError) {
    let (folder, name) = try parts(of: path)
    try FileDescriptor.folder(folder).create(name, text, mode: 0o644)
  }

  /// The same in the place of a file that is there, whose mode it keeps: whoever reads it reads the old one or the new
  /// one, whole.
  package static func replace(_ path: String, _ text: String) throws(StorageError) {
    let (folder, name) = try parts(of: path)
    let parent = try FileDescriptor.folder(folder)
    let temporary = TemporaryFile.name(for: name)
    let mode = try parent.status(of: name).map { $0.st_mode & 0o777 }
    try parent.create(temporary, text, mode: mode ?? 0o644)
    do {
      try parent.rename(temporary, to: name)
    } catch {
      parent.remove(temporary)
      throw error
    }
  }

  /// Adds `text` to the end of a file that is there: all of it or nothing.
  package static func append(_ text: String, to path: String) throws(StorageError) {
    let (folder, name) = try parts(of: path)
    let file = try FileDescriptor.folder(folder).file(name, O_WRONLY | O_APPEND)
    let size = try file.status().st_size
    do {
      try file.writeAll(Array(text.utf8))
    } catch {
      ftruncate(file.number, size)
      throw error
    }
    try file.close()
  }

  /// The folder that a path leads to, and the name in it.
  private static func parts(
    of path: String
  ) throws(StorageError) -> (folder: String, name: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last, !path.hasSuffix("/") else {
      throw StorageError(.badName, path)
    }
    let root = path.hasPrefix("/") ? "/" : "./"
    return (root + parts.dropLast().joined(separator: "/"), String(name))
  }
}

extension FileDescriptor {
  /// Makes a file in this folder that holds `text`; what cannot be written whole is not left.
  fileprivate func create(_ name: String, _ text: String, mode: mode_t) throws(StorageError) {
    let file = try file(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    do {
      try file.writeAll(Array(text.utf8))
      try file.close()
    } catch {
      remove(name)
      throw error
    }
  }
}
