import Localization

@testable import Packs

/// The reason without what it holds.
func name(of reason: ImportFindingReason) -> String {
  String(String(describing: reason).prefix { $0 != "(" })
}

func plain(_ text: PackText?) -> String {
  guard case .plain(let text)? = text?.content else { return "" }
  return text.string
}

func plain(_ words: PackSpellings) -> String {
  guard case .plain(let texts) = words.content else { return "" }
  return texts.map(\.string).joined(separator: ", ")
}

func summary(of task: PackTask) -> String {
  func replied(_ text: String, _ reply: PackText?) -> String {
    reply.map { "\(text) [\(plain($0))]" } ?? text
  }
  switch task {
  case .closed(let question):
    return "closed "
      + question.choices.all.map { replied(plain($0.text), $0.reply) }.joined(separator: " | ")
  case .open(let question):
    let wrong = question.wrong.map { "; not " + replied(plain($0.words), $0.reply) }.joined()
    let otherwise = question.otherwise.map { "; else " + plain($0) } ?? ""
    let success = question.success.map { "; yes " + plain($0) } ?? ""
    return "open " + plain(question.right) + wrong + otherwise + success
  case .search(let search):
    let objects = search.objects.map { object in
      let actions = object.actions.map { plain($0.text) + ($0.isRight ? "*" : "") }
      return "\(plain(object.name)): \(actions.joined(separator: " "))"
    }
    let replies = [("; no ", search.failure), ("; yes ", search.success)].compactMap { mark, text in
      text.map { mark + plain($0) }
    }
    return "search " + objects.joined(separator: "; ") + replies.joined()
  case .rotor, .reflex, .number, .several, .match, .gaps: return ""
  }
}

/// What is told, with its place.
func told(_ made: PackImport) -> [String] {
  made.findings.map { finding in
    let reason = String(String(describing: finding.reason).prefix { $0 != "\"" })
    return "\(reason) \(finding.line):\(finding.column)"
  }
}

/// A pack in short: its chapters, and their levels with their texts, tasks and hints.
func summary(of document: PackDocument) -> [String] {
  document.chapters.flatMap { chapter in
    let card = chapter.description.map { ": " + plain($0) } ?? ""
    return ["# " + plain(chapter.title) + card]
      + chapter.levels.map { level in
        let hints = level.hints.map { " (" + plain($0) + ")" }.joined()
        return "\(level.id) | \(plain(level.text)) | \(summary(of: level.task))\(hints)"
      }
  }
}
