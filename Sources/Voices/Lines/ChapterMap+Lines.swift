import Flow
import Localization
import Presentation
import Session

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
