import Localization

/// The campaign as a state machine: what the player does in, effects out.
package struct GameFlow: Equatable, Sendable {
  /// Where the player is.
  package enum State: Equatable, Sendable {
    case outside
    case intro
    /// A chapter's card, met for the first time or again; behind it waits the level.
    case card(LevelPosition, isNew: Bool)
    case level(LevelPosition)
    case results
  }

  /// All chapters, in order.
  package let chapters: [Chapter]
  /// Every level's place on its first night, in order.
  package let positions: [LevelPosition]
  /// The places of all forms of levels, by their ids.
  let positionsByID: [String: LevelPosition]
  /// Whether every level is open, as for an author who looks a pack over.
  package let isPreview: Bool
  /// What was won, and where the player stands.
  package internal(set) var progress: Progress
  /// What the player has before them.
  package private(set) var state: State = .outside
  /// The answers that the current entry shows, in its order; empty outside levels, and in those where
  /// nothing is chosen.
  package private(set) var currentChoices: [Choice] = []
  /// What the hints of the current entry said.
  private(set) var currentHints: [LocalizedText] = []

  /// Goes on from `progress`; a frontier that no longer exists moves to the first level not won.
  /// No id of a chapter or of a level, whichever its form, may stand twice.
  package init(chapters: [Chapter], progress: Progress, isPreview: Bool = false) {
    precondition(Set(chapters.map(\.id)).count == chapters.count, "a chapter stands twice")
    positions = chapters.indices.flatMap { chapter in
      chapters[chapter].levels.indices.map { LevelPosition(chapter: chapter, level: $0) }
    }
    positionsByID = positionsOfForms(in: chapters)
    self.chapters = chapters
    self.isPreview = isPreview
    self.progress = progress
    repairProgress()
  }

  // MARK: Commands

  /// The game was started: the intro for a new player, else the current card, else the results.
  package mutating func start() -> [FlowEffect] {
    guard progress.hasBegun || currentPosition == nil else {
      move(to: .intro)
      return [.say(.intro)]
    }
    return enterCurrentCard(isNew: false)
  }

  /// The intro or a chapter's card was read.
  package mutating func validateChapter() -> [FlowEffect] {
    switch state {
    case .intro:
      progress.hasBegun = true
      return enterCurrentCard(isNew: true)
    case .card(let position, _):
      return enterLevel(at: position)
    case .outside, .level, .results:
      return refuse(.notNow)
    }
  }

  /// The player chose another level, or a level that is won in its second form.
  package mutating func loadLevel(_ position: LevelPosition) -> [FlowEffect] {
    guard let level = level(at: position) else { return refuse(.noSuchLevel(position)) }
    guard status(of: position) != .locked else { return refuse(.locked(position)) }
    progress.hasBegun = true
    makeCurrent(level)
    return enterLevel(at: position)
  }

  /// The player starts again: the frontier is the first level, stars stay.
  package mutating func restart() -> [FlowEffect] {
    progress.run += 1
    progress.hasBegun = true
    progress.visits = [:]
    progress.detour = nil
    progress.frontier = positions.first.flatMap(level)?.id
    return enterCurrentCard(isNew: true)
  }

  /// The player asked for the next rung; after the last one it is said again.
  package mutating func requestHint() -> [FlowEffect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    let hints = level.content.hints
    guard !hints.isEmpty else { return refuse(.noHints) }
    changeVisit(of: level) { visit in
      visit.hints = min(visit.hints + 1, hints.count)
      if visit.hints < hints.count, let input = level.hintInput(in: visit) {
        visit.hintInputs.append(input)
      }
    }
    currentHints = level.hints(takenIn: progress.visits[level.id])
    let view = view(of: level)
    let text = view.hintsTaken[view.hintsTaken.count - 1]
    return [.say(.hint(Hint(of: hints.count, text: text, level: view)))]
  }

  /// Time went by; it counts while a level is being played, and never backwards.
  package mutating func addTime(_ elapsed: Duration) {
    guard let level = currentLevel, elapsed > .zero else { return }
    changeVisit(of: level) { $0.elapsed += elapsed }
  }

  /// The current event again, as when the language changes.
  package func currentEffects() -> [FlowEffect] {
    switch state {
    case .outside: refuse(.notNow)
    case .intro: [.say(.intro)]
    case .card(let position, let isNew):
      [.routeToChapter(chapters[position.chapter], isNewChapter: isNew)]
    case .level: currentLevel.map { [.routeToLevel($0)] } ?? []
    case .results: [.routeToResults(results)]
    }
  }

  // MARK: Moving

  func refuse(_ refusal: Refusal) -> [FlowEffect] { [.say(.refused(refusal))] }

  private mutating func move(to state: State, showing choices: [Choice] = []) {
    self.state = state
    currentChoices = choices
  }

  mutating func enterCard(before position: LevelPosition, isNew: Bool) -> [FlowEffect] {
    move(to: .card(position, isNew: isNew))
    return currentEffects()
  }

  /// The card of the chapter to go on in; after the end the results.
  private mutating func enterCurrentCard(isNew: Bool) -> [FlowEffect] {
    currentPosition.map { enterCard(before: $0, isNew: isNew) } ?? enterResults()
  }

  /// Arrives at a level, or resumes the entry that is under way there.
  mutating func enterLevel(at position: LevelPosition) -> [FlowEffect] {
    guard let level = level(at: position) else { return refuse(.noSuchLevel(position)) }
    if progress.visits[level.id] == nil {
      progress.records[level.id, default: LevelRecord()].entries += 1
      progress.visits[level.id] = LevelVisit(entry: progress.records[level.id]?.entries ?? 1)
    }
    let entry = progress.visits[level.id]?.entry ?? 1
    move(to: .level(position), showing: level.choices(seed: progress.seed, entry: entry))
    currentHints = level.hints(takenIn: progress.visits[level.id])
    return [.routeToLevel(level)]
  }

  mutating func enterResults() -> [FlowEffect] {
    move(to: .results)
    return currentEffects()
  }

  /// Makes a level the current one; an entry that is left outside the frontier is over.
  mutating func makeCurrent(_ level: Level?) {
    if let left = progress.detour, left != level?.id { progress.visits[left] = nil }
    progress.detour = level?.id == progress.frontier ? nil : level?.id
  }

  mutating func changeVisit(of level: Level, _ change: (inout LevelVisit) -> Void) {
    change(&progress.visits[level.id, default: LevelVisit(entry: 1)])
  }
}

/// The places of all forms of levels, by their ids.
private func positionsOfForms(in chapters: [Chapter]) -> [String: LevelPosition] {
  var positions: [String: LevelPosition] = [:]
  func add(_ level: Level, at position: LevelPosition) {
    let twin = positions.updateValue(position, forKey: level.id)
    precondition(twin == nil, "a level stands twice")
  }
  for (index, chapter) in chapters.enumerated() {
    for (level, (first, second)) in zip(chapter.levels, chapter.secondForms).enumerated() {
      add(first, at: LevelPosition(chapter: index, level: level))
      if let second { add(second, at: LevelPosition(chapter: index, level: level, night: .second)) }
    }
  }
  return positions
}
