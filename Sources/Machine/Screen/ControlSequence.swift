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
    var place = (field: 0, part: 0)
    var value: Int?
    for byte in parameters {
      switch byte {
      case UInt8(ascii: ";"): place = (place.field + 1, 0)
      case UInt8(ascii: ":"): place.part += 1
      case 0x30...0x39 where place == (field, part):
        value = min((value ?? 0) * 10 + Int(byte - 0x30), 9_999_999)
      default: break
      }
    }
    return value
  }

  var startsPaste: Bool { final == UInt8(ascii: "~") && parameters.elementsEqual("200".utf8) }

  /// The key, mouse report or nothing; replies, focus and what is unknown are nothing.
  func input(isAlt: Bool) -> InputEvent? {
    switch parameters.first {
    case UInt8(ascii: "<"): return mouse()
    case UInt8(ascii: "?"), UInt8(ascii: ">"), UInt8(ascii: "="): return nil
    case UInt8(ascii: "["): return consoleKey
    default: break
    }
    guard !parameters.contains(where: { $0 < 0x30 }), let (key, own) = key() else { return nil }
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
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// The Linux console's F1 to F5: `ESC [ [ A` to `E`.
  private var consoleKey: InputEvent? {
    let number = Int(final) - 0x40
    return (1...5).contains(number) ? .key(.function(number)) : nil
  }

  private var editingKey: Key? {
    switch value(0) ?? 0 {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let number where (11...15).contains(number): .function(number - 10)
    case let number where (17...21).contains(number): .function(number - 11)
    case let number where (23...24).contains(number): .function(number - 12)
    default: nil
    }
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
