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

  /// How it is told. A new error is a case above and a row here.
  package var message: Message {
    switch self {
    case .notAChoice(let said):
      Message(
        "not-a-choice", L10n.Errors.notAChoice(said: said.text), ["said": .string(said)],
        tellsWayOn: true)
    case .emptyAnswer: Message("empty-answer", L10n.Errors.emptyAnswer, tellsWayOn: true)
    case .notACode(let wheels):
      Message(
        "not-a-code", L10n.Wheels.notACode(count: wheels), ["wheels": .number(wheels)],
        tellsWayOn: true)
    case .notAnElement(let said):
      Message(
        "not-an-element", L10n.Errors.notAnElement(said: said.text), ["said": .string(said)])
    case .notAnAction(let said):
      Message("not-an-action", L10n.Errors.notAnAction(said: said.text), ["said": .string(said)])
    case .locked(let chapter, let level):
      Message(
        "locked", L10n.Errors.locked(level: level, chapter: chapter),
        ["chapter": .number(chapter), "level": .number(level)])
    case .noSuchLevel(let chapters, let levels):
      Message(
        "no-such-level", L10n.Errors.noSuchLevel(chapters: chapters, levels: levels),
        ["chapters": .count(chapters), "levels": .count(levels)])
    case .lockedSecondNight(let chapter, let level):
      Message(
        "second-night-locked", L10n.SecondNight.locked(level: level, chapter: chapter),
        ["chapter": .number(chapter), "level": .number(level)])
    case .noSecondNight(let chapter, let level):
      Message(
        "no-second-night", L10n.SecondNight.noForm(level: level, chapter: chapter),
        ["chapter": .number(chapter), "level": .number(level)])
    case .noHints: Message("no-hints", L10n.Errors.noHints)
    case .noSkip: Message("no-skip", L10n.Errors.noSkip)
    case .noRound:
      Message("no-round", L10n.Errors.noRound, tellsWayOn: true).toldToClients(L10n.Wire.noRound)
    case .notATime(let least):
      Message(
        "not-a-time", L10n.Errors.notATime(least: least), ["least_ms": .count(least)],
        tellsWayOn: true)
    case .notNow: Message("not-now", L10n.Errors.notNow)
    case .unknownSetting(let said):
      Message(
        "unknown-setting", L10n.Errors.unknownSetting(said: said.text), ["said": .string(said)],
        tellsWayOn: true
      ).toldToClients(L10n.Wire.unknownSetting(said: said.text))
    case .notADate(let said):
      Message(
        "not-a-date", L10n.Descent.notADate(said: said.text), ["said": .string(said)],
        tellsWayOn: true)
    case .laterDate(let said):
      Message("later-date", L10n.Descent.laterDate(said: said.text), ["said": .string(said)])
    case .notInDescent: Message("not-in-descent", L10n.Descent.notInDescent)
    case .nothingToShare: Message("nothing-to-share", L10n.Descent.nothingToShare)
    case .notAValue(let said, let setting):
      Message(
        "not-a-value",
        L10n.Errors.notAValue(
          said: said.text, setting: setting.name, values: setting.valueList),
        ["said": .string(said), "setting": .word(setting), "values": .words(setting.values)],
        tellsWayOn: true)
    }
  }

  package var text: LocalizedText { message.text }
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
