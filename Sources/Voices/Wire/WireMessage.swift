import JSON
import Localization
import Reflex
import Session

private typealias Words = L10n.WireFormat

extension WireShape<Void> {
  /// The events `notice` and `error` have a form for each code, with the facts that its text tells.
  init(
    _ event: String, _ meaning: LocalizedText, _ message: Message,
    _ more: [WireField<Void>] = []
  ) {
    let code = message.code
    let head: [WireField<Void>] = [
      .required("code", .constant(JSONValue(code)), { _ in code }),
      .fact("text", message.textForClients ?? message.text),
    ]
    self.init(
      event, variant: code, meaning, fields: head + message.facts.map(WireField.fact) + more)
  }
}

/// What a client is told of facts whose key does not say it.
private let meanings = [
  "said": Words.said, "kept": Words.kept,
]

extension WireField<Void> {
  static func fact(_ fact: Message.Fact) -> WireField {
    let (key, meaning) = (fact.key, meanings[fact.key])
    return switch fact.value {
    case .text(let text): .fact(key, text, meaning)
    case .string(let text): .fact(key, text.string, meaning)
    case .number(let number): .required(key, .number, { _ in number }, meaning)
    case .count(let count): .fact(key, count, meaning)
    case .word(let word, let words): .required(key, .word(words), { _ in word }, meaning)
    case .words(let words): .fact(key, words, meaning)
    }
  }

  static func fact<Value: WireValue & Sendable>(
    _ key: String, _ value: Value, _ meaning: LocalizedText? = nil
  ) -> WireField {
    .required(key, { _ in value }, meaning)
  }
}

// A client learns of every code from the schema, so each needs a value to make its form of: which one is the same.

/// What an example says.
private let nothing = SafeText(cleaning: "")

// MARK: Notices

extension Notice {
  /// One of each code.
  static let examples: [Notice] = [
    .hintOffered, .mishapFound(of: 1), .keywordLit(Words.title),
    .chapterLeft(chapter: 1, title: Words.title, stars: 1, of: 1), .secondNight,
    .secondNightLeft(chapter: 1, title: Words.title, stars: 1, of: 1),
    .languageChanged(Language.allCases[0]),
    .restartAsked, .giveUpAsked, .fallsLeft(1), .restarted,
    .settingChanged(.motion, value: "off"), .interfaceLater, .linesBegun, .slowerOffered,
    .skipOffered, .escapeRule(.bats, Words.title),
    .damaged(file: nothing, kept: nothing),
    .replaced(file: nothing, kept: nothing), .refilled(file: nothing), .newer(file: nothing),
    .unsaved(file: nothing, cause: Words.title), .noFolder, .playedElsewhere,
    .otherWorld(slot: nothing), .adventureLeft, .preview,
  ]

  var shape: WireShape<Void> { WireShape("notice", Words.notice, message) }
}

// MARK: Errors of the session

extension InputError {
  /// One of each code.
  static let examples: [InputError] = [
    .notAChoice(nothing), .emptyAnswer, .notACode(wheels: 1), .notAnElement(nothing),
    .notAnAction(nothing), .locked(chapter: 1, level: 1),
    .lockedSecondNight(chapter: 1, level: 1), .noSecondNight(chapter: 1, level: 1),
    .noSuchLevel(chapters: 1, levels: 1), .noHints, .noSkip, .noRound, .notNow,
    .notATime(least: 0), .unknownSetting(nothing), .notADate(nothing), .laterDate(nothing),
    .notInDescent, .nothingToShare, .notAValue(nothing, of: .motion),
  ]

  /// `moment`: what the player is asked.
  func shape(at moment: WireMoment?) -> WireShape<Void> {
    WireShape(
      "error", Words.error, message,
      self == .notNow ? [.optional("moment", .word, { _ in moment }, Words.moment)] : [])
  }
}
