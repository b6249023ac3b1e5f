package import Localization

/// A level as its player sees it. Numbers count from 1; what a kind has not is empty.
package struct LevelView: Equatable, Sendable {
  /// An answer to choose.
  package struct Choice: Equatable, Sendable {
    package let id: String
    package let text: LocalizedText
    package let isTried: Bool
  }

  /// What can be done to an object.
  package struct Action: Equatable, Sendable {
    package let id: String
    package let text: LocalizedText
  }

  /// The wheels of a rotor on which a code is dialled.
  package struct Wheels: Equatable, Sendable {
    /// How many there are, a digit on each.
    package let count: Int
    /// The wrong codes of this entry, in the order in which they were given.
    package let tried: [String]
  }

  /// An object to search.
  package struct Element: Equatable, Sendable {
    package let id: String
    package let name: LocalizedText
    package let text: LocalizedText
    package let actions: [Action]
    /// The action on the list, if any.
    package let chosen: String?
  }

  package let chapter: Int
  package let level: Int
  package let levels: Int
  package let chapterTitle: LocalizedText
  package let id: String
  package let kind: Level.Kind
  package let text: LocalizedText
  package internal(set) var clues: [LocalizedText]
  package let answers: [Choice]
  package let elements: [Element]
  package let hintsTaken: [LocalizedText]
  package let hintsInAll: Int
  /// Wrong answers of this entry.
  package internal(set) var attempts: Int
  package let isCompleted: Bool
  /// How many of the attempts cost no star.
  package var freeAttempts = 0
  /// Nil where nothing is dialled; else there are no answers.
  package var wheels: Wheels?
  /// The board of a way; nil elsewhere.
  package var way: WayBoard?
  /// Whether it is the level as it is met first, or its second form.
  package var night = Night.first
  /// What it is called; a second form and a stranger's have no name.
  package var name: LocalizedText?
  /// Whether it is a landing of a descent.
  package var isLanding = false
  /// Whether the next hint takes no star: by the night, or because the least is left.
  package var isHintFree = false
  /// Whether it can be given up, and its solution be told.
  package var mayGiveUp = false
  /// What the level foresees that is typed, right and wrong: no word among it is taken for a command.
  package var foreseenWords: [LocalizedList] = []

  /// Whether it foresees just this word for an answer, right or wrong.
  package func foresees(_ word: String, in language: Language) -> Bool {
    let typed = word.folded(as: .word)
    return foreseenWords.contains { words in
      words.resolved(in: language).contains { $0.folded(as: .word) == typed }
    }
  }
}

// MARK: Of the flow

extension GameFlow {
  /// The level that is being played as its player has it now; nil on a card and elsewhere.
  package var currentView: LevelView? { currentLevel.map(view) }

  /// `level`, which is being played, as its player has it now.
  func view(of level: Level) -> LevelView {
    guard case .level(let position) = state else {
      preconditionFailure("\(level.id) is not played in \(state)")
    }
    let visit = progress.visits[level.id] ?? LevelVisit(entry: 1)
    let chapter = chapters[position.chapter]
    return LevelView(
      chapter: position.chapter + 1, level: position.level + 1, levels: chapter.levels.count,
      chapterTitle: chapter.title, id: level.id, kind: level.kind, text: level.content.text,
      clues: level.rotor?.clues ?? level.content.clues,
      answers: currentChoices.map {
        LevelView.Choice(id: $0.id, text: $0.text, isTried: visit.tried.contains($0.id))
      },
      elements: (level.search?.elements ?? []).map {
        LevelView.Element($0, chosen: visit.chosen[$0.id])
      },
      hintsTaken: currentHints,
      hintsInAll: level.content.hints.count, attempts: visit.attempts,
      isCompleted: progress.records[level.id]?.best.map { $0.stars > 0 } ?? false,
      freeAttempts: visit.freeAttempts,
      wheels: level.rotor?.wheels.map { LevelView.Wheels($0, tried: visit.tried) },
      way: level.way.map { WayBoard(grid: $0.grid, chosen: visit.chosen) },
      night: position.night,
      name: level.content.name, isLanding: chapter.isDescent,
      isHintFree: position.night == .second || visit.stars == 1,
      mayGiveUp: level.content.solution != nil,
      foreseenWords: level.openQuestion?.foreseenWords ?? [])
  }
}

extension Level {
  /// What the rungs of an entry said.
  func hints(takenIn visit: LevelVisit?) -> [LocalizedText] {
    let rungs = content.hints.prefix(visit?.hints ?? 0)
    guard let visit, let told = hints(for: visit.hintInputs) else { return Array(rungs) }
    return Array(told.prefix(rungs.count) + rungs.dropFirst(told.count))
  }

  private func hints(for inputs: [String]) -> [LocalizedText]? {
    if let way, let rules = way.rules {
      return way.hints(askedOn: inputs.map { WayBoard(grid: way.grid, signs: $0) }, rules)
    }
    return trials?.hints(behind: inputs)
  }

  /// What the next hint looks at: the signs of a board, the answers that were tried; nil where all are written before.
  func hintInput(in visit: LevelVisit) -> String? {
    if let way, way.rules != nil { return way.board(visit.chosen).signs }
    return trials.map { _ in visit.tried.joined(separator: " ") }
  }

  private var trials: AnswerTrials? {
    if case .closed(let question) = task { question.trials } else { nil }
  }
}

extension LevelView.Wheels {
  /// What a save names that is no code of these wheels is passed over.
  init(_ wheels: CodeWheels, tried: [AnswerID]) {
    self.init(
      count: wheels.count, tried: tried.filter { WheelDigits($0, wheels: wheels.count) != nil })
  }
}

extension LevelView.Element {
  init(_ element: SearchLevel.Element, chosen: String?) {
    self.init(
      id: element.id, name: element.name, text: element.text,
      actions: element.actions.map { LevelView.Action(id: $0.id, text: $0.text) },
      chosen: chosen)
  }
}
