import Flow
import Localization

extension TableRowReader {
  /// The pairs of a row; wrong answers are partners of nothing.
  mutating func makeMatch(
    _ right: [TableCell], _ wrong: [TableCell]
  ) throws(ImportIssue) -> ImportedQuestionKind {
    var pairs: [ImportedPair] = []
    for cell in right {
      guard let pair = TablePair(cell), let thing = try readLabels([pair.thing]).first,
        let partner = try readLabels([pair.partner]).first
      else { throw ImportIssue(.table(.noPartner(cell.echo)), at: cell.offset) }
      pairs.append(ImportedPair(name: thing, partner: partner))
    }
    for partner in try readLabels(wrong) { pairs.append(ImportedPair(name: nil, partner: partner)) }
    return .match(ImportedMatchingQuestion(pairs: pairs))
  }

  /// The words for so many gaps of the row’s text; strokes part spellings.
  mutating func makeGaps(
    _ count: Int, _ right: [TableCell], _ wrong: [TableCell]
  ) throws(ImportIssue) -> ImportedQuestionKind {
    guard count > 0, count == right.count else {
      let problem = TableProblem.gapsAndAnswers(gaps: count, answers: right.count)
      throw ImportIssue(.table(problem), at: right.first?.offset ?? 0)
    }
    if let cell = wrong.first { addIssue(.wrongOfGaps, at: cell.offset) }
    var gaps: [ImportedGap] = []
    for cell in right {
      let words = try readLabels(cell.spellings)
      guard !words.isEmpty else { throw ImportIssue(.emptyAnswer, at: cell.offset) }
      let reply = try readReply(of: cell)
      let answers = words.map { ImportedAnswer(text: $0, percent: 100, reply: reply) }
      gaps.append(.words(ImportedShortAnswerQuestion(answers: answers)))
    }
    return .gaps(ImportedGapsQuestion(gaps: gaps))
  }
}

extension TableCell {
  /// Its parts between strokes `/`; one between small numbers, as in `2/3` and `14/7/1789`, and that of a unit, as in
  /// `km/h`, parts nothing.
  fileprivate var spellings: [TableCell] {
    let text = bytes[...].trimmed
    let stroke = UInt8(ascii: "/")
    let isFraction =
      text.allSatisfy { $0.isDigit || $0 == stroke }
      && (1...2).contains(text.prefix { $0.isDigit }.count)
    guard !isFraction, !ExpectedNumber.isCommonUnit(String(decoding: text, as: UTF8.self)) else {
      return [self]
    }
    return text.split(separator: stroke).map { TableCell(bytes: Array($0), offset: offset) }
      .filter { !$0.isBlank }
  }
}
