import Flow
import JSON
import Session

/// Chapters, levels and what comes of playing them.
extension WireEventEncoder {
  func json(_ event: Event.Campaign) -> JSONValue {
    switch event {
    case .intro(let text): .event("intro", ["text": self.text(text)])
    case .chapter(let card): .event("chapter", members(of: card))
    case .level(let level): .event("level", members(of: level))
    case .act(let act): .event("act", members(of: act))
    case .verdict(let verdict): .event("verdict", members(of: verdict))
    case .hint(let hint):
      .event(
        "hint",
        ["index": JSONValue(hint.index), "of": JSONValue(hint.of), "text": text(hint.text)])
    case .results(let results): .event("results", members(of: results))
    case .levels(let chapters): .event("levels", ["chapters": list(chapters, json)])
    case .mishaps(let pages): .event("falls", members(of: pages))
    case .notes(let pages):
      .event(
        "notes",
        ["chapters": list(pages) { ["title": text($0.title), "notes": texts($0.notes)] }])
    }
  }

  private func members(of card: ChapterCard) -> WireMembers {
    [
      "chapter": JSONValue(card.chapter), "id": JSONValue(card.id), "title": text(card.title),
      "description": text(card.description),
      "keywords": list(card.keywords) { ["text": text($0.text), "met": JSONValue($0.isMet)] },
      "new": JSONValue(card.isNew), "levels": JSONValue(card.levels),
    ]
  }

  // MARK: Levels

  private func members(of level: LevelView) -> WireMembers {
    let place: WireMembers = [
      "chapter": JSONValue(level.chapter), "level": JSONValue(level.level),
      "id": JSONValue(level.id), "kind": JSONValue(level.kind.rawValue), "text": text(level.text),
    ]
    let hints: JSONValue = ["taken": texts(level.hintsTaken), "of": JSONValue(level.hintsInAll)]
    return place + choices(of: level) + [
      "hints": hints, "attempts": JSONValue(level.attempts),
      "completed": JSONValue(level.isCompleted), "free": free(in: level),
      "night": second(level.night), "name": level.name.map(text),
      "chapter_title": text(level.chapterTitle), "levels": JSONValue(level.levels),
      "may_give_up": level.mayGiveUp ? JSONValue(true) : nil,
    ]
  }

  /// How many of the attempts cost nothing, where there are such.
  private func free(in level: LevelView) -> JSONValue? {
    level.freeAttempts > 0 ? JSONValue(level.freeAttempts) : nil
  }

  /// Only the keys that the kind of level has.
  private func choices(of level: LevelView) -> WireMembers {
    switch level.kind {
    case .closed: clues(of: level) + ["answers": list(level.answers, json)]
    case .rotor: ["clues": texts(level.clues)] + lock(of: level)
    case .search: clues(of: level) + ["elements": list(level.elements, json)]
    case .open: clues(of: level)
    case .reflex: [:]
    }
  }

  /// Only where there are such.
  private func clues(of level: LevelView) -> WireMembers {
    level.clues.isEmpty ? [:] : ["clues": texts(level.clues)]
  }

  /// Answers to choose from, or how many wheels there are and the codes that were tried on them.
  private func lock(of level: LevelView) -> WireMembers {
    guard let wheels = level.wheels else { return ["answers": list(level.answers, json)] }
    return [
      "wheels": JSONValue(wheels.count), "tried": JSONValue(wheels.tried.map { JSONValue($0) }),
    ]
  }

  private func json(_ answer: LevelView.Choice) -> JSONValue {
    ["id": JSONValue(answer.id), "text": text(answer.text), "tried": JSONValue(answer.isTried)]
  }

  private func json(_ element: LevelView.Element) -> JSONValue {
    JSONValue(members(of: element))
  }

  private func members(of element: LevelView.Element) -> WireMembers {
    [
      "id": JSONValue(element.id), "name": text(element.name), "text": text(element.text),
      "actions": list(element.actions) { ["id": JSONValue($0.id), "text": text($0.text)] },
      "done": JSONValue(element.chosen != nil), "chosen": element.chosen.map { JSONValue($0) },
    ]
  }

  // MARK: What comes of them

  private func members(of act: SearchActionResult) -> WireMembers {
    [
      "element": JSONValue(act.element), "action": JSONValue(act.action),
      "outcome": JSONValue(act.outcome?.rawValue ?? "silent"), "text": text(act.text),
      "attempts": JSONValue(act.level.attempts), "free": free(in: act.level),
      "done": list(act.level.elements.filter { $0.chosen != nil }) { JSONValue($0.id) },
      "of": JSONValue(act.level.elements.count),
    ]
  }

  private func members(of verdict: Verdict) -> WireMembers {
    [
      "correct": JSONValue(verdict.isCorrect), "text": text(verdict.text),
      "attempts": JSONValue(verdict.attempts), "spelling": verdict.spelling.map { JSONValue($0) },
      "holds": verdict.correctCount.map { JSONValue($0) },
      "stars": verdict.stars.map { JSONValue($0) },
      "answer": verdict.answer.map { JSONValue($0) }, "free": free(in: verdict.level),
      "night": second(verdict.level.night),
      "given_up": verdict.isGivenUp ? JSONValue(true) : nil,
      "acts": verdict.judgedActions.isEmpty ? nil : list(verdict.judgedActions, json),
    ]
  }

  private func json(_ act: JudgedAction) -> JSONValue {
    [
      "element": JSONValue(act.element), "action": JSONValue(act.action),
      "outcome": JSONValue(act.outcome.rawValue), "text": text(act.text),
    ]
  }

  /// Said of the second night alone.
  private func second(_ night: Night) -> JSONValue? {
    night == .second ? JSONValue(night.rawValue) : nil
  }

  private func members(of results: ResultsView) -> WireMembers {
    let chapters = list(results.chapters) { chapter in
      let number: WireMembers = ["chapter": JSONValue(chapter.chapter)]
      return JSONValue(number + members(of: chapter.sum))
    }
    return members(of: results.total) + [
      "chapters": chapters, "falls": tally(of: results.standing),
      "second_night": results.secondNight.map(json),
      "preview": results.isPreview ? JSONValue(true) : nil,
    ]
  }

  private func json(_ secondNight: ResultsView.SecondNight) -> JSONValue {
    [
      "stars": JSONValue(secondNight.stars), "of": JSONValue(secondNight.of),
      "falls": tally(secondNight.mishaps),
    ]
  }

  private func members(of sum: ResultsView.Totals) -> WireMembers {
    [
      "stars": JSONValue(sum.stars), "of": JSONValue(sum.of), "attempts": JSONValue(sum.attempts),
      "hints": JSONValue(sum.hints), "seconds": JSONValue(sum.seconds),
    ]
  }

  private func json(_ chapter: ChapterMap) -> JSONValue {
    [
      "chapter": JSONValue(chapter.chapter), "title": text(chapter.title),
      "levels": list(chapter.levels) { JSONValue(members(of: $0)) },
    ]
  }

  /// A stranger’s level has no name.
  private func members(of place: ChapterMap.Place) -> WireMembers {
    [
      "level": JSONValue(place.level), "id": JSONValue(place.id),
      "kind": JSONValue(place.kind.rawValue), "state": JSONValue(place.state.rawValue),
      "stars": JSONValue(place.stars), "name": place.name.map(text),
      "falls": tally(place.mishaps),
      "second_night": place.secondNight.map { JSONValue($0.rawValue) },
    ]
  }
}
