import Localization

/// Numbers to type: every one that a range takes is spelled out.
struct ImportedNumericalQuestion {
  let numbers: [ImportedNumericalAnswer]
  /// The reply to all other numbers.
  let otherwise: LocatedPlainText?

  func makeLevel(with converter: inout LevelConverter) throws(ImportIssue) -> ImportedLevel {
    let mark = String(converter.language.decimalMark)
    var answers: [ImportedAnswer] = []
    for number in numbers { answers += try number.answers(mark: mark, with: &converter) }
    let right = answers.filter { $0.percent >= 100 }
    let keys = Set(right.map(\.text.string))
    let wrong = answers.filter { $0.percent < 100 && !keys.contains($0.text.string) }
    guard !right.isEmpty else { throw converter.makeIssue(.noRightAnswer) }
    for number in numbers where (1..<100).contains(number.percent) {
      let text = number.spellings(mark: mark)?.texts.first ?? ""
      converter.addIssue(.halfRight(SafeText(cleaning: text)), at: number.offset)
    }
    return try OpenQuestionBuilder(right: right, wrong: wrong, otherwise: otherwise)
      .makeLevel(with: &converter)
  }
}

/// A number with its tolerance, or a range.
struct ImportedNumericalAnswer {
  let numbers: DecimalRange
  let percent: Double
  let reply: LocatedPlainText?
  let offset: Int

  fileprivate func spellings(mark: String) -> (texts: [String], places: Int?)? {
    numbers.spellings(most: QuestionLimits.spellings, mark: mark)
  }

  /// An answer for every spelling.
  fileprivate func answers(
    mark: String, with converter: inout LevelConverter
  ) throws(ImportIssue) -> [ImportedAnswer] {
    guard let (texts, places) = spellings(mark: mark) else {
      throw ImportIssue(.rangeTooWide, at: offset)
    }
    if let places { converter.addIssue(.fewerDecimals(places), at: offset) }
    return try texts.map { text throws(ImportIssue) in
      ImportedAnswer(text: try LocatedPlainText(text, at: offset), percent: percent, reply: reply)
    }
  }
}
