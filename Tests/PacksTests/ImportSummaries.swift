import Localization

@testable import Packs

func imported(
  _ text: String, _ format: PackImport.Format? = nil, in language: Language = .en
) -> PackImport {
  PackImport(Array(text.utf8), format: format, title: SafeText(cleaning: "t"), language: language)
}

func plain(_ text: PackText?) -> String {
  guard case .plain(let text)? = text?.content else { return "" }
  return text.string
}

func summary(of task: PackTask) -> String {
  func replied(_ text: String, _ reply: PackText?) -> String {
    reply.map { "\(text) [\(plain($0))]" } ?? text
  }
  func words(_ words: PackSpellings) -> String {
    words.entry(in: "", fallback: "").value.map(\.string).joined(separator: ", ")
  }
  if let question = task.format as? PackClosedQuestion {
    return "closed "
      + question.choices.all.map { replied(plain($0.text), $0.reply) }.joined(separator: " | ")
  }
  if let question = task.format as? PackOpenQuestion {
    let wrong = question.wrong.map { "; not " + replied(words($0.words), $0.reply) }.joined()
    let otherwise = question.otherwise.map { "; else " + plain($0) } ?? ""
    let success = question.success.map { "; yes " + plain($0) } ?? ""
    return (question.isExact ? "exact " : "open ") + words(question.right) + wrong + otherwise
      + success
  }
  return ""
}

/// A pack in short: its chapters, and their levels with their texts, tasks and hints.
func summary(of document: PackDocument?) -> [String] {
  (document?.chapters ?? []).flatMap { chapter in
    let card = chapter.description.map { ": " + plain($0) } ?? ""
    return ["# " + plain(chapter.title) + card]
      + chapter.levels.map { level in
        let hints = level.hints.dropLast().map { " (" + plain($0) + ")" }.joined()
        return "\(level.id) | \(plain(level.text)) | \(summary(of: level.task))\(hints)"
      }
  }
}

/// What is told, in short: each sentence as a test writes it, with its line and column.
func told(_ made: PackImport) -> [String] {
  made.findings.map { "\($0.line):\($0.column) \($0.text.resolved(in: .en))" }
}

/// What is told of a question that is left out.
func leftOut(_ why: LocalizedText) -> String { L10n.PackImport.leftOut(why: why).resolved(in: .en) }

/// What is told of something that is carried over otherwise.
func changed(_ text: LocalizedText) -> String { text.resolved(in: .en) }

func quoted(_ text: String) -> LocalizedText { LocalizedText(cleaning: text) }
