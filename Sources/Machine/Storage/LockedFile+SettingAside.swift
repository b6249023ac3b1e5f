import Platform

extension LockedFile {
  private static let nameLimit = 99

  /// Renames the damaged file and returns its new name: `NAME.corrupt-TIMESTAMP`, or `…-2` and so on, so
  /// that it replaces no other. The timestamp is in UTC, as `20261121T010203Z`.
  package func setAside(timestamp: String) throws(StorageError) -> String {
    guard let status = try folder.status(of: name) else { throw folder.error(.vanished, name) }
    try folder.check(status, isOurs: name)
    let aside = try reserveName("\(name).corrupt-\(timestamp)")
    do {
      try folder.rename(name, to: aside)
    } catch {
      folder.remove(aside)
      throw error
    }
    try folder.synchronizeNames()
    return aside
  }

  /// Makes an empty file under a free name, so that only this process may rename over it.
  private func reserveName(_ wanted: String) throws(StorageError) -> String {
    for number in 1...Self.nameLimit {
      let name = number == 1 ? wanted : "\(wanted)-\(number)"
      do {
        _ = try folder.file(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        return name
      } catch let error where error.reason == .exists {}
    }
    throw folder.error(.exists, wanted)
  }
}
