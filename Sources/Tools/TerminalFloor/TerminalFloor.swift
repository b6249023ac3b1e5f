import Platform

/// The least that a program can do on a terminal: it shows a line, then answers each key with twenty bytes. What
/// that takes is the machine’s share of what other programs take.
@main struct TerminalFloor {
  static func main() {
    var settings = termios()
    tcgetattr(0, &settings)
    cfmakeraw(&settings)
    tcsetattr(0, TCSANOW, &settings)
    show("\u{1B}[2Jready")
    var key = [UInt8](repeating: 0, count: 64)
    while read(0, &key, key.count) > 0 { show("\u{1B}[5;1Ha key was read") }
  }

  private static func show(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
}
