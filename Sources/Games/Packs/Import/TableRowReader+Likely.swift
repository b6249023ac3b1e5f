import Flow
import Localization

/// What a row likely means that does not say it.
extension TableRowReader {
  /// Pairs or gaps, where a row looks like that and says nothing; nil where it does not.
  mutating func likelyForm(
    _ right: [TableCell], _ wrong: [TableCell], _ gaps: GappedText
  ) -> TableQuestionKind? {
    guard !columns.contains(.option) else { return nil }
    if right.count > 1, TablePair.areLikely(right),
      !wrong.contains(where: { TablePair(likely: $0) != nil })
    {
      addIssue(.readAsMatch, at: right[0].offset)
      return .match
    }
    guard wrong.isEmpty, gaps.count > 1 || gaps.isNumbered else { return nil }
    if right.count == 1, gaps.count > 1 {
      addIssue(.oneAnswerForGaps(gaps.count), at: right[0].offset)
      return nil
    }
    if right.count == gaps.count { addIssue(.readAsGaps, at: right[0].offset) }
    return .gaps
  }

  /// The kind of a row that has it among the wrong answers, a column too far to the left, where right answers of just that
  /// kind stand beside it; nil of any other row.
  mutating func takeKind(
    from wrong: inout [TableCell], beside right: [TableCell], of question: String
  ) -> TableQuestionKind? {
    guard !columns.contains(.option), wrong.count == 1, let cell = wrong.first,
      let kind = TableQuestionKind(named: cell.bytes)
    else { return nil }
    let isMeant =
      switch kind {
      case .choice, .open: false
      case .number: right.allSatisfy { TableNumber($0, in: language) != nil }
      case .several: right.count > 1
      case .trueFalse: right.count == 1 && truthValue(of: right[0]) != nil
      case .match: TablePair.areLikely(right)
      case .gaps: GappedText(question, shortest: Self.shortestGap).count > 0
      }
    guard isMeant else { return nil }
    addIssue(.kindAmongWrong(cell.echo), at: cell.offset)
    wrong = []
    return kind
  }

  /// Notes cells that say more than one answer, or a number that is not exact, and as many spellings as the question asks
  /// for answers.
  mutating func noteLikelyAnswers(
    in right: [TableCell], of kind: TableQuestionKind, to question: String
  ) {
    guard !columns.contains(.option) else { return }
    if kind == .open, right.count > 1,
      NormalizedAnswer(question, in: language).words.contains(String(right.count))
    {
      addIssue(.anyIsEnough(right.count), at: right[0].offset)
    } else if kind == .open,
      let asked = LikelyAnswers.count(askedBy: question, in: language, below: right.count)
    {
      addIssue(.anyIsEnoughOfMore(right.count, asked: asked), at: right[0].offset)
    }
    if kind == .open, right.count == 1,
      LikelyAnswers.hasOtherWordings(right[0], for: question, in: language)
    {
      addIssue(.onlyOneReason(right[0].echo), at: right[0].offset)
    }
    for cell in right {
      let parted =
        LikelyAnswers.parted(cell, isTyped: kind == .open)
        ?? (kind == .open
          ? LikelyAnswers.partedByComma(cell, to: question, in: language) : nil)
      if let parted {
        addIssue(.likelySeveral(cell.echo, parted: parted), at: cell.offset)
      } else if kind == .open, LikelyAnswers.isAboutNumber(cell, in: language) {
        addIssue(.aboutNumber(cell.echo), at: cell.offset)
      } else if kind == .open, cell.bytes.count <= 20,
        WrittenDate.isDayOrMonth(String(decoding: cell.bytes, as: UTF8.self), in: language)
      {
        addIssue(.dayOrMonth(cell.echo), at: cell.offset)
      }
    }
  }

  /// How a question is answered whose row does not say it.
  mutating func likelyKind(
    _ right: [TableCell], _ wrong: [TableCell]
  ) -> TableQuestionKind {
    guard wrong.isEmpty else {
      guard right.count > 1 else { return .choice }
      // Who names letters means several; a stroke may part spellings.
      if !columns.contains(.option) {
        addIssue(.readAsSeveral, at: right[0].offset)
      }
      return .several
    }
    guard right.count == 1 || areOneNumber(right) else { return .open }
    if right[0].isTruthWord {
      addIssue(.readAsTruth, at: right[0].offset)
      return .trueFalse
    }
    if truthValue(of: right[0]) != nil {
      addIssue(.truthOrWord(right[0].echo), at: right[0].offset)
    }
    // A time, a day, a century or a year before Christ is judged as a date is.
    let text = String(decoding: right[0].bytes.prefix(40), as: UTF8.self)
    guard !WrittenDate.isDateOrOrdinal(text, in: language),
      !WrittenTime.isTime(text, in: language),
      let number = TableNumber(right[0], in: language)
    else { return .open }
    // A number with a tolerance is one; a range may be years or a score.
    let isNumber = number.isPlain || number.isGiveOrTake
    // A year or a count can hardly be meant otherwise.
    if number.range.isWide || isNumber && !right[0].isShortWholeNumber {
      addIssue(isNumber ? .readAsNumber : .rangeReadAsText, at: right[0].offset)
    }
    return isNumber ? .number : .open
  }

  /// Whether these say one number with several units: `4 806 m|4 806 mètres`.
  private func areOneNumber(_ cells: [TableCell]) -> Bool {
    let numbers = cells.map { TableNumber($0, in: language) }
    return numbers.allSatisfy { $0?.unit != nil && $0?.range == numbers[0]?.range }
  }
}
