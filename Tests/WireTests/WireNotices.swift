import Localization
import Reflex
import Session

@testable import SampleViews
@testable import Wire

private let file = SafeText(cleaning: "progress.json")
private let kept = SafeText(cleaning: "progress.damaged-1.json")
private let ice = said("ice", "glace")
private let fly = SafeText(cleaning: "fly")

/// Every notice.
let wireNotices: [Notice] = [
  .hintOffered, .mishapFound(of: 60), .keywordLit(ice),
  .chapterLeft(chapter: 1, title: ice, stars: 5, of: 6),
  .packChapterLeft(chapter: 1, title: ice, stars: 5, of: 6), .secondNight,
  .secondNightLeft(chapter: 1, title: ice, stars: 1, of: 5), .languageChanged(.fr),
  .restartAsked, .giveUpAsked, .fallsLeft(2), .restarted, .settingChanged(.motion, value: "off"),
  .interfaceLater, .linesBegun,
  .slowerOffered, .skipOffered, .escapeRule(.stair, ice),
  .damaged(file: file, kept: kept),
  .replaced(file: file, kept: kept), .refilled(file: file), .newer(file: file),
  .unsaved(file: file, cause: ice), .noFolder, .playedElsewhere,
  .otherWorld(slot: SafeText(cleaning: "other mountain")), .adventureLeft,
  .preview,
]

/// Every error of the session.
let wireErrors: [InputError] = [
  .notAChoice(fly), .emptyAnswer, .notACode(wheels: 4), .notAnElement(fly), .notAnAction(fly),
  .locked(chapter: 2, level: 3), .noSuchLevel(chapters: 4, levels: 5),
  .lockedSecondNight(chapter: 2, level: 3), .noSecondNight(chapter: 2, level: 3), .noHints,
  .noSkip, .noRound, .notATime(least: 350), .notNow, .unknownSetting(fly), .notADate(fly),
  .laterDate(fly),
  .notInDescent, .nothingToShare,
  .notAValue(fly, of: .motion),
]

/// Every error of a line that is no command.
let wireRefusals: [WireError] = [
  .tooLong, .notText, .controlCharacters, .notJSON(column: 3), .beyondLimits(column: 3),
  .notAnObject, .noCommand, .unknownCommand("fly"), .missing(field: "id"), .wrongType(field: "id"),
  .notOneAnswer, .unknownLanguage("fly"), .unknownGesture("fly"),
]
