import Packs

/// The codes of results in a text, one beneath the other; a code goes on where a line ends with a hyphen.
struct CodeLines {
  /// The most codes that are read.
  static let most = 10_000

  /// Each with the line where it begins, from 1; nil for what is no code.
  let codes: [(code: ResultCode?, line: Int)]

  /// Nil where not one line is a code.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var codes: [(ResultCode?, Int)] = []
    var (open, start) = ("", 0)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (line, number) in zip(lines, 1...) where codes.count < Self.most {
      let line = String(line.map { $0.isWhitespace ? " " : $0 })
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      if open.isEmpty { start = number }
      open += line
      guard open.last(where: { !$0.isWhitespace }) != "-" else { continue }
      codes.append((Self.code(in: open), start))
      open = ""
    }
    if !open.isEmpty { codes.append((Self.code(in: open), start)) }
    guard codes.contains(where: { $0.0 != nil }) else { return nil }
    self.codes = codes
  }

  /// The whole line, or its last word: before it may stand a name.
  private static func code(in line: String) -> ResultCode? {
    ResultCode(line) ?? line.split(separator: " ").last.flatMap { ResultCode($0) }
  }
}
