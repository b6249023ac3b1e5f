import Localization

/// Reads the numbers of GIFT: `3`, `3:0.5`, `1..5`, or several, each behind `=`.
enum GiftNumbers {
  static func read(
    _ answers: ArraySlice<UInt8>, in question: inout GiftQuestionReader
  ) throws(ImportFault) -> ImportedTask {
    let (numbers, wrong) = answers.split(at: "~") ?? (answers, [])
    var result: [ImportedNumber] = []
    var otherwise = try GiftAnswers.parseFeedback(wrong, in: &question).1
    for segment in try GiftAnswers.segments(of: numbers, at: "=") where !segment.trimmed.isEmpty {
      let (percent, rest) = GiftAnswers.parseWeight(segment.trimmed)
      let (number, reply) = try GiftAnswers.parseFeedback(rest, in: &question)
      if number.trimmed.elementsEqual("*".utf8) {
        otherwise = otherwise ?? reply
        continue
      }
      guard let range = DecimalRange(String(decoding: unescaped(number.trimmed), as: UTF8.self))
      else {
        throw ImportFault(.notANumber(number.trimmed.echo), at: segment.trimmed.startIndex)
      }
      result.append(
        ImportedNumber(
          numbers: range, percent: percent ?? 100, reply: reply,
          offset: segment.trimmed.startIndex))
    }
    guard !result.isEmpty else { throw ImportFault(.noRightAnswer, at: answers.startIndex) }
    return .numbers(ImportedNumbers(numbers: result, otherwise: otherwise))
  }
}
