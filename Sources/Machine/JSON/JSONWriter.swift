/// Writes a value as one printable line: no blanks, keys in their order, everything readable verbatim.
package enum JSONWriter {
  /// The bytes of `value`, without a line end; the same for equal values.
  package static func write(_ value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }

  /// A value on the line that is under way.
  static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value.content {
    case .null: bytes += "null".utf8
    case .bool(let truth): bytes += (truth ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): append(text, to: &bytes)
    case .array(let values):
      append(values, between: "[", "]", to: &bytes) { append($0, to: &$1) }
    case .object(let object):
      append(object.members, between: "{", "}", to: &bytes) { member, bytes in
        append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(member.value, to: &bytes)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar,
    to bytes: inout [UInt8], each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      each(element, &bytes)
    }
    bytes.append(UInt8(ascii: close))
  }

  /// A string in its quotation marks.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let letters = text.utf8.span
    if letters.isPlain {
      bytes.append(contentsOf: text.utf8)
    } else {
      var index = 0
      while index < letters.count {
        if let (escape, length) = escape(at: index, in: letters) {
          bytes += escape.utf8
          index += length
        } else {
          bytes.append(letters[index])
          index += 1
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// What stands for a scalar that JSON or a line cannot hold as it is, and how many bytes that scalar
  /// has; nil for all others.
  private static func escape(at index: Int, in letters: Span<UInt8>) -> (String, length: Int)? {
    switch letters[index] {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case 0x08: ("\\b", 1)
    case 0x09: ("\\t", 1)
    case 0x0A: ("\\n", 1)
    case 0x0C: ("\\f", 1)
    case 0x0D: ("\\r", 1)
    case 0..<0x20, 0x7F: (escape(UInt32(letters[index])), 1)
    // U+0080 to U+009F
    case 0xC2 where letters[index + 1] < 0xA0: (escape(UInt32(letters[index + 1])), 2)
    // U+2028 and U+2029
    case 0xE2 where letters[index + 1] == 0x80 && letters[index + 2] & 0xFE == 0xA8:
      (escape(0x2028 | UInt32(letters[index + 2] & 1)), 3)
    default: nil
    }
  }

  private static func escape(_ scalar: UInt32) -> String {
    "\\u" + String(scalar + 0x10000, radix: 16).dropFirst()
  }
}

extension Span<UInt8> {
  /// Whether all is printable ASCII that needs no escape, as most strings are.
  fileprivate var isPlain: Bool {
    for index in indices {
      let byte = self[index]
      let isPrintable = (0x20..<0x7F).contains(byte)
      if !isPrintable || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return false }
    }
    return true
  }
}
