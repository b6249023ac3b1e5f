import Localization

extension GiftQuestionReader {
  /// What stands in the braces of a question; the kind shows by the marks in it.
  mutating func parseAnswers(_ answers: ByteSlice) throws(ImportIssue) -> ImportedQuestionKind {
    if answers.isEmpty { throw ImportIssue(.essay, at: answers.startIndex) }
    if answers.first == UInt8(ascii: "#") {
      return try parseNumbers(answers.dropFirst())
    }
    if answers.unescapedIndex(of: "~") != nil { return try parseChoice(answers) }
    if answers.unescapedIndex(of: "=") != nil, answers.unescapedIndex(of: "->") != nil {
      return .match(ImportedMatchingQuestion(pairs: try parsePairs(answers)))
    }
    if let truth = try parseTrueFalse(answers) { return truth }
    let words = try segments(of: answers, at: "=").map { segment throws(ImportIssue) in
      try parseAnswer(segment, standard: 100)
    }
    return .words(ImportedShortAnswerQuestion(answers: words))
  }

  private mutating func parseChoice(
    _ answers: ByteSlice
  ) throws(ImportIssue) -> ImportedQuestionKind {
    var result: [ImportedAnswer] = []
    for segment in try segments(of: answers, at: "~=") {
      let isRight =
        segment.startIndex > answers.startIndex
        && answers[segment.startIndex - 1] == UInt8(ascii: "=")
      result.append(try parseAnswer(segment, standard: isRight ? 100 : 0))
    }
    return .choice(ImportedMultipleChoiceQuestion(answers: result))
  }

  /// `%50%words#reply`
  private mutating func parseAnswer(
    _ segment: ByteSlice, standard: Double
  ) throws(ImportIssue) -> ImportedAnswer {
    let (percent, rest) = segment.trimmed.withoutWeight
    let (words, reply) = try parseFeedback(rest)
    guard let text = try readLabel(words) else {
      throw ImportIssue(.emptyAnswer, at: segment.startIndex)
    }
    return ImportedAnswer(text: text, percent: percent ?? standard, reply: reply)
  }

  /// What stands before `#`, and behind it the reply.
  mutating func parseFeedback(
    _ segment: ByteSlice
  ) throws(ImportIssue) -> (ByteSlice, LocatedPlainText?) {
    let (words, reply) = segment.withoutReply
    return (words, try reply.flatMap { reply throws(ImportIssue) in try readText(reply) })
  }

  /// The parts between unescaped marks; an empty one before the first, or between two, is none.
  func segments(of answers: ByteSlice, at marks: String) throws(ImportIssue) -> [ByteSlice] {
    var result: [ByteSlice] = []
    var start = answers.startIndex
    var index = start
    func close() {
      let isBetween =
        start == answers.startIndex || marks.utf8.count > 1 && index < answers.endIndex
      if !isBetween || !answers[start..<index].trimmed.isEmpty {
        result.append(answers[start..<index])
      }
    }
    while index < answers.endIndex {
      guard result.count <= QuestionLimits.answers else {
        throw ImportIssue(.tooManyAnswers, at: answers.startIndex)
      }
      if answers[index] == UInt8(ascii: "\\") {
        index += 1
      } else if marks.utf8.contains(answers[index]) {
        close()
        start = index + 1
      }
      index += 1
    }
    index = answers.endIndex
    close()
    return result
  }

  /// `T`, `TRUE`, `V`, `VRAI`, `F`, `FALSE` or `FAUX`, then the reply to a wrong answer and the one to a right one.
  private mutating func parseTrueFalse(
    _ answers: ByteSlice
  ) throws(ImportIssue) -> ImportedQuestionKind? {
    let parts = try segments(of: answers, at: "#")
    let word = (answers.split(at: "#")?.before ?? answers).trimmed
    let isTrue: Bool
    switch String(decoding: word.prefix(6).map { $0.uppercaseLetter ?? $0 }, as: UTF8.self) {
    case "T", "TRUE", "V", "VRAI": isTrue = true
    case "F", "FALSE", "FAUX": isTrue = false
    default: return nil
    }
    let ifWrong = parts.count > 1 ? try readText(parts[1]) : nil
    let ifRight = parts.count > 2 ? try readText(parts[2]) : nil
    return .trueFalse(ImportedTrueFalseQuestion(isTrue: isTrue, ifRight: ifRight, ifWrong: ifWrong))
  }

  /// `=name -> partner`; a partner without a name only tempts.
  private mutating func parsePairs(_ answers: ByteSlice) throws(ImportIssue) -> [ImportedPair] {
    var result: [ImportedPair] = []
    for segment in try segments(of: answers, at: "=") {
      guard let parts = segment.split(at: "->") else {
        throw ImportIssue(.noArrow(segment.trimmed.echo), at: segment.startIndex)
      }
      guard let partner = try readLabel(parts.behind) else {
        throw ImportIssue(.emptyAnswer, at: segment.startIndex)
      }
      result.append(ImportedPair(name: try readLabel(parts.before), partner: partner))
    }
    return result
  }
}
