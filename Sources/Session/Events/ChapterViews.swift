package import Flow
package import Localization

/// A chapter's card. Numbers count from 1.
package struct ChapterCard: Equatable, Sendable {
  /// A keyword and whether it has been lit.
  package struct Word: Equatable, Sendable {
    package let text: LocalizedText
    package let isMet: Bool
  }

  package let chapter: Int
  package let id: String
  package let title: LocalizedText
  package let description: LocalizedText
  package let keywords: [Word]
  package let isNew: Bool
  package let levels: Int
}

/// A chapter on the map. Numbers count from 1.
package struct ChapterMap: Equatable, Sendable {
  /// A level on the map; stars are those of its best entry.
  package struct Place: Equatable, Sendable {
    package let level: Int
    package let id: String
    package let kind: Level.Kind
    package let state: LevelStatus
    package let stars: Int
    package let isCurrent: Bool
    package let name: LocalizedText?
    package let mishaps: Tally
    /// How its second form stands; nil where it has none.
    package var secondNight: LevelStatus?
  }

  package let chapter: Int
  package let title: LocalizedText
  package let levels: [Place]
}

/// The notebook's page on a chapter.
package struct ChapterNotes: Equatable, Sendable {
  package let title: LocalizedText
  package let notes: [LocalizedText]
}

extension ChapterCard {
  /// From 1.
  static func number(of chapter: Chapter, in flow: GameFlow) -> Int {
    (flow.chapters.firstIndex { $0.id == chapter.id } ?? 0) + 1
  }

  init(_ chapter: Chapter, isNew: Bool, in flow: GameFlow) {
    self.init(
      chapter: Self.number(of: chapter, in: flow), id: chapter.id,
      title: chapter.title, description: chapter.description,
      keywords: chapter.keywords.map {
        Word(text: $0.text, isMet: flow.isLit($0, in: chapter))
      },
      isNew: isNew, levels: chapter.levels.count)
  }
}

extension Session {
  /// The map of every chapter.
  var map: Event {
    .levels(
      campaign.chapters.indices.map { index in
        ChapterMap(
          chapter: index + 1, title: campaign.chapters[index].title,
          levels: campaign.chapters[index].levels.indices.map { place(chapter: index, level: $0) })
      })
  }

  private func place(chapter: Int, level: Int) -> ChapterMap.Place {
    let position = LevelPosition(chapter: chapter, level: level)
    let shown = campaign.chapters[chapter].levels[level]
    let second = LevelPosition(chapter: chapter, level: level, night: .second)
    let here = campaign.currentPosition
    return ChapterMap.Place(
      level: level + 1, id: shown.id, kind: shown.kind, state: campaign.status(of: position),
      stars: campaign.bestStars(at: position), isCurrent: here == position || here == second,
      name: shown.content.name,
      mishaps: pack == nil ? campaign.progress.mishaps(of: shown) : Tally(),
      secondNight: campaign.level(at: second).map { _ in campaign.status(of: second) })
  }

  /// The notebook, one page a chapter that has something on it.
  var notes: Event {
    .notes(
      zip(flow.chapters, flow.notebook).filter { !$1.isEmpty }.map {
        ChapterNotes(title: $0.title, notes: $1)
      })
  }
}

/// A level by its numbers from 1, and by its name where it has one.
package struct LevelLabel: Equatable, Sendable {
  package let chapter: Int
  package let level: Int
  package let name: LocalizedText?

  package init(chapter: Int, level: Int, name: LocalizedText?) {
    self.chapter = chapter
    self.level = level
    self.name = name
  }

  /// As it stands in lists and sentences: “2.3, The city’s clock”, or the numbers alone.
  package var text: LocalizedText {
    name.map { L10n.Levels.place(chapter: chapter, level: level, name: $0) }
      ?? number
  }

  /// Where its name is not to be told.
  package var number: LocalizedText { L10n.Levels.number(chapter: chapter, level: level) }
}
