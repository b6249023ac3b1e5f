package import Flow
import Localization

/// A chapter of one form, the same in both languages.
package enum FormChapter {
  /// What is said when all is right.
  package static let success = "Just so."

  /// It alone, or so many times, as the chapters of a game.
  package static func chapters(
    _ style: FormLevel.Style, asking question: String = "What belongs here?", times count: Int = 1
  ) throws -> [Chapter] {
    [
      try Chapter(
        id: "words", title: text("Words"), description: text("Some words."), keywords: [],
        levels: try (1...count).map { number in
          .form(try form(style, question, id: number == 1 ? "form" : "form-\(number)"))
        })
    ]
  }

  private static func form(
    _ style: FormLevel.Style, _ question: String, id: String
  ) throws -> FormLevel {
    try FormLevel(
      content: content(id, question), style: style, rows: try rows(style),
      options: style.filling == .option
        ? ["chien", "chat", "oiseau"].map { Choice(id: $0, text: text($0), reply: text($0)) } : [],
      failure: nil, success: text(success))
  }

  private static func rows(_ style: FormLevel.Style) throws -> [FormLevel.Row] {
    switch style {
    case .several:
      [
        FormLevel.Row(id: "hen", text: text("hen"), answer: .mark(isRight: true)),
        FormLevel.Row(id: "owl", text: text("owl"), answer: .mark(isRight: true)),
        FormLevel.Row(
          id: "bat", text: text("bat"), answer: .mark(isRight: false),
          reply: text("No bat lays eggs.")),
      ]
    case .match:
      [
        FormLevel.Row(id: "dog", text: text("dog"), answer: .option("chien")),
        FormLevel.Row(id: "cat", text: text("cat"), answer: .option("chat")),
      ]
    case .gaps: [try gap(1, "hours"), try gap(2, "minutes")]
    }
  }

  private static func gap(_ number: Int, _ word: String) throws -> FormLevel.Row {
    let question = try OpenQuestionLevel(
      content: content("gap-\(number)", "gap"),
      accepted: LocalizedList(verbatim: [SafeText(cleaning: word)]), nearMisses: [],
      nudge: text("no"), success: text("yes"))
    return FormLevel.Row(
      id: "gap-\(number)", text: L10n.Forms.gap(number: number), answer: .words(question))
  }

  private static func content(_ id: String, _ asked: String) -> CommonLevelContent {
    CommonLevelContent(
      id: id, text: text(asked), hints: [text("Think of eggs.")], notes: [], keywords: [])
  }

  private static func text(_ text: String) -> LocalizedText {
    LocalizedText(verbatim: SafeText(cleaning: text, limit: 400))
  }
}
