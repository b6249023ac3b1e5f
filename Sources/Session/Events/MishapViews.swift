package import Flow
package import Localization

/// A chapter’s page in the collection of mishaps. Numbers count from 1.
package struct ChapterMishaps: Equatable, Sendable {
  /// A level that has mishaps; those that were found are told.
  package struct Level: Equatable, Sendable {
    package let label: LevelLabel
    package let id: String
    package let isLocked: Bool
    /// In the order of the level.
    package let found: [Mishap]
    /// How many there are.
    package let of: Int
  }

  package let chapter: Int
  package let title: LocalizedText
  package let levels: [Level]

  package var tally: Tally {
    levels.reduce(into: Tally()) { $0.add(Tally(found: $1.found.count, of: $1.of)) }
  }
}

extension Mishap {
  /// What was chosen, typed or done; in a search with the object it was done to.
  package var fullText: LocalizedText {
    object.map { L10n.Mishaps.done(object: $0, action: text) } ?? text
  }
}

extension [ChapterMishaps] {
  /// Over all chapters.
  package var tally: Tally { reduce(into: Tally()) { $0.add($1.tally) } }
}

extension Session {
  /// The collection of mishaps, a page for each chapter that has some.
  var mishaps: Event {
    let pages = campaign.chapters.indices.map { index in
      ChapterMishaps(
        chapter: index + 1, title: campaign.chapters[index].title, levels: mishapLevels(of: index))
    }
    return .mishaps(pages.filter { !$0.levels.isEmpty })
  }

  private func mishapLevels(of chapter: Int) -> [ChapterMishaps.Level] {
    campaign.chapters[chapter].levels.indices.compactMap { index in
      let position = LevelPosition(chapter: chapter, level: index)
      let level = campaign.chapters[chapter].levels[index]
      let mishaps = level.mishaps
      guard let label = campaign.label(of: position), !mishaps.isEmpty else { return nil }
      let had = campaign.progress.records[level.id]?.wrongAnswers ?? []
      return ChapterMishaps.Level(
        label: label, id: level.id, isLocked: campaign.status(of: position) == .locked,
        found: mishaps.filter { had.contains($0.id) }, of: mishaps.count)
    }
  }
}
