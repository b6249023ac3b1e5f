#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#endif

/// A program and its arguments as the system wants them, so that nothing is left to make when it starts: plain
/// C data, also for handlers of signals. It starts without a shell, in a process group of its own, every
/// signal as the system has it; it writes nowhere.
package struct PreparedProgram {
  private let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int
  private let actions = UnsafeMutablePointer<FileActions>.allocate(capacity: 1)
  private let attributes = UnsafeMutablePointer<Attributes>.allocate(capacity: 1)

  /// `input`: the descriptor that it reads from, open until it is started; nil for nothing. To be freed by
  /// `deallocate`.
  package init(_ path: String, _ arguments: [String], input: Int32? = nil) {
    count = arguments.count + 1
    words = .allocate(capacity: count + 1)
    for (index, word) in ([path] + arguments).enumerated() { words[index] = strdup(word) }
    words[count] = nil
    posix_spawn_file_actions_init(actions)
    if let input {
      posix_spawn_file_actions_adddup2(actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(actions, output, "/dev/null", O_WRONLY, 0)
    }
    posix_spawnattr_init(attributes)
    setGroupAndSignals()
  }

  /// Starts it: its process; nil where the system cannot.
  package func start() -> pid_t? {
    guard let path = words[0] else { return nil }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, path, actions, attributes, words, EnvironmentVariables.entries)
    return error == 0 ? process : nil
  }

  /// Frees what was prepared.
  package func deallocate() {
    for index in 0..<count { free(words[index]) }
    words.deallocate()
    posix_spawn_file_actions_destroy(actions)
    actions.deallocate()
    posix_spawnattr_destroy(attributes)
    attributes.deallocate()
  }

  private func setGroupAndSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(attributes, &all)
    posix_spawnattr_setpgroup(attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(attributes, Int16(flags))
  }
}
