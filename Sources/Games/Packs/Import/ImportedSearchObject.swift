import Flow
import Localization

/// One thing of a search, what belongs to it, and what could.
struct ImportedSearchObject {
  private static let mostInLevel = 9

  let name: LocatedPlainText
  /// What the player is asked about it.
  let prompt: LocalizedText
  let right: SafeText
  let choices: [SafeText]
  /// What is said of it once all is done.
  var reply: LocatedPlainText?

  /// Levels of 9 objects at most, as even as can be.
  static func makeLevels(
    _ items: [ImportedSearchObject], with converter: inout LevelConverter
  ) throws(ImportIssue) -> [ImportedLevel] {
    let count = (items.count + mostInLevel - 1) / mostInLevel
    if count > 1 { converter.addIssue(.splitIntoParts(count)) }
    let size = (items.count + count - 1) / count
    var levels: [ImportedLevel] = []
    for start in stride(from: 0, to: items.count, by: size) {
      levels.append(try makeLevel(items[start..<min(start + size, items.count)], with: &converter))
    }
    return levels
  }

  private static func makeLevel(
    _ items: ArraySlice<ImportedSearchObject>, with converter: inout LevelConverter
  ) throws(ImportIssue) -> ImportedLevel {
    let objects = zip(1..., items).map { $1.searchObject(number: $0, in: converter.language) }
    let pairs = items.map { "\($0.name.string): \($0.right.string)" }.joined(separator: "; ")
    let feedback = converter.question.feedback
    if feedback.ifWrong != nil, feedback.ifPartlyRight != nil {
      converter.addIssue(.partialFeedbackLost)
    }
    var replies: [LocatedPlainText] = []
    for item in items {
      guard let reply = item.reply else { continue }
      replies.append(
        try LocatedPlainText("\(item.name.string): \(reply.string)", at: reply.offset))
    }
    let success = try converter.rightReply(try LocatedPlainText(joining: replies))
    return converter.makeLevel(
      task: .search(
        PackSearch(
          objects: objects,
          failure: (feedback.ifWrong ?? feedback.ifPartlyRight).map { PackText($0.text) },
          success: success.map { PackText($0) })),
      answer: SafeText(cleaning: pairs, limit: 1_000))
  }

  private func searchObject(number: Int, in language: Language) -> PackSearchObject {
    PackSearchObject(
      id: "object-\(number)", name: PackText(name.text),
      text: PackText(prompt.cleaned(in: language)),
      actions: choices.enumerated().map { index, text in
        PackSearchAction(
          id: "action-\(index + 1)", text: PackText(text),
          result: PackText(result(of: text, in: language)), feels: .progress,
          isRight: text == right)
      })
  }

  /// It tells what was done, and not whether it was right: the list is judged when it is full.
  private func result(of text: SafeText, in language: Language) -> SafeText {
    L10n.PackImport.result(
      name: LocalizedText(verbatim: name.text), partner: LocalizedText(verbatim: text)
    ).cleaned(in: language)
  }
}
