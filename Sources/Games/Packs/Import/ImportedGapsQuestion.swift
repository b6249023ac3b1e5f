import Flow
import Localization

/// A text with gaps, numbered `{1}`, `{2}`, …, and what is typed into each.
struct ImportedGapsQuestion {
  let gaps: [ImportedGap]

  func makeLevel(with converter: inout LevelConverter) throws(ImportIssue) -> ImportedLevel {
    guard FormLevel.rowLimits.contains(gaps.count) else {
      throw converter.makeIssue(.surplusGaps(gaps.count))
    }
    let text = converter.question.text.string
    if let number = PackGaps.misplacedHoles(in: text, count: gaps.count).first {
      throw converter.makeIssue(.misplacedGap(number))
    }
    var rows: [PackOpenQuestion] = []
    var answers: [ImportedAnswer] = []
    for gap in gaps {
      let builder = try gap.makeBuilder(with: &converter)
      rows.append(try builder.makeGap(with: &converter))
      answers += builder.right.prefix(1)
    }
    let replies = try converter.formReplies(try told(of: answers, in: converter.language))
    let form = PackGaps(gaps: rows, failure: replies.failure, success: replies.success)
    let answer = answers.map(\.text.string).joined(separator: "; ")
    return converter.makeLevel(
      task: .gaps(form), answer: SafeText(cleaning: answer, limit: 1_000))
  }

  /// What is said of right answers is said once all is right.
  private func told(
    of answers: [ImportedAnswer], in language: Language
  ) throws(ImportIssue) -> [LocatedPlainText] {
    var told: [LocatedPlainText] = []
    for answer in answers {
      guard let reply = answer.reply else { continue }
      let text = L10n.Forms.filled(
        row: LocalizedText(verbatim: answer.text.text), value: LocalizedText(verbatim: reply.text))
      told.append(try LocatedPlainText(text.resolved(in: language), at: reply.offset))
    }
    return told
  }
}

/// What is typed into a gap.
enum ImportedGap {
  case words(ImportedShortAnswerQuestion)
  case numbers(ImportedNumericalQuestion)

  /// Numbers are spelled out; those of a range that are too many are left out but for its middle.
  fileprivate func makeBuilder(
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> OpenQuestionBuilder {
    switch self {
    case .words(let words): return try words.makeBuilder(with: &converter)
    case .numbers(let numbers):
      if numbers.numbers.contains(where: \.range.isWide) { converter.addIssue(.toleranceInGap) }
      numbers.noteShares(with: &converter)
      return try numbers.withoutRanges.makeBuilder(with: &converter)
    }
  }
}

extension ImportedNumericalQuestion {
  /// Each number alone.
  fileprivate var withoutRanges: ImportedNumericalQuestion {
    ImportedNumericalQuestion(
      numbers: numbers.compactMap { number in
        DecimalRange(number.range.number).map {
          ImportedNumericalAnswer(
            range: $0, percent: number.percent, reply: number.reply, offset: number.offset)
        }
      }, otherwise: otherwise)
  }
}
