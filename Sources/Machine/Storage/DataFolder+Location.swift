package import Platform

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
