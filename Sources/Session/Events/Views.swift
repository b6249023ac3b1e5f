import Flow
import Localization

extension ChapterCard {
  init(_ chapter: Chapter, isNew: Bool, in flow: GameFlow) {
    self.init(
      chapter: (flow.chapters.firstIndex { $0.id == chapter.id } ?? 0) + 1, id: chapter.id,
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
      flow.chapters.indices.map { index in
        ChapterMap(
          chapter: index + 1, title: flow.chapters[index].title,
          levels: flow.chapters[index].levels.indices.map { place(chapter: index, level: $0) })
      })
  }

  private func place(chapter: Int, level: Int) -> ChapterMap.Place {
    let position = LevelPosition(chapter: chapter, level: level)
    let shown = flow.chapters[chapter].levels[level]
    return ChapterMap.Place(
      level: level + 1, id: shown.id, kind: shown.kind, state: flow.status(of: position),
      stars: flow.progress.records[shown.id]?.best?.stars ?? 0,
      isCurrent: position == flow.currentPosition)
  }

  /// The notebook, one page a chapter that has something on it.
  var notes: Event {
    .notes(
      zip(flow.chapters, flow.notebook).filter { !$1.isEmpty }.map {
        ChapterNotes(title: $0.title, notes: $1)
      })
  }

  /// Every setting with its value of the moment.
  var settingList: Event {
    .settings(
      Setting.allCases.map { setting in
        let value = setting == .language ? language.code : settings[setting]
        return SettingView(setting: setting, value: value ?? setting.values[0])
      })
  }
}
