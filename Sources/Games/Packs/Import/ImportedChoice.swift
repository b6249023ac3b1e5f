import Flow
import Localization

/// Answers to choose from: a closed question where one is right, a search where several are.
struct ImportedChoice {
  let answers: [ImportedAnswer]

  func makeLevels(with converter: inout LevelConverter) throws(ImportFault) -> [ImportedLevel] {
    guard answers.count > 1 else { throw converter.makeFault(.tooFewAnswers) }
    let full = answers.filter { $0.percent >= 100 }
    let hasParts = full.isEmpty && answers.count { $0.percent > 0 } > 1
    return hasParts
      ? try makeMultipleAnswerLevels(with: &converter) : [try makeSingleLevel(with: &converter)]
  }

  /// The best answer is the right one; what counts as half right is wrong.
  private func makeSingleLevel(
    with converter: inout LevelConverter
  ) throws(ImportFault) -> ImportedLevel {
    let best = answers.firstIndex { $0.percent >= 100 } ?? answers.firstIndex { $0.percent > 0 }
    guard let best else { throw converter.makeFault(.noRightAnswer) }
    let right = answers[best]
    var shown = [right]
    var taken: Set<ChoiceText> = [ChoiceText(right.text.string)]
    for (index, answer) in answers.enumerated() where index != best {
      let isSame = ChoiceText(answer.text.string) == ChoiceText(right.text.string)
      if answer.percent >= 100 {
        converter.addFault(.alsoRight(answer.text.text), at: answer.text.offset)
      } else if isSame {
        throw ImportFault(.sameAsRight(answer.text.text), at: answer.text.offset)
      } else if !taken.insert(ChoiceText(answer.text.string)).inserted {
        converter.addFault(.duplicateAnswer(answer.text.text), at: answer.text.offset)
      } else {
        if answer.percent > 0 {
          converter.addFault(.halfRight(answer.text.text), at: answer.text.offset)
        }
        shown.append(answer)
      }
    }
    guard shown.count > 1 else { throw converter.makeFault(.tooFewAnswers) }
    if shown.count > choiceLimits.upperBound {
      converter.addFault(.surplusAnswers(shown.count - choiceLimits.upperBound))
      shown.removeLast(shown.count - choiceLimits.upperBound)
    }
    let isUsable = shown.allSatisfy { ChoiceText($0.text.string).isUsable }
    return isUsable
      ? try makeClosedLevel(shown, with: converter) : try makeTypedLevel(shown, with: &converter)
  }

  /// The first is right; ids follow the file, so that they tell nothing.
  private func makeClosedLevel(
    _ shown: [ImportedAnswer], with converter: LevelConverter
  ) throws(ImportFault) -> ImportedLevel {
    let order = shown.indices.sorted { shown[$0].text.offset < shown[$1].text.offset }
    var choices: [PackChoice] = []
    for (index, answer) in shown.enumerated() {
      let reply =
        index == 0 ? try converter.replyWithExplanation(answer.reply) : answer.reply?.text
      let number = (order.firstIndex(of: index) ?? index) + 1
      choices.append(
        PackChoice(
          id: "answer-\(number)", text: PackText(answer.text.text),
          reply: reply.map { PackText($0) }))
    }
    let closed = PackClosedQuestion(right: choices[0], wrong: Array(choices.dropFirst()))
    return converter.makeLevel(task: .closed(closed), answer: shown[0].text.text)
  }

  /// Letters, figures and commands choose by place: they are shown with the question and typed.
  private func makeTypedLevel(
    _ shown: [ImportedAnswer], with converter: inout LevelConverter
  ) throws(ImportFault) -> ImportedLevel {
    let question = converter.question
    let list = shown.sorted { $0.text.offset < $1.text.offset }.map(\.text.string)
    let text = question.text.string + " (" + list.joined(separator: " / ") + ")"
    let open = try TypedAnswers(right: Array(shown.prefix(1)), wrong: Array(shown.dropFirst()))
      .makeQuestion(with: &converter)
    converter.addFault(.becomesTyped)
    return converter.makeLevel(
      try ImportedText(text, at: question.offset).text, task: .open(open),
      answer: shown[0].text.text)
  }

  /// Several answers to tick: a search in which each is called true or false.
  private func makeMultipleAnswerLevels(
    with converter: inout LevelConverter
  ) throws(ImportFault) -> [ImportedLevel] {
    converter.addFault(.becomesSearch)
    let words = [L10n.PackImport.truthTrue, L10n.PackImport.truthFalse].map {
      $0.cleaned(in: converter.language)
    }
    let items = answers.map {
      SearchItem(
        name: $0.text, prompt: L10n.PackImport.truth,
        right: $0.percent > 0 ? words[0] : words[1], choices: words)
    }
    return try SearchItem.makeLevels(items, with: &converter)
  }
}
