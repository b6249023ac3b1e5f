import Localization
import Session

/// Plays a script of words on a session and tells what came of each, parted by ` | `.
///
/// `menu`, `play`, `play:1.2` and `afresh` open; all other words are commands (`command(_:_:)`).
func play(_ script: String, on session: inout Session) -> String {
  script.split(separator: " ").map { word in
    let parts = word.split(separator: ":", maxSplits: 1).map { String($0) }
    let events = perform(parts[0], parts.count > 1 ? parts[1] : "", on: &session)
    return events.map(brief).joined(separator: ", ")
  }.joined(separator: " | ")
}

private func perform(_ word: String, _ argument: String, on session: inout Session) -> [Event] {
  switch word {
  case "menu": session.openMenu()
  case "play" where argument.isEmpty: session.play()
  case "play": session.play(chapter: numbers(argument)[0], level: numbers(argument)[1])
  case "afresh": session.playAgain()
  default: session.handle(command(word, argument), after: .zero)
  }
}

func command(_ word: String, _ argument: String) -> Command {
  let parts = argument.split(separator: ".").map { String($0) }
  switch word {
  case "continue": return .proceed
  case "choose": return .choose(argument)
  case "answer": return .answer(argument.split(separator: ",").map { String($0) })
  case "act": return .act(element: parts[0], action: parts[1])
  case "hint": return .hint
  case "repeat": return .repeat
  case "levels": return .levels
  case "level": return .level(chapter: numbers(argument)[0], level: numbers(argument)[1])
  case "notes": return .notes
  case "settings": return .settings
  case "lang": return .language(argument == "fr" ? .fr : .en)
  case "set": return .set(setting: parts[0], value: parts[1])
  case "restart": return .restart
  case "quit": return .quit
  default: preconditionFailure("no such word: \(word)")
  }
}

private func numbers(_ argument: String) -> [Int] {
  argument.split(separator: ".").compactMap { Int($0) }
}

private func brief(_ event: Event) -> String {
  switch event {
  case .hello(let version, let language): "hello \(version) \(language)"
  case .menu(let items): "menu " + items.map(\.id).joined(separator: "·")
  case .intro: "intro"
  case .chapter(let card): "chapter \(card.chapter)\(card.isNew ? " new" : "")"
  case .level(let view): "level \(view.chapter).\(view.level)"
  case .act(let act): "\(act.outcome)"
  case .verdict(let verdict): brief(verdict)
  case .hint(let hint): "hint \(hint.index)/\(hint.of)"
  case .results(let results): "results \(results.total.stars)/\(results.total.of)"
  case .levels: "levels"
  case .notes(let chapters): "notes " + chapters.map { "\($0.notes.count)" }.joined(separator: "·")
  case .settings: "settings"
  case .notice(let notice): "(\(notice.code))"
  case .error(let complaint): "error \(complaint.code)"
  case .bye: "bye"
  }
}

private func brief(_ verdict: VerdictView) -> String {
  if let stars = verdict.stars { return "right \(stars)★" }
  return verdict.holds.map { "wrong \(verdict.attempts) holds \($0)" }
    ?? "wrong \(verdict.attempts)"
}
