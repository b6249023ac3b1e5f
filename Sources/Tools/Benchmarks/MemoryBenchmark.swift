import Platform
import Session
import SessionDriver

/// Prints what each of many sessions takes beyond what all of them share.
enum MemoryBenchmark {
  private static let count = 500

  static func report() throws {
    print("\(count) sessions in one process, KiB each")
    let game = try BuiltInGame()
    report("at the title") {
      var session = game.newSession()
      session.perform(.open(.menu))
      return session
    }
    report("in the campaign") {
      var session = game.newSession()
      session.perform(.open(.campaign))
      for _ in 0..<2 { session.perform(.proceed) }
      return session
    }
    report("in the adventure") {
      var session = game.newSession()
      session.perform(.open(.adventure(isRestart: false)))
      for turn in 0..<100 { session.perform(.say(turn % 2 == 0 ? "take all" : "drop all")) }
      return session
    }
  }

  private static func report(_ name: String, _ make: () -> Session) {
    // The first makes what all share.
    var sessions = [make()]
    guard let before = residentBytes else { return }
    for _ in 1...count { sessions.append(make()) }
    guard let after = residentBytes, !sessions.isEmpty else { return }
    print(Benchmarks.padded(name, to: 22) + "\((after - before) / count / 1_024)")
  }

  /// The memory that the process has; nil where the system has no `/proc`.
  private static var residentBytes: Int? {
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(file, &bytes, bytes.count)
    let pages = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    return pages.dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
  }
}
