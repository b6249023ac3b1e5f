import Localization

extension GiftQuestionReader {
  /// Numbers: `3`, `3:0.5`, `1..5`, or several, each behind `=`.
  mutating func parseNumbers(_ answers: ByteSlice) throws(ImportIssue) -> ImportedQuestionKind {
    let (numbers, wrong) = answers.split(at: "~") ?? (answers, [])
    var result: [ImportedNumericalAnswer] = []
    var otherwise = try parseFeedback(wrong).1
    for segment in try segments(of: numbers, at: "=")
    where !segment.trimmed.isEmpty {
      let (percent, rest) = segment.trimmed.withoutWeight
      let (number, reply) = try parseFeedback(rest)
      if number.trimmed.elementsEqual("*".utf8) {
        otherwise = otherwise ?? reply
        continue
      }
      guard let range = DecimalRange(String(decoding: unescaped(number.trimmed), as: UTF8.self))
      else { throw ImportIssue(.notANumber(number.trimmed.echo), at: segment.trimmed.startIndex) }
      result.append(
        ImportedNumericalAnswer(
          range: range, percent: percent ?? 100, reply: reply,
          offset: segment.trimmed.startIndex))
    }
    guard !result.isEmpty else { throw ImportIssue(.noRightAnswer, at: answers.startIndex) }
    return .numbers(ImportedNumericalQuestion(numbers: result, otherwise: otherwise))
  }
}
