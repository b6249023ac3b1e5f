/// CSI, parameters and a final byte, and the input that it stands for.
struct ControlSequence {
  private let parameters: [UInt8]
  private let final: UInt8

  /// What stood between `ESC [` and `final`.
  init(_ parameters: [UInt8], final: UInt8) {
    self.parameters = parameters
    self.final = final
  }

  /// The number of a field between `;`, and there of a part between `:`; at most 9,999,999.
  private func value(_ field: Int, _ part: Int = 0) -> Int? {
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard field < fields.count else { return nil }
    let parts = fields[field].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard part < parts.count else { return nil }
    return parts[part].reduce(nil) { value, byte in
      (0x30...0x39).contains(byte) ? min((value ?? 0) * 10 + Int(byte - 0x30), 9_999_999) : value
    }
  }

  var startsPaste: Bool { final == UInt8(ascii: "~") && parameters.elementsEqual("200".utf8) }

  /// The key, mouse report or nothing; replies, focus and what is unknown are nothing.
  func input(isAlt: Bool) -> InputEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouse() }
    if parameters.first == UInt8(ascii: "[") { return consoleKey }
    let isReply = parameters.first.map("?>=".utf8.contains) ?? false
    guard !isReply, !parameters.contains(where: { $0 < 0x30 }), let (key, own) = key() else {
      return nil
    }
    if value(1, 1) == 3 { return .released(key) }
    return .key(key, isAlt ? own.union(.alt) : own)
  }

  /// The mask of field 1, without Num Lock and the like.
  private var modifiers: Modifiers {
    Modifiers(rawValue: UInt8(truncatingIfNeeded: max(value(1) ?? 1, 1) - 1) & 7)
  }

  private func key() -> (Key, Modifiers)? {
    let key: Key? =
      switch final {
      case UInt8(ascii: "Z"): .tab
      case UInt8(ascii: "u"): Self.key(code: value(0) ?? 0)
      case UInt8(ascii: "~"): value(0) == 27 ? Self.key(code: value(2) ?? 0) : editingKey
      case UInt8(ascii: "R"), UInt8(ascii: "M"): nil
      default: Self.key(single: final)
      }
    return key.map { ($0, final == UInt8(ascii: "Z") ? modifiers.union(.shift) : modifiers) }
  }

  /// The key of `ESC O` or `ESC [` and one letter.
  static func key(single letter: UInt8) -> Key? {
    singleKeys[Unicode.Scalar(letter)]
  }

  private static let singleKeys: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "M": .enter,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  /// The Linux console's F1 to F5: `ESC [ [ A` to `E`.
  private var consoleKey: InputEvent? {
    let number = Int(final) - 0x40
    return (1...5).contains(number) ? .key(.function(number)) : nil
  }

  private var editingKey: Key? {
    let keys: [Key] = [.home, .insert, .delete, .end, .pageUp, .pageDown, .home, .end]
    let functions = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
    let number = value(0) ?? 0
    if (1...keys.count).contains(number) { return keys[number - 1] }
    return functions.firstIndex(of: number).map { .function($0 + 1) }
  }

  /// The key of a code point in CSI u or modifyOtherKeys; kitty's keypad among them.
  private static func key(code: Int) -> Key? {
    let keypad: [Key] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    switch code {
    case 27: return .escape
    case 13, 57414: return .enter
    case 9: return .tab
    case 8, 127: return .backspace
    case 57417...57426: return keypad[code - 57417]
    case 0x20...0x7E, 0xA0...0xDFFF, 0xF900...0x10FFFF:
      return Unicode.Scalar(UInt32(code)).map(Key.character)
    default: return nil
    }
  }

  /// Mode 1006: button, column and row from 1; moves without a button are nothing.
  private func mouse() -> InputEvent? {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"), let code = value(0),
      let column = value(1), let row = value(2), column > 0, row > 0, let action = action(code)
    else { return nil }
    let modifiers = Modifiers(rawValue: UInt8(truncatingIfNeeded: code >> 2) & 7)
    let position = Position(column: column - 1, row: row - 1)
    return .mouse(MouseEvent(action, at: position, modifiers: modifiers))
  }

  private func action(_ code: Int) -> MouseEvent.Action? {
    let button = code & 3
    let isRelease = final == UInt8(ascii: "m")
    switch code & ~0b11111 {
    case 0 where button < 3: return isRelease ? .released(button: button) : .pressed(button: button)
    case 32 where button < 3: return .dragged(button: button)
    case 64 where !isRelease: return [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][button]
    default: return nil
    }
  }
}
