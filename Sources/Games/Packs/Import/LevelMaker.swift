import Answers
import Flow
import Localization

private typealias Words = L10n.PackImport

/// Makes a level of one question, and notes what is not carried over as it stands.
struct LevelMaker {
  /// Spellings of a typed answer at most, right ones or wrong ones; hints beside the answer.
  private static let mostSpellings = 99
  private static let mostHints = 8

  private let question: ImportedQuestion
  /// The pack's language, which gives the words that it needs beside the file's.
  private let language: Language
  private(set) var issues: [ImportIssue] = []

  init(_ question: ImportedQuestion, language: Language) {
    self.question = question
    self.language = language
  }

  /// A level without an id that asks what the question asks; its last hint gives the answer away.
  mutating func makeLevel() throws(ImportIssue) -> PackLevel {
    let (task, answer) = question.isTyped ? try makeOpen() : try makeClosed()
    noteSurplus(question.hints.count - Self.mostHints, Words.surplusHints)
    let hint = Words.hint(answer: .said(answer)).cleaned(in: language)
    let hints = question.hints.prefix(Self.mostHints).map(\.text) + [hint]
    return PackLevel(
      text: question.text.packText, hints: hints.map { PackText($0) }, task: PackTask(task))
  }

  private mutating func note(_ text: LocalizedText, at offset: Int? = nil) {
    issues.append(ImportIssue(text, at: offset ?? question.offset))
  }

  private mutating func noteSurplus(_ count: Int, _ text: (Int) -> LocalizedText) {
    if count > 0 { note(text(count)) }
  }

  /// Why the whole question is left out.
  private func error(_ why: LocalizedText) -> ImportIssue { ImportIssue(why, at: question.offset) }

  /// What is said to the right answer, then what is said in any case.
  private func rightReply(_ reply: ImportedText?) throws(ImportIssue) -> PackText? {
    try ImportedText(joining: [reply, question.ifRight, question.explanation])?.packText
  }

  private func wrongReply(_ reply: ImportedText?) throws(ImportIssue) -> PackText? {
    try ImportedText(joining: [reply, question.ifWrong])?.packText
  }

  /// Notes a wrong answer that would have been worth something.
  private mutating func noteHalfRight(_ answer: ImportedAnswer) {
    guard answer.percent > 0 else { return }
    note(Words.halfRight(text: answer.text.quoted), at: answer.text.offset)
  }

  // MARK: Chosen

  /// The one right answer among wrong ones; what is half right is wrong.
  private mutating func makeClosed() throws(ImportIssue) -> (any LevelFormat, SafeText) {
    let rights = question.answers.filter(\.isRight)
    let parts = question.answers.count { $0.percent > 0 }
    guard let right = rights.first, rights.count == 1 else {
      throw error(parts > 1 ? Words.severalRight : Words.noRightAnswer)
    }
    var wrong: [PackChoice] = []
    var taken: Set<String> = []
    for answer in question.answers where !answer.isRight {
      let text = answer.text
      let words = text.string.withSingleBlanks
      if words == right.text.string.withSingleBlanks {
        throw ImportIssue(Words.sameRight(text: text.quoted), at: text.offset)
      }
      guard taken.insert(words).inserted else {
        note(Words.twice(text: text.quoted), at: text.offset)
        continue
      }
      noteHalfRight(answer)
      wrong.append(PackChoice(text: text.packText, reply: try wrongReply(answer.reply)))
    }
    guard !wrong.isEmpty else { throw error(Words.tooFewAnswers) }
    let most = choiceLimits.upperBound - 1
    noteSurplus(wrong.count - most, Words.surplus)
    let choices = PackChoices(
      right: PackChoice(text: right.text.packText, reply: try rightReply(right.reply)),
      wrong: wrong.prefix(most))
    return (PackClosedQuestion(choices: choices), right.text.text)
  }

  // MARK: Typed

  /// All that is worth 100 is right, all else was foreseen.
  private mutating func makeOpen() throws(ImportIssue) -> (any LevelFormat, SafeText) {
    let right = question.answers.filter(\.isRight)
    let wrong = question.answers.filter { !$0.isRight }
    guard let first = right.first else { throw error(Words.noRightAnswer) }
    for miss in wrong { noteHalfRight(miss) }
    try check(right, wrong)
    let most = Self.mostSpellings
    noteSurplus(right.count - most, Words.surplusSpellings)
    noteSurplus(wrong.count - most, Words.surplusSpellings)
    if Set(right.compactMap(\.reply?.text)).count > 1 { note(Words.surplusReplies) }
    let foreseen = try zip(1..., wrong.prefix(most)).map { number, miss throws(ImportIssue) in
      PackForeseenWrongAnswer(
        id: "wrong-\(number)", words: PackSpellings(.plain([miss.text.text])),
        reply: try wrongReply(miss.reply))
    }
    let open = PackOpenQuestion(
      right: PackSpellings(.plain(right.prefix(most).map(\.text.text))), wrong: foreseen,
      otherwise: try wrongReply(question.otherwise),
      success: try rightReply(right.lazy.compactMap(\.reply).first), isExact: question.isExact)
    return (open, first.text.text)
  }

  /// Throws where a player could not say the right thing, or where a wrong one counts as right.
  private func check(_ right: [ImportedAnswer], _ wrong: [ImportedAnswer]) throws(ImportIssue) {
    for language in Language.allCases {
      let key = { answerKey($0, in: language, isExact: question.isExact) }
      var rights: [String: ImportedText] = [:]
      for answer in right.map(\.text) {
        let key = key(answer.string)
        if key.isEmpty {
          throw ImportIssue(Words.unspeakable(text: answer.quoted), at: answer.offset)
        }
        rights[key] = answer
      }
      for miss in wrong.map(\.text) {
        guard let alike = rights[key(miss.string)] else { continue }
        throw ImportIssue(Words.alike(wrong: miss.quoted, right: alike.quoted), at: miss.offset)
      }
    }
  }
}

extension LocalizedText {
  /// The words in one language; long ones are cut, as a pack would not take them.
  func cleaned(in language: Language) -> SafeText {
    SafeText(cleaning: resolved(in: language), limit: 1_000)
  }
}
