import Platform

/// Files that are being written: their names are `.NAME.PROCESS-TIME.new`. No data file begins with a dot.
enum TemporaryFile {
  private static let suffix = ".new"

  /// A name that no other process, and no earlier call, has used.
  static func name(for name: String) -> String {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return ".\(name).\(getpid())-\(now.tv_sec)\(now.tv_nsec)\(suffix)"
  }

  /// Whether `name` is a temporary and the process that was writing it is gone.
  static func isStale(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    let stem = name.dropLast(suffix.count)
    guard let dot = stem.lastIndex(of: "."), let dash = stem[dot...].firstIndex(of: "-"),
      let process = pid_t(stem[stem.index(after: dot)..<dash]), process > 0
    else { return false }
    return kill(process, 0) < 0 && errno == ESRCH
  }
}

extension DataFolder {
  /// Removes the files that processes which are gone left half written. A running process keeps its own; at
  /// worst one that runs in another container loses a save, which it is told.
  package func removeStaleTemporaryFiles() {
    guard !isInside || (try? open()) != nil, let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if TemporaryFile.isStale(name) { unlinkat(dirfd(stream), name, 0) }
    }
  }

  /// The name in an entry, which may be shorter than its declaration.
  private func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry) + offset
    return String(cString: start.assumingMemoryBound(to: CChar.self))
  }
}
