import Flow
import Localization

/// Answers to choose from: a closed question where one is right, a list to mark where several are.
struct ImportedMultipleChoiceQuestion {
  let answers: [ImportedAnswer]
  /// Whether one answer alone may be chosen; nil where the file does not say.
  var isSingle: Bool?

  func makeLevel(with converter: inout LevelConverter) throws(ImportIssue) -> ImportedLevel {
    guard answers.count > 1 else { throw converter.makeIssue(.tooFewAnswers) }
    let full = answers.filter { $0.percent >= 100 }
    let hasParts = !(isSingle ?? !full.isEmpty) && answers.count { $0.percent > 0 } > 1
    return hasParts
      ? try makeSeveralAnswersLevel(with: &converter) : try makeSingleLevel(with: &converter)
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

  /// Several answers to mark, all of them and none besides.
  private func makeSeveralAnswersLevel(
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> ImportedLevel {
    if answers.contains(where: { (1..<100).contains($0.percent) }) {
      converter.addIssue(.sharesLost)
    }
    var right: [ImportedAnswer] = []
    var wrong: [ImportedAnswer] = []
    for answer in answers {
      let (alike, other) = answer.percent > 0 ? (right, wrong) : (wrong, right)
      if other.contains(where: { $0.text.text == answer.text.text }) {
        throw ImportIssue(.sameAsRight(answer.text.text), at: answer.text.offset)
      }
      if alike.contains(where: { $0.text.text == answer.text.text }) {
        converter.addIssue(.duplicateAnswer(answer.text.text), at: answer.text.offset)
      } else if answer.percent > 0 {
        right.append(answer)
      } else {
        wrong.append(answer)
      }
    }
    guard right.count + wrong.count > 1 else { throw converter.makeIssue(.tooFewAnswers) }
    let most = FormLevel.rowLimits.upperBound
    let surplus = right.count + wrong.count - most
    if surplus > 0 {
      converter.addIssue(.surplusRows(surplus))
      wrong.removeLast(min(surplus, wrong.count))
      right = Array(right.prefix(most))
    }
    return try makeLevel(marking: right, not: wrong, with: &converter)
  }

  /// What is said of a right answer is said once all is right.
  private func makeLevel(
    marking right: [ImportedAnswer], not wrong: [ImportedAnswer],
    with converter: inout LevelConverter
  ) throws(ImportIssue) -> ImportedLevel {
    var told: [LocatedPlainText] = []
    for answer in right {
      guard let reply = answer.reply else { continue }
      told.append(try LocatedPlainText("\(answer.text.string): \(reply.string)", at: reply.offset))
    }
    let replies = try converter.formReplies(told)
    let several = PackSeveralAnswers(
      right: right.map { PackChoice(id: "", text: PackText($0.text.text)) },
      wrong: wrong.map { answer in
        PackChoice(
          id: "", text: PackText(answer.text.text), reply: answer.reply.map { PackText($0.text) })
      }, failure: replies.failure, success: replies.success, language: converter.language.code)
    let answer = right.map(\.text.string).joined(separator: "; ")
    return converter.makeLevel(
      task: .several(several), answer: SafeText(cleaning: answer, limit: 1_000))
  }
}
