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
  func told(_ texts: [(String, PackText?)]) -> String {
    texts.map { mark, text in text.map { mark + plain($0) } ?? "" }.joined()
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
  case .number(let question):
    let slack = question.tolerance.map { " ±" + $0.text } ?? ""
    let range = question.least.map { " in \($0.text)..\(question.most?.text ?? "")" } ?? ""
    let wrong = question.wrong.map { "; not " + replied($0.number.text, $0.reply) }.joined()
    return "number " + question.right.text + slack + range + wrong
      + told([("; else ", question.otherwise), ("; yes ", question.success)])
  case .several(let several):
    let choices = several.choices.enumerated().map { index, choice in
      replied(plain(choice.text) + (index < several.rightCount ? "*" : ""), choice.reply)
    }
    return "several " + choices.joined(separator: ", ")
      + told([("; no ", several.failure), ("; yes ", several.success)])
  case .match(let match):
    let pairs = match.pairs.map { "\(plain($0.thing)): \(plain($0.partner))" }
    let others = match.others.map { "; or " + plain($0) }.joined()
    return "match " + pairs.joined(separator: "; ") + others
      + told([("; no ", match.failure), ("; yes ", match.success)])
  case .gaps(let gaps):
    let words = gaps.gaps.map { gap in
      plain(gap.right)
        + gap.wrong.map { "; not " + replied(plain($0.words), $0.reply) }.joined()
        + (gap.otherwise.map { "; else " + plain($0) } ?? "")
    }
    return "gaps " + words.joined(separator: " | ")
      + told([("; no ", gaps.failure), ("; yes ", gaps.success)])
  case .search, .rotor, .reflex: return ""
  }
}

/// What is told, with its place.
func told(_ made: PackImport) -> [String] {
  made.findings.map { finding in
    let reason = String(String(describing: finding.reason).prefix { $0 != "\"" })
    return "\(reason) \(finding.line):\(finding.column)"
  }
}

/// What is told but that there is no question, each by its name alone.
func warnings(_ made: PackImport) -> [String] {
  made.findings.filter { $0.severity == .warning }.map { finding in
    let text = String(describing: finding.reason)
    let problem = text.split(separator: ".").dropFirst(2).first.map(String.init) ?? text
    let isNested = text.hasPrefix("table(") || text.hasPrefix("moodle(")
    return String((isNested ? problem : text).prefix(while: \.isLetter))
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
