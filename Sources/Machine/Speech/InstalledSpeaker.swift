import Platform

/// A speaker and where it lies.
package struct InstalledSpeaker: Equatable, Sendable {
  package let speaker: Speaker
  let path: String

  package init(_ speaker: Speaker, at path: String) {
    self.speaker = speaker
    self.path = path
  }

  /// All that are there, the preferred one first; `searchPath` is that of the variable PATH.
  package static func all(in searchPath: String) -> [InstalledSpeaker] {
    // A folder that is not named from the root depends on where the player stands.
    let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
    return Speaker.allCases.compactMap { speaker in
      folders.lazy.map { "\($0)/\(speaker.rawValue)" }.first(where: isProgram)
        .map { InstalledSpeaker(speaker, at: $0) }
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var entry = stat()
    return stat(path, &entry) == 0 && entry.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
