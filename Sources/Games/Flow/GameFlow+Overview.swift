package import Localization

/// What the map shows of a level.
package enum LevelStatus: String, CaseIterable, Sendable {
  case completed, open, locked
}

// MARK: Places

extension GameFlow {
  /// The detour if there is one, else the frontier; nil after the end.
  package var currentPosition: LevelPosition? {
    position(of: progress.detour) ?? position(of: progress.frontier)
  }

  /// The index from 0 of the chapter that is played, or of the last one after the end.
  package var currentChapterIndex: Int { currentPosition?.chapter ?? max(0, chapters.count - 1) }

  /// The index from 0 of the level that is played, or of the last one after the end.
  package var currentLevelIndex: Int {
    currentPosition?.level ?? max(0, (chapters.last?.levels.count ?? 0) - 1)
  }

  /// The level there; nil outside the chapters.
  package func level(at position: LevelPosition) -> Level? {
    guard chapters.indices.contains(position.chapter) else { return nil }
    return chapters[position.chapter].level(position.level, on: position.night)
  }

  /// The place of the level that follows on the same night; nil behind the last.
  func position(after position: LevelPosition) -> LevelPosition? {
    if position.level + 1 < chapters[position.chapter].levels.count {
      return LevelPosition(
        chapter: position.chapter, level: position.level + 1, night: position.night)
    }
    let next = chapters[(position.chapter + 1)...].firstIndex { !$0.levels.isEmpty }
    return next.map { LevelPosition(chapter: $0, level: 0, night: position.night) }
  }

  func position(of level: String?) -> LevelPosition? { level.flatMap { positionsByID[$0] } }

  /// The level that is being played; nil on a card and elsewhere.
  package var currentLevel: Level? {
    guard case .level(let position) = state else { return nil }
    return level(at: position)
  }

  /// Whether the level to go on with was entered already, and waits as it was left.
  package var isLevelUnderWay: Bool {
    currentPosition.flatMap(level).map { progress.visits[$0.id] != nil } ?? false
  }

  /// The entry under way in the level that is being played.
  package var currentVisit: LevelVisit? { currentLevel.flatMap { progress.visits[$0.id] } }

  /// Whether enough rounds of the reflex level that is being played were lost.
  package var maySkip: Bool {
    guard currentLevel?.reflex?.skipped != nil, let visit = currentVisit
    else { return false }
    return visit.attempts >= ReflexLevel.lossesToSkip
  }

  /// Completed was won or given up; open is completed or not past the frontier; else locked. A second form is open once
  /// the first is completed.
  package func status(of position: LevelPosition) -> LevelStatus {
    guard let level = level(at: position) else { return .locked }
    if progress.isCompleted(level.id) { return .completed }
    if position.night == .second { return isWonOnFirstNight(position) ? .open : .locked }
    guard !isPreview, let frontier = self.position(of: progress.frontier) else { return .open }
    return position <= frontier ? .open : .locked
  }
}

extension GameFlow {
  private func isWonOnFirstNight(_ position: LevelPosition) -> Bool {
    let first = LevelPosition(chapter: position.chapter, level: position.level)
    return status(of: first) == .completed
  }
}

// MARK: What was won

extension GameFlow {
  /// What was won so far.
  package var results: Results { Results(chapters: chapters, progress: progress) }

  /// Whether a level is a round of the reflex game.
  package var hasRounds: Bool { chapters.contains { $0.levels.contains { $0.kind == .reflex } } }

  /// The mishaps of the first night that the player has had, of all there are.
  package var mishaps: Tally { progress.mishaps(in: chapters.flatMap(\.levels)) }

  /// Whether a keyword of the chapter has been lit by a level that was won.
  package func isLit(_ keyword: ChapterKeyword, in chapter: Chapter) -> Bool {
    chapter.levels.contains {
      $0.content.keywords.contains(keyword.id) && progress.isCompleted($0.id)
    }
  }

  /// By chapter, the facts of every level that is won or lies before the one that is played.
  package var notebook: [[LocalizedText]] {
    let here = currentPosition
    return chapters.indices.map { chapter in
      chapters[chapter].levels.enumerated().flatMap { index, level in
        let isBehind = here.map { LevelPosition(chapter: chapter, level: index) < $0 } ?? true
        let notes = isBehind || progress.isCompleted(level.id) ? level.content.notes : []
        return notes + secondNotes(of: chapters[chapter], level: index)
      }
    }
  }

  /// The facts of a second form, once it is won.
  private func secondNotes(of chapter: Chapter, level: Int) -> [LocalizedText] {
    guard let form = chapter.secondForms[level], progress.isCompleted(form.id) else { return [] }
    return form.content.notes
  }

  /// Learns what was won elsewhere: the levels that are new here, and better scores.
  package mutating func mergeExternal(_ records: [String: LevelRecord]) {
    progress.records.merge(records) { $0.merged(with: $1) }
  }

  /// A second form is no place to stand before it is open.
  private func mayStand(at position: LevelPosition) -> Bool {
    position.night == .first || status(of: position) != .locked
  }

  /// A new game begins at the first level; a level that is gone is no place to stand,
  /// and an entry that nobody can come back to is over.
  mutating func repairProgress() {
    if position(of: progress.detour).map(mayStand) != true { progress.detour = nil }
    if !progress.hasBegun, progress.frontier == nil {
      progress.frontier = positions.first.flatMap(level)?.id
    } else if progress.frontier != nil, position(of: progress.frontier)?.night != .first {
      progress.frontier =
        positions.lazy.compactMap(level).first { !progress.isCompleted($0.id) }?.id
    }
    if progress.detour == progress.frontier { progress.detour = nil }
    progress.visits = progress.visits.filter { level, _ in
      level == progress.frontier || level == progress.detour
    }
  }
}
