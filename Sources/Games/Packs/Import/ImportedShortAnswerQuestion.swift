import Localization

/// A typed answer: all that is worth 100 is right, all else was foreseen.
struct ImportedShortAnswerQuestion {
  let answers: [ImportedAnswer]

  func makeLevel(with converter: inout LevelConverter) throws(ImportIssue) -> ImportedLevel {
    try makeBuilder(with: &converter).makeLevel(with: &converter)
  }

  /// What is right, and what was foreseen, told apart.
  func makeBuilder(
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> OpenQuestionBuilder {
    var right: [ImportedAnswer] = []
    var wrong: [ImportedAnswer] = []
    var otherwise: LocatedPlainText?
    for answer in answers {
      if answer.text.string == "*", answer.percent <= 0 {
        otherwise = answer.reply
      } else if answer.text.string.utf8.contains(UInt8(ascii: "*")) {
        converter.addIssue(.wildcardAnswer(answer.text.text), at: answer.text.offset)
      } else if answer.percent >= 100 {
        right.append(answer)
      } else {
        if answer.percent > 0 {
          converter.addIssue(.halfRight(answer.text.text), at: answer.text.offset)
        }
        wrong.append(answer)
      }
    }
    if right.isEmpty, wrong.isEmpty { throw converter.makeIssue(.onlyWildcards) }
    return OpenQuestionBuilder(right: right, wrong: wrong, otherwise: otherwise)
  }
}
