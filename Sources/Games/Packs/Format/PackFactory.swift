package import Flow
import Localization

/// The chapters of a pack. A document with findings among its rules has none.
package struct PackFactory: LevelFactory {
  private let document: PackDocument

  package init(document: PackDocument) {
    self.document = document
  }

  package func chapters() throws(LevelError) -> [Chapter] {
    var chapters: [Chapter] = []
    for chapter in document.chapters { chapters.append(try self.chapter(chapter)) }
    return chapters
  }

  private func chapter(_ chapter: PackChapter) throws(LevelError) -> Chapter {
    var levels: [Level] = []
    levels.reserveCapacity(chapter.levels.count)
    for level in chapter.levels { levels.append(try self.level(level)) }
    return try Chapter(
      id: chapter.id, title: text(chapter.title),
      description: text(chapter.description, else: LocalizedText(verbatim: SafeText(cleaning: ""))),
      keywords: chapter.keywords.map { Keyword(id: $0.id, text: text($0.text)) }, levels: levels)
  }

  private func level(_ level: PackLevel) throws(LevelError) -> Level {
    let story = LevelStory(
      id: level.id, text: text(level.text), hints: level.hints.map { text($0) },
      notes: level.notes.map { text($0) }, keywords: level.keywords)
    switch level.task {
    case .closed(let choices):
      return .closed(
        try ClosedQuestionLevel(
          story: story, right: right(choices.right), wrong: choices.wrong.map(wrong)))
    case .rotor(let clues, let choices, let shown):
      return .rotor(
        try RotorLevel(
          story: story, clues: clues.map { text($0) }, right: right(choices.right),
          misreadings: choices.wrong.map(wrong),
          shown: shown ?? min(choices.all.count, 5)))
    case .open(let question): return .open(try open(question, story))
    case .search(let search): return .search(try self.search(search, story))
    case .reflex(let round): return .reflex(try self.round(round, story))
    }
  }

  // MARK: Kinds

  private func open(
    _ question: PackQuestion, _ story: LevelStory
  ) throws(LevelError) -> OpenQuestionLevel {
    try OpenQuestionLevel(
      story: story, accepted: question.right.localized(own: document.language),
      nearMisses: question.wrong.map {
        NearMiss(
          id: $0.id, texts: $0.words.localized(own: document.language),
          reply: text($0.reply, else: L10n.Packs.wrong))
      },
      nudge: question.otherwise.map { text($0).holed(at: PackFormat.hole) }
        ?? L10n.Packs.otherwise(word: .typed),
      success: text(question.success, else: L10n.Packs.right), accents: document.accents)
  }

  private func search(
    _ search: PackSearch, _ story: LevelStory
  ) throws(LevelError) -> SearchLevel {
    var elements: [SearchLevel.Element] = []
    for object in search.objects {
      elements.append(
        try SearchLevel.Element(
          id: object.id, name: text(object.name), text: text(object.text),
          actions: object.actions.map(action),
          right: object.actions.first(where: \.isRight)?.id ?? ""))
    }
    return try SearchLevel(
      story: story, elements: elements, failure: text(search.failure, else: L10n.Packs.failure),
      success: text(search.success, else: L10n.Packs.right))
  }

  private func round(
    _ round: PackRound, _ story: LevelStory
  ) throws(LevelError) -> ReflexLevel {
    let failures = round.failures.isEmpty ? [L10n.Packs.lost] : round.failures.map { text($0) }
    return try ReflexLevel(
      story: story, goal: round.moves, practice: round.practice,
      beats: Dictionary(
        round.beats.map { ($0.move, text($0.text)) }, uniquingKeysWith: { first, _ in first }),
      failures: failures, success: text(round.success, else: L10n.Packs.right),
      skipped: text(round.skipped, else: L10n.Packs.skipped))
  }

  private func action(_ action: PackAction) -> SearchLevel.Action {
    let result =
      switch action.feels {
      case .progress: L10n.Packs.progress
      case .nothing: L10n.Packs.nothing
      case .setback: L10n.Packs.setback
      }
    return SearchLevel.Action(
      id: action.id, text: text(action.text), result: text(action.result, else: result),
      outcome: action.feels)
  }

  private func right(_ choice: PackChoice) -> Choice {
    Choice(
      id: choice.id, text: text(choice.text), reply: text(choice.reply, else: L10n.Packs.right))
  }

  private func wrong(_ choice: PackChoice) -> Choice {
    Choice(
      id: choice.id, text: text(choice.text), reply: text(choice.reply, else: L10n.Packs.wrong))
  }

  // MARK: Texts

  private func text(_ text: PackText) -> LocalizedText { text.localized(own: document.language) }

  private func text(_ text: PackText?, else standard: LocalizedText) -> LocalizedText {
    text.map { self.text($0) } ?? standard
  }
}
