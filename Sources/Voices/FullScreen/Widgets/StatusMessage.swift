import Flow
import Localization
import Presentation
import Screen
import Session

/// Something said below a scene, with the sign of what it means.
struct StatusMessage: Equatable {
  let sign: StyledSymbol
  let text: LocalizedText
  /// Whether it has just caught fire.
  let isEmber: Bool

  init(_ symbol: String, _ style: Style, _ text: LocalizedText, isEmber: Bool = false) {
    sign = StyledSymbol(symbol, style)
    self.text = text
    self.isEmber = isEmber
  }
}

extension StatusMessage {
  /// What an event says below the scene; nothing where the scene itself changes.
  static func all(for event: Event, on level: LevelView?) -> [StatusMessage] {
    switch event {
    case .campaign(.verdict(let verdict)): messages(for: verdict)
    case .campaign(.act(let act)): messages(for: act)
    case .general(.notice(let notice)): message(for: notice, on: level).map { [$0] } ?? []
    case .general(.error(let error)): [StatusMessage(Symbol.remark, .accent, error.text)]
    case .adventure(.epilogue(let text)): [StatusMessage(Symbol.rope, .accent, text)]
    case .general, .campaign, .round, .adventure, .descent: []
    }
  }

  private static func messages(for verdict: Verdict) -> [StatusMessage] {
    if verdict.isGivenUp { return [StatusMessage(Symbol.remark, .accent, verdict.text)] }
    let said: [StatusMessage?] = [
      verdict.isCorrect
        ? StatusMessage(Symbol.right, .good, verdict.text)
        : StatusMessage(Symbol.wrong, .bad, verdict.text),
      verdict.spelling.map {
        StatusMessage(" ", .plain, L10n.Line.spelling(spelling: LocalizedText(cleaning: $0)))
      },
      verdict.correctCount.map {
        StatusMessage(" ", .plain, verdict.level.wrongListText(holds: $0))
      },
      verdict.starsText.map { StatusMessage(Symbol.star, .accent, $0) },
      verdict.isFourthStar
        ? StatusMessage(Symbol.fourthStar, .accent, L10n.SecondNight.star) : nil,
    ]
    return verdict.judgedActions.map { message(for: $0.outcome, $0.text) }
      + said.compactMap(\.self)
  }

  /// After a setback, also that the list of the search is empty again.
  private static func messages(for act: SearchActionResult) -> [StatusMessage] {
    guard let outcome = act.outcome else {
      return [StatusMessage(Symbol.dark, .faint, act.saidText)]
    }
    let said = message(for: outcome, act.saidText)
    return outcome == .setback
      ? [said, StatusMessage(" ", .plain, act.level.emptyListText)] : [said]
  }

  private static func message(for outcome: ActionFeedback, _ text: LocalizedText) -> StatusMessage {
    switch outcome {
    case .progress: StatusMessage(Symbol.progress, .good, text)
    case .nothing: StatusMessage(Symbol.nothing, .faint, text)
    case .setback: StatusMessage(Symbol.wrong, .bad, text)
    }
  }

  /// The language and a setting show their change themselves.
  private static func message(for notice: Notice, on level: LevelView?) -> StatusMessage? {
    switch notice {
    case .languageChanged, .settingChanged, .linesBegun, .interfaceLater: nil
    // Where letters are text, a hint is asked for by Tab.
    case .hintOffered:
      StatusMessage(
        Symbol.rope, .accent,
        level?.kind == .open ? L10n.Full.hintOfferedTab : L10n.Full.hintOffered)
    case .mishapFound(let count):
      StatusMessage(Symbol.remark, .accent, L10n.Mishaps.firstMenu(of: count))
    case .keywordLit: StatusMessage(Symbol.lit, .accent, notice.text, isEmber: true)
    case .chapterLeft, .packChapterLeft: StatusMessage(Symbol.star, .accent, notice.text)
    case .secondNight, .secondNightLeft:
      StatusMessage(Symbol.fourthStar, .accent, notice.text)
    case .slowerOffered, .skipOffered, .calibrated, .restartAsked, .giveUpAsked, .fallsLeft,
      .damaged, .replaced, .refilled, .newer, .unsaved, .noFolder, .playedElsewhere, .otherWorld,
      .adventureLeft, .escapeRule, .preview:
      StatusMessage(Symbol.remark, .accent, notice.text)
    case .restarted: StatusMessage(Symbol.nothing, .faint, notice.text)
    }
  }
}

extension PageWriter {
  /// What was said, below everything else.
  mutating func addMessages(_ messages: [StatusMessage]) {
    guard !messages.isEmpty else { return }
    addGap()
    let first = row
    for message in messages {
      let sign =
        message.isEmber ? StyledSymbol(message.sign.symbol, ember) : message.sign
      addText(message.text, style: message.isEmber ? ember : .plain, sign: sign)
    }
    markLatest(from: first)
  }
}
