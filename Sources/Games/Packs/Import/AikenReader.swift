import Localization

/// Reads Aiken: a question, answers behind `A.`, `A)` or small letters, and a line `ANSWER: A`, in any language of the
/// program.
struct AikenReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []
  private let bytes: [UInt8]
  private var question: Range<Int>?
  private var answers: [Range<Int>] = []
  /// An empty line came after the question's text.
  private var hasGap = false
  /// The first letter that is not the next one.
  private var disorder: ImportIssue?
  private var texts = QuestionTextReader()

  init(_ source: ValidSourceFile) {
    bytes = source.bytes
    for line in source.lines { parseLine(line.trimmed) }
    dropQuestion()
  }

  /// Whether a file looks like Aiken: one of its lines names an answer.
  static func isLikely(_ source: ValidSourceFile) -> Bool {
    source.lines.contains { $0.trimmed.namedAnswer != nil }
  }

  private mutating func parseLine(_ line: ByteSlice) {
    if let named = line.namedAnswer {
      finishQuestion(answer: named, at: line.startIndex)
    } else if line.isEmpty {
      if answers.isEmpty { hasGap = question != nil } else { dropQuestion() }
    } else if let letter = line.optionLetter, isOption(letter) {
      add(letter, line)
    } else if let last = answers.last {
      answers[answers.count - 1] = last.lowerBound..<line.endIndex
    } else {
      if hasGap { dropQuestion() }
      question = (question?.lowerBound ?? line.startIndex)..<line.endIndex
    }
  }

  /// `E. coli` begins a question; an answer it is only behind others.
  private func isOption(_ letter: UInt8) -> Bool {
    question != nil && (letter == UInt8(ascii: "A") || !answers.isEmpty)
  }

  private mutating func add(_ letter: UInt8, _ line: ByteSlice) {
    let expected = UInt8(ascii: "A") + UInt8(min(answers.count, 25))
    if letter != expected, disorder == nil {
      disorder = ImportIssue(
        .letterOutOfOrder(letter.asText, expected: expected.asText), at: line.startIndex)
    }
    answers.append(line.dropFirst(2).trimmed.indices)
  }

  /// What was begun has no `ANSWER:`; without answers it is but a text.
  private mutating func dropQuestion() {
    if let question, answers.isEmpty {
      do throws(ImportIssue) {
        items.append(.text(try text(in: question)))
      } catch {
        issues.append(error)
      }
    } else if let question {
      issues.append(ImportIssue(.noAnswerLine, at: question.lowerBound))
    }
    reset()
  }

  private mutating func reset() {
    issues += texts.issues
    texts = QuestionTextReader()
    (question, answers, hasGap, disorder) = (nil, [], false, nil)
  }

  private mutating func finishQuestion(answer named: ByteSlice, at offset: Int) {
    do throws(ImportIssue) {
      items.append(.question(try makeQuestion(named, at: offset)))
    } catch {
      issues.append(error)
    }
    reset()
  }

  private mutating func makeQuestion(
    _ named: ByteSlice, at offset: Int
  ) throws(ImportIssue) -> ImportedQuestion {
    guard let question else { throw ImportIssue(.answerWithoutQuestion, at: offset) }
    if let disorder { throw disorder }
    guard answers.count > 1 else { throw ImportIssue(.tooFewAnswers, at: question.lowerBound) }
    let right = try answerIndex(of: named, at: offset)
    let choices = try answers.enumerated().map { index, answer throws(ImportIssue) in
      ImportedAnswer(
        text: try label(in: answer), percent: index == right ? 100 : 0)
    }
    let text = try text(in: question)
    return ImportedQuestion(
      offset: text.offset, text: text,
      task: .choice(ImportedMultipleChoiceQuestion(answers: choices)))
  }

  /// The place, from 0, of the answer that the line names; of several letters the first counts.
  private mutating func answerIndex(
    of named: ByteSlice, at offset: Int
  ) throws(ImportIssue) -> Int {
    guard let letter = named.first?.uppercaseLetter else {
      throw ImportIssue(.noRightAnswer, at: offset)
    }
    let place = Int(letter - UInt8(ascii: "A"))
    guard place < answers.count else {
      let last = UInt8(ascii: "A") + UInt8(min(answers.count, 26) - 1)
      throw ImportIssue(.letterOutside(letter.asText, last: last.asText), at: offset)
    }
    let further = named.dropFirst().filter { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ")") }
    if !further.isEmpty { issues.append(ImportIssue(.furtherLetters, at: named.startIndex)) }
    return place
  }

  private mutating func text(in range: Range<Int>) throws(ImportIssue) -> LocatedPlainText {
    let text = try texts.readText(bytes[range], as: .entities, at: range.lowerBound)
    guard let text else { throw ImportIssue(.noText, at: range.lowerBound) }
    return text
  }

  private mutating func label(in range: Range<Int>) throws(ImportIssue) -> LocatedPlainText {
    let text = try texts.readLabel(bytes[range], as: .entities, at: range.lowerBound)
    guard let text else { throw ImportIssue(.emptyAnswer, at: range.lowerBound) }
    return text
  }
}

/// Words before the letter of the right answer, folded: `answer`, `reponse`.
private let answerWords = Set(
  Language.allCases.flatMap { L10n.ImportFormats.aikenAnswers.resolved(in: $0) })
/// The bytes that one of them may begin with.
private let answerBeginnings = Set(
  answerWords.flatMap { [$0, $0.uppercased()].compactMap(\.utf8.first) })

extension ByteSlice {
  /// What stands behind `ANSWER:`; nil on another line.
  fileprivate var namedAnswer: ByteSlice? {
    let mark = UInt8(ascii: ":")
    guard let first, answerBeginnings.contains(first), let place = prefix(40).firstIndex(of: mark)
    else { return nil }
    let word = String(decoding: self[..<place], as: UTF8.self).folded(as: .word)
    guard answerWords.contains(String(word.filter(\.isLetter))) else { return nil }
    return self[(place + 1)...].trimmed
  }

  /// The letter of `A. text` or `A) text`.
  fileprivate var optionLetter: UInt8? {
    guard count >= 2, let letter = first?.uppercaseLetter else { return nil }
    let mark = self[startIndex + 1]
    guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else { return nil }
    return count == 2 || self[startIndex + 2].isBlank ? letter : nil
  }
}
