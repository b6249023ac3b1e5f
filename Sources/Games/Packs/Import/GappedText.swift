/// A text whose gaps are written `___`, or numbered `{1}`, `{2}`, …; all become numbered.
struct GappedText {
  /// The text with its gaps numbered.
  let text: String
  /// How many gaps there are.
  let count: Int
  /// Whether they were numbered before.
  let isNumbered: Bool

  /// A gap is a row of `shortest` low lines or more.
  init(_ text: String, shortest: Int) {
    let numbers = Self.numbers(in: text)
    isNumbered = numbers.contains(1)
    if isNumbered {
      self.text = text
      count = (1...).prefix { numbers.contains($0) }.count
    } else {
      (self.text, count) = Self.numbered(text, shortest)
    }
  }

  /// What stands between braces, as far as it is a number.
  private static func numbers(in text: String) -> Set<Int> {
    var numbers: Set<Int> = []
    for part in text.utf8.split(separator: UInt8(ascii: "{")) {
      let digits = part.prefix(4).prefix(while: \.isDigit)
      guard digits.count < part.count, part[digits.endIndex] == UInt8(ascii: "}"),
        let number = Int(String(decoding: digits, as: UTF8.self))
      else { continue }
      numbers.insert(number)
    }
    return numbers
  }

  private static func numbered(_ text: String, _ shortest: Int) -> (String, Int) {
    let line = UInt8(ascii: "_")
    var (result, count) = ([UInt8](), 0)
    var rest = ArraySlice(text.utf8)
    while let start = rest.firstIndex(of: line) {
      let row = rest[start...].prefix { $0 == line }
      result += rest[..<start]
      if row.count >= shortest {
        count += 1
        result += PackGaps.hole(count).utf8
      } else {
        result += row
      }
      rest = rest[row.endIndex...]
    }
    return (String(decoding: result + rest, as: UTF8.self), count)
  }
}
