import Localization

private typealias Words = L10n.PackImport

/// Reads one question of GIFT: `::title::text {answers} text`.
struct GiftQuestionReader {
  let language: Language
  private let block: ByteSlice
  private var markup = Markup.moodle
  private var texts = ImportedTextReader()
  private var wildcards: [ImportIssue] = []

  var issues: [ImportIssue] { wildcards + texts.issues }

  init(_ block: ByteSlice, language: Language) {
    self.block = block
    self.language = language
  }

  /// What the block says; nil where it says nothing.
  mutating func readItem() throws(ImportIssue) -> ImportedItem? {
    guard !block.isEmpty else { return nil }
    let (title, body) = try parseTitle()
    guard let parts = try split(body) else { return try readText(body).map { .text($0) } }
    let rest = parseMarkup(of: parts.before)
    let gap = parts.behind.isEmpty ? "" : " _____ "
    let joined = unescaped(rest) + gap.utf8 + unescaped(parts.behind)
    let text = try texts.read(joined, as: markup, at: rest.startIndex)
      .orThrow(Words.noText, at: block.startIndex)
    let (answers, explanation) = try parseExplanation(parts.answers)
    let (isTyped, list) = try parseAnswers(answers)
    var question = ImportedQuestion(
      offset: block.startIndex, title: title, text: text, isTyped: isTyped, answers: list,
      explanation: explanation)
    if isTyped { try takeWildcards(from: &question) }
    return .question(question)
  }

  /// `*` stands for any other answer; in an answer it stands for letters that nobody can type.
  private mutating func takeWildcards(from question: inout ImportedQuestion) throws(ImportIssue) {
    question.answers.removeAll { answer in
      guard answer.text.string.utf8.contains(UInt8(ascii: "*")) else { return false }
      if answer.text.string == "*", answer.percent <= 0 {
        question.otherwise = answer.reply
      } else {
        let text = Words.wildcard(text: answer.text.quoted)
        wildcards.append(ImportIssue(text, at: answer.text.offset))
      }
      return true
    }
    if question.answers.isEmpty { throw ImportIssue(Words.onlyWildcards, at: question.offset) }
  }

  private mutating func parseTitle() throws(ImportIssue) -> (ImportedText?, ByteSlice) {
    guard block.hasPrefix("::"), let parts = block.dropFirst(2).split(at: "::") else {
      return (nil, block)
    }
    let title = try texts.read(
      unescaped(parts.before), as: .entities, at: block.startIndex, isLabel: true)
    return (title, parts.behind.trimmed)
  }

  /// A question's text round its answers. Nil where there are no braces; throws where they do not make one pair.
  private func split(
    _ body: ByteSlice
  ) throws(ImportIssue) -> (before: ByteSlice, answers: ByteSlice, behind: ByteSlice)? {
    let start = body.unescapedIndex(of: "{")
    if let stray = body[..<(start ?? body.endIndex)].unescapedIndex(of: "}") {
      throw ImportIssue(Words.strayBrace, at: stray)
    }
    guard let start else { return nil }
    let (inside, rest) = try body[(start + 1)...].split(at: "}")
      .orThrow(Words.unclosedBrace, at: start)
    let inner = inside.unescapedIndex(of: "{")
    if let second = inner ?? rest.unescapedIndex(of: "{") ?? rest.unescapedIndex(of: "}") {
      throw ImportIssue(Words.secondBraces, at: second)
    }
    return (body[..<start], inside.trimmed, rest.trimmed)
  }

  /// Behind the last `####` stands what is said in any case.
  private mutating func parseExplanation(
    _ answers: ByteSlice
  ) throws(ImportIssue) -> (ByteSlice, ImportedText?) {
    var last: Int?
    while let mark = answers[(last.map { $0 + 1 } ?? answers.startIndex)...].unescapedIndex(
      of: "####")
    {
      last = mark
    }
    guard let last else { return (answers, nil) }
    return (answers[..<last].trimmed, try readText(answers[(last + 4)...]))
  }

  /// Plain words; nil where none are left. A format of its own counts for it alone.
  mutating func readText(
    _ bytes: ByteSlice, isLabel: Bool = false
  ) throws(ImportIssue) -> ImportedText? {
    let outer = markup
    defer { markup = outer }
    let rest = parseMarkup(of: bytes)
    return try texts.read(unescaped(rest), as: markup, at: rest.startIndex, isLabel: isLabel)
  }

  /// Notes `[html]` and its like, which count for all that follows in the question.
  private mutating func parseMarkup(of bytes: ByteSlice) -> ByteSlice {
    let text = bytes.trimmed
    guard text.first == UInt8(ascii: "["),
      let end = text.prefix(12).firstIndex(of: UInt8(ascii: "]")),
      let named = Markup(
        rawValue: String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self)),
      named != .entities
    else { return text }
    markup = named
    return text[(end + 1)...].trimmed
  }
}

/// The bytes without the backslashes of GIFT: `\n` is a line's end, `\~ \= \# \{ \} \: \\` the mark
/// itself; before anything else a backslash is a backslash.
func unescaped(_ bytes: ByteSlice) -> [UInt8] {
  let backslash = UInt8(ascii: "\\")
  guard bytes.contains(backslash) else { return Array(bytes) }
  var result: [UInt8] = []
  var isEscaped = false
  for byte in bytes {
    if byte == backslash, !isEscaped {
      isEscaped = true
      continue
    }
    if isEscaped, byte != UInt8(ascii: "n"), !escapable.contains(byte) { result.append(backslash) }
    result.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
    isEscaped = false
  }
  return isEscaped ? result + [backslash] : result
}

private let escapable = Array("~=#{}:\\".utf8)

extension ByteSlice {
  /// The first place where `mark` stands without a backslash before it.
  func unescapedIndex(of mark: String) -> Int? {
    let mark = Array(mark.utf8)
    var index = startIndex
    while index < endIndex {
      if self[index] == mark[0], self[index...].starts(with: mark) { return index }
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// What stands before the first unescaped `mark`, and what behind it; nil without one.
  func split(at mark: String) -> (before: ByteSlice, behind: ByteSlice)? {
    unescapedIndex(of: mark).map { (self[..<$0], self[($0 + mark.utf8.count)...]) }
  }
}
