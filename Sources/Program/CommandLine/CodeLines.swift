import Localization
import Packs

/// The codes of results in a text, one beneath the other; a code goes on where a line ends with a hyphen, or where
/// that was lost. Blanks may stand for hyphens. Marks of quoted mail, colons and what parts cells count as blanks, and
/// a line without a digit is a name.
struct CodeLines {
  /// The most codes that are read.
  static let most = 10_000

  /// Each with the line where it begins, from 1, and its first characters; nil for what is no code.
  let codes: [(code: ResultCode?, line: Int, beginning: SafeText)]

  /// Nil where not one line is a code, or looks like one.
  init?(_ bytes: [UInt8]) {
    let decoded = DecodedSource(bytes).bytes
    guard let text = String(validating: decoded, as: UTF8.self) else { return nil }
    let lines = Self.lines(of: text)
    var codes: [(ResultCode?, Int, SafeText)] = []
    var rest = lines[...]
    while let first = rest.first, codes.count < Self.most {
      let (code, count) = Self.firstCode(in: rest)
      if code != nil || first.text.contains(where: \.isNumber) {
        codes.append((code, first.number, SafeText(cleaning: first.text, limit: 18)))
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

  /// The lines that are not blank; one that holds a whole code ends there, and what stands behind it is another.
  private static func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    var code = ""
    for (line, number) in zip(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), 1...)
    {
      var words: [Substring] = []
      for word in line.split(whereSeparator: { $0.isWhitespace || blanks.contains($0) }) {
        words.append(word)
        code += word
        guard word.last != "-" else { continue }
        if ResultCode(code) != nil {
          lines.append((words.joined(separator: " "), number))
          words = []
        }
        code = ""
      }
      if !words.isEmpty { lines.append((words.joined(separator: " "), number)) }
    }
    return lines
  }

  /// What says nothing in a line.
  private static let blanks: Set<Character> = [">", ":", ",", ";", ".", "\"", "|"]

  /// The code with which the lines begin, nil where they do not, and how many of them it takes.
  private static func firstCode(in lines: ArraySlice<Line>) -> (code: ResultCode?, count: Int) {
    let open = lines.prefix { $0.text.last == "-" }.count
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

  /// The lines as a whole, or without the first words of their first one: a name.
  private static func code(in lines: ArraySlice<Line>) -> ResultCode? {
    let words = lines.first?.text.split(separator: " ") ?? []
    let rest = lines.dropFirst().map(\.text).joined()
    let starts = words.indices.filter { $0 <= mostWordsOfName || $0 == words.count - 1 }
    return starts.lazy.compactMap { ResultCode(words[$0...].joined() + rest) }.first
  }

  /// The most words of a name of which the code behind it may have blanks.
  private static let mostWordsOfName = 6

  /// Whether it ends with three groups of five letters and digits, or more; where they are parted by blanks, one has
  /// a digit, so that they are no words.
  private static func looksLikeCode(_ line: Line) -> Bool {
    let end = line.text.suffix(100)
    let groups = end.split { $0 == " " || $0 == "-" }.reversed().prefix { group in
      group.utf8.count == 5 && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return groups.count >= 3
      && (end.contains("-" as Character) || groups.contains { $0.contains(where: \.isNumber) })
  }
}
