package import Localization

/// What the program says, in the words of the wire; each voice shows it in its own way.
package enum Event: Equatable, Sendable {
  case hello(version: Int, language: Language)
  /// The chapters that follow are a stranger’s.
  case pack(PackView)
  case menu([MenuItem])
  case intro(LocalizedText)
  case chapter(ChapterCard)
  case level(LevelView)
  case act(ActView)
  case verdict(VerdictView)
  case hint(HintView)
  case ready(ReadyView)
  case cue(CueView)
  case move(MoveView)
  case round(RoundView)
  case results(ResultsView)
  case levels([ChapterMap])
  case notes([ChapterNotes])
  case settings([SettingView])
  case scores([ScoreTable])
  case adventure(AdventureEvent)
  case notice(Notice)
  case error(Complaint)
  case bye
}

/// An item of the title menu.
package struct MenuItem: Equatable, Sendable {
  package let id: String
  package let text: LocalizedText
}

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

/// What the map shows of a level, in the words of the wire.
package enum LevelState: String, Sendable {
  case completed, open, locked
}

/// A chapter on the map. Numbers count from 1.
package struct ChapterMap: Equatable, Sendable {
  /// A level on the map; stars are those of its best entry.
  package struct Place: Equatable, Sendable {
    package let level: Int
    package let id: String
    package let kind: LevelKind
    package let state: LevelState
    package let stars: Int
    package let isCurrent: Bool
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

/// A setting, what it is now and what it can be.
package struct SettingView: Equatable, Sendable {
  package let setting: Setting
  package let value: String
}
