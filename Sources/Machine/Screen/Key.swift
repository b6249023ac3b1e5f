/// A key, by what it means; letters as they were typed.
package enum Key: Hashable, Sendable {
  case character(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case enter, tab, backspace, escape
  /// F1 to F12.
  case function(Int)
}

/// Keys held down together with another; the raw value is the bit mask of the terminals.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// Bit 0 shift, bit 1 alt, bit 2 control.
  package let rawValue: UInt8

  /// The modifiers of a bit mask.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Seldom told for letters: they come as typed.
  package static let shift = Modifiers(rawValue: 1)
  /// Not told by every terminal.
  package static let alt = Modifiers(rawValue: 2)
  /// With a letter, which is then small.
  package static let control = Modifiers(rawValue: 4)
}
