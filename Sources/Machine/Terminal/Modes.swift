/// What the terminal is asked for beyond a cleared alternate screen.
struct Modes: OptionSet {
  let rawValue: UInt8

  /// Clicks, drags and the wheel.
  static let mouse = Modes(rawValue: 1)
  /// Releases and repeats of keys, where the kitty protocol is known.
  static let keyReleases = Modes(rawValue: 2)

  /// No screen of its own: keys come one by one, and lines go out as ever.
  static let lines = Modes(rawValue: 4)

  /// Leaves the screen cleared, plain, the cursor shown in the upper left corner.
  var entering: String {
    if contains(.lines) { return "" }
    return "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[?25h\u{1B}[H\u{1B}[2J" + adding
  }

  /// Undoes `entering` in reverse order, and a frame that was cut short.
  var leaving: String {
    if contains(.lines) { return "" }
    return "\u{1B}[?2026l" + removing + "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"
  }

  var adding: String {
    (contains(.mouse) ? "\u{1B}[?1002h\u{1B}[?1006h" : "")
      + (contains(.keyReleases) ? "\u{1B}[>3u" : "")
  }

  var removing: String {
    (contains(.keyReleases) ? "\u{1B}[<u" : "")
      + (contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1002l" : "")
  }
}
