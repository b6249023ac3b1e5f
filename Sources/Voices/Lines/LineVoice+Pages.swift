import Flow
import Localization
import Presentation
import Session

extension LineVoice {
  func lines(for card: ChapterCard) -> [LocalizedText] {
    let lit = card.keywords.filter(\.isMet).map(\.text)
    let dark = card.keywords.filter { !$0.isMet }.map(\.text)
    return [L10n.Line.chapter(chapter: card.chapter, title: card.title), card.description]
      + (lit.isEmpty ? [] : [L10n.Line.wordsLit(words: list(lit))])
      + (dark.isEmpty ? [] : [L10n.Line.wordsDark(words: list(dark))])
      + [L10n.Line.pressEnter]
  }

  func name(of pack: PackView) -> LocalizedText {
    let file = LocalizedText(verbatim: pack.file)
    return pack.author.map { L10n.Line.packBy(title: pack.title, author: $0, file: file) }
      ?? L10n.Line.pack(title: pack.title, file: file)
  }

  func lines(for results: ResultsView) -> [LocalizedText] {
    let sky = L10n.Story.endingSky(stars: results.total.stars, of: results.total.of)
    let sum = L10n.Line.results(stars: results.total.stars, of: results.total.of)
    return (results.ending.map { [$0, sky] } ?? [sum])
      + results.chapters.map { chapter in
        L10n.Line.resultsChapter(
          title: chapter.title, stars: chapter.sum.stars, of: chapter.sum.of,
          attempts: chapter.sum.attempts, hints: chapter.sum.hints,
          time: time(chapter.sum.seconds))
      }
      + results.closingTexts
  }

  func lines(for chapters: [ChapterMap]) -> [LocalizedText] {
    [L10n.Line.map]
      + chapters.flatMap { chapter in
        [L10n.Line.chapter(chapter: chapter.chapter, title: chapter.title)]
          + places(of: chapter)
      }
  }

  /// A line a level; of locked levels in a row, one for all.
  private func places(of chapter: ChapterMap) -> [LocalizedText] {
    var lines: [LocalizedText] = []
    var rest = chapter.levels[...]
    while let place = rest.first {
      let locked = rest.prefix { $0.state == .locked }
      if locked.count > 1, let last = locked.last {
        lines.append(
          L10n.Line.mapLockedRange(
            chapter: chapter.chapter, level: place.level, last: last.level))
      } else {
        lines.append(line(for: place, in: chapter.chapter))
      }
      rest = rest.dropFirst(max(1, locked.count))
    }
    return lines
  }

  private func line(for place: ChapterMap.Place, in chapter: Int) -> LocalizedText {
    let level = place.level
    switch (place.state, place.isCurrent) {
    case (.completed, false):
      return L10n.Line.mapCompleted(chapter: chapter, level: level, stars: place.stars)
    case (.completed, true):
      return L10n.Line.mapCompletedHere(chapter: chapter, level: level, stars: place.stars)
    case (.open, false): return L10n.Line.mapOpen(chapter: chapter, level: level)
    case (.open, true): return L10n.Line.mapOpenHere(chapter: chapter, level: level)
    case (.locked, _): return L10n.Line.mapLocked(chapter: chapter, level: level)
    }
  }

  func lines(for pages: [ChapterNotes]) -> [LocalizedText] {
    guard !pages.isEmpty else { return [L10n.Line.notesEmpty] }
    return [L10n.Line.notes]
      + pages.flatMap { [L10n.Line.notesChapter(title: $0.title)] + $0.notes }
  }

  func lines(for settings: [SettingView]) -> [LocalizedText] {
    [L10n.Line.settings]
      + settings.map { view in
        L10n.Line.setting(
          name: view.setting.name, value: view.setting.name(of: view.value),
          values: names(of: view.setting))
      }
  }

  /// What a setting can be, in words that can be typed.
  func names(of setting: Setting) -> LocalizedText {
    list(setting.values.map(setting.name(of:)))
  }

  /// How the level is played, then the commands, one a line.
  var help: [LocalizedText] {
    let how = context.level.map { [$0.kind.instructions] } ?? []
    return how + [
      L10n.Line.help, L10n.Line.helpHint, L10n.Line.helpRepeat, L10n.Line.helpWhere,
      L10n.Line.helpNotes, L10n.Line.helpLevels, L10n.Line.helpLevel, L10n.Line.helpSkip,
      L10n.Line.helpScores, L10n.Line.helpCalibrate, L10n.Line.helpMenu,
      L10n.Line.helpSettings, L10n.Line.helpLanguage, L10n.Line.helpRestart, L10n.Line.helpQuit,
      L10n.Line.helpStroke,
    ]
  }

  private func time(_ seconds: Int) -> LocalizedText {
    seconds < 60
      ? L10n.Line.seconds(seconds: seconds)
      : L10n.Line.minutes(minutes: seconds / 60, seconds: seconds % 60)
  }

  /// Texts one behind the other, as both languages set them.
  func list(_ texts: [LocalizedText]) -> LocalizedText {
    let joined = texts.map { $0.resolved(in: language) }.joined(separator: ", ")
    return LocalizedText(verbatim: SafeText(cleaning: joined, limit: 1_000))
  }
}
