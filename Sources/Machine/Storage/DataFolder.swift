package import Platform

/// A folder whose files are read and replaced as a whole, never in part. It is made at the first
/// write, for its owner alone (0700).
package struct DataFolder: Hashable, Sendable {
  /// The path of the folder; a relative one counts from the current folder.
  package let path: String
  /// Inside a folder no link is followed, for it may lead out.
  let isInside: Bool

  /// The folder at `path`, which may be a link; nothing is touched yet.
  package init(_ path: String) {
    self.init(path, isInside: false)
  }

  private init(_ path: String, isInside: Bool) {
    self.path = path
    self.isInside = isInside
  }

  /// A folder inside this one.
  package func folder(_ name: String) throws(StorageError) -> DataFolder {
    DataFolder(try self.path(of: name), isInside: true)
  }

  /// The path of a file in this folder. A name is not empty, has no slash or NUL and no dot in front.
  package func path(of name: String) throws(StorageError) -> String {
    let path = path + "/" + name
    guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F })
    else { throw StorageError(.badName, path) }
    return path
  }

  /// The name of the copy of a file that its last save replaced: `progress.json.previous`.
  package static func previousName(of name: String) -> String { name + ".previous" }

  /// All bytes of a plain file; nil if it, or the folder, is not there. More than `limit` bytes are the
  /// error `tooLarge`.
  package func read(_ name: String, limit: Int) throws(StorageError) -> [UInt8]? {
    _ = try path(of: name)
    do {
      return try open().contents(of: name, limit: limit)
    } catch let error where error.reason == .vanished {
      return nil
    }
  }

  /// Opens the folder, which must be there.
  func open() throws(StorageError) -> FileDescriptor {
    try FileDescriptor.folder(path, followsLink: !isInside)
  }

  /// Opens the folder; makes it and its parents first if they are missing.
  func openOrCreate() throws(StorageError) -> FileDescriptor {
    do {
      return try open()
    } catch let error where error.reason == .vanished {
      try createWithParents()
      return try open()
    }
  }

  private func createWithParents() throws(StorageError) {
    var missing: [String] = []
    var next: String? = path
    while let path = next {
      do {
        try Self.create(path)
        break
      } catch let error where error.reason == .vanished {
        missing.append(path)
        next = Self.parent(of: path)
      }
    }
    while let path = missing.popLast() { try Self.create(path) }
  }

  /// Makes one folder, 0700 whatever the umask; one that is there stays as it is.
  private static func create(_ path: String) throws(StorageError) {
    do {
      try retrySystemCall(on: path) { mkdir(path, 0o700) }
      // The mode may not exist here, and the parent may not be readable: neither is worth a failure.
      _ = try? retrySystemCall(on: path) { chmod(path, 0o700) }
      try? FileDescriptor.folder(parent(of: path) ?? ".").synchronizeNames()
    } catch let error where error.reason == .exists {}
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension DataFolder {
  /// Where the program keeps its data: `option` (--data-dir), else EXPEDITION_DATA_DIR, else
  /// $XDG_DATA_HOME/expedition, else the system's own place in HOME; nil if there is none.
  /// Empty means unset. A relative XDG_DATA_HOME is ignored (XDG basedir 0.8), and so is a relative HOME.
  package static func location(
    environment: [String: String], option: String?, on system: OperatingSystem = .current
  ) -> String? {
    let named = [option, environment["EXPEDITION_DATA_DIR"]].compactMap(\.self)
    if let path = named.first(where: { !$0.isEmpty }) { return trimmed(path) }
    if let data = absolute(environment["XDG_DATA_HOME"]) { return inside(data, "expedition") }
    guard let home = absolute(environment["HOME"]) else { return nil }
    return switch system {
    case .linux: inside(home, ".local/share/expedition")
    case .macOS: inside(home, "Library/Application Support/expedition")
    }
  }

  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? trimmed($0) : nil }
  }

  /// `path` without slashes at its end; the root keeps its one.
  private static func trimmed(_ path: String) -> String {
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    return String(path[...end])
  }

  private static func inside(_ folder: String, _ rest: String) -> String {
    folder == "/" ? folder + rest : folder + "/" + rest
  }
}
