import Localization

/// Reads the numbers of GIFT: `3`, `3:0.5`, `1..5`, or several, each behind `=`.
enum GiftNumberParser {
  static func read(
    _ answers: ArraySlice<UInt8>, in question: inout GiftQuestionReader
  ) throws(ImportIssue) -> ImportedQuestionKind {
    let (numbers, wrong) = answers.split(at: "~") ?? (answers, [])
    var result: [ImportedNumber] = []
    var otherwise = try GiftAnswerParser.parseFeedback(wrong, in: &question).1
    for segment in try GiftAnswerParser.segments(of: numbers, at: "=")
    where !segment.trimmed.isEmpty {
      let (percent, rest) = GiftAnswerParser.parseWeight(segment.trimmed)
      let (number, reply) = try GiftAnswerParser.parseFeedback(rest, in: &question)
      if number.trimmed.elementsEqual("*".utf8) {
        otherwise = otherwise ?? reply
        continue
      }
      guard let range = DecimalRange(String(decoding: unescaped(number.trimmed), as: UTF8.self))
      else {
        throw ImportIssue(.notANumber(number.trimmed.echo), at: segment.trimmed.startIndex)
      }
      result.append(
        ImportedNumber(
          numbers: range, percent: percent ?? 100, reply: reply,
          offset: segment.trimmed.startIndex))
    }
    guard !result.isEmpty else { throw ImportIssue(.noRightAnswer, at: answers.startIndex) }
    return .numbers(ImportedNumericalQuestion(numbers: result, otherwise: otherwise))
  }
}
