/// What the terminal is asked for beside a cleared alternate screen, and the bytes that ask for it.
struct TerminalModes: OptionSet {
  let rawValue: UInt8

  /// Clicks, drags and the wheel.
  static let mouse = TerminalModes(rawValue: 1)
  /// Releases and repeats of keys, where the kitty protocol is known.
  static let keyReleases = TerminalModes(rawValue: 2)

  /// Only single keys: no screen of its own, and lines go out as ever.
  static let lines = TerminalModes(rawValue: 4)

  /// Enters the screen, which is then cleared and plain, the cursor shown in the upper left corner; last, for
  /// a terminal may show a part of what it does not know.
  var enterSequence: String {
    if contains(.lines) { return "" }
    return "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h" + addSequence
      + "\u{1B}[0m\u{1B}[?25h\u{1B}[H\u{1B}[2J"
  }

  /// Undoes `enterSequence` in reverse order, and a frame that was cut short; a terminal without an alternate
  /// screen is left cleared, and not with the shell’s prompt inside the last frame.
  var leaveSequence: String {
    if contains(.lines) { return "" }
    return "\u{1B}[?2026l" + removeSequence
      + "\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"
  }

  /// Asks for these features where the screen is entered already.
  var addSequence: String {
    (contains(.mouse) ? "\u{1B}[?1002h\u{1B}[?1006h" : "")
      + (contains(.keyReleases) ? "\u{1B}[>3u" : "")
  }

  /// Takes `addSequence` back.
  var removeSequence: String {
    (contains(.keyReleases) ? "\u{1B}[<u" : "")
      + (contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1002l" : "")
  }
}
