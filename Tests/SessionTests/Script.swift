import Foundation
import Localization
import Reflex
import SessionDriver

@testable import Flow
@testable import Session

/// Plays a script of words on a session and tells what came of each, parted by ` | `.
///
/// `menu`, `play`, `play:1.2`, `afresh`, `reflex`, `reflex:classic` and `daily` open; `obey:350` does what
/// is commanded, `miss:350` loses, both so many milliseconds after the command, `resume` comes back from
/// a stop; all other words are commands (`command(_:_:)`).
func play(_ script: String, on session: inout Session) -> String {
  script.split(separator: " ").map { word in
    let parts = word.split(separator: ":", maxSplits: 1).map { String($0) }
    let events = perform(parts[0], parts.count > 1 ? parts[1] : "", on: &session)
    return events.map(brief).joined(separator: ", ")
  }.joined(separator: " | ")
}

/// The scripts in `Tests/SessionTests/Traces/<table>.txt`, behind `> `, and below each what comes of its words.
func traces(_ table: String) throws -> [(script: String, trace: String)] {
  let path = "Tests/SessionTests/Traces/\(table).txt"
  let text = try String(contentsOfFile: path, encoding: .utf8).dropLast()
  return ("\n" + text).components(separatedBy: "\n> ").dropFirst().map { example in
    var lines = example.components(separatedBy: "\n")
    return (lines.removeFirst(), lines.joined(separator: " | "))
  }
}

extension [Event] {
  /// The round that they begin with, which waits.
  var ready: WaitingRoundView? {
    if case .round(.ready(let ready))? = first { ready } else { nil }
  }
}

extension LoadResult {
  var intact: SavedRevision<Content>? { if case .intact(let copy) = self { copy } else { nil } }
}

extension Session {
  /// The same session once a script was played on it.
  func after(_ script: String) -> Session {
    var session = self
    _ = play(script, on: &session)
    return session
  }
}

private func perform(_ word: String, _ argument: String, on session: inout Session) -> [Event] {
  switch word {
  case "menu": session.perform(.open(.menu))
  case "play" where argument.isEmpty: session.perform(.open(.campaign))
  case "play":
    session.perform(.open(.level(chapter: numbers(argument)[0], level: numbers(argument)[1])))
  case "afresh": session.perform(.open(.restartedCampaign))
  case "reflex":
    session.perform(.open(.reflex(mode: RoundMode(rawValue: argument))))
  case "daily": session.perform(.open(.reflex(isDaily: true)))
  case "rest": session.passRest()
  case "obey", "miss": session.answerCue(isRight: word == "obey", after: Int(argument) ?? 300)
  case "resume": session.perform(.resume)
  default: session.perform(command(word, argument))
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
  case "tap", "pinch", "swipe":
    return .gesture(Gesture(rawValue: word), at: .since(Int(argument) ?? 0), move: nil)
  case "wait": return .gesture(nil, at: .later(Int(argument) ?? 0), move: nil)
  case "leave": return .menu
  case "skip": return .skip
  case "scores": return .scores
  case "practise": return .practise(Pitch.Name(rawValue: argument))
  case "repeat": return .repeat
  case "levels": return .levels
  case "mishaps": return .mishaps
  case "level": return .level(chapter: numbers(argument)[0], level: numbers(argument)[1])
  case "night":
    return .level(chapter: numbers(argument)[0], level: numbers(argument)[1], night: .second)
  case "notes": return .notes
  case "settings": return .settings
  case "lang": return .language(argument == "fr" ? .fr : .en)
  case "set": return .set(setting: parts[0], value: parts[1])
  case "say": return .say(argument.split(separator: "_").joined(separator: " "))
  case "descend": return .descend(argument.isEmpty ? .today : .day(argument))
  case "endless": return .descend(.endless(UInt64(argument)))
  case "knots": return .knots
  case "share": return .share
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
  case .general(let event): brief(event)
  case .campaign(let event): brief(event)
  case .round(let event): brief(event)
  case .adventure(let event): brief(event)
  case .descent(let event): brief(event)
  }
}

private func brief(_ event: DescentEvent) -> String {
  switch event {
  case .card(let card): "descent \(card.standing) \(card.landing)/\(card.landings.count)"
  case .ended(let end): "ended \(end.card.stars.reduce(0, +))"
  case .shared(_, let isWhole): "shared\(isWhole ? " whole" : "")"
  case .knots(let rope): "knots \(rope.knots)"
  }
}

private func brief(_ event: Event.General) -> String {
  switch event {
  case .hello(let version, let language): "hello \(version) \(language)"
  case .pack(let pack): "pack \(pack.file.string)"
  case .menu(let title): "menu " + title.items.map(\.id).joined(separator: "·")
  case .settings: "settings"
  case .scores(let tables):
    "scores"
      + tables.map {
        " \($0.kind.mode.map { "\($0)" } ?? "old")\($0.kind.isDaily ? " daily" : "") \($0.entries.count)"
      }.joined()
  case .notice(let notice): "(\(notice.message.code))"
  case .error(let error): "error \(error.message.code)"
  case .bye: "bye"
  }
}

private func brief(_ event: Event.Campaign) -> String {
  switch event {
  case .intro: "intro"
  case .chapter(let card): "chapter \(card.chapter)\(card.isNew ? " new" : "")"
  case .level(let view):
    "level \(view.chapter).\(view.level)\(view.night == .second ? " again" : "")"
  case .act(let act): act.outcome.map { "\($0)" } ?? "silent"
  case .verdict(let verdict): brief(verdict)
  case .hint(let hint): "hint \(hint.index)/\(hint.of)"
  case .results(let results): "results \(results.total.stars)/\(results.total.possible)"
  case .levels: "levels"
  case .mishaps(let pages): "mishaps \(pages.tally.found)/\(pages.tally.all)"
  case .notes(let chapters): "notes " + chapters.map { "\($0.notes.count)" }.joined(separator: "·")
  }
}

private func brief(_ event: Event.Round) -> String {
  switch event {
  case .ready(let ready): brief(ready)
  case .pitch(let pitch): "pitch \(pitch.number)"
  case .cue(let cue): "\(cue.move)\(cue.story == nil ? "" : "+")"
  case .move(let move): "\(move.outcome)" + (move.climb?.change.map { " \($0)" } ?? "")
  case .ended(let round): "round \(round.moves) \(round.ending)\(round.isBest ? " best" : "")"
  }
}

private func brief(_ ready: WaitingRoundView) -> String {
  let goal = ready.goal.map { " to \($0)" } ?? ""
  let practice = ready.practice > 0 ? " practice \(ready.practice)" : ""
  let daily = ready.day == nil ? "" : " daily"
  let drill = ready.drill.map { " \($0)" } ?? ""
  return "ready \(ready.mode)\(daily)\(goal)\(practice)\(drill)"
}

extension Session {
  /// What runs in place of a command is over.
  mutating func passRest() -> [Event] {
    let limit = roundSession?.round.rest?.limit
    return perform(.gesture(limit == nil ? .tap : nil, at: .since(limit ?? 0), move: nil))
  }

  /// Does what is commanded, or what loses the round.
  mutating func answerCue(isRight: Bool, after milliseconds: Int) -> [Event] {
    guard let cue = roundSession?.round.cues.first else { return [.error(.noRound)] }
    let wrong: Gesture = cue.answer == .tap ? .swipe : .tap
    guard let gesture = isRight ? cue.answer : wrong else {
      return perform(.still(at: .since(milliseconds), move: cue.move))
    }
    return perform(.gesture(gesture, at: .since(milliseconds), move: cue.move))
  }
}

private func brief(_ event: AdventureEvent) -> String {
  switch event {
  case .text(let text, let style): "\(style) \(text.resolved(in: .en))"
  case .room(let room): "room \(room.id)"
  case .picture(let picture, _): "picture \(picture.id)"
  case .points(let points): "points \(points.points)"
  case .map(let places): "map " + places.map(\.id).joined(separator: "·")
  case .help: "help"
  case .epilogue: "epilogue"
  case .transcript(let messages): "transcript \(messages.count)"
  }
}

private func brief(_ verdict: Verdict) -> String {
  if let stars = verdict.stars { return "right \(stars)★" }
  if verdict.isFourthStar { return "right ✦" }
  return verdict.correctCount.map { "wrong \(verdict.attempts) holds \($0)" }
    ?? "wrong \(verdict.attempts)"
}
