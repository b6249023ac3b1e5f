import Flow
package import Localization

/// Bad input: nothing changes, and the player is told what would be right.
package enum InputError: Equatable, Sendable {
  case notAChoice(SafeText)
  case emptyAnswer
  /// Not a digit for each of so many wheels.
  case notACode(wheels: Int)
  case notAnElement(SafeText)
  case notAnAction(SafeText)
  /// Numbers count from 1.
  case locked(chapter: Int, level: Int)
  case noSuchLevel(chapters: Int, levels: Int)
  /// A second form is asked for of a level that is not won.
  case lockedSecondNight(chapter: Int, level: Int)
  /// A level has no second form.
  case noSecondNight(chapter: Int, level: Int)
  case noHints
  /// Nothing can be skipped, or not yet.
  case noSkip
  /// A gesture where no command runs.
  case noRound
  /// A time of a gesture that runs backwards, from `least` milliseconds, or is out of range.
  case notATime(least: Int)
  case notNow
  case unknownSetting(SafeText)
  /// No date of the calendar, or one before the first descent.
  case notADate(SafeText)
  /// A date that is yet to come.
  case laterDate(SafeText)
  /// No descent was finished yet.
  case nothingToShare
  /// What cannot be done inside a descent.
  case notInDescent
  case notAValue(SafeText, of: Setting)

  /// Stable; programs may rely on it.
  package var code: String {
    switch self {
    case .notAChoice: "not-a-choice"
    case .emptyAnswer: "empty-answer"
    case .notACode: "not-a-code"
    case .notAnElement: "not-an-element"
    case .notAnAction: "not-an-action"
    case .locked: "locked"
    case .noSuchLevel: "no-such-level"
    case .lockedSecondNight: "second-night-locked"
    case .noSecondNight: "no-second-night"
    case .noHints: "no-hints"
    case .noSkip: "no-skip"
    case .noRound: "no-round"
    case .notATime: "not-a-time"
    case .notNow: "not-now"
    case .unknownSetting: "unknown-setting"
    case .notADate: "not-a-date"
    case .laterDate: "later-date"
    case .notInDescent: "not-in-descent"
    case .nothingToShare: "nothing-to-share"
    case .notAValue: "not-a-value"
    }
  }

  package var text: LocalizedText {
    switch self {
    case .notAChoice(let said): L10n.Errors.notAChoice(said: LocalizedText(verbatim: said))
    case .emptyAnswer: L10n.Errors.emptyAnswer
    case .notACode(let wheels): L10n.Wheels.notACode(count: wheels)
    case .notAnElement(let said): L10n.Errors.notAnElement(said: LocalizedText(verbatim: said))
    case .notAnAction(let said): L10n.Errors.notAnAction(said: LocalizedText(verbatim: said))
    case .locked(let chapter, let level): L10n.Errors.locked(level: level, chapter: chapter)
    case .noSuchLevel(let chapters, let levels):
      L10n.Errors.noSuchLevel(chapters: chapters, levels: levels)
    case .lockedSecondNight(let chapter, let level):
      L10n.SecondNight.locked(level: level, chapter: chapter)
    case .noSecondNight(let chapter, let level):
      L10n.SecondNight.noForm(level: level, chapter: chapter)
    case .noHints: L10n.Errors.noHints
    case .noSkip: L10n.Errors.noSkip
    case .noRound: L10n.Errors.noRound
    case .notATime(let least): L10n.Errors.notATime(least: least)
    case .notNow: L10n.Errors.notNow
    case .unknownSetting(let said):
      L10n.Errors.unknownSetting(said: LocalizedText(verbatim: said))
    case .notADate(let said): L10n.Descent.notADate(said: LocalizedText(verbatim: said))
    case .laterDate(let said): L10n.Descent.laterDate(said: LocalizedText(verbatim: said))
    case .notInDescent: L10n.Descent.notInDescent
    case .nothingToShare: L10n.Descent.nothingToShare
    case .notAValue(let said, let setting):
      L10n.Errors.notAValue(
        said: LocalizedText(verbatim: said), setting: setting.name, values: setting.valueList)
    }
  }
}

extension InputError {
  /// The flow's refusal as an error; the flow tells how many levels there are.
  init(_ refusal: Refusal, in flow: GameFlow) {
    switch refusal {
    case .notAChoice(let answer): self = .notAChoice(SafeText(cleaning: answer))
    case .emptyAnswer: self = .emptyAnswer
    case .notACode(let wheels): self = .notACode(wheels: wheels)
    case .notAnElement(let element): self = .notAnElement(SafeText(cleaning: element))
    case .notAnAction(let action): self = .notAnAction(SafeText(cleaning: action))
    case .locked(let position):
      let (chapter, level) = (position.chapter + 1, position.level + 1)
      self =
        switch position.night {
        case .first: .locked(chapter: chapter, level: level)
        case .second: .lockedSecondNight(chapter: chapter, level: level)
        }
    case .noSuchLevel(let position)
    where position.night == .second && flow.hasFirstForm(at: position):
      self = .noSecondNight(chapter: position.chapter + 1, level: position.level + 1)
    case .noSuchLevel(let position):
      let chapter = flow.chapters.indices.contains(position.chapter) ? position.chapter : 0
      self = .noSuchLevel(
        chapters: flow.chapters.count,
        levels: flow.chapters.isEmpty ? 0 : flow.chapters[chapter].levels.count)
    case .noHints: self = .noHints
    case .noSkip: self = .noSkip
    case .notNow: self = .notNow
    }
  }
}

extension GameFlow {
  fileprivate func hasFirstForm(at position: LevelPosition) -> Bool {
    level(at: LevelPosition(chapter: position.chapter, level: position.level)) != nil
  }
}
