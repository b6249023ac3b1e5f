#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension DataFolder {
  private static let most = 99

  /// Renames a damaged file to `NAME.corrupt-STAMP`, or `…-2` and so on, never over another; its new name.
  /// The stamp is the time in UTC, as `20261121T010203Z`.
  package func setAside(_ name: String, stamp: String) throws(StorageError) -> String {
    _ = try path(of: name)
    let folder = try open()
    guard let status = try folder.status(of: name) else {
      throw StorageError(.vanished, try path(of: name))
    }
    try folder.check(status, isRegular: name)
    let aside = try reserve("\(name).corrupt-\(stamp)", in: folder)
    do {
      try folder.rename(name, to: aside)
    } catch {
      folder.remove(aside)
      throw error
    }
    try folder.synchronizeNames()
    return aside
  }

  /// Makes an empty file of a name that nobody has, so that only this process may rename over it.
  private func reserve(
    _ wanted: String, in folder: borrowing Descriptor
  ) throws(StorageError) -> String {
    for number in 1...Self.most {
      let name = number == 1 ? wanted : "\(wanted)-\(number)"
      _ = try path(of: name)
      do {
        _ = try folder.file(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        return name
      } catch let error where error.reason == .other(EEXIST) {}
    }
    throw StorageError(errno: EEXIST, try path(of: wanted))
  }
}
