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

  /// Makes a file that holds `text`; one that is there stays as it is, and the error is `exists`. What cannot
  /// be written whole is not left.
  package static func create(_ path: String, _ text: String) throws(StorageError) {
    let (folder, name) = try parts(of: path)
    let parent = try FileDescriptor.folder(folder)
    let file = try parent.file(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
    do {
      try file.writeAll(Array(text.utf8))
      try file.close()
    } catch {
      parent.remove(name)
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
