import Platform

extension HeldFile {
  private static let most = 99

  /// Renames the damaged file to `NAME.corrupt-STAMP`, or `…-2` and so on, never over another; its new name.
  /// The stamp is the time in UTC, as `20261121T010203Z`.
  package func setAside(stamp: String) throws(StorageError) -> String {
    guard let status = try folder.status(of: name) else { throw folder.error(.vanished, name) }
    try folder.check(status, isOurs: name)
    let aside = try reserve("\(name).corrupt-\(stamp)")
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
  private func reserve(_ wanted: String) throws(StorageError) -> String {
    for number in 1...Self.most {
      let name = number == 1 ? wanted : "\(wanted)-\(number)"
      do {
        _ = try folder.file(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        return name
      } catch let error where error.reason == .exists {}
    }
    throw folder.error(.exists, wanted)
  }
}
