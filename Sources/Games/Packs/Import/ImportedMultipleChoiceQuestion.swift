import Flow
import Localization

/// Answers to choose from: a closed question where one is right, a search where several are.
struct ImportedMultipleChoiceQuestion {
  let answers: [ImportedAnswer]
  /// Whether one answer alone may be chosen; nil where the file does not say.
  var isSingle: Bool?

  func makeLevels(with converter: inout LevelConverter) throws(ImportIssue) -> [ImportedLevel] {
    guard answers.count > 1 else { throw converter.makeIssue(.tooFewAnswers) }
    let full = answers.filter { $0.percent >= 100 }
    let hasParts = !(isSingle ?? !full.isEmpty) && answers.count { $0.percent > 0 } > 1
    return hasParts
      ? try makeMultipleAnswerLevels(with: &converter) : [try makeSingleLevel(with: &converter)]
  }

  /// The best answer is the right one; what counts as half right is wrong.
  private func makeSingleLevel(
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> ImportedLevel {
    let best = answers.firstIndex { $0.percent >= 100 } ?? answers.firstIndex { $0.percent > 0 }
    guard let best else { throw converter.makeIssue(.noRightAnswer) }
    let right = answers[best]
    var shown = [right]
    var taken = SmallSet<SafeText>()
    _ = taken.insert(right.text.text)
    for (index, answer) in answers.enumerated() where index != best {
      if answer.percent >= 100 {
        converter.addIssue(.alsoRight(answer.text.text), at: answer.text.offset)
      } else if answer.text.text == right.text.text {
        throw ImportIssue(.sameAsRight(answer.text.text), at: answer.text.offset)
      } else if !taken.insert(answer.text.text) {
        converter.addIssue(.duplicateAnswer(answer.text.text), at: answer.text.offset)
      } else {
        if answer.percent > 0 {
          converter.addIssue(.halfRight(answer.text.text), at: answer.text.offset)
        }
        shown.append(answer)
      }
    }
    guard shown.count > 1 else { throw converter.makeIssue(.tooFewAnswers) }
    if shown.count > choiceLimits.upperBound {
      converter.addIssue(.surplusAnswers(shown.count - choiceLimits.upperBound))
      shown.removeLast(shown.count - choiceLimits.upperBound)
    }
    return try makeClosedLevel(shown, with: converter)
  }

  /// The first is right.
  private func makeClosedLevel(
    _ shown: [ImportedAnswer], with converter: LevelConverter
  ) throws(ImportIssue) -> ImportedLevel {
    var choices: [PackChoice] = []
    for (index, answer) in shown.enumerated() {
      let reply =
        index == 0
        ? try converter.rightReply(answer.reply)
        : try converter.wrongReply(answer.reply, percent: answer.percent)
      choices.append(
        PackChoice(id: "", text: PackText(answer.text.text), reply: reply.map { PackText($0) }))
    }
    let all = PackChoices(right: choices[0], wrong: choices.dropFirst())
    return converter.makeLevel(
      task: .closed(PackClosedQuestion(choices: all)), answer: shown[0].text.text)
  }

  /// Several answers to tick: a search in which each is called true or false.
  private func makeMultipleAnswerLevels(
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> [ImportedLevel] {
    converter.addIssue(.becomesSearch)
    let words = [L10n.PackImport.truthTrue, L10n.PackImport.truthFalse].map {
      $0.cleaned(in: converter.language)
    }
    let items = answers.map {
      ImportedSearchObject(
        name: $0.text, prompt: L10n.PackImport.truth,
        right: $0.percent > 0 ? words[0] : words[1], choices: words, reply: $0.reply)
    }
    return try ImportedSearchObject.makeLevels(items, with: &converter)
  }
}
