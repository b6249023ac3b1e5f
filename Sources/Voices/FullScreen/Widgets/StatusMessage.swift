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
    if case .campaign(.verdict(let verdict)) = event { return messages(for: verdict) }
    if case .campaign(.act(let act)) = event {
      return [message(for: act)] + emptyListMessages(for: act)
    }
    if case .general(.notice(let notice)) = event {
      return message(for: notice, on: level).map { [$0] } ?? []
    }
    if case .general(.error(let error)) = event {
      return [StatusMessage(Symbol.remark, .accent, error.text)]
    }
    if case .adventure(.epilogue(let text)) = event {
      return [StatusMessage(Symbol.rope, .accent, text)]
    }
    return []
  }

  private static func messages(for verdict: Verdict) -> [StatusMessage] {
    if verdict.isGivenUp { return [StatusMessage(Symbol.remark, .accent, verdict.text)] }
    let sign = verdict.isCorrect ? (Symbol.right, Style.good) : (Symbol.wrong, .bad)
    var messages = verdict.judgedActions.map(message)
    messages.append(StatusMessage(sign.0, sign.1, verdict.text))
    if let spelling = verdict.spelling {
      let text = L10n.Line.spelling(spelling: LocalizedText(cleaning: spelling))
      messages.append(StatusMessage(" ", .plain, text))
    }
    if let holds = verdict.correctCount {
      messages.append(StatusMessage(" ", .plain, verdict.level.wrongListText(holds: holds)))
    }
    if let stars = verdict.starsText {
      messages.append(StatusMessage(Symbol.star, .accent, stars))
    }
    if verdict.isFourthStar {
      messages.append(StatusMessage(Symbol.fourthStar, .accent, L10n.SecondNight.star))
    }
    return messages
  }

  private static func message(for act: SearchActionResult) -> StatusMessage {
    act.outcome.map { message(for: $0, act.saidText) }
      ?? StatusMessage(Symbol.dark, .faint, act.saidText)
  }

  private static func message(for act: JudgedAction) -> StatusMessage {
    message(for: act.outcome, act.text)
  }

  private static func message(for outcome: ActionFeedback, _ text: LocalizedText) -> StatusMessage {
    switch outcome {
    case .progress: StatusMessage(Symbol.progress, .good, text)
    case .nothing: StatusMessage(Symbol.nothing, .faint, text)
    case .setback: StatusMessage(Symbol.wrong, .bad, text)
    }
  }

  /// That a search list is empty again.
  private static func emptyListMessages(for act: SearchActionResult) -> [StatusMessage] {
    act.outcome == .setback ? [StatusMessage(" ", .plain, act.level.emptyListText)] : []
  }

  /// The language and a setting show their change themselves.
  private static func message(for notice: Notice, on level: LevelView?) -> StatusMessage? {
    switch notice {
    case .languageChanged, .settingChanged, .linesBegun, .interfaceLater: nil
    case .hintOffered: StatusMessage(Symbol.rope, .accent, hintOffer(on: level))
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

  /// How to ask for a hint; where letters are text, by Tab.
  private static func hintOffer(on level: LevelView?) -> LocalizedText {
    level?.kind.isTyped == true ? L10n.Full.hintOfferedTab : L10n.Full.hintOffered
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
