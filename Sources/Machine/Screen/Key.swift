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

/// What came from the terminal.
package enum InputEvent: Hashable, Sendable {
  /// A key went down, or repeats.
  case key(Key, Modifiers)
  /// A key went up; only where the terminal was asked to say so, and can.
  case released(Key)
  case mouse(MouseEvent)
  /// Text that was pasted: no controls but `\n`, at most `KeyDecoder.pasteLimit` bytes.
  case paste(String)

  /// A key without a modifier.
  package static func key(_ key: Key) -> InputEvent { .key(key, []) }
}

/// What the mouse did to a cell.
package struct MouseEvent: Hashable, Sendable {
  /// What was done; `button` is 0 for the left one, 1 for the middle one, 2 for the right one.
  package enum Action: Hashable, Sendable {
    case pressed(button: Int)
    case released(button: Int)
    case dragged(button: Int)
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// What the mouse did.
  package let action: Action
  /// The cell, from (0, 0).
  package let position: Position
  /// The keys held meanwhile.
  package let modifiers: Modifiers

  /// An event at the cell `position`.
  package init(_ action: Action, at position: Position, modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

/// Pasted bytes as text: each line end is `\n`, a tab is a blank; controls, formats and broken bytes go.
func pastedText(_ bytes: [UInt8]) -> String {
  var text = String.UnicodeScalarView()
  var last: Unicode.Scalar?
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    defer { last = scalar }
    switch scalar {
    case "\n" where last == "\r", "\u{FFFD}": continue
    case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
    case "\t": text.append(" ")
    default:
      let isHidden = [.control, .format].contains(scalar.properties.generalCategory)
      if !isHidden { text.append(scalar) }
    }
  }
  return String(text)
}

/// A key that is held down comes again and again: it is one gesture.
package struct KeyRepeatFilter: Equatable, Sendable {
  /// Without it for so many milliseconds, the same key is a new one.
  package static let wait = 600
  /// No finger strikes a key again within so many milliseconds; one that is held down repeats itself faster.
  package static let fastest = 80

  private var key: Key?
  private var last = 0

  /// A filter that has seen no key yet.
  package init() {}

  /// Whether a key that came at `now`, in milliseconds, is a new one; the same key is that only after `wait`
  /// milliseconds.
  package mutating func isNew(_ key: Key, at now: Int, within wait: Int = wait) -> Bool {
    defer { (self.key, last) = (key, now) }
    return key != self.key || now - last >= wait
  }

  /// The key went up, where the terminal says so.
  package mutating func released(_ key: Key) {
    if key == self.key { self.key = nil }
  }
}
