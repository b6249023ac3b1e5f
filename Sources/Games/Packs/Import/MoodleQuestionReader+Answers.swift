import Localization

extension MoodleQuestionReader {
  mutating func readTask(_ kind: MoodleQuestionKind) throws(ImportIssue) -> ImportedQuestionKind {
    switch kind {
    case .multichoice:
      let isSingle = element.word("single").map { $0 != "false" && $0 != "0" }
      return .choice(
        ImportedMultipleChoiceQuestion(answers: try readAnswers(), isSingle: isSingle))
    case .truefalse: return try readTrueFalse()
    case .shortanswer:
      if element.word("usecase") == "1" { addIssue(.caseForgiven, at: element.offset) }
      return .words(ImportedShortAnswerQuestion(answers: try readAnswers()))
    case .numerical: return try readNumbers()
    case .matching: return .match(ImportedMatchingQuestion(pairs: try readPairs()))
    }
  }

  private func answerElements() throws(ImportIssue) -> [XMLElement] {
    let answers = element.all("answer")
    guard answers.count <= QuestionLimits.answers else {
      throw ImportIssue(.tooManyAnswers, at: element.offset)
    }
    return answers
  }

  private mutating func readAnswers() throws(ImportIssue) -> [ImportedAnswer] {
    var result: [ImportedAnswer] = []
    for answer in try answerElements() {
      guard let text = try readLabel(answer) else {
        throw ImportIssue(.emptyAnswer, at: answer.offset)
      }
      result.append(
        ImportedAnswer(
          text: text, percent: try percent(of: answer),
          reply: try readText(answer.first("feedback"))))
    }
    return result
  }

  private func percent(of answer: XMLElement) throws(ImportIssue) -> Double {
    guard let percent = answer.attributes["fraction"].flatMap({ Double($0) }), percent.isFinite
    else { throw ImportIssue(.moodle(.noFraction), at: answer.offset) }
    return percent
  }

  /// Of the two answers one is worth 100; what it says is whether the statement is true.
  private mutating func readTrueFalse() throws(ImportIssue) -> ImportedQuestionKind {
    let answers = try readAnswers()
    guard let right = answers.first(where: { $0.percent >= 100 }) else {
      throw ImportIssue(.noRightAnswer, at: element.offset)
    }
    let word = TableCell(bytes: Array(right.text.string.utf8), offset: right.text.offset)
    guard let isTrue = truthValue(of: word) else {
      throw ImportIssue(.table(.notATruth(right.text.text)), at: right.text.offset)
    }
    let wrong = answers.first { $0.percent < 100 }
    return .trueFalse(
      ImportedTrueFalseQuestion(isTrue: isTrue, ifRight: right.reply, ifWrong: wrong?.reply))
  }

  private mutating func readNumbers() throws(ImportIssue) -> ImportedQuestionKind {
    let units = try readUnits()
    var numbers: [ImportedNumericalAnswer] = []
    var otherwise: LocatedPlainText?
    for answer in try answerElements() {
      guard let text = answer.first("text") else {
        throw ImportIssue(.emptyAnswer, at: answer.offset)
      }
      let reply = try readText(answer.first("feedback"))
      let number = text.text[...].trimmed
      if number.elementsEqual("*".utf8) {
        otherwise = otherwise ?? reply
        continue
      }
      let slack = answer.word("tolerance").flatMap { $0.isEmpty ? nil : ":" + $0 } ?? ""
      guard let range = DecimalRange(String(decoding: number, as: UTF8.self) + slack) else {
        throw ImportIssue(.notANumber(number.echo), at: text.textOffset)
      }
      numbers.append(
        ImportedNumericalAnswer(
          range: range, percent: try percent(of: answer), reply: reply, offset: text.textOffset))
    }
    guard !numbers.isEmpty else { throw ImportIssue(.noRightAnswer, at: element.offset) }
    return .numbers(ImportedNumericalQuestion(numbers: numbers, otherwise: otherwise, units: units))
  }

  /// The spellings of the unit; what stands for another number, or is no word, is left out.
  private mutating func readUnits() throws(ImportIssue) -> [SafeText] {
    guard let units = element.first("units") else { return [] }
    var names: [SafeText] = []
    for unit in units.children {
      let name = try unit.first("unit_name").flatMap { name throws(ImportIssue) in
        try texts.readLabel(name.text, as: .plain, at: name.textOffset)
      }
      let isOne = unit.word("multiplier").flatMap { Double($0) } == 1
      if let name, isOne, name.string.contains(where: \.isLetter) {
        names.append(name.text)
      } else {
        addIssue(.unitsLost, at: units.offset)
      }
    }
    return names
  }

  /// A partner without a name only tempts.
  private mutating func readPairs() throws(ImportIssue) -> [ImportedPair] {
    var pairs: [ImportedPair] = []
    for pair in element.all("subquestion") {
      guard let partner = try readLabel(pair.first("answer")) else {
        throw ImportIssue(.emptyAnswer, at: pair.offset)
      }
      pairs.append(ImportedPair(name: try readLabel(pair), partner: partner))
    }
    guard pairs.count <= QuestionLimits.answers else {
      throw ImportIssue(.tooManyAnswers, at: element.offset)
    }
    return pairs
  }
}
