import Localization
import Packs

/// The codes of results in a text, one beneath the other; a code goes on where a line ends with a hyphen, or where
/// that was lost. Marks of quoted mail and colons count as blanks, and a line without a digit is a name.
struct CodeLines {
  /// The most codes that are read.
  static let most = 10_000

  /// Each with the line where it begins, from 1, and its first characters; nil for what is no code.
  let codes: [(code: ResultCode?, line: Int, beginning: SafeText)]

  /// Nil where not one line is a code, or looks like one.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines: [Line] = zip(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), 1...
    )
    .map { (String($0.map { $0.isWhitespace || $0 == ">" || $0 == ":" ? " " : $0 }), $1) }
    .filter { !$0.text.allSatisfy { $0 == " " } }
    var codes: [(ResultCode?, Int, SafeText)] = []
    var rest = lines[...]
    while let first = rest.first, codes.count < Self.most {
      let (code, count) = Self.firstCode(in: rest)
      if code != nil || first.text.contains(where: \.isNumber) {
        codes.append((code, first.number, Self.beginning(of: first)))
      }
      rest = rest.dropFirst(count)
    }
    guard codes.contains(where: { $0.0 != nil }) || lines.contains(where: Self.looksLikeCode) else {
      return nil
    }
    self.codes = codes
  }

  /// A line that is not blank, and its number from 1.
  private typealias Line = (text: String, number: Int)
  /// The most lines that are put together where no hyphen says so.
  private static let mostWrapped = 12

  /// What stands at the beginning of a line.
  private static func beginning(of line: Line) -> SafeText {
    let words = line.text.split(separator: " ").joined(separator: " ")
    return SafeText(cleaning: words, limit: 18)
  }

  /// The code with which the lines begin, nil where they do not, and how many of them it takes.
  private static func firstCode(in lines: ArraySlice<Line>) -> (code: ResultCode?, count: Int) {
    let open = lines.prefix { $0.text.last { $0 != " " } == "-" }.count
    let count = min(open + 1, lines.count)
    if let code = code(in: lines.prefix(count)) { return (code, count) }
    let likely = lines.prefix(mostWrapped).prefix(while: looksLikeCode).count
    // The last line of a code may be too short to look like one.
    for count in stride(from: 2, through: min(likely + 1, lines.count), by: 1) {
      if let code = code(in: lines.prefix(count)) { return (code, count) }
    }
    // A code without its last line goes on with the first one of the next.
    let cut = (1..<count).suffix(mostWrapped)
      .first { code(in: lines.prefix(count).dropFirst($0)) != nil }
    return (nil, cut ?? count)
  }

  /// The lines as a whole, or without what stands before their first one’s last word: a name.
  private static func code(in lines: ArraySlice<Line>) -> ResultCode? {
    if let code = ResultCode(lines.map(\.text).joined()) { return code }
    guard let word = lines.first?.text.split(separator: " ").last else { return nil }
    return ResultCode(word + lines.dropFirst().map(\.text).joined())
  }

  /// Whether it ends with three groups of five letters and digits, or more.
  private static func looksLikeCode(_ line: Line) -> Bool {
    guard let word = line.text.split(separator: " ").last, word.utf8.count <= 100 else {
      return false
    }
    return word.split(separator: "-").count { group in
      group.utf8.count == 5 && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } >= 3
  }
}
