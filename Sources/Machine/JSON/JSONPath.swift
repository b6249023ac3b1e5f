/// The way to a place in a text, as in RFC 9535: `$.chapters[0].title`. Texts that are no JSON have
/// one too, as far as they can be read.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The path as it is written.
  package let description: String
}

/// Finds the paths of many places of one text in one pass.
package struct JSONPathFinder {
  /// Deeper than this nothing is told apart.
  private static let deepest = 32

  private enum Step {
    /// Inside an object; the key is where the bytes say.
    case member(Range<Int>?)
    case element(Int)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var steps: [Step] = []
  private var isKeyExpected = false

  /// A finder at the start of the text `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The path of the byte at `offset`, which must not lie before the one asked for last.
  package mutating func path(of offset: UInt32) -> JSONPath {
    let offset = min(Int(offset), bytes.count)
    while index < offset { advance() }
    if isKeyExpected, index < bytes.count, bytes[index] == UInt8(ascii: "\"") { advance() }
    return JSONPath(description: steps.prefix(Self.deepest).reduce("$") { $0 + name(of: $1) })
  }

  private mutating func advance() {
    let start = index
    index += 1
    switch bytes[start] {
    case UInt8(ascii: "{"): open(.member(nil))
    case UInt8(ascii: "["): open(.element(0))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = steps.popLast()
      isKeyExpected = false
    case UInt8(ascii: ","): passComma()
    case UInt8(ascii: "\""): passString(from: start)
    default: break
    }
  }

  private mutating func open(_ step: Step) {
    if case .member = step { isKeyExpected = true } else { isKeyExpected = false }
    steps.append(step)
  }

  private mutating func passComma() {
    guard let step = steps.popLast() else { return }
    switch step {
    case .member: open(.member(nil))
    case .element(let number): open(.element(number + 1))
    }
  }

  private mutating func passString(from start: Int) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    guard isKeyExpected, !steps.isEmpty else { return }
    steps[steps.count - 1] = .member(start + 1..<max(start + 1, index - 1))
    isKeyExpected = false
  }

  private func name(of step: Step) -> String {
    switch step {
    case .element(let number): "[\(number)]"
    case .member(nil): ""
    case .member(let range?):
      "." + String(decoding: bytes[range].prefix(64), as: UTF8.self)
    }
  }
}
