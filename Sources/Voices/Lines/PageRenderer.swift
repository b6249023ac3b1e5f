import Flow
import Localization
import Presentation
import Reflex
import Session

/// What is read at one go, in lines: cards, results, maps, notes, settings and scores.
struct PageRenderer {
  let language: Language

  /// `isShort`: the name alone, for who knows the rest.
  func lines(for card: ChapterCard, isShort: Bool) -> [LocalizedText] {
    let title = L10n.Line.chapter(chapter: card.chapter, title: card.title)
    if isShort { return [title, L10n.Line.pressEnter] }
    let words = card.keywords.map(\.text)
    return [title, card.description]
      + (words.isEmpty ? [] : [L10n.Line.onTheWay(words: .joined(words, in: language))])
      + [L10n.Line.pressEnter]
  }

  func name(of pack: PackCredits) -> LocalizedText {
    let file = LocalizedText(verbatim: pack.file)
    return pack.author.map { L10n.Line.packBy(title: pack.title, author: $0, file: file) }
      ?? L10n.Line.pack(title: pack.title, file: file)
  }

  /// How the story ends, or how many stars there are.
  func opening(of results: ResultsView) -> [LocalizedText] {
    (results.ending.map { [$0] } ?? []) + [results.starsText]
  }

  /// Chapter by chapter, and what is left.
  func figures(of results: ResultsView) -> [LocalizedText] {
    results.chapters.filter(\.isBegun).map { chapter in
      L10n.Line.resultsChapter(
        title: chapter.title, stars: chapter.sum.stars, of: chapter.sum.of,
        attempts: chapter.sum.attempts, hints: chapter.sum.hints, time: chapter.sum.time)
    } + results.closingTexts
  }

  /// The chapter that is played comes first, else the one that was played last; then those before it, back
  /// to the first.
  func lines(for pages: [ChapterNotes], playing title: LocalizedText?) -> [LocalizedText] {
    guard !pages.isEmpty else { return [L10n.Line.notesEmpty] }
    let first = pages.firstIndex { $0.title == title } ?? pages.endIndex - 1
    let ordered = [pages[first]] + pages[..<first].reversed() + pages[(first + 1)...]
    return [L10n.Line.notes]
      + ordered.flatMap { [L10n.Line.notesChapter(title: $0.title)] + $0.notes }
  }

  func lines(for tables: [HighScoreTable]) -> [LocalizedText] {
    guard !tables.isEmpty else { return [L10n.Reflex.scoresEmpty] }
    return tables.flatMap { [$0.title] + $0.entries.map(line).numbered }
  }

  private func line(for entry: HighScoreTable.Entry) -> LocalizedText {
    let record = entry.record
    let conditions = record.pace.conditions(
      floor: record.pace.heldFloor(record.floor), allowance: record.allowance)
    let doubt = entry.isGenuine == false ? [L10n.Reflex.notGenuine] : []
    return .joined([record.summary(in: language)] + conditions + doubt, by: " ", in: language)
  }
}

extension ResultsView.Chapter {
  /// Whether there is more to tell of it than zeros.
  fileprivate var isBegun: Bool {
    [sum.stars, sum.attempts, sum.hints, sum.seconds].contains { $0 > 0 }
  }
}
