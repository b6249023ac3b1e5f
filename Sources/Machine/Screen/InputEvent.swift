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
