import Localization

private typealias Words = L10n.PackImport

/// Reads Aiken: a question, answers behind `A.`, `A)` or small letters, and a line `ANSWER: A` or `RÉPONSE: A`.
struct AikenReader: QuestionFileReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []
  private let bytes: [UInt8]
  private var texts = ImportedTextReader()
  private var question: Range<Int>?
  private var answers: [(letter: UInt8, text: Range<Int>)] = []
  /// An empty line came after the question's text.
  private var hasGap = false

  init(_ source: SourceText) {
    bytes = source.bytes
    for line in source.lines { parseLine(line.trimmed) }
    dropQuestion()
    issues += texts.issues
  }

  /// Whether a file looks like Aiken: one of its lines names an answer.
  static func isLikely(_ source: SourceText) -> Bool {
    source.lines.contains { $0.trimmed.namedAnswer != nil }
  }

  private mutating func parseLine(_ line: ByteSlice) {
    if let named = line.namedAnswer {
      finishQuestion(answer: named, at: line.startIndex)
    } else if line.isEmpty {
      if answers.isEmpty { hasGap = question != nil } else { dropQuestion() }
    } else if let letter = line.optionLetter, isOption(letter) {
      answers.append((letter, line.dropFirst(2).trimmed.indices))
    } else if let last = answers.last {
      answers[answers.count - 1].text = last.text.lowerBound..<line.endIndex
    } else {
      if hasGap { dropQuestion() }
      question = (question?.lowerBound ?? line.startIndex)..<line.endIndex
    }
  }

  /// `E. coli` begins a question; an answer it is only behind others.
  private func isOption(_ letter: UInt8) -> Bool {
    question != nil && (letter == UInt8(ascii: "A") || !answers.isEmpty)
  }

  /// What was begun has no `ANSWER:`; without answers it is but a text.
  private mutating func dropQuestion() {
    defer { (question, answers, hasGap) = (nil, [], false) }
    guard let question else { return }
    do throws(ImportIssue) {
      guard answers.isEmpty else { throw ImportIssue(Words.noAnswerLine, at: question.lowerBound) }
      items.append(.text(try text(in: question, orThrow: Words.noText)))
    } catch {
      issues.append(error.leavingOut)
    }
  }

  private mutating func finishQuestion(answer named: ByteSlice, at offset: Int) {
    defer { (question, answers, hasGap) = (nil, [], false) }
    guard let question else {
      return issues.append(ImportIssue(Words.answerWithoutQuestion, at: offset))
    }
    do throws(ImportIssue) {
      items.append(.question(try makeQuestion(question, named, at: offset)))
    } catch {
      issues.append(error.leavingOut)
    }
  }

  private mutating func makeQuestion(
    _ question: Range<Int>, _ named: ByteSlice, at offset: Int
  ) throws(ImportIssue) -> ImportedQuestion {
    try checkLetters()
    guard answers.count > 1 else { throw ImportIssue(Words.tooFewAnswers, at: question.lowerBound) }
    let right = try answerIndex(of: named, at: offset)
    let choices = try answers.enumerated().map { index, answer throws(ImportIssue) in
      ImportedAnswer(
        text: try text(in: answer.text, orThrow: Words.emptyAnswer, isLabel: true),
        percent: index == right ? 100 : 0)
    }
    return ImportedQuestion(
      offset: question.lowerBound, text: try text(in: question, orThrow: Words.noText),
      isTyped: false, answers: choices)
  }

  /// Throws at the first letter that is not the next one.
  private func checkLetters() throws(ImportIssue) {
    for (index, answer) in answers.enumerated() {
      let expected = UInt8(ascii: "A") + UInt8(min(index, 25))
      guard answer.letter != expected else { continue }
      throw ImportIssue(
        Words.letterOutOfOrder(expected: quoted(expected), letter: quoted(answer.letter)),
        at: answer.text.lowerBound)
    }
  }

  /// The place, from 0, of the answer that the line names; of several letters the first counts.
  private mutating func answerIndex(
    of named: ByteSlice, at offset: Int
  ) throws(ImportIssue) -> Int {
    let letter = try (named.first?.uppercaseLetter).orThrow(Words.noRightAnswer, at: offset)
    guard let place = answers.firstIndex(where: { $0.letter == letter }) else {
      let last = quoted(answers[answers.count - 1].letter)
      throw ImportIssue(Words.letterOutside(letter: quoted(letter), last: last), at: offset)
    }
    if named.dropFirst().contains(where: { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ")") }) {
      issues.append(ImportIssue(Words.furtherLetters, at: named.startIndex))
    }
    return place
  }

  private func quoted(_ letter: UInt8) -> LocalizedText {
    .said(String(Unicode.Scalar(letter)))
  }

  private mutating func text(
    in range: Range<Int>, orThrow why: LocalizedText, isLabel: Bool = false
  ) throws(ImportIssue) -> ImportedText {
    let text = try texts.read(bytes[range], as: .entities, at: range.lowerBound, isLabel: isLabel)
    return try text.orThrow(why, at: range.lowerBound)
  }
}

/// Words before the letter of the right answer: `answer`, `reponse`.
private let answerWords = words(of: Words.aikenAnswers)

extension ByteSlice {
  /// What stands behind `ANSWER:`; nil on another line.
  fileprivate var namedAnswer: ByteSlice? {
    guard let first, first.uppercaseLetter != nil || first >= 0x80,
      let place = prefix(40).firstIndex(of: UInt8(ascii: ":")),
      answerWords.contains(simpleName(of: self[..<place]))
    else { return nil }
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
