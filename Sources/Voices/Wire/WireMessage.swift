import JSON
import Localization
import Reflex
import Session

private typealias Words = L10n.WireFormat

extension WireShape<Void> {
  /// The events `notice` and `error` have a form for each code, with the facts that its text tells.
  init(
    _ event: String, _ meaning: LocalizedText, code: String, _ text: LocalizedText,
    _ facts: [WireField<Void>]
  ) {
    let codeField = WireField.fact("code", .constant(JSONValue(code)), code)
    self.init(event, variant: code, meaning, fields: [codeField, .fact("text", text)] + facts)
  }
}

extension WireField<Void> {
  static func fact<Value: WireValue & Sendable>(
    _ key: String, _ value: Value, _ meaning: LocalizedText? = nil
  ) -> WireField {
    .required(key, { _ in value }, meaning)
  }

  static func fact<Value: Sendable>(_ key: String, _ type: WireType<Value>, _ value: Value) -> Self
  {
    .required(key, type, { _ in value })
  }

  static func said(_ text: SafeText) -> WireField { .fact("said", text.string, Words.said) }
}

extension SafeText {
  /// As it is, in a text.
  var text: LocalizedText { LocalizedText(verbatim: self) }
}

// A client learns of every code from the schema, so each needs a value to make its form of: which one is the same.

/// What an example says.
private let nothing = SafeText(cleaning: "")

// MARK: Notices

extension Notice {
  /// Those of examples, one of each code.
  static let forms =
    ([
      .hintOffered, .mishapFound(of: 1), .keywordLit(Words.title),
      .chapterLeft(chapter: 1, title: Words.title, stars: 1, of: 1), .secondNight,
      .secondNightLeft(chapter: 1, title: Words.title, stars: 1, of: 1),
      .languageChanged(Language.allCases[0]),
      .restartAsked, .giveUpAsked, .fallsLeft(1), .restarted,
      .settingChanged(.motion, value: "off"), .interfaceLater, .linesBegun, .slowerOffered,
      .skipOffered, .escapeRule(.bats, Words.title),
      .calibrated(floor: 10, before: nil, allowance: nil), .damaged(file: nothing, kept: nothing),
      .replaced(file: nothing, kept: nothing), .refilled(file: nothing), .newer(file: nothing),
      .unsaved(file: nothing, cause: Words.title), .noFolder, .playedElsewhere,
      .otherWorld(slot: nothing), .adventureLeft, .preview,
    ] as [Notice]).map(\.shape.form)

  var shape: WireShape<Void> { WireShape("notice", Words.notice, code: code, text, facts) }

  private var facts: [WireField<Void>] {
    switch self {
    case .hintOffered, .secondNight, .restartAsked, .giveUpAsked, .restarted, .interfaceLater,
      .linesBegun, .slowerOffered, .skipOffered, .noFolder, .playedElsewhere, .adventureLeft,
      .preview:
      []
    case .mishapFound(let count): [.fact("of", count)]
    case .fallsLeft(let count): [.fact("falls_left", count)]
    case .keywordLit(let keyword): [.fact("keyword", keyword)]
    case .chapterLeft(let chapter, let title, let stars, let of),
      .packChapterLeft(let chapter, let title, let stars, let of),
      .secondNightLeft(let chapter, let title, let stars, let of):
      [
        .fact("chapter", .number, chapter), .fact("title", title), .fact("stars", stars),
        .fact("of", of),
      ]
    case .languageChanged(let language): [.fact("lang", .word, language)]
    case .settingChanged(let setting, let value):
      [.fact("setting", .word, setting), .fact("value", value)]
    case .escapeRule(let twist, _): [.fact("twist", .word, twist)]
    case .calibrated(let floor, let before, let allowance):
      [
        .fact("floor", floor, Words.floor), .optional("before", { _ in before }),
        .optional("allowance_ms", { _ in allowance }, Words.allowance),
      ]
    case .damaged(let file, let kept), .replaced(let file, let kept):
      [.fact("file", file.string), .fact("kept", kept.string, Words.kept)]
    case .refilled(let file), .newer(let file): [.fact("file", file.string)]
    case .unsaved(let file, let cause): [.fact("file", file.string), .fact("cause", cause)]
    case .otherWorld(let slot): [.fact("slot", slot.string)]
    }
  }
}

// MARK: Errors of the session

extension InputError {
  /// Those of examples, one of each code.
  static let forms =
    ([
      .notAChoice(nothing), .emptyAnswer, .notACode(wheels: 1), .notAnElement(nothing),
      .notAnAction(nothing), .locked(chapter: 1, level: 1),
      .lockedSecondNight(chapter: 1, level: 1), .noSecondNight(chapter: 1, level: 1),
      .noSuchLevel(chapters: 1, levels: 1), .noHints, .noSkip, .noRound, .notNow,
      .notATime(least: 0), .unknownSetting(nothing), .notADate(nothing), .laterDate(nothing),
      .notInDescent, .nothingToShare, .notAValue(nothing, of: .motion),
    ] as [InputError]).map { $0.shape(at: nil).form }

  /// `moment`: what the player is asked.
  func shape(at moment: WireMoment?) -> WireShape<Void> {
    WireShape("error", Words.error, code: code, wireText, facts(at: moment))
  }

  private func facts(at moment: WireMoment?) -> [WireField<Void>] {
    switch self {
    case .emptyAnswer, .noHints, .noSkip, .noRound, .notInDescent, .nothingToShare: []
    case .notNow: [.optional("moment", .word, { _ in moment }, Words.moment)]
    case .notAChoice(let said), .notAnElement(let said), .notAnAction(let said),
      .unknownSetting(let said), .notADate(let said), .laterDate(let said):
      [.said(said)]
    case .notACode(let wheels): [.fact("wheels", .number, wheels)]
    case .locked(let chapter, let level), .lockedSecondNight(let chapter, let level),
      .noSecondNight(let chapter, let level):
      [.fact("chapter", .number, chapter), .fact("level", .number, level)]
    case .noSuchLevel(let chapters, let levels):
      [.fact("chapters", chapters), .fact("levels", levels)]
    case .notATime(let least): [.fact("least_ms", least)]
    case .notAValue(let said, let setting):
      [.said(said), .fact("setting", .word, setting), .fact("values", setting.values)]
    }
  }

  /// Its text, but where that names a key of the screen: a client has commands.
  var wireText: LocalizedText {
    if case .unknownSetting(let said) = self {
      return L10n.Wire.unknownSetting(said: said.text)
    }
    return self == .noRound ? L10n.Wire.noRound : text
  }
}
