package import Flow
package import Localization

/// Writes chapters of the program as a pack: every text in every language that the program speaks.
package enum PackExport {
  /// The document that plays as `chapters` do.
  package static func document(
    title: LocalizedText, intro: LocalizedText, ending: LocalizedText, chapters: [Chapter]
  ) -> PackDocument {
    PackDocument(
      title: PackText(title), language: Language.allCases[0].code, intro: PackText(intro),
      ending: PackText(ending), chapters: chapters.map(PackChapter.init))
  }
}

extension PackText {
  /// A text of the program; one without letters that is the same everywhere is written once.
  init(_ text: LocalizedText) {
    let entries = Language.allCases.map { language in
      let safe = SafeText(cleaning: text.resolved(in: language), limit: 4_096)
      return PackEntry(code: language.code, value: safe)
    }
    let isPlain = entries.allSatisfy {
      $0.value == entries[0].value && !$0.value.string.contains(where: \.isLetter)
    }
    self.init(isPlain ? .plain(entries[0].value) : .languages(entries))
  }
}

extension PackWords {
  /// A list of the program.
  init(_ list: LocalizedList) {
    self.init(
      .languages(
        Language.allCases.map { language in
          PackEntry(
            code: language.code,
            value: list.resolved(in: language).map { SafeText(cleaning: $0, limit: 4_096) })
        }))
  }
}

extension PackChapter {
  fileprivate init(_ chapter: Chapter) {
    self.init(
      id: chapter.id, title: PackText(chapter.title), description: PackText(chapter.description),
      keywords: chapter.keywords.map { PackKeyword(id: $0.id, text: PackText($0.text)) },
      levels: chapter.levels.map(PackLevel.init))
  }
}

extension PackLevel {
  fileprivate init(_ level: Level) {
    let story = level.story
    self.init(
      id: story.id, text: PackText(story.text), hints: story.hints.map(PackText.init),
      notes: story.notes.map(PackText.init), keywords: story.keywords, task: PackTask(level))
  }
}

extension PackTask {
  fileprivate init(_ level: Level) {
    switch level {
    case .closed(let level):
      self = .closed(PackChoices(right: level.right, wrong: level.wrong))
    case .rotor(let level):
      self = .rotor(
        clues: level.clues.map(PackText.init),
        PackChoices(right: level.right, wrong: level.misreadings), shown: level.shown)
    case .open(let level): self = .open(PackQuestion(level))
    case .search(let level):
      self = .search(
        PackSearch(
          objects: level.elements.map(PackObject.init), failure: PackText(level.failure),
          success: PackText(level.success)))
    case .reflex(let level): self = .reflex(PackRound(level))
    }
  }
}

extension PackChoices {
  fileprivate init(right: Choice, wrong: [Choice]) {
    self.init(right: PackChoice(right), wrong: wrong.map(PackChoice.init))
  }
}

extension PackChoice {
  fileprivate init(_ choice: Choice) {
    self.init(id: choice.id, text: PackText(choice.text), reply: PackText(choice.reply))
  }
}

extension PackQuestion {
  fileprivate init(_ level: OpenQuestionLevel) {
    self.init(
      right: PackWords(level.accepted),
      wrong: level.nearMisses.map {
        PackMiss(id: $0.id, words: PackWords($0.texts), reply: PackText($0.reply))
      }, otherwise: PackText(level.nudge.filling(typed: PackFormat.hole)),
      success: PackText(level.success))
  }
}

extension PackObject {
  fileprivate init(_ element: SearchLevel.Element) {
    self.init(
      id: element.id, name: PackText(element.name), text: PackText(element.text),
      actions: element.actions.map { action in
        PackAction(
          id: action.id, text: PackText(action.text), result: PackText(action.result),
          feels: action.outcome, isRight: action.id == element.right)
      })
  }
}

extension PackRound {
  fileprivate init(_ level: ReflexLevel) {
    self.init(
      moves: level.goal, practice: level.practice,
      beats: level.beats.sorted { $0.key < $1.key }.map {
        PackBeat(move: $0.key, text: PackText($0.value))
      }, failures: level.failures.map(PackText.init), success: PackText(level.success),
      skipped: PackText(level.skipped))
  }
}
