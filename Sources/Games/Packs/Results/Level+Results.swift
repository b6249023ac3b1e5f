package import Flow
package import Localization

/// What a result or a table tells of a level.
extension Level {
  /// The wrong answers that it foresees, each by its id.
  func foreseenWrongAnswers(in language: Language) -> [(AnswerID, SafeText)] {
    foreseenWrongAnswers.map { ($0.id, Self.told($0.texts, in: language)) }
  }

  /// An answer as a result tells it: its words, or those of a thing and what was done with it.
  static func told(_ texts: [LocalizedText], in language: Language) -> SafeText {
    let words = texts.dropFirst().reduce(texts[0]) {
      L10n.Classroom.actionOn(name: $0, action: $1)
    }
    return SafeText(
      cleaning: words.resolved(in: language), limit: PackResult.Question.mostWrongText)
  }

  /// What is right, on one line: of a typed answer every spelling, as far as there is room; nil where it tells none.
  func rightAnswers(in language: Language) -> SafeText? {
    guard let answer = content.rightAnswer?.resolved(in: language) else { return nil }
    let all = spellings(in: language)
    return SafeText(
      cleaning: all.isEmpty ? answer : all.joined(separator: " / "),
      limit: PackResult.Question.mostText)
  }

  /// What is right where it is typed; nothing where it is chosen.
  func spellings(in language: Language) -> [String] {
    guard case .open(let question) = self else { return [] }
    let number = question.number.map { _ in content.rightAnswer?.resolved(in: language) ?? "" }
    return number.map { [$0] } ?? question.accepted.resolved(in: language)
  }

  /// Whether that is what is right, but for what never makes a difference such as an article, and not only judged so.
  func isSpelling(_ typed: SafeText, in language: Language) -> Bool {
    guard case .open(let question) = self else { return false }
    guard let number = question.number else { return question.accepts(typed.string, in: language) }
    // What parts a number from its unit makes no difference.
    let letters = { (text: String) in text.filter { !$0.isWhitespace } }
    return number.isExact
      || spellings(in: language).contains { letters($0) == letters(typed.string) }
  }

  /// What it asks, or as much as has room in so many characters of one line.
  package func oneLine(in language: Language, limit: Int) -> SafeText {
    SafeText(cleaning: content.text.oneLine(limit: limit).resolved(in: language), limit: limit)
  }
}
