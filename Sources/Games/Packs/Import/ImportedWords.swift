import Flow
import Localization

extension ImportBuilder {
  /// A typed answer: all that is worth 100 is right, all else was foreseen.
  mutating func words(
    _ answers: [ImportedAnswer], of question: ImportedQuestion
  ) throws(ImportFault) -> ImportedLevel {
    var right: [ImportedAnswer] = []
    var wrong: [ImportedAnswer] = []
    var otherwise: ImportedText?
    for answer in answers {
      if answer.text.string == "*", answer.percent <= 0 {
        otherwise = answer.reply
      } else if answer.text.string.utf8.contains(UInt8(ascii: "*")) {
        faults.append(ImportFault(.wildcard(answer.text.text), at: answer.text.offset))
      } else if answer.percent >= 100 {
        right.append(answer)
      } else {
        if answer.percent > 0 {
          faults.append(ImportFault(.halfRight(answer.text.text), at: answer.text.offset))
        }
        wrong.append(answer)
      }
    }
    guard let first = right.first else {
      throw ImportFault(wrong.isEmpty ? .onlyWildcards : .noRightAnswer, at: question.offset)
    }
    var open = try open(right, wrong: wrong, of: question)
    open.otherwise = otherwise.map { PackText($0.text) }
    return level(question.text.text, task: .open(open), answer: first.text.text)
  }

  /// Numbers are typed too: every one that a range takes is spelled out.
  mutating func numbers(
    _ numbers: [ImportedNumber], _ otherwise: ImportedText?, of question: ImportedQuestion
  ) throws(ImportFault) -> ImportedLevel {
    var answers: [ImportedAnswer] = []
    let mark = String(language.decimalMark)
    for number in numbers {
      guard let (texts, places) = number.numbers.spellings(most: ImportLimits.spellings, mark: mark)
      else {
        throw ImportFault(.rangeTooWide, at: number.offset)
      }
      if let places { faults.append(ImportFault(.decimals(places), at: number.offset)) }
      for text in texts {
        answers.append(
          ImportedAnswer(
            text: try ImportedText(text, at: number.offset), percent: number.percent,
            reply: number.reply))
      }
    }
    let right = answers.filter { $0.percent >= 100 }
    let keys = Set(right.map(\.text.string))
    let wrong = answers.filter { $0.percent < 100 && !keys.contains($0.text.string) }
    guard let first = right.first else { throw ImportFault(.noRightAnswer, at: question.offset) }
    for number in numbers where (1..<100).contains(number.percent) {
      let text =
        number.numbers.spellings(most: ImportLimits.spellings, mark: mark)?.texts.first ?? ""
      faults.append(ImportFault(.halfRight(SafeText(cleaning: text)), at: number.offset))
    }
    var open = try open(right, wrong: wrong, of: question)
    open.otherwise = otherwise.map { PackText($0.text) }
    return level(question.text.text, task: .open(open), answer: first.text.text)
  }

  /// Throws where a player could not say the right thing, or where a wrong one counts as right.
  mutating func open(
    _ right: [ImportedAnswer], wrong: [ImportedAnswer], of question: ImportedQuestion
  ) throws(ImportFault) -> PackQuestion {
    let limit = ImportLimits.spellings
    for answer in right where keys(of: answer).contains(where: \.isEmpty) {
      throw ImportFault(.unspeakable(answer.text.text), at: answer.text.offset)
    }
    var rights = Language.allCases.map { _ in [String: SafeText]() }
    for answer in right {
      for (index, key) in keys(of: answer).enumerated() { rights[index][key] = answer.text.text }
    }
    for miss in wrong {
      let alike = zip(rights, keys(of: miss)).lazy.compactMap { $0[$1] }.first
      if let alike {
        throw ImportFault(.alike(right: alike, wrong: miss.text.text), at: miss.text.offset)
      }
    }
    if right.count > limit {
      faults.append(ImportFault(.surplusSpellings(right.count - limit), at: question.offset))
    }
    if wrong.count > limit {
      faults.append(ImportFault(.surplusSpellings(wrong.count - limit), at: question.offset))
    }
    let replies = Set(right.compactMap(\.reply?.text))
    if replies.count > 1 { faults.append(ImportFault(.surplusReplies, at: question.offset)) }
    let reply = right.lazy.compactMap(\.reply).first
    return PackQuestion(
      right: PackWords(.plain(right.prefix(limit).map(\.text.text))),
      wrong: wrong.prefix(limit).enumerated().map { index, miss in
        PackMiss(
          id: "wrong-\(index + 1)", words: PackWords(.plain([miss.text.text])),
          reply: miss.reply.map { PackText($0.text) })
      }, success: try said(reply, question.explanation).map { PackText($0) })
  }

  /// What of an answer counts, by language of the player.
  private func keys(of answer: ImportedAnswer) -> [String] {
    Language.allCases.map { AnswerKey(answer.text.string, in: $0).joined }
  }
}
