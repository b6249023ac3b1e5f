/// The way to a place in a text, as in RFC 9535: `$.chapters[0].title`. Texts that are no JSON have
/// one too, as far as they can be read.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// A step on the way.
  package enum Step: Hashable, Sendable {
    /// To the member of this name; nil where none is written yet.
    case member(String?)
    /// To an element of a list, from 0.
    case element(Int)
  }

  /// The way, from the outermost value.
  package let steps: [Step]

  /// The path as it is written.
  package var description: String {
    steps.reduce("$") { path, step in
      switch step {
      case .member(let name): name.map { path + "." + $0 } ?? path
      case .element(let number): path + "[\(number)]"
      }
    }
  }
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
    return JSONPath(steps: steps.prefix(Self.deepest).map(named))
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

  private func named(_ step: Step) -> JSONPath.Step {
    switch step {
    case .element(let number): .element(number)
    case .member(let range):
      .member(range.map { String(decoding: bytes[$0].prefix(64), as: UTF8.self) })
    }
  }
}
