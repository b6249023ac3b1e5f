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
        title: chapter.title, stars: chapter.sum.stars, of: chapter.sum.possible,
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
    let conditions =
      record.allowance > 0 && record.pace.isTimed
      ? [L10n.Reflex.allowance(time: Setting.allowance.name(of: String(record.allowance)))] : []
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

// MARK: - The map, and the mishaps

extension [ChapterMap] {
  /// That it is a list of levels, and which one is played.
  var heading: LocalizedText {
    for chapter in self {
      if let here = chapter.levels.first(where: \.isCurrent) {
        return L10n.Levels.headingAt(place: chapter.label(of: here).text)
      }
    }
    return L10n.Line.map
  }

  /// How to get to a second form, where one is open.
  var secondNightOffer: [LocalizedText] {
    for chapter in self {
      if let place = chapter.levels.first(where: { $0.secondNight == .open }) {
        return [L10n.SecondNight.offer(chapter: chapter.chapter, level: place.level)]
      }
    }
    return []
  }
}

extension ChapterMap {
  /// The chapter, then a line a level; of locked levels in a row, one for all.
  func lines(in language: Language) -> [LocalizedText] {
    var lines = [L10n.Line.chapter(chapter: chapter, title: title)]
    var rest = levels[...]
    while let place = rest.first {
      let locked = rest.prefix { $0.state == .locked }
      lines.append(
        locked.last.map { lockedLine(from: place, to: $0) } ?? line(for: place, in: language))
      rest = rest.dropFirst(max(1, locked.count))
    }
    return lines
  }

  /// What is locked does not tell its name.
  private func lockedLine(from first: Place, to last: Place) -> LocalizedText {
    let from = label(of: first).number
    let to = label(of: last).number
    return first.level == last.level
      ? L10n.Levels.locked(place: from) : L10n.Levels.lockedRange(first: from, last: to)
  }

  private func line(for place: Place, in language: Language) -> LocalizedText {
    L10n.Levels.entry(place: label(of: place).text, state: .joined(place.states, in: language))
  }

  fileprivate func label(of place: Place) -> LevelLabel {
    LevelLabel(chapter: chapter, level: place.level, name: place.name)
  }
}

extension ChapterMap.Place {
  /// What was won there, how many mishaps were found, and whether the player is there.
  fileprivate var states: [LocalizedText] {
    let won = state == .completed ? L10n.Levels.won(stars: stars) : L10n.Levels.open
    let found =
      mishaps.found > 0 ? L10n.Levels.mishaps(found: mishaps.found, of: mishaps.all) : nil
    let second = secondNight == .completed ? L10n.SecondNight.won : nil
    return [won, found, second, isCurrent ? L10n.Levels.here : nil].compactMap(\.self)
  }
}

extension [ChapterMishaps] {
  /// The whole collection: how many in all, then chapter by chapter what was found, and no zeros.
  var lines: [LocalizedText] {
    let tally = tally
    let none = tally.found == 0 ? [L10n.Mishaps.none] : []
    return [L10n.Mishaps.tally(found: tally.found, of: tally.all)] + none + flatMap(\.lines)
  }
}

extension ChapterMishaps {
  /// The chapter, then a line a level where mishaps were found, and one for each of them.
  fileprivate var lines: [LocalizedText] {
    let count = tally
    return count.found == 0
      ? []
      : [
        L10n.Mishaps.chapter(chapter: chapter, title: title, found: count.found, of: count.all)
      ]
        + levels.filter { !$0.found.isEmpty }.flatMap(\.lines)
  }
}

extension ChapterMishaps.Level {
  fileprivate var lines: [LocalizedText] {
    [L10n.Mishaps.level(place: label.text, found: found.count, of: of)]
      + found.map { L10n.Mishaps.entry(text: $0.fullText, reply: $0.reply) }
  }
}
