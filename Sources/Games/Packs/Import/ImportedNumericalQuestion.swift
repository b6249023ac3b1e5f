import Localization

/// Numbers to type. One range is a question for a number; several are spelled out.
struct ImportedNumericalQuestion {
  let numbers: [ImportedNumericalAnswer]
  /// The reply to all other numbers.
  let otherwise: LocatedPlainText?
  /// What may stand behind the number.
  var units: [SafeText] = []

  func makeLevel(with converter: inout LevelConverter) throws(ImportIssue) -> ImportedLevel {
    let right = numbers.filter { $0.percent >= 100 }
    guard let first = right.first else { throw converter.makeIssue(.noRightAnswer) }
    noteShares(with: &converter)
    guard right.count == 1, let level = try makeNumberLevel(first, with: &converter) else {
      return try makeOpenLevel(with: &converter)
    }
    return level
  }

  /// Nil where a number has more digits than a pack takes.
  private func makeNumberLevel(
    _ right: ImportedNumericalAnswer, with converter: inout LevelConverter
  ) throws(ImportIssue) -> ImportedLevel? {
    guard var question = PackNumberQuestion(right.range) else { return nil }
    for answer in numbers where answer.percent < 100 && !right.range.contains(answer.range.number) {
      guard let number = PackNumber(answer.range.number) else { return nil }
      if answer.range.isWide {
        converter.addIssue(.wrongRange(SafeText(cleaning: number.text)), at: answer.offset)
      }
      guard !question.wrong.contains(where: { $0.number.value == number.value }) else { continue }
      let reply = try converter.wrongReply(answer.reply, percent: answer.percent)
      question.wrong.append(
        PackWrongNumber(
          id: "wrong-\(question.wrong.count + 1)", number: number,
          reply: reply.map { PackText($0) }))
    }
    let surplus = question.wrong.count - QuestionLimits.spellings
    if surplus > 0 {
      converter.addIssue(.surplusSpellings(surplus))
      question.wrong.removeLast(surplus)
    }
    question.units = units.isEmpty ? nil : PackSpellings(.plain(units))
    question.otherwise = try converter.wrongReply(otherwise).map { PackText($0) }
    question.success = try converter.rightReply(right.reply).map { PackText($0) }
    let ends = right.range.ends
    let isRange = right.range.isWide && right.range.tolerance == nil
    let told = converter.language.formatted(decimal:)
    let answer =
      isRange
      ? told(ends.low) + (ends.high.hasPrefix("-") ? " – " : "–") + told(ends.high)
      : told(right.range.number)
    let unit = units.first.map { "\u{A0}" + $0.string } ?? ""
    return converter.makeLevel(
      task: .number(question), answer: SafeText(cleaning: answer + unit))
  }

  private func makeOpenLevel(
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> ImportedLevel {
    try makeBuilder(with: &converter).makeLevel(with: &converter)
  }

  /// Notes numbers that are worth part of the points.
  func noteShares(with converter: inout LevelConverter) {
    for number in numbers where (1..<100).contains(number.percent) {
      converter.addIssue(.halfRight(SafeText(cleaning: number.range.number)), at: number.offset)
    }
  }

  /// The numbers spelled out.
  func makeBuilder(
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> OpenQuestionBuilder {
    let mark = String(converter.language.decimalMark)
    var answers: [ImportedAnswer] = []
    for number in numbers { answers += try number.answers(mark: mark, with: &converter) }
    let right = answers.filter { $0.percent >= 100 }
    let keys = Set(right.map(\.text.string))
    let wrong = answers.filter { $0.percent < 100 && !keys.contains($0.text.string) }
    return OpenQuestionBuilder(right: right, wrong: wrong, otherwise: otherwise)
  }
}

/// A number with its tolerance, or a range.
struct ImportedNumericalAnswer {
  let range: DecimalRange
  let percent: Double
  let reply: LocatedPlainText?
  let offset: Int

  /// An answer for every spelling.
  fileprivate func answers(
    mark: String, with converter: inout LevelConverter
  ) throws(ImportIssue) -> [ImportedAnswer] {
    guard let (texts, places) = range.spellings(most: QuestionLimits.spellings, mark: mark) else {
      throw ImportIssue(.rangeTooWide, at: offset)
    }
    if let places { converter.addIssue(.fewerDecimals(places), at: offset) }
    return try texts.map { text throws(ImportIssue) in
      ImportedAnswer(text: try LocatedPlainText(text, at: offset), percent: percent, reply: reply)
    }
  }
}

extension PackNumberQuestion {
  /// Nil where a number has more digits than a pack takes.
  fileprivate init?(_ range: DecimalRange) {
    guard let right = PackNumber(range.number) else { return nil }
    self.init(right: right)
    if let text = range.tolerance {
      guard let number = PackNumber(text) else { return nil }
      tolerance = number
    } else if range.isWide {
      guard let low = PackNumber(range.ends.low), let high = PackNumber(range.ends.high) else {
        return nil
      }
      (least, most) = (low, high)
    }
  }
}
