import Foundation
import Platform

extension PseudoTerminal {
  static func openPair(columns: UInt16, rows: UInt16) throws -> (Int32, Int32) {
    var master: Int32 = -1
    var slave: Int32 = -1
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &window) == 0 else { throw failure(errno) }
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (master, slave)
  }

  static func path(of slave: Int32) -> [CChar] {
    var name = [CChar](repeating: 0, count: 256)
    return ttyname_r(slave, &name, name.count) == 0 ? name : [0]
  }

  /// With SETSID, the first terminal that the new session's leader opens becomes its controlling one.
  static func spawn(
    _ executable: URL, _ arguments: [String], on terminal: [CChar], environment: [String: String],
    keeping ignored: Int32?, errors: URL?
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    setSignals(&attributes, keeping: ignored)
    return try withStrings([executable.path] + arguments) { arguments in
      try withStrings(merged(environment)) { environment in
        var process: pid_t = 0
        let error = posix_spawn(
          &process, executable.path, &actions, &attributes, arguments, environment)
        guard error == 0 else { throw failure(error) }
        return process
      }
    }
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func setSignals(_ attributes: inout Attributes, keeping ignored: Int32?) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigfillset(&defaults)
    if let ignored { sigdelset(&defaults, ignored) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    #if canImport(Darwin)
      let newSession = Int32(POSIX_SPAWN_SETSID)
    #else
      let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID of glibc 2.26
    #endif
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static func merged(_ environment: [String: String]) -> [String] {
    // A program that is killed leaves half a profile of its coverage, which nobody could read.
    let own = [
      "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "/dev/null",
    ]
    return ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
      .map { "\($0)=\($1)" }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
  ) rethrows -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return try body(copies + [nil])
  }

  private static func failure(_ number: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO)
  }
}
