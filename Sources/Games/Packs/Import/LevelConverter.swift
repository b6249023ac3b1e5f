import Localization

/// Makes levels of one question, and notes what is not carried over as it stands.
struct LevelConverter {
  let question: ImportedQuestion
  /// The pack's language, which gives the words that it needs beside the file's.
  let language: Language
  let settings: PackImport.Settings
  private(set) var issues: [ImportIssue] = []

  init(_ question: ImportedQuestion, language: Language, settings: PackImport.Settings) {
    self.question = question
    self.language = language
    self.settings = settings
  }

  /// The levels of the question: one, or several for a long match.
  mutating func makeLevels() throws(ImportIssue) -> [ImportedLevel] {
    let surplus = question.hints.count - mostHints
    if surplus > 0 { addIssue(.surplusHints(surplus)) }
    return switch question.task {
    case .choice(let choice): [try choice.makeLevel(with: &self)]
    case .trueFalse(let question): [try question.makeLevel(with: self)]
    case .words(let words): [try words.makeLevel(with: &self)]
    case .numbers(let numbers): [try numbers.makeLevel(with: &self)]
    case .match(let match): try match.makeLevels(with: &self)
    case .gaps(let gaps): [try gaps.makeLevel(with: &self)]
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

  /// How many hints of its own a question keeps: a level has 9 (`PackFormat`).
  private var mostHints: Int {
    settings.addsAnswerHint ? 8 : 9
  }

  /// A level that asks what the question asks; its last hint gives `answer` away, where that is wanted.
  func makeLevel(task: PackTask, answer: SafeText) -> ImportedLevel {
    var hints = question.hints.prefix(mostHints).map(\.text)
    if settings.addsAnswerHint {
      let hint = L10n.PackImport.hint(answer: LocalizedText(verbatim: answer))
      hints.append(hint.cleaned(in: language))
    }
    return ImportedLevel(text: question.text.text, hints: hints, task: task)
  }

  /// What is said of a right answer, then what is said in any case.
  func rightReply(_ reply: LocatedPlainText?) throws(ImportIssue) -> SafeText? {
    let parts = [reply, question.feedback.ifRight, question.explanation]
    return try LocatedPlainText(joining: parts)?.text
  }

  /// What is said of a wrong answer; `percent` is what it is worth.
  func wrongReply(_ reply: LocatedPlainText?, percent: Double = 0) throws(ImportIssue) -> SafeText?
  {
    let feedback = question.feedback
    let other = percent > 0 ? feedback.ifPartlyRight ?? feedback.ifWrong : feedback.ifWrong
    return try LocatedPlainText(joining: [reply, other])?.text
  }

  /// What is said of a form: `replies` once all is right, and one text where something is not.
  mutating func formReplies(
    _ replies: [LocatedPlainText] = []
  ) throws(ImportIssue) -> (success: PackText?, failure: PackText?) {
    let feedback = question.feedback
    if feedback.ifWrong != nil, feedback.ifPartlyRight != nil { addIssue(.partialFeedbackLost) }
    let success = try rightReply(try LocatedPlainText(joining: replies))
    let failure = feedback.ifWrong ?? feedback.ifPartlyRight
    return (success.map { PackText($0) }, failure.map { PackText($0.text) })
  }
}

/// What a question becomes, or a part of a long one.
struct ImportedLevel {
  var text: SafeText
  let hints: [SafeText]
  let task: PackTask
}
