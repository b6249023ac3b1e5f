import Localization

private typealias Words = L10n.PackImport

extension GiftQuestionReader {
  /// What stands in the braces of a question, and whether it is typed; the marks in it show which.
  mutating func parseAnswers(
    _ answers: ByteSlice
  ) throws(ImportIssue) -> (isTyped: Bool, [ImportedAnswer]) {
    if answers.isEmpty { throw ImportIssue(Words.essay, at: answers.startIndex) }
    if answers.first == UInt8(ascii: "#") { return (true, try parseNumbers(answers.dropFirst())) }
    if answers.unescapedIndex(of: "~") != nil { return (false, try parseChoice(answers)) }
    if answers.unescapedIndex(of: "=") != nil, answers.unescapedIndex(of: "->") != nil {
      throw ImportIssue(Words.matching, at: answers.startIndex)
    }
    if let truths = try parseTrueFalse(answers) { return (false, truths) }
    let words = try segments(of: answers, at: "=").map { segment throws(ImportIssue) in
      try parseAnswer(segment, standard: 100)
    }
    return (true, words)
  }

  private mutating func parseChoice(_ answers: ByteSlice) throws(ImportIssue) -> [ImportedAnswer] {
    try segments(of: answers, at: "~=").map { segment throws(ImportIssue) in
      let isRight =
        segment.startIndex > answers.startIndex
        && answers[segment.startIndex - 1] == UInt8(ascii: "=")
      return try parseAnswer(segment, standard: isRight ? 100 : 0)
    }
  }

  /// `%50%words#reply`
  private mutating func parseAnswer(
    _ segment: ByteSlice, standard: Double
  ) throws(ImportIssue) -> ImportedAnswer {
    let (percent, rest) = parseWeight(segment.trimmed)
    let (words, reply) = try parseFeedback(rest)
    let text = try readText(words, isLabel: true)
      .orThrow(Words.emptyAnswer, at: segment.startIndex)
    return ImportedAnswer(text: text, percent: percent ?? standard, reply: reply)
  }

  /// What stands before `#`, and behind it the reply.
  private mutating func parseFeedback(
    _ segment: ByteSlice
  ) throws(ImportIssue) -> (ByteSlice, ImportedText?) {
    var rest = segment
    while let mark = rest.unescapedIndex(of: "#") {
      rest = segment[(mark + 1)...]
      // `&#39;` is an apostrophe, in files that other tools made.
      let isEntity = mark > segment.startIndex && segment[mark - 1] == UInt8(ascii: "&")
      if !isEntity || rest.first?.isLetterOrDigit != true {
        return (segment[..<mark], try readText(rest))
      }
    }
    return (segment, nil)
  }

  /// The percentage in front, if there is one.
  private func parseWeight(_ segment: ByteSlice) -> (Double?, ByteSlice) {
    guard segment.first == UInt8(ascii: "%"),
      let end = segment.dropFirst().prefix(16).firstIndex(of: UInt8(ascii: "%"))
    else { return (nil, segment) }
    let digits = segment[..<end].dropFirst()
    guard digits.allSatisfy({ $0.isDigit || Array("-.".utf8).contains($0) }),
      let percent = Double(String(decoding: digits, as: UTF8.self))
    else { return (nil, segment) }
    return (percent, segment[(end + 1)...].trimmed)
  }

  /// The parts between unescaped marks; an empty one before the first, or between two, is none.
  private func segments(of answers: ByteSlice, at marks: String) throws(ImportIssue) -> [ByteSlice]
  {
    var places: [Int] = []
    var index = answers.startIndex
    while index < answers.endIndex {
      if marks.utf8.contains(answers[index]) { places.append(index) }
      index += answers[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard places.count <= ImportedQuestion.mostAnswers else {
      throw ImportIssue(tooManyAnswers: answers.startIndex)
    }
    let starts = [answers.startIndex] + places.map { $0 + 1 }
    return zip(starts, places + [answers.endIndex]).compactMap { start, end in
      let isBetween =
        start == answers.startIndex || marks.utf8.count > 1 && end < answers.endIndex
      let part = answers[start..<end]
      return isBetween && part.trimmed.isEmpty ? nil : part
    }
  }

  /// True and false to choose from; behind the word the reply to a wrong answer, then the one to a right one.
  private mutating func parseTrueFalse(
    _ answers: ByteSlice
  ) throws(ImportIssue) -> [ImportedAnswer]? {
    let parts = try segments(of: answers, at: "#")
    let word = (answers.split(at: "#")?.before ?? answers).trimmed
    guard let isTrue = GiftReader.truth(of: word) else { return nil }
    let ifWrong = parts.count > 1 ? try readText(parts[1]) : nil
    let ifRight = parts.count > 2 ? try readText(parts[2]) : nil
    return try [isTrue, !isTrue].map { value throws(ImportIssue) in
      let text = value ? Words.truthTrue : Words.truthFalse
      return ImportedAnswer(
        text: try ImportedText(text.resolved(in: language), at: answers.startIndex),
        percent: value == isTrue ? 100 : 0, reply: value == isTrue ? ifRight : ifWrong)
    }
  }

  // MARK: Numbers

  /// Numbers without a tolerance, each behind `=`: they are typed.
  private mutating func parseNumbers(_ answers: ByteSlice) throws(ImportIssue) -> [ImportedAnswer] {
    let (numbers, wrong) = answers.split(at: "~") ?? (answers, [])
    var result: [ImportedAnswer] = []
    for segment in try segments(of: numbers, at: "=") where !segment.trimmed.isEmpty {
      let (percent, rest) = parseWeight(segment.trimmed)
      let (number, reply) = try parseFeedback(rest)
      let text = try numberText(number.trimmed, at: segment.trimmed.startIndex)
      let worth = text.string == "*" ? 0 : percent ?? 100
      result.append(ImportedAnswer(text: text, percent: worth, reply: reply))
    }
    if let reply = try parseFeedback(wrong).1 {
      let other = try ImportedText("*", at: wrong.startIndex)
      result.append(ImportedAnswer(text: other, percent: 0, reply: reply))
    }
    return result
  }

  /// The number with the decimal mark of the pack's language; `3:0` is 3, and `*` any other.
  private func numberText(_ number: ByteSlice, at offset: Int) throws(ImportIssue) -> ImportedText {
    let (value, slack) = number.split(at: ":") ?? (number, [])
    let digits = value.trimmed.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let marks = digits.filter { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    if number.split(at: "..") != nil || slack.contains(where: { $0.isDigit && $0 != 0x30 }) {
      throw ImportIssue(Words.inexactNumber, at: offset)
    }
    let isNumber = marks.count <= 1 && digits.count(where: \.isDigit) + marks.count == digits.count
    guard number.elementsEqual("*".utf8) || isNumber && digits.count > marks.count else {
      throw ImportIssue(Words.notANumber(text: .said(number.echo)), at: offset)
    }
    let text = String(decoding: value.trimmed, as: UTF8.self)
    return try ImportedText(
      String(text.map { $0 == "." || $0 == "," ? language.decimalMark : $0 }), at: offset)
  }
}
