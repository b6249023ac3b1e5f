import Platform

/// A folder of the player’s own, at a path they chose: its names, and what they stand for.
package enum UserFolder {
  /// A name in a folder.
  package struct Entry: Hashable, Sendable {
    /// The name.
    package let name: String
    /// Whether it is a folder; a link to one is none.
    package let isFolder: Bool
  }

  /// Whether a path leads to a folder, through a link too.
  package static func isThere(_ path: String) -> Bool {
    !path.utf8.contains(0) && (try? FileDescriptor.folder(path)) != nil
  }

  /// The names in the folder at `path`, in order, without those that begin with a dot. More than `limit` are the
  /// error `tooLarge`.
  package static func entries(of path: String, limit: Int) throws(StorageError) -> [Entry] {
    let folder = try FileDescriptor.folder(path)
    guard let stream = opendir(path) else { throw StorageError(errno: errno, path) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = nameInFolder(entry)
      guard !name.hasPrefix(".") else { continue }
      guard entries.count < limit else { throw StorageError(.tooLarge, path) }
      let status = try? folder.status(of: name)
      let isFolder = status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// When the file at `path` was written last, in seconds since 1970; 0 where nobody can tell.
  package static func modificationTime(of path: String) -> Int {
    var status = stat()
    guard !path.utf8.contains(0), lstat(path, &status) == 0 else { return 0 }
    return Int(status.modificationTime.tv_sec)
  }
}

/// The name in an entry, which may be shorter than its declaration.
func nameInFolder(_ entry: UnsafeMutablePointer<dirent>) -> String {
  let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  let start = UnsafeRawPointer(entry) + offset
  return String(cString: start.assumingMemoryBound(to: CChar.self))
}
