import Localization

/// Reads a list of terms, a line each: the term, a tab, a dash or a semicolon, and what it means. The
/// meaning is asked, and the term is the answer. A line without the sign of most others may have another of these.
struct TermListReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []

  /// The most usual first.
  private static let separators = [
    "\t", " - ", " – ", " — ", " : ", "\u{A0}: ", equalsSign, ";", ": ",
  ]
  private static let equalsSign = " = "

  init(_ source: ValidSourceFile) {
    let separator = Self.separator(of: source)
    var list = VocabularyList()
    for line in source.lines where !line.trimmed.isEmpty {
      let all = CollectionOfOne(separator) + Self.separators
      guard let (term, meaning) = all.lazy.compactMap({ Self.parts(of: line, $0) }).first else {
        issues.append(ImportIssue(.table(.noMeaning), at: line.startIndex))
        continue
      }
      list.add(
        question: TableCell(bytes: Array(meaning), offset: meaning.startIndex),
        answer: TableCell(bytes: Array(term), offset: term.startIndex))
    }
    if !list.items.isEmpty { issues.insert(ImportIssue(.table(.readAsTerms), at: 0), at: 0) }
    items = list.items
    issues += list.issues
  }

  /// Whether three in four lines have a term and a dash or the like, or every second one a tab; and there are two such
  /// lines at least.
  static func isLikely(_ source: ValidSourceFile) -> Bool {
    let lines = firstLines(of: source)
    let usual = separators.filter { ![equalsSign, ";", ": "].contains($0) }
    let terms = lines.count { line in usual.contains { isTerm(line, $0) } }
    let equations = count(of: lines, with: equalsSign)
    return count(of: lines, with: "\t") * 2 >= max(2, lines.count)
      || terms * 2 >= max(2, lines.count) && (terms + equations) * 4 >= max(2, lines.count) * 3
  }

  /// Whether three in four lines have one equals sign, as questions of arithmetic have, too; and there are two lines
  /// at least.
  static func hasEquations(_ source: ValidSourceFile) -> Bool {
    let lines = firstLines(of: source)
    return count(of: lines, with: equalsSign) * 4 >= max(2, lines.count) * 3
  }

  private static func count(of lines: [ByteSlice], with separator: String) -> Int {
    lines.count { isTerm($0, separator) }
  }

  /// Whether a line is a term, the separator, and a meaning without it; what stands in braces is GIFT.
  private static func isTerm(_ line: ByteSlice, _ separator: String) -> Bool {
    !line.contains(UInt8(ascii: "{"))
      && parts(of: line, separator).map { parts(of: $0.meaning, separator) == nil } ?? false
  }

  /// The one that most of the first lines have.
  private static func separator(of source: ValidSourceFile) -> String {
    let lines = firstLines(of: source)
    let counts = separators.map { separator in
      (separator, lines.count { parts(of: $0, separator) != nil })
    }
    let most = counts.map(\.1).max() ?? 0
    return counts.first { $0.1 == most }?.0 ?? separators[0]
  }

  private static func firstLines(of source: ValidSourceFile) -> [ByteSlice] {
    Array(source.lines.lazy.filter { !$0.trimmed.isEmpty }.prefix(50))
  }

  private static func parts(
    of line: ByteSlice, _ separator: String
  ) -> (term: ByteSlice, meaning: ByteSlice)? {
    var rest = line
    while let mark = separator.utf8.first, let next = rest.firstIndex(of: mark) {
      rest = rest[next...]
      if rest.hasPrefix(separator) {
        let term = line[..<next].trimmed
        let meaning = rest.dropFirst(separator.utf8.count).trimmed
        return term.isEmpty || meaning.isEmpty ? nil : (term, meaning)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
