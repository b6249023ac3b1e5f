import Flow
import Localization

/// The types of questions that are texts with gaps.
enum MoodleGapsKind: String {
  case cloze, gapselect, ddwtos
}

extension MoodleQuestionReader {
  /// Letters of answers to choose that may stand behind a gap.
  private static let mostShown = 80

  /// A text with gaps, and what is typed into each; throws where there is no gap in it.
  mutating func readGaps(
    _ kind: MoodleGapsKind
  ) throws(ImportIssue) -> (text: LocatedPlainText, task: ImportedQuestionKind)? {
    guard let body = element.first("questiontext"), let source = body.first("text") else {
      return nil
    }
    let cloze =
      kind == .cloze ? ClozeText(embedded: source.text) : ClozeText(numbered: source.text)
    guard !cloze.gaps.isEmpty else { throw ImportIssue(.moodle(.noGap), at: element.offset) }
    guard FormLevel.rowLimits.contains(cloze.gaps.count) else {
      throw ImportIssue(.surplusGaps(cloze.gaps.count), at: element.offset)
    }
    let markup = body.markup
    let plain = try texts.readText(cloze.bytes, as: markup, at: source.textOffset)
    guard var text = plain else { return nil }
    let options = try kind == .cloze ? [] : readOptions()
    var gaps: [ImportedGap] = []
    var choices: [[ImportedAnswer]] = []
    for gap in cloze.gaps {
      let (read, shown) = try readGap(gap, markup, at: source.textOffset, options)
      gaps.append(read)
      choices.append(shown)
    }
    text = try withChoices(choices, in: text)
    return (text, .gaps(ImportedGapsQuestion(gaps: gaps)))
  }

  /// What is typed into a gap, and what is to be shown behind it.
  private mutating func readGap(
    _ gap: ClozeGap, _ markup: Markup, at offset: Int, _ options: [MoodleOption]
  ) throws(ImportIssue) -> (ImportedGap, shown: [ImportedAnswer]) {
    switch gap {
    case .typed(let answers):
      return (.words(ImportedShortAnswerQuestion(answers: try read(answers, markup, offset))), [])
    case .typedInCase(let answers):
      addIssue(.caseForgiven, at: element.offset)
      return try readGap(.typed(answers), markup, at: offset, options)
    case .chosen(let answers):
      let all = try read(answers, markup, offset)
      return (.words(ImportedShortAnswerQuestion(answers: all)), all)
    case .number(let answers):
      return (.numbers(try readNumbers(answers, markup, offset)), [])
    case .unknown(let name):
      throw ImportIssue(.moodle(.unknownGap(name.echo)), at: element.offset)
    case .named(let number):
      guard options.indices.contains(number - 1) else {
        throw ImportIssue(.noRightAnswer, at: element.offset)
      }
      let right = options[number - 1]
      let others = options.filter { $0.group == right.group && $0.text.text != right.text.text }
      let all =
        [ImportedAnswer(text: right.text, percent: 100)]
        + others.map { ImportedAnswer(text: $0.text, percent: 0) }
      return (.words(ImportedShortAnswerQuestion(answers: all)), all)
    }
  }

  private func segments(of answers: ByteSlice) throws(ImportIssue) -> [ClozeAnswer] {
    let segments = answers.clozeAnswers
    guard segments.count <= QuestionLimits.answers else {
      throw ImportIssue(.tooManyAnswers, at: element.offset)
    }
    guard !segments.isEmpty else { throw ImportIssue(.noRightAnswer, at: element.offset) }
    return segments
  }

  private mutating func read(
    _ answers: ByteSlice, _ markup: Markup, _ offset: Int
  ) throws(ImportIssue) -> [ImportedAnswer] {
    var result: [ImportedAnswer] = []
    for answer in try segments(of: answers) {
      guard
        let text = try texts.readLabel(answer.words.withoutClozeEscapes, as: markup, at: offset)
      else { throw ImportIssue(.emptyAnswer, at: element.offset) }
      let reply = try read(answer.reply, markup, offset)
      result.append(ImportedAnswer(text: text, percent: answer.percent, reply: reply))
    }
    return result
  }

  private mutating func read(
    _ reply: ByteSlice?, _ markup: Markup, _ offset: Int
  ) throws(ImportIssue) -> LocatedPlainText? {
    guard let reply else { return nil }
    return try texts.readText(reply.withoutClozeEscapes, as: markup, at: offset)
  }

  private mutating func readNumbers(
    _ answers: ByteSlice, _ markup: Markup, _ offset: Int
  ) throws(ImportIssue) -> ImportedNumericalQuestion {
    var numbers: [ImportedNumericalAnswer] = []
    var otherwise: LocatedPlainText?
    for answer in try segments(of: answers) {
      let reply = try read(answer.reply, markup, offset)
      if answer.words.elementsEqual("*".utf8) {
        otherwise = otherwise ?? reply
        continue
      }
      guard let range = DecimalRange(String(decoding: answer.words, as: UTF8.self)) else {
        throw ImportIssue(.notANumber(answer.words.echo), at: element.offset)
      }
      numbers.append(
        ImportedNumericalAnswer(
          range: range, percent: answer.percent, reply: reply, offset: element.offset))
    }
    return ImportedNumericalQuestion(numbers: numbers, otherwise: otherwise)
  }

  /// The answers that gaps name by their number.
  private mutating func readOptions() throws(ImportIssue) -> [MoodleOption] {
    let elements = element.all("selectoption") + element.all("dragbox")
    guard elements.count <= QuestionLimits.answers else {
      throw ImportIssue(.tooManyAnswers, at: element.offset)
    }
    var options: [MoodleOption] = []
    for option in elements {
      guard let text = try readLabel(option) else {
        throw ImportIssue(.emptyAnswer, at: option.offset)
      }
      options.append(MoodleOption(text: text, group: option.word("group") ?? ""))
    }
    return options
  }

  /// The text with the answers to choose behind each gap, where they are short: in an order that tells nothing.
  private mutating func withChoices(
    _ choices: [[ImportedAnswer]], in text: LocatedPlainText
  ) throws(ImportIssue) -> LocatedPlainText {
    guard choices.contains(where: { !$0.isEmpty }) else { return text }
    var shown: [String?] = []
    for answers in choices {
      // One alone would be the answer.
      let words = Set(answers.map(\.text.string))
      let list = words.sorted().joined(separator: " / ")
      shown.append(words.count < 2 || list.count > Self.mostShown ? nil : " (\(list))")
    }
    let isWhole = zip(choices, shown).allSatisfy { answers, shown in
      shown != nil || Set(answers.map(\.text.string)).count < 2
    }
    addIssue(isWhole ? .choicesTyped : .choicesLost, at: element.offset)
    return try LocatedPlainText(PackGaps.text(text.string, behindHoles: shown), at: text.offset)
  }
}

/// An answer that stands behind a text with gaps, and those of which it is one to choose.
private struct MoodleOption {
  let text: LocatedPlainText
  let group: String
}
