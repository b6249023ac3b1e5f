package import Localization
package import Reflex

/// Something worth saying that is no mistake of the player's.
package enum Notice: Equatable, Sendable {
  /// Said once, after a new player's first wrong answer.
  case hintOffered
  /// Said once, at the first mishap of all: there are so many to collect.
  case mishapFound(of: Int)
  case keywordLit(LocalizedText)
  case chapterLeft(chapter: Int, title: LocalizedText, stars: Int, of: Int)
  /// The same of a pack.
  case packChapterLeft(chapter: Int, title: LocalizedText, stars: Int, of: Int)
  /// A level is entered in its second form: what it is worth.
  case secondNight
  /// As `chapterLeft`, with the fourth stars.
  case secondNightLeft(chapter: Int, title: LocalizedText, stars: Int, of: Int)
  case languageChanged(Language)
  case restartAsked
  /// A landing would be given up: it takes effect when it is said twice.
  case giveUpAsked
  /// In an endless descent: so many falls are left.
  case fallsLeft(Int)
  case restarted
  case settingChanged(Setting, value: String)
  /// The interface that was chosen is the one of the next start in a terminal.
  case interfaceLater
  /// The full screen was left for lines, by choice.
  case linesBegun
  /// After a lost round: it can be slower.
  case slowerOffered
  /// After two: it can be skipped.
  case skipOffered
  /// A rule of the escape that is played, as it was asked for.
  case escapeRule(RoundTwist, LocalizedText)
  /// A file could not be used as it was; `kept` is where it lies now.
  case damaged(file: SafeText, kept: SafeText)
  /// The same, but the copy before it was whole and is used.
  case replaced(file: SafeText, kept: SafeText)
  /// A file was gone, and the copy before it is used.
  case refilled(file: SafeText)
  /// A file of a later version is played from, never written over.
  case newer(file: SafeText)
  case unsaved(file: SafeText, cause: LocalizedText)
  /// There is no folder to save in.
  case noFolder
  /// Another window has played the adventure too; what is written last counts.
  case playedElsewhere
  /// The saved adventure names what this version’s world does not have; it is kept under a name.
  case otherWorld(slot: SafeText)
  /// The player has asked to leave the adventure, of which every turn is kept.
  case adventureLeft
  /// A pack is looked over: every level is open, and nothing is kept.
  case preview

  /// How it is told. A new notice is a case above and a row here.
  package var message: Message {
    switch self {
    case .hintOffered: Message("hint-offered", L10n.Notices.hintOffered)
    case .mishapFound(let count):
      Message("first-fall", L10n.Mishaps.first(of: count), ["of": .count(count)])
    case .keywordLit(let word):
      Message("keyword-lit", L10n.Notices.keywordLit(word: word), ["keyword": .text(word)])
    case .chapterLeft(let chapter, let title, let stars, let of):
      Self.chapterLeft(
        "chapter-left", L10n.Notices.chapterLeft(title: title, stars: stars, of: of), chapter,
        title, stars, of)
    case .packChapterLeft(let chapter, let title, let stars, let of):
      Self.chapterLeft(
        "chapter-left", L10n.PackPlay.chapterLeft(title: title, count: stars, of: of), chapter,
        title, stars, of)
    case .secondNight: Message("second-night", L10n.SecondNight.rule)
    case .secondNightLeft(let chapter, let title, let stars, let of):
      Self.chapterLeft(
        "second-night-left", L10n.SecondNight.chapterLeft(title: title, stars: stars, of: of),
        chapter, title, stars, of)
    case .languageChanged(let language):
      Message("language-changed", L10n.Notices.languageChanged, ["lang": .word(language)])
    case .restartAsked:
      Message("restart-asked", L10n.Notices.restartAsked, tellsWayOn: true)
    case .giveUpAsked: Message("give-up-asked", L10n.Descent.giveUpAsked, tellsWayOn: true)
    case .fallsLeft(let count):
      Message("falls-left", L10n.Descent.fallsLeft(count: count), ["falls_left": .count(count)])
    case .restarted: Message("restarted", L10n.Notices.restarted)
    case .settingChanged(let setting, let value):
      Message(
        "setting-changed",
        L10n.Notices.settingChanged(setting: setting.name, value: setting.name(of: value)),
        ["setting": .word(setting), "value": .string(SafeText(cleaning: value))])
    case .interfaceLater: Message("interface-later", L10n.Notices.interfaceLater)
    case .linesBegun: Message("lines-begun", L10n.Notices.linesBegun)
    case .slowerOffered: Message("slower-offered", L10n.Notices.slowerOffered)
    case .skipOffered: Message("skip-offered", L10n.Notices.skipOffered)
    case .escapeRule(let twist, let text):
      Message("escape-rule", text, ["twist": .word(twist)], tellsWayOn: true)
    case .damaged(let file, let kept):
      Message(
        "damaged", L10n.Notices.damaged(file: file.text, kept: kept.text),
        ["file": .string(file), "kept": .string(kept)], tellsWayOn: true)
    case .replaced(let file, let kept):
      Message(
        "replaced", L10n.Notices.replaced(file: file.text, kept: kept.text),
        ["file": .string(file), "kept": .string(kept)], tellsWayOn: true)
    case .refilled(let file):
      Message(
        "refilled", L10n.Notices.refilled(file: file.text), ["file": .string(file)],
        tellsWayOn: true)
    case .newer(let file):
      Message(
        "newer", L10n.Notices.newer(file: file.text), ["file": .string(file)], tellsWayOn: true)
    case .unsaved(let file, let cause):
      Message(
        "unsaved", L10n.Notices.unsaved(file: file.text, cause: cause),
        ["file": .string(file), "cause": .text(cause)], tellsWayOn: true)
    case .noFolder: Message("no-folder", L10n.Notices.noFolder, tellsWayOn: true)
    case .playedElsewhere:
      Message("played-elsewhere", L10n.Notices.playedElsewhere, tellsWayOn: true)
    case .otherWorld(let slot):
      Message(
        "other-world", L10n.Notices.otherWorld(slot: slot.text), ["slot": .string(slot)],
        tellsWayOn: true)
    case .adventureLeft: Message("adventure-left", L10n.Comfort.left)
    case .preview: Message("preview", L10n.PackPlay.preview, tellsWayOn: true)
    }
  }

  package var text: LocalizedText { message.text }

  private static func chapterLeft(
    _ code: String, _ text: LocalizedText, _ chapter: Int, _ title: LocalizedText, _ stars: Int,
    _ of: Int
  ) -> Message {
    Message(
      code, text,
      [
        "chapter": .number(chapter), "title": .text(title), "stars": .count(stars),
        "of": .count(of),
      ])
  }
}
