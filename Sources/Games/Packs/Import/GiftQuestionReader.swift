import Localization

/// Reads one question of GIFT: `::title::text {answers} text`.
struct GiftQuestionReader {
  private let block: ByteSlice
  private var markup = Markup.moodle
  private var texts = QuestionTextReader()

  var issues: [ImportIssue] { texts.issues }

  init(_ block: ByteSlice) { self.block = block }

  /// What the block says; nil where it says nothing.
  mutating func readItem() throws(ImportIssue) -> ImportedItem? {
    guard !block.isEmpty else { return nil }
    let (title, body) = try parseTitle()
    guard let parts = try GiftQuestionParts(body) else {
      return try readText(body).map { .text($0) }
    }
    let rest = readMarkup(of: parts.before)
    let gap = parts.behind.isEmpty ? "" : " _____ "
    let joined = unescaped(rest) + gap.utf8 + unescaped(parts.behind)
    guard let text = try texts.readText(joined, as: markup, at: rest.startIndex) else {
      throw ImportIssue(.noText, at: block.startIndex)
    }
    let (answers, explanation) = try parseExplanation(parts.answers)
    return .question(
      ImportedQuestion(
        offset: block.startIndex, title: title, text: text,
        task: try parseAnswers(answers), explanation: explanation))
  }

  private func parseTitle() throws(ImportIssue) -> (LocatedPlainText?, ByteSlice) {
    guard block.hasPrefix("::"), let parts = block.dropFirst(2).split(at: "::") else {
      return (nil, block)
    }
    let name = unescaped(parts.before)
    let title = try LocatedPlainText(marked: name, as: .entities, at: block.startIndex)
    return (title, parts.behind.trimmed)
  }

  /// Behind the last `####` stands what is said in any case.
  private mutating func parseExplanation(
    _ answers: ByteSlice
  ) throws(ImportIssue) -> (ByteSlice, LocatedPlainText?) {
    guard let mark = answers.lastUnescapedIndex(of: "####") else { return (answers, nil) }
    return (answers[..<mark].trimmed, try readText(answers[(mark + 4)...]))
  }

  /// Plain words of a text; nil where none are left. A format of its own counts for it alone.
  mutating func readText(_ bytes: ByteSlice) throws(ImportIssue) -> LocatedPlainText? {
    let outer = markup
    defer { markup = outer }
    let rest = readMarkup(of: bytes)
    return try texts.readText(unescaped(rest), as: markup, at: rest.startIndex)
  }

  /// Plain words of an answer, in one line; nil where none are left.
  mutating func readLabel(_ bytes: ByteSlice) throws(ImportIssue) -> LocatedPlainText? {
    let outer = markup
    defer { markup = outer }
    let rest = readMarkup(of: bytes)
    return try texts.readLabel(unescaped(rest), as: markup, at: rest.startIndex)
  }

  /// Notes `[html]` and its like, which count for all that follows in the question.
  private mutating func readMarkup(of bytes: ByteSlice) -> ByteSlice {
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

/// A question's text round its answers.
private struct GiftQuestionParts {
  let before: ByteSlice
  let answers: ByteSlice
  let behind: ByteSlice

  /// Nil where there are no braces; throws where they do not make one pair.
  init?(_ body: ByteSlice) throws(ImportIssue) {
    guard let start = body.unescapedIndex(of: "{") else {
      if let stray = body.unescapedIndex(of: "}") { throw ImportIssue(.strayBrace, at: stray) }
      return nil
    }
    if let stray = body[..<start].unescapedIndex(of: "}") {
      throw ImportIssue(.strayBrace, at: stray)
    }
    guard let (inside, rest) = body[(start + 1)...].split(at: "}") else {
      throw ImportIssue(.unclosedBrace, at: start)
    }
    let inner = inside.unescapedIndex(of: "{")
    if let second = inner ?? rest.unescapedIndex(of: "{") ?? rest.unescapedIndex(of: "}") {
      throw ImportIssue(.secondBraces, at: second)
    }
    (before, answers, behind) = (body[..<start], inside.trimmed, rest.trimmed)
  }
}
