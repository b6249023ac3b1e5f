import Localization

/// Reads one question of Moodle XML.
struct MoodleQuestionReader {
  let element: XMLElement
  var texts = QuestionTextReader()
  private var ownIssues: [ImportIssue] = []

  var issues: [ImportIssue] { ownIssues + texts.issues }

  init(_ element: XMLElement) { self.element = element }

  /// What the element says; nil where it says nothing.
  mutating func readItem() throws(ImportIssue) -> ImportedItem? {
    let type = element.attributes["type"] ?? ""
    switch type {
    case "category": return try readCategory()
    case "description": return try readText(element.first("questiontext")).map { .text($0) }
    case "essay": throw ImportIssue(.essay, at: element.offset)
    default:
      return .question(try readQuestion(type))
    }
  }

  mutating func addIssue(_ problem: MoodleProblem, at offset: Int) {
    ownIssues.append(ImportIssue(.moodle(problem), at: offset))
  }

  private func readCategory() throws(ImportIssue) -> ImportedItem? {
    guard let text = element.first("category")?.first("text") else { return nil }
    let title = try MoodleCategory.title(
      of: text.text[...].trimmed, at: text.textOffset, unescaping: Array.init)
    return title.map { .category($0) }
  }

  private mutating func readQuestion(_ type: String) throws(ImportIssue) -> ImportedQuestion {
    guard let (text, task) = try readTextAndTask(type) else {
      throw ImportIssue(.noText, at: element.offset)
    }
    let name = element.first("name")?.first("text")
    let title = try name.map { name throws(ImportIssue) in
      try LocatedPlainText(marked: name.text, as: .entities, at: name.textOffset)
    }
    var question = ImportedQuestion(
      offset: element.offset, title: title ?? nil, text: text, task: task)
    question.explanation = try readText(element.first("generalfeedback"))
    question.feedback = ImportedFeedback(
      ifRight: try readText(element.first("correctfeedback")),
      ifPartlyRight: try readText(element.first("partiallycorrectfeedback")),
      ifWrong: try readText(element.first("incorrectfeedback")))
    for hint in element.all("hint") {
      if let text = try readText(hint) { question.hints.append(text) }
    }
    return question
  }

  /// What is asked and how it is answered; nil without a text.
  private mutating func readTextAndTask(
    _ type: String
  ) throws(ImportIssue) -> (text: LocatedPlainText, task: ImportedQuestionKind)? {
    if let kind = MoodleGapsKind(rawValue: type) { return try readGaps(kind) }
    guard let kind = MoodleQuestionKind(rawValue: type) else {
      throw ImportIssue(.moodle(.unknownType(SafeText(cleaning: type))), at: element.offset)
    }
    guard let text = try readText(element.first("questiontext")) else { return nil }
    return (text, try readTask(kind))
  }

  /// The words of an element's `text`, with their line breaks.
  mutating func readText(_ element: XMLElement?) throws(ImportIssue) -> LocatedPlainText? {
    guard let element, let text = element.first("text") else { return nil }
    return try texts.readText(text.text, as: element.markup, at: text.textOffset)
  }

  /// The words of an answer's `text`, in one line.
  mutating func readLabel(_ element: XMLElement?) throws(ImportIssue) -> LocatedPlainText? {
    guard let element, let text = element.first("text") else { return nil }
    return try texts.readLabel(text.text, as: element.markup, at: text.textOffset)
  }
}

extension XMLElement {
  /// How its `text` is marked up.
  var markup: Markup {
    switch attributes["format"] {
    case "html": .html
    case "markdown": .markdown
    case "plain_text": .plain
    default: .moodle
    }
  }
}

/// The types of questions that are carried over.
enum MoodleQuestionKind: String {
  case multichoice, truefalse, shortanswer, numerical, matching
}
