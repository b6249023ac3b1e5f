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
  /// Every level's place, in order.
  package let positions: [LevelPosition]
  /// The same by the levels' ids.
  let places: [String: LevelPosition]
  /// What was won, and where the player stands.
  package internal(set) var progress: Progress
  /// What the player has before them.
  package internal(set) var state: State = .outside
  /// The answers that the current entry shows, in its order; empty where a level has none, and elsewhere.
  package private(set) var currentChoices: [Choice] = []

  /// Goes on from `progress`; a frontier that no longer exists moves to the first level not won.
  /// No id of a chapter or a level may stand twice.
  package init(chapters: [Chapter], progress: Progress) {
    precondition(Set(chapters.map(\.id)).count == chapters.count, "a chapter stands twice")
    let ids = chapters.flatMap { $0.levels.map(\.id) }
    positions = chapters.indices.flatMap { chapter in
      chapters[chapter].levels.indices.map { LevelPosition(chapter: chapter, level: $0) }
    }
    places = Dictionary(zip(ids, positions)) { first, _ in first }
    precondition(places.count == ids.count, "a level stands twice")
    self.chapters = chapters
    self.progress = progress
    repairProgress()
  }

  /// The index from 0 of the chapter that is played, or of the last one after the end.
  package var currentChapterIndex: Int { currentPosition?.chapter ?? max(0, chapters.count - 1) }

  /// The index from 0 of the level that is played, or of the last one after the end.
  package var currentLevelIndex: Int {
    if let position = currentPosition { return position.level }
    return max(0, (chapters.last?.levels.count ?? 0) - 1)
  }

  /// The detour if there is one, else the frontier; nil after the end.
  package var currentPosition: LevelPosition? {
    position(of: progress.detour) ?? position(of: progress.frontier)
  }

  // MARK: Events

  /// The game was started: the intro for a new player, else the current card, else the results.
  package mutating func start() -> [FlowEffect] {
    guard let position = currentPosition else { return enterResults() }
    guard progress.hasBegun else {
      state = .intro
      return [.say(.intro)]
    }
    return enterCard(before: position, isNew: false)
  }

  /// The intro or a chapter's card was read.
  package mutating func validateChapter() -> [FlowEffect] {
    switch state {
    case .intro:
      progress.hasBegun = true
      guard let position = currentPosition else { return enterResults() }
      return enterCard(before: position, isNew: true)
    case .card(let position, _):
      return enterLevel(at: position)
    case .outside, .level, .results:
      return refuse(.notNow)
    }
  }

  /// The player chose another level.
  package mutating func loadLevel(_ position: LevelPosition) -> [FlowEffect] {
    guard let level = level(at: position) else { return refuse(.noSuchLevel(position)) }
    guard status(of: position) != .locked else { return refuse(.locked(position)) }
    progress.hasBegun = true
    goTo(level)
    return enterLevel(at: position)
  }

  /// The player starts again: the frontier is the first level, stars stay.
  package mutating func restart() -> [FlowEffect] {
    progress.run += 1
    progress.hasBegun = true
    progress.visits = [:]
    progress.detour = nil
    progress.frontier = positions.first.flatMap(level)?.id
    guard let position = currentPosition else { return enterResults() }
    return enterCard(before: position, isNew: true)
  }

  /// The player asked for the next rung; after the last one it is said again.
  package mutating func requestHint() -> [FlowEffect] {
    guard let level = currentLevel else { return refuse(.notNow) }
    let hints = level.content.hints
    guard !hints.isEmpty else { return refuse(.noHints) }
    let index = changeVisit(of: level) { visit in
      visit.hints = min(visit.hints + 1, hints.count)
      return visit.hints
    }
    guard let snapshot = currentSnapshot else { return refuse(.notNow) }
    let hint = Hint(
      index: index, count: hints.count, text: hints[index - 1], level: snapshot)
    return [.say(.hint(hint))]
  }

  /// Time went by; it counts while a level is being played, and never backwards.
  package mutating func addTime(_ elapsed: Duration) {
    guard let level = currentLevel, elapsed > .zero else { return }
    changeVisit(of: level) { $0.elapsed += elapsed }
  }

  /// The current event again, as when the language changes.
  package func currentEffects() -> [FlowEffect] {
    switch state {
    case .outside: [.say(.refused(.notNow))]
    case .intro: [.say(.intro)]
    case .card(let position, let isNew):
      [.routeToChapter(chapters[position.chapter], isNewChapter: isNew)]
    case .level: currentLevel.map { [.routeToLevel($0)] } ?? []
    case .results: [.routeToResults(results)]
    }
  }
}

// MARK: Moving

extension GameFlow {
  func refuse(_ refusal: Refusal) -> [FlowEffect] { [.say(.refused(refusal))] }

  mutating func enterCard(before position: LevelPosition, isNew: Bool) -> [FlowEffect] {
    state = .card(position, isNew: isNew)
    currentChoices = []
    return [.routeToChapter(chapters[position.chapter], isNewChapter: isNew)]
  }

  /// Arrives at a level, or resumes the entry that is under way there.
  mutating func enterLevel(at position: LevelPosition) -> [FlowEffect] {
    let level = chapters[position.chapter].levels[position.level]
    if progress.visits[level.id] == nil {
      progress.records[level.id, default: LevelRecord()].entries += 1
      progress.visits[level.id] = LevelVisit(entry: progress.records[level.id]?.entries ?? 1)
    }
    let entry = progress.visits[level.id]?.entry ?? 1
    currentChoices = level.choices(seed: progress.seed, entry: entry)
    state = .level(position)
    return [.routeToLevel(level)]
  }

  mutating func enterResults() -> [FlowEffect] {
    state = .results
    currentChoices = []
    return [.routeToResults(results)]
  }

  /// Makes a level the current one; an entry that is left outside the frontier is over.
  private mutating func goTo(_ level: Level?) {
    if let left = progress.detour, left != level?.id { progress.visits[left] = nil }
    progress.detour = level?.id == progress.frontier ? nil : level?.id
  }

  /// Leads on in order after a level was won; where the way is still locked, back to the frontier.
  mutating func advance(from position: LevelPosition) -> [FlowEffect] {
    var next = positions.first { $0 > position }
    let wasFrontier = progress.detour == nil
    if wasFrontier {
      progress.frontier = next.flatMap(level)?.id
    } else {
      if let there = next, status(of: there) == .locked {
        next = self.position(of: progress.frontier)
      }
      goTo(next.flatMap(level))
    }
    guard let next else { return [leave(position), .say(.campaignWon)] + enterResults() }
    if next.chapter != position.chapter {
      return [leave(position)] + enterCard(before: next, isNew: wasFrontier)
    }
    return enterLevel(at: next)
  }

  /// What the chapter of a level came to, once the player is led on to another.
  private func leave(_ position: LevelPosition) -> FlowEffect {
    .say(.chapterLeft(chapters[position.chapter], results.chapters[position.chapter]))
  }

  @discardableResult
  mutating func changeVisit<Value>(of level: Level, _ change: (inout LevelVisit) -> Value) -> Value
  {
    change(&progress.visits[level.id, default: LevelVisit(entry: 1)])
  }
}
