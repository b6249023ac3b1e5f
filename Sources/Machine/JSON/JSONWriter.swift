/// Writes a value as one printable line: no blanks, keys in their order, everything readable verbatim.
package struct JSONWriter {
  var bytes: [UInt8] = []
  private let limits: JSONLimits
  /// How many values were written; keys do not count.
  private var values = 0
  /// Whether a reader with these limits would take what was written.
  private var isWithinLimits = true

  /// The bytes of `value`, without a line end; the same for equal values.
  package static func write(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(value, depth: 0)
    return writer.bytes
  }

  /// Writes `value` behind `bytes`.
  package static func write(_ value: JSONValue, to bytes: inout [UInt8]) {
    var writer = JSONWriter()
    swap(&writer.bytes, &bytes)
    writer.append(value, depth: 0)
    swap(&writer.bytes, &bytes)
  }

  /// The same; nil where a reader would refuse it that has these limits.
  package static func write(_ value: JSONValue, within limits: JSONLimits) -> [UInt8]? {
    var writer = JSONWriter(limits: limits)
    writer.append(value, depth: 0)
    return writer.isWithinLimits && writer.bytes.count <= limits.bytes ? writer.bytes : nil
  }

  /// Without `limits` all is written, and nobody asks whether it could be read again.
  init(limits: JSONLimits = JSONLimits()) {
    self.limits = limits
  }

  /// Notes what a reader would refuse.
  private mutating func check(_ isAllowed: Bool) {
    isWithinLimits = isWithinLimits && isAllowed
  }

  /// A value on the line that is under way.
  mutating func append(_ value: JSONValue, depth: Int) {
    values += 1
    check(values <= limits.values)
    switch value.content {
    case .null: bytes += "null".utf8
    case .bool(let truth): bytes += (truth ? "true" : "false").utf8
    case .number(let text):
      check(text.utf8.count <= limits.number)
      bytes += text.utf8
    case .string(let text):
      check(text.utf8.count <= limits.string)
      append(text)
    case .array(let values):
      append(values, between: "[", "]", depth: depth) { $0.append($1, depth: depth + 1) }
    case .object(let object):
      append(object.members, between: "{", "}", depth: depth) { writer, member in
        writer.check(member.key.utf8.count <= writer.limits.key && member.key.isPrintable)
        writer.append(member.key)
        writer.bytes.append(UInt8(ascii: ":"))
        writer.append(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func append<Element>(
    _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar, depth: Int,
    each: (inout JSONWriter, Element) -> Void
  ) {
    check(depth < limits.depth)
    bytes.append(UInt8(ascii: open))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      each(&self, element)
    }
    bytes.append(UInt8(ascii: close))
  }

  // MARK: Strings

  /// A string in its quotation marks. Most are letters, marks and signs that stand for themselves, and are
  /// copied as they are.
  mutating func append(_ text: String) {
    let letters = text.utf8.span
    var isWhole = true
    bytes.append(addingCapacity: letters.count + 2) { (output: inout OutputSpan<UInt8>) in
      output.append(UInt8(ascii: "\""))
      var before: UInt8 = 0
      for index in letters.indices {
        let byte = letters[index]
        if Self.needsScalars(byte, behind: before) {
          isWhole = false
          output.removeAll()
          return
        }
        output.append(byte)
        before = byte
      }
      output.append(UInt8(ascii: "\""))
    }
    if !isWhole { appendScalars(of: text) }
  }

  /// Whether the byte begins or ends something that may have to be escaped, or may be a combining mark:
  /// never so in Latin letters and typographic signs.
  private static func needsScalars(_ byte: UInt8, behind before: UInt8) -> Bool {
    if byte < 0x80 { return byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F }
    return switch byte {
    // U+0080 to U+009F; U+2028 and U+2029.
    case 0x80..<0xA0 where before == 0xC2: true
    case 0xA8...0xA9 where before == 0x80: true
    // U+0300 and above, but for U+2000 to U+20BF.
    case 0xCC..<0xE2, 0xE3...: true
    case 0x83... where before == 0xE2: true
    default: false
    }
  }

  private mutating func appendScalars(of text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      check(marks <= limits.marks && scalar != "\0")
      if let escape = Self.escape(scalar) {
        bytes += escape.utf8
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
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

extension String {
  /// Whether it is printable ASCII, as keys are.
  fileprivate var isPrintable: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}

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
