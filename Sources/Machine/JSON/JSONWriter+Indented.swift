extension JSONWriter {
  /// The bytes of `value` for a person to read: one member or element a line, two blanks a depth,
  /// and a line feed at the end.
  package static func writeIndented(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.appendIndented(value, depth: 0)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private mutating func appendIndented(_ value: JSONValue, depth: Int) {
    switch value.content {
    case .array(let values) where !values.isEmpty:
      appendIndented(values, between: "[", "]", depth: depth) { writer, value in
        writer.appendIndented(value, depth: depth + 1)
      }
    case .object(let object) where !object.members.isEmpty:
      appendIndented(object.members, between: "{", "}", depth: depth) { writer, member in
        writer.append(member.key)
        writer.bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
        writer.appendIndented(member.value, depth: depth + 1)
      }
    case .null, .bool, .number, .string, .array, .object: append(value, depth: depth)
    }
  }

  private mutating func appendIndented<Element>(
    _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar, depth: Int,
    each: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(depth: depth + 1)
      each(&self, element)
    }
    startLine(depth: depth)
    bytes.append(UInt8(ascii: close))
  }

  private mutating func startLine(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }
}
