import Platform

extension LockedFile {
  /// Removes the file and all copies of it: the previous one, and damaged ones that were set aside. It goes last
  /// itself; an error leaves what is still there. Nothing is removed that is no plain file of our own.
  package func removeWithCopies() throws(StorageError) {
    let copies = try folder.names().filter { $0 != name && DataFolder.original(of: $0) == name }
    for each in copies + [name] {
      guard let status = try folder.status(of: each) else { continue }
      try folder.check(status, isOurs: each)
      try folder.systemCall(on: each) { unlinkat(folder.number, each, 0) }
    }
    try folder.synchronizeNames()
  }
}

extension DataFolder {
  /// The names of files of which something is there, the file or a copy of it, in order; none without the folder.
  package func savedNames() throws(StorageError) -> [String] {
    do {
      return Set(try open().names().map(Self.original)).sorted()
    } catch let error where error.reason == .vanished {
      return []
    }
  }

  /// The name of the file that has a copy called `name`; that name itself where it is no copy’s.
  static func original(of name: String) -> String {
    let previous = previousName(of: "")
    if name.hasSuffix(previous) { return String(name.dropLast(previous.count)) }
    let mark = name.indices.first { name[$0...].hasPrefix(LockedFile.asideMark) }
    return mark.map { String(name[..<$0]) } ?? name
  }
}

extension FileDescriptor {
  /// The names in this open folder, without those that begin with a dot.
  fileprivate func names() throws(StorageError) -> [String] {
    let another = try systemCall { openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(another) else {
      let code = errno
      _ = Platform.close(another)
      throw StorageError(errno: code, path)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) { names.append(nameInFolder(entry)) }
    return names.filter { !$0.hasPrefix(".") }
  }
}
