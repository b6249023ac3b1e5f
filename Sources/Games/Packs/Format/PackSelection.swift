import Flow

/// Which levels of a pack a player has, and in which order: decided by the pack and the player’s name alone.
/// A level that is corrected, or a new one, changes nothing of how the others are drawn.
struct PackSelection {
  private let settings: PackSettings
  private let seed: UInt64

  /// What `name` plays of `document`; all without a name play the same.
  init(of document: PackDocument, for name: String?) {
    settings = document.settings
    let whose = document.identity + "\n" + (name.map(PupilName.key) ?? "")
    let key = ContentHash.name(of: Array(whose.utf8))
    seed = UInt64(key.prefix(16), radix: 16) ?? 0
  }

  /// The levels that are played, by chapter.
  func levels(of chapters: [[Level]]) -> [[Level]] {
    drawn(from: chapters).map { settings.isShuffled ? $0.sorted { isBefore($0, $1, "order") } : $0 }
  }

  private func drawn(from chapters: [[Level]]) -> [[Level]] {
    guard let draw = settings.draw else { return chapters }
    switch draw.source {
    case .chapter: return chapters.map { keep(lots(of: $0, draw.count), in: $0) }
    case .pack:
      let lots = lots(of: chapters.flatMap(\.self), draw.count)
      return chapters.map { keep(lots, in: $0) }
    }
  }

  private func keep(_ lots: Set<String>, in levels: [Level]) -> [Level] {
    levels.filter { lots.contains($0.id) }
  }

  private func lots(of levels: [Level], _ count: Int) -> Set<String> {
    Set(levels.sorted { isBefore($0, $1, "draw") }.prefix(count).map(\.id))
  }

  /// Orders levels by lots, which two purposes cast anew.
  private func isBefore(_ one: Level, _ other: Level, _ purpose: String) -> Bool {
    (lot(of: one, purpose), one.id) < (lot(of: other, purpose), other.id)
  }

  private func lot(of level: Level, _ purpose: String) -> UInt64 {
    var generator = SeededGenerator(seed: seed, name: purpose + level.id, number: 0)
    return generator.next()
  }
}
