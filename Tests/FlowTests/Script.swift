import Flow
import Localization

/// Plays a script of words on a flow and tells what came of each, parted by ` | `.
///
/// `start`, `read` (the card), `win`, `lose`, `lose:2`, `hint`, `load:c` (a level by its id), `night:c` (its second form),
/// `over:won`, `over:lost` (a round), `skip`, `again` (restart), `wait:5` (seconds), `do:x.hold` (an act), `list:hold,feel`, `say:word`,
/// `reload` (from the progress that is kept), `repeat`.
func play(_ script: String, on flow: inout GameFlow) -> String {
  script.split(separator: " ").map { word in
    let parts = word.split(separator: ":", maxSplits: 1).map { String($0) }
    return brief(perform(parts[0], parts.count > 1 ? parts[1] : "", on: &flow), in: flow)
  }.joined(separator: " | ")
}

/// Plays a script, and gives what its last word led to.
func lastEffects(of script: String, on flow: inout GameFlow) -> [FlowEffect] {
  var words = script.split(separator: " ").map { $0.split(separator: ":").map { String($0) } }
  let last = words.removeLast()
  for word in words { _ = perform(word[0], word.count > 1 ? word[1] : "", on: &flow) }
  return perform(last[0], last.count > 1 ? last[1] : "", on: &flow)
}

private func perform(_ word: String, _ argument: String, on flow: inout GameFlow) -> [FlowEffect] {
  switch word {
  case "start": return flow.start()
  case "read": return flow.validateChapter()
  case "win": return flow.validate(["right"], in: .en)
  case "lose": return flow.validate(["wrong-\(argument.isEmpty ? "1" : argument)"], in: .en)
  case "say", "list":
    let answers = argument.split(separator: ",").map { String($0) }
    return flow.validate(answers, in: .en)
  case "do":
    let parts = argument.split(separator: ".").map { String($0) }
    return flow.perform(parts[1], on: parts[0])
  case "hint": return flow.requestHint()
  case "over": return flow.finishRound(isWon: argument == "won")
  case "skip": return flow.skip()
  case "load": return flow.loadLevel(flow.place(of: argument))
  case "night":
    let place = flow.place(of: argument)
    return flow.loadLevel(
      LevelPosition(chapter: place.chapter, level: place.level, night: .second))
  case "again": return flow.restart()
  case "wait":
    flow.addTime(.seconds(Int(argument) ?? 0))
    return []
  case "repeat": return flow.currentEffects()
  case "reload":
    flow = GameFlow(chapters: flow.chapters, progress: flow.progress)
    return []
  default: preconditionFailure("no such word: \(word)")
  }
}

extension [FlowEffect] {
  /// The verdict that they begin with.
  var verdict: Verdict? {
    if case .say(.verdict(let verdict))? = first { verdict } else { nil }
  }
}

extension GameFlow {
  /// The same flow once a script was played on it.
  func after(_ script: String) -> GameFlow {
    var flow = self
    _ = play(script, on: &flow)
    return flow
  }

  /// Where the level of that id is; far away if it is nowhere.
  func place(of id: String) -> LevelPosition {
    positions.first { level(at: $0)?.id == id } ?? LevelPosition(chapter: 98, level: 98)
  }

  /// Every level's status by its first letter, in order: `ccol`.
  var map: String { positions.map { "\(status(of: $0))".prefix(1) }.joined() }

  var shown: [AnswerID] { currentChoices.map(\.id) }
}

private func brief(_ effects: [FlowEffect], in flow: GameFlow) -> String {
  effects.isEmpty ? "-" : effects.compactMap(brief).joined(separator: ", ")
}

private func brief(_ effect: FlowEffect) -> String? {
  switch effect {
  case .routeToChapter(let chapter, let isNew): "\(chapter.id)\(isNew ? " new" : "")"
  case .routeToLevel(let level): level.id
  case .routeToResults: "results"
  case .say(let announcement): brief(announcement)
  }
}

/// Nil for what may follow a verdict (`AnnouncementTests`).
private func brief(_ announcement: Announcement) -> String? {
  switch announcement {
  case .intro: "intro"
  case .act(let act): act.outcome.map { "\($0)" } ?? "silent"
  case .hint(let hint): "hint \(hint.index)/\(hint.of)"
  case .refused(let refusal): "refused: \(brief(refusal))"
  case .keywordLit, .firstMishap, .hintOffered, .chapterLeft, .secondNightLeft, .campaignWon: nil
  case .verdict(let verdict):
    if verdict.isCorrect {
      verdict.stars.map { "right \($0)★" } ?? "right ✦"
    } else if let holds = verdict.correctCount {
      "wrong \(verdict.attempts), \(holds) hold"
    } else {
      "wrong \(verdict.attempts)"
    }
  }
}

private func brief(_ refusal: Refusal) -> String {
  switch refusal {
  case .notAChoice: "not a choice"
  case .emptyAnswer: "empty"
  case .notACode(let wheels): "not a code of \(wheels)"
  case .notAnElement: "not an element"
  case .notAnAction: "not an action"
  case .locked: "locked"
  case .noSuchLevel: "no such level"
  case .noHints: "no hints"
  case .noSkip: "no skip"
  case .notNow: "not now"
  }
}
