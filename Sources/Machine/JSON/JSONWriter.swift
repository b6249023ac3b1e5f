/// Writes a value as one printable line: no blanks, keys in their order, everything readable verbatim.
package enum JSONWriter {
  /// The bytes of `value`, without a line end; the same for equal values.
  package static func write(_ value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }

  private static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
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

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        bytes += escape.utf8
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// What stands for a scalar that JSON or a line cannot hold as it is; nil for all others.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\u{8}": "\\b"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\u{C}": "\\f"
    case "\r": "\\r"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
    default: nil
    }
  }
}
