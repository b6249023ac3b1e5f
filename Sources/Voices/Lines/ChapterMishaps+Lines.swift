import Flow
import Localization
import Presentation
import Session

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
