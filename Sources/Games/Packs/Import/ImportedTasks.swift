import Flow
import Localization

private typealias Words = L10n.PackImport

extension ImportBuilder {
  /// The levels of a question: one, or several for a long match.
  mutating func tasks(of question: ImportedQuestion) throws(ImportFault) -> [ImportedLevel] {
    switch question.task {
    case .truth(let isTrue, let ifRight, let ifWrong):
      return [try truth(isTrue, ifRight, ifWrong, of: question)]
    case .choice(let answers):
      guard answers.count > 1 else { throw ImportFault(.tooFewAnswers, at: question.offset) }
      let full = answers.filter { $0.percent >= 100 }
      let isTicked = full.isEmpty && answers.count { $0.percent > 0 } > 1
      return isTicked ? try ticked(answers, of: question) : [try choice(answers, of: question)]
    case .words(let answers): return [try words(answers, of: question)]
    case .numbers(let numbers, let otherwise):
      return [try self.numbers(numbers, otherwise, of: question)]
    case .pairs(let pairs): return try match(pairs, of: question)
    }
  }

  private func truth(
    _ isTrue: Bool, _ ifRight: ImportedText?, _ ifWrong: ImportedText?,
    of question: ImportedQuestion
  ) throws(ImportFault) -> ImportedLevel {
    let texts = [
      true: Words.truthTrue.safe(in: language), false: Words.truthFalse.safe(in: language),
    ]
    func choice(_ value: Bool, _ reply: SafeText?) -> PackChoice {
      PackChoice(
        id: value ? "true" : "false", text: PackText(texts[value] ?? SafeText(cleaning: "")),
        reply: reply.map { PackText($0) })
    }
    let right = choice(isTrue, try said(ifRight, question.explanation))
    let wrong = choice(!isTrue, ifWrong?.text)
    return level(
      question.text.text, task: .closed(PackClosedQuestion(right: right, wrong: [wrong])),
      answer: texts[isTrue] ?? SafeText(cleaning: ""))
  }

  func level(_ text: SafeText, task: PackTask, answer: SafeText) -> ImportedLevel {
    ImportedLevel(
      text: text, hint: Words.hint(answer: LocalizedText(verbatim: answer)).safe(in: language),
      task: task)
  }

  /// What is said of an answer, then what is said in any case.
  func said(_ reply: ImportedText?, _ explanation: ImportedText?) throws(ImportFault) -> SafeText? {
    guard let reply, let explanation else { return (reply ?? explanation)?.text }
    return try ImportedText(reply.string + " " + explanation.string, at: explanation.offset).text
  }
}

// MARK: Choices

extension ImportBuilder {
  private mutating func choice(
    _ answers: [ImportedAnswer], of question: ImportedQuestion
  ) throws(ImportFault) -> ImportedLevel {
    let best = answers.firstIndex { $0.percent >= 100 } ?? answers.firstIndex { $0.percent > 0 }
    guard let best else { throw ImportFault(.noRightAnswer, at: question.offset) }
    let right = answers[best]
    var shown = [right]
    var taken: Set<ChoiceText> = [ChoiceText(right.text.string)]
    for (index, answer) in answers.enumerated() where index != best {
      let isSame = ChoiceText(answer.text.string) == ChoiceText(right.text.string)
      if answer.percent >= 100 {
        faults.append(ImportFault(.alsoRight(answer.text.text), at: answer.text.offset))
      } else if isSame {
        throw ImportFault(.sameRight(answer.text.text), at: answer.text.offset)
      } else if !taken.insert(ChoiceText(answer.text.string)).inserted {
        faults.append(ImportFault(.twice(answer.text.text), at: answer.text.offset))
      } else {
        if answer.percent > 0 {
          faults.append(ImportFault(.halfRight(answer.text.text), at: answer.text.offset))
        }
        shown.append(answer)
      }
    }
    guard shown.count > 1 else { throw ImportFault(.tooFewAnswers, at: question.offset) }
    if shown.count > choiceLimits.upperBound {
      faults.append(
        ImportFault(.surplus(shown.count - choiceLimits.upperBound), at: question.offset))
      shown.removeLast(shown.count - choiceLimits.upperBound)
    }
    let isUsable = shown.allSatisfy { ChoiceText($0.text.string).isUsable }
    return isUsable ? try closed(shown, of: question) : try typed(shown, of: question)
  }

  /// The first is right; ids follow the file, so that they tell nothing.
  private func closed(
    _ shown: [ImportedAnswer], of question: ImportedQuestion
  ) throws(ImportFault) -> ImportedLevel {
    let order = shown.indices.sorted { shown[$0].text.offset < shown[$1].text.offset }
    var choices: [PackChoice] = []
    for (index, answer) in shown.enumerated() {
      let reply = index == 0 ? try said(answer.reply, question.explanation) : answer.reply?.text
      let place = (order.firstIndex(of: index) ?? index) + 1
      choices.append(
        PackChoice(
          id: "answer-\(place)", text: PackText(answer.text.text), reply: reply.map { PackText($0) }
        ))
    }
    let closed = PackClosedQuestion(right: choices[0], wrong: Array(choices.dropFirst()))
    return level(question.text.text, task: .closed(closed), answer: shown[0].text.text)
  }

  /// Letters, figures and commands choose by place: they are shown with the question and typed.
  private mutating func typed(
    _ shown: [ImportedAnswer], of question: ImportedQuestion
  ) throws(ImportFault) -> ImportedLevel {
    let list = shown.sorted { $0.text.offset < $1.text.offset }.map(\.text.string)
    let text = question.text.string + " (" + list.joined(separator: " / ") + ")"
    let open = try open(Array(shown.prefix(1)), wrong: Array(shown.dropFirst()), of: question)
    faults.append(ImportFault(.typed, at: question.offset))
    return level(
      try ImportedText(text, at: question.offset).text, task: .open(open),
      answer: shown[0].text.text)
  }

  /// Several answers to tick: a search in which each is called true or false.
  private mutating func ticked(
    _ answers: [ImportedAnswer], of question: ImportedQuestion
  ) throws(ImportFault) -> [ImportedLevel] {
    faults.append(ImportFault(.ticked, at: question.offset))
    let words = [Words.truthTrue.safe(in: language), Words.truthFalse.safe(in: language)]
    return try searches(
      answers.map {
        SearchItem(
          name: $0.text, prompt: Words.truth, right: $0.percent > 0 ? words[0] : words[1],
          choices: words)
      }, of: question)
  }
}
