/// What a cell means; a `Palette` says how that looks in the colours there are.
package enum Style: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  /// Text in the colour of the terminal.
  case plain
  /// The one accent: the ember, what it lights.
  case accent
  /// The accent at its brightest, for a moment.
  case glow
  /// Titles.
  case strong
  /// The line that has the focus.
  case focus
  /// Beside a symbol that says the same: a right answer.
  case good
  /// Beside a symbol that says the same: a wrong answer.
  case bad
  /// Rules, keys, what is not needed: still readable on light and on dark.
  case faint
  /// Where text is typed; its blanks show.
  case field
}
