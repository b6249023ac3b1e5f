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
  /// `floor` in units, `before` nil at the first time; `allowance` in milliseconds, where the voice speaks.
  case calibrated(floor: Int, before: Int?, allowance: Int?)
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

  /// Stable; programs may rely on it.
  package var code: String {
    switch self {
    case .hintOffered: "hint-offered"
    case .mishapFound: "first-fall"
    case .keywordLit: "keyword-lit"
    case .chapterLeft, .packChapterLeft: "chapter-left"
    case .secondNight: "second-night"
    case .secondNightLeft: "second-night-left"
    case .languageChanged: "language-changed"
    case .restartAsked: "restart-asked"
    case .giveUpAsked: "give-up-asked"
    case .fallsLeft: "falls-left"
    case .restarted: "restarted"
    case .settingChanged: "setting-changed"
    case .interfaceLater: "interface-later"
    case .linesBegun: "lines-begun"
    case .slowerOffered: "slower-offered"
    case .skipOffered: "skip-offered"
    case .escapeRule: "escape-rule"
    case .calibrated: "calibrated"
    case .damaged: "damaged"
    case .replaced: "replaced"
    case .refilled: "refilled"
    case .newer: "newer"
    case .unsaved: "unsaved"
    case .noFolder: "no-folder"
    case .playedElsewhere: "played-elsewhere"
    case .otherWorld: "other-world"
    case .adventureLeft: "adventure-left"
    case .preview: "preview"
    }
  }

  package var text: LocalizedText {
    switch self {
    case .hintOffered: L10n.Notices.hintOffered
    case .mishapFound(let count): L10n.Mishaps.first(of: count)
    case .keywordLit(let word): L10n.Notices.keywordLit(word: word)
    case .chapterLeft(_, let title, let stars, let of):
      L10n.Notices.chapterLeft(title: title, stars: stars, of: of)
    case .packChapterLeft(_, let title, let stars, let of):
      L10n.PackPlay.chapterLeft(title: title, count: stars, of: of)
    case .secondNight: L10n.SecondNight.rule
    case .secondNightLeft(_, let title, let stars, let of):
      L10n.SecondNight.chapterLeft(title: title, stars: stars, of: of)
    case .languageChanged: L10n.Notices.languageChanged
    case .restartAsked: L10n.Notices.restartAsked
    case .giveUpAsked: L10n.Descent.giveUpAsked
    case .fallsLeft(let count): L10n.Descent.fallsLeft(count: count)
    case .restarted: L10n.Notices.restarted
    case .settingChanged(let setting, let value):
      L10n.Notices.settingChanged(setting: setting.name, value: setting.name(of: value))
    case .interfaceLater: L10n.Notices.interfaceLater
    case .linesBegun: L10n.Notices.linesBegun
    case .slowerOffered: L10n.Notices.slowerOffered
    case .skipOffered: L10n.Notices.skipOffered
    case .escapeRule(_, let text): text
    case .calibrated(let floor, let before, let allowance):
      Self.calibrated(floor: floor, before: before, allowance: allowance)
    case .damaged(let file, let kept):
      L10n.Notices.damaged(
        file: LocalizedText(verbatim: file), kept: LocalizedText(verbatim: kept))
    case .replaced(let file, let kept):
      L10n.Notices.replaced(
        file: LocalizedText(verbatim: file), kept: LocalizedText(verbatim: kept))
    case .refilled(let file): L10n.Notices.refilled(file: LocalizedText(verbatim: file))
    case .newer(let file): L10n.Notices.newer(file: LocalizedText(verbatim: file))
    case .unsaved(let file, let cause):
      L10n.Notices.unsaved(file: LocalizedText(verbatim: file), cause: cause)
    case .noFolder: L10n.Notices.noFolder
    case .playedElsewhere: L10n.Notices.playedElsewhere
    case .otherWorld(let slot): L10n.Notices.otherWorld(slot: LocalizedText(verbatim: slot))
    case .adventureLeft: L10n.Comfort.left
    case .preview: L10n.PackPlay.preview
    }
  }

  private static func calibrated(floor: Int, before: Int?, allowance: Int?) -> LocalizedText {
    let time = Setting.floor.name(of: String(floor))
    let before = before ?? RoundRules.floors.lowerBound
    let floorText =
      if floor > before {
        L10n.Notices.floorRaised(time: time)
      } else if floor < before {
        L10n.Notices.floorLowered(time: time, before: Setting.floor.name(of: String(before)))
      } else {
        L10n.Notices.floorKept(time: time)
      }
    guard let allowance else { return floorText }
    return L10n.Notices.calibratedSpeech(
      floor: floorText, allowance: Setting.allowance.name(of: String(allowance)))
  }
}
