import JSON
import Localization

/// Reads one question of OpenQuizzDB: `question`, `propositions`, `réponse` and `anecdote`.
struct OpenQuizzDBQuestionReader {
  private let node: JSONNodeIndex
  private let source: JSONDocument
  private var texts = QuestionTextReader()

  var issues: [ImportIssue] { texts.issues }

  init(_ node: JSONNodeIndex, in source: JSONDocument) {
    self.node = node
    self.source = source
  }

  mutating func readQuestion() throws(ImportIssue) -> ImportedQuestion {
    let offset = Int(source.offset(of: node))
    let members = self.members
    guard let text = try readText(members["question"]) else {
      throw ImportIssue(.noText, at: offset)
    }
    let rightNode = members["réponse"] ?? members["reponse"] ?? members["answer"]
    guard let right = try readLabel(rightNode) else {
      throw ImportIssue(.noRightAnswer, at: offset)
    }
    var answers = [ImportedAnswer(text: right, percent: 100)]
    let choices = members["propositions"].flatMap { source.elements(of: $0) }
    guard choices?.count ?? 0 <= QuestionLimits.answers else {
      throw ImportIssue(.tooManyAnswers, at: offset)
    }
    if let choices {
      for choice in choices {
        guard let wrong = try readLabel(choice), wrong.text != right.text else { continue }
        answers.append(ImportedAnswer(text: wrong, percent: 0))
      }
    }
    var question = ImportedQuestion(
      offset: offset, text: text,
      task: answers.count > 1
        ? .choice(ImportedMultipleChoiceQuestion(answers: answers, isSingle: true))
        : .words(ImportedShortAnswerQuestion(answers: answers)))
    question.feedback.ifRight = try readText(members["anecdote"])
    return question
  }

  /// By name; accents may be of one piece or of two.
  private var members: [String: JSONNodeIndex] {
    var result: [String: JSONNodeIndex] = [:]
    guard let members = source.members(of: node) else { return result }
    for (key, value) in members {
      if let name = source.string(key) { result[name] = value }
    }
    return result
  }

  private mutating func readText(
    _ node: JSONNodeIndex?
  ) throws(ImportIssue) -> LocatedPlainText? {
    guard let node, let text = source.string(node) else { return nil }
    return try texts.readText(text.utf8, as: .moodle, at: Int(source.offset(of: node)))
  }

  private mutating func readLabel(
    _ node: JSONNodeIndex?
  ) throws(ImportIssue) -> LocatedPlainText? {
    guard let node, let text = source.string(node) else { return nil }
    return try texts.readLabel(text.utf8, as: .moodle, at: Int(source.offset(of: node)))
  }
}
