import Localization

/// Makes levels of one question, and notes what is not carried over as it stands.
struct LevelConverter {
  let question: ImportedQuestion
  /// The pack's language, which gives the words that it needs beside the file's.
  let language: Language
  private(set) var issues: [ImportIssue] = []

  init(_ question: ImportedQuestion, language: Language) {
    self.question = question
    self.language = language
  }

  /// The levels of the question: one, or several for a long match.
  mutating func makeLevels() throws(ImportIssue) -> [ImportedLevel] {
    switch question.task {
    case .choice(let choice): try choice.makeLevels(with: &self)
    case .trueFalse(let question): [try question.makeLevel(with: self)]
    case .words(let words): [try words.makeLevel(with: &self)]
    case .numbers(let numbers): [try numbers.makeLevel(with: &self)]
    case .match(let match): try match.makeLevels(with: &self)
    }
  }

  /// Notes something that does not keep the question out; without an offset, of the whole question.
  mutating func addIssue(_ reason: ImportFindingReason, at offset: Int? = nil) {
    issues.append(ImportIssue(reason, at: offset ?? question.offset))
  }

  /// What keeps the question out.
  func makeIssue(_ reason: ImportFindingReason) -> ImportIssue {
    ImportIssue(reason, at: question.offset)
  }

  /// A level that asks what the question asks, and whose hint gives `answer` away.
  func makeLevel(task: PackTask, answer: SafeText) -> ImportedLevel {
    let hint = L10n.PackImport.hint(answer: LocalizedText(verbatim: answer))
    return ImportedLevel(text: question.text.text, hint: hint.cleaned(in: language), task: task)
  }

  /// What is said of an answer, then what is said in any case.
  func replyWithExplanation(_ reply: LocatedPlainText?) throws(ImportIssue) -> SafeText? {
    guard let reply, let explanation = question.explanation else {
      return (reply ?? question.explanation)?.text
    }
    return try LocatedPlainText(reply.string + " " + explanation.string, at: explanation.offset)
      .text
  }
}

/// What a question becomes, or a part of a long one.
struct ImportedLevel {
  var text: SafeText
  let hint: SafeText
  let task: PackTask
}
