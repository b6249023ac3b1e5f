import Localization

/// A statement that is true or false: a closed question of two answers.
struct ImportedTrueFalseQuestion {
  let isTrue: Bool
  let ifRight: LocatedPlainText?
  let ifWrong: LocatedPlainText?

  func makeLevel(with converter: LevelConverter) throws(ImportIssue) -> ImportedLevel {
    let right = choice(isTrue, try converter.rightReply(ifRight), in: converter.language)
    let wrong = choice(!isTrue, try converter.wrongReply(ifWrong), in: converter.language)
    return converter.makeLevel(
      task: .closed(PackClosedQuestion(choices: PackChoices(right: right, wrong: [wrong]))),
      answer: text(isTrue, in: converter.language))
  }

  private func choice(_ value: Bool, _ reply: SafeText?, in language: Language) -> PackChoice {
    PackChoice(
      id: value ? "true" : "false", text: PackText(text(value, in: language)),
      reply: reply.map { PackText($0) })
  }

  private func text(_ value: Bool, in language: Language) -> SafeText {
    (value ? L10n.PackImport.truthTrue : L10n.PackImport.truthFalse).cleaned(in: language)
  }
}
