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

  /// Makes a file that holds `text`; one that is there stays as it is, and the error is `exists`.
  package static func create(_ path: String, _ text: String) throws(StorageError) {
    try write(text, to: path, O_CREAT | O_EXCL)
  }

  /// Adds `text` to the end of a file that is there.
  package static func append(_ text: String, to path: String) throws(StorageError) {
    try write(text, to: path, O_APPEND)
  }

  private static func write(
    _ text: String, to path: String, _ flags: Int32
  ) throws(StorageError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last, !path.hasSuffix("/") else {
      throw StorageError(.badName, path)
    }
    let root = path.hasPrefix("/") ? "/" : "./"
    let folder = try FileDescriptor.folder(root + parts.dropLast().joined(separator: "/"))
    let file = try folder.file(String(name), O_WRONLY | flags, mode: 0o644)
    try file.writeAll(Array(text.utf8))
    try file.close()
  }
}
