extension JSONWriter {
  /// The bytes of `value` for a person to read: one member or element a line, two blanks a depth,
  /// and a line feed at the end.
  package static func writeIndented(_ value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, depth: 0, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func append(_ value: JSONValue, depth: Int, to bytes: inout [UInt8]) {
    switch value.content {
    case .array(let values) where !values.isEmpty:
      append(values, between: "[", "]", depth: depth, to: &bytes) {
        append($0, depth: depth + 1, to: &$1)
      }
    case .object(let object) where !object.members.isEmpty:
      append(object.members, between: "{", "}", depth: depth, to: &bytes) { member, bytes in
        append(member.key, to: &bytes)
        bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
        append(member.value, depth: depth + 1, to: &bytes)
      }
    case .null, .bool, .number, .string, .array, .object: append(value, to: &bytes)
    }
  }

  private static func append<Element>(
    _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar, depth: Int,
    to bytes: inout [UInt8], each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(depth: depth + 1, to: &bytes)
      each(element, &bytes)
    }
    startLine(depth: depth, to: &bytes)
    bytes.append(UInt8(ascii: close))
  }

  private static func startLine(depth: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }
}
