import Flow
import JSON
import Session

extension WireEvent {
  func members(of card: ChapterCard) -> [(String, JSONValue)] {
    [
      ("chapter", JSONValue(card.chapter)), ("id", JSONValue(card.id)),
      ("title", text(card.title)), ("description", text(card.description)),
      (
        "keywords",
        list(card.keywords) { ["text": text($0.text), "met": JSONValue($0.isMet)] }
      ),
      ("new", JSONValue(card.isNew)), ("levels", JSONValue(card.levels)),
    ]
  }

  /// Only the keys of its kind: clues, answers and elements are left out where there are none.
  func members(of level: LevelView) -> [(String, JSONValue)] {
    let head: [(String, JSONValue)] = [
      ("chapter", JSONValue(level.chapter)), ("level", JSONValue(level.level)),
      ("id", JSONValue(level.id)), ("kind", JSONValue(level.kind.rawValue)),
      ("text", text(level.text)),
    ]
    let hints: JSONValue = [
      "taken": texts(level.hintsTaken), "of": JSONValue(level.hintsInAll),
    ]
    let tail: [(String, JSONValue)] = [
      ("hints", hints), ("attempts", JSONValue(level.attempts)),
      ("completed", JSONValue(level.isCompleted)),
    ]
    return head + choices(of: level) + tail
  }

  /// Only the keys that the kind of level has.
  private func choices(of level: LevelView) -> [(String, JSONValue)] {
    let answers = list(level.answers) { answer in
      [
        "id": JSONValue(answer.id), "text": text(answer.text), "tried": JSONValue(answer.isTried),
      ]
    }
    switch level.kind {
    case .closed: return [("answers", answers)]
    case .rotor: return [("clues", texts(level.clues)), ("answers", answers)]
    case .open: return []
    case .search: return [("elements", list(level.elements, json))]
    case .reflex: return []
    }
  }

  private func json(_ element: LevelView.Element) -> JSONValue {
    [
      "id": JSONValue(element.id), "name": text(element.name), "text": text(element.text),
      "actions": list(element.actions) { ["id": JSONValue($0.id), "text": text($0.text)] },
      "done": JSONValue(element.chosen != nil),
    ]
  }

  /// What a verdict has not is left out.
  func members(of verdict: VerdictView) -> [(String, JSONValue)] {
    let optional: [(String, JSONValue?)] = [
      ("spelling", verdict.spelling.map { JSONValue($0) }),
      ("holds", verdict.holds.map { JSONValue($0) }),
      ("stars", verdict.stars.map { JSONValue($0) }),
      ("answer", verdict.answer.map { JSONValue($0) }),
    ]
    return [
      ("correct", JSONValue(verdict.isCorrect)), ("text", text(verdict.text)),
      ("attempts", JSONValue(verdict.attempts)),
    ] + optional.compactMap { key, value in value.map { (key, $0) } }
  }

  func members(of results: ResultsView) -> [(String, JSONValue)] {
    members(of: results.total) + [
      (
        "chapters",
        list(results.chapters) { chapter in
          let number = [("chapter", JSONValue(chapter.chapter))]
          return JSONValue(JSONObject(number + members(of: chapter.sum)))
        }
      ),
      (
        "falls",
        ["found": JSONValue(results.fallsFound), "of": JSONValue(results.falls)]
      ),
    ]
  }

  private func members(of sum: ResultsView.Sum) -> [(String, JSONValue)] {
    [
      ("stars", JSONValue(sum.stars)), ("of", JSONValue(sum.of)),
      ("attempts", JSONValue(sum.attempts)), ("hints", JSONValue(sum.hints)),
      ("seconds", JSONValue(sum.seconds)),
    ]
  }

  func json(_ chapter: ChapterMap) -> JSONValue {
    [
      "chapter": JSONValue(chapter.chapter), "title": text(chapter.title),
      "levels": list(chapter.levels) { level in
        [
          "level": JSONValue(level.level), "id": JSONValue(level.id),
          "kind": JSONValue(level.kind.rawValue), "state": JSONValue(level.state.rawValue),
          "stars": JSONValue(level.stars),
        ]
      },
    ]
  }

  func json(_ view: SettingView) -> JSONValue {
    [
      "setting": JSONValue(view.setting.rawValue), "value": JSONValue(view.value),
      "values": list(view.setting.values) { JSONValue($0) },
    ]
  }
}
