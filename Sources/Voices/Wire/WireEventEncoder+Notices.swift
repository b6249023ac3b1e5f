import JSON
import Localization
import Reflex
import Session

/// What a notice or an error says, as members beside its text.
extension WireEventEncoder {
  func facts(of notice: Notice) -> WireMembers {
    switch notice {
    case .hintOffered, .secondNight, .restartAsked, .giveUpAsked, .restarted, .interfaceLater,
      .linesBegun, .slowerOffered, .skipOffered, .noFolder, .playedElsewhere, .adventureLeft,
      .preview:
      [:]
    case .mishapFound(let count): ["of": JSONValue(count)]
    case .fallsLeft(let count): ["falls_left": JSONValue(count)]
    case .keywordLit(let keyword): ["keyword": text(keyword)]
    case .chapterLeft(let chapter, let title, let stars, let of),
      .packChapterLeft(let chapter, let title, let stars, let of),
      .secondNightLeft(let chapter, let title, let stars, let of):
      [
        "chapter": JSONValue(chapter), "title": text(title), "stars": JSONValue(stars),
        "of": JSONValue(of),
      ]
    case .languageChanged(let language): ["lang": JSONValue(language.code)]
    case .settingChanged(let setting, let value):
      ["setting": JSONValue(setting.rawValue), "value": JSONValue(value)]
    case .escapeRule(let twist, _): ["twist": JSONValue(twist.rawValue)]
    case .calibrated(let floor, let before, let allowance):
      [
        "floor": JSONValue(floor), "before": before.map { JSONValue($0) },
        "allowance_ms": allowance.map { JSONValue($0) },
      ]
    case .damaged(let file, let kept), .replaced(let file, let kept):
      ["file": JSONValue(file.string), "kept": JSONValue(kept.string)]
    case .refilled(let file), .newer(let file): ["file": JSONValue(file.string)]
    case .unsaved(let file, let cause): ["file": JSONValue(file.string), "cause": text(cause)]
    case .otherWorld(let slot): ["slot": JSONValue(slot.string)]
    }
  }

  func facts(of error: InputError) -> WireMembers {
    switch error {
    case .emptyAnswer, .noHints, .noSkip, .noRound, .notInDescent, .nothingToShare: [:]
    case .notNow: ["moment": moment.map { JSONValue($0.rawValue) }]
    case .notAChoice(let said), .notAnElement(let said), .notAnAction(let said),
      .unknownSetting(let said), .notADate(let said), .laterDate(let said):
      ["said": JSONValue(said.string)]
    case .notACode(let wheels): ["wheels": JSONValue(wheels)]
    case .locked(let chapter, let level), .lockedSecondNight(let chapter, let level),
      .noSecondNight(let chapter, let level):
      ["chapter": JSONValue(chapter), "level": JSONValue(level)]
    case .noSuchLevel(let chapters, let levels):
      ["chapters": JSONValue(chapters), "levels": JSONValue(levels)]
    case .notATime(let least): ["least_ms": JSONValue(least)]
    case .notAValue(let said, let setting):
      [
        "said": JSONValue(said.string), "setting": JSONValue(setting.rawValue),
        "values": list(setting.values) { JSONValue($0) },
      ]
    }
  }
}

extension InputError {
  /// A client has commands, and no keys.
  var wireText: LocalizedText {
    switch self {
    case .noRound: L10n.Wire.noRound
    case .unknownSetting(let said):
      L10n.Wire.unknownSetting(said: LocalizedText(verbatim: said))
    case .notAChoice, .emptyAnswer, .notACode, .notAnElement, .notAnAction, .locked, .noSuchLevel,
      .lockedSecondNight, .noSecondNight, .noHints, .noSkip, .notATime, .notNow, .notAValue,
      .notADate, .laterDate, .notInDescent, .nothingToShare:
      text
    }
  }
}
