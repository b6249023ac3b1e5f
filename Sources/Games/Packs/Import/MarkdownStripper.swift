/// Reduces Markdown to its words; HTML in it is left to `HTMLStripper`.
struct MarkdownStripper {
  private let input: [UInt8]
  private var output = StrippedText(bytes: [])
  private var index = 0
  /// Where an emphasis opened, by its mark, as an index of the output.
  private var opened: [[UInt8]: Int] = [:]
  /// Emphasis that turned out to have two ends: marks in the output, by where they begin.
  private var marks: [Int: Int] = [:]

  init(_ input: [UInt8]) {
    self.input = input
    while index < input.count {
      if index == 0 || input[index - 1] == UInt8(ascii: "\n") { skipLineStart() }
      guard index < input.count else { return }
      switch input[index] {
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "`"): index += 1
      case UInt8(ascii: "*"), UInt8(ascii: "_"): readEmphasis()
      case UInt8(ascii: "!") where byte(at: index + 1) == UInt8(ascii: "["):
        readLink(isPicture: true)
      case UInt8(ascii: "["): readLink(isPicture: false)
      default: copyByte()
      }
    }
  }

  private func byte(at index: Int) -> UInt8? { input.indices.contains(index) ? input[index] : nil }

  private mutating func copyByte() {
    output.bytes.append(input[index])
    index += 1
  }

  /// A backslash frees the mark behind it.
  private mutating func readEscape() {
    if let next = byte(at: index + 1), Array("\\`*_{}[]()#+-.!>|".utf8).contains(next) {
      index += 1
    }
    copyByte()
  }

  /// The marks of headings, quotations and lists.
  private mutating func skipLineStart() {
    let line = input[index...].prefix { $0 != UInt8(ascii: "\n") }
    let text = line.drop { $0.isBlank }
    let heading = text.prefix { $0 == UInt8(ascii: "#") }
    let isHeading = (1...6).contains(heading.count)
    let isBullet = text.first.map { Array("-*+>".utf8).contains($0) } ?? false
    let rest = isHeading ? text.dropFirst(heading.count) : text.dropFirst()
    if isHeading || isBullet, rest.first?.isBlank == true { index = rest.startIndex }
  }

  private mutating func readEmphasis() {
    let mark = input[index]
    let run = input[index...].prefix { $0 == mark }
    let before = index > 0 ? input[index - 1] : UInt8(ascii: " ")
    let after = byte(at: run.endIndex) ?? UInt8(ascii: " ")
    let key = Array(run)
    if run.count <= 3 {
      if !before.isBlank, !after.isPartOfWord, let start = opened.removeValue(forKey: key) {
        marks[start] = run.count
        marks[output.bytes.count] = run.count
      } else if !before.isPartOfWord, !after.isBlank {
        opened[key] = output.bytes.count
      }
    }
    output.bytes += run
    index = run.endIndex
  }

  /// `[words](address)` is its words; a picture is its words too, and is lost.
  private mutating func readLink(isPicture: Bool) {
    let start = index + (isPicture ? 2 : 1)
    guard let middle = find("]", orElse: "[", from: start),
      byte(at: middle + 1) == UInt8(ascii: "("),
      let end = find(")", orElse: "(", from: middle + 2)
    else { return copyByte() }
    output.bytes += input[start..<middle]
    output.losses.hasPicture = output.losses.hasPicture || isPicture
    index = end + 1
  }

  /// The next `mark`, unless `other` comes first: never far, so that all together stays linear.
  private func find(_ mark: Unicode.Scalar, orElse other: Unicode.Scalar, from start: Int) -> Int? {
    let (mark, other) = (UInt8(ascii: mark), UInt8(ascii: other))
    let next = input[start...].firstIndex { $0 == mark || $0 == other }
    return next.flatMap { input[$0] == mark ? $0 : nil }
  }

  /// The output without the marks of emphasis.
  var withoutMarks: StrippedText {
    var result = StrippedText(bytes: [], losses: output.losses)
    var index = 0
    while index < output.bytes.count {
      if let count = marks[index] {
        index += count
      } else {
        result.bytes.append(output.bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension UInt8 {
  /// A letter or digit; every byte beyond ASCII counts as one.
  fileprivate var isPartOfWord: Bool { isLetterOrDigit || self >= 0x80 }
}
