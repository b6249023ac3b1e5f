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

  init(_ sign: StyledSymbol, _ text: LocalizedText, isEmber: Bool = false) {
    self.sign = sign
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
    case .general(.error(let error)): [StatusMessage(.remark, error.text)]
    case .adventure(.epilogue(let text)): [StatusMessage(.rope, text)]
    case .general, .campaign, .round, .adventure, .descent: []
    }
  }

  private static func messages(for verdict: Verdict) -> [StatusMessage] {
    if verdict.isGivenUp { return [StatusMessage(.remark, verdict.text)] }
    let said: [StatusMessage?] = [
      StatusMessage(verdict.isCorrect ? .right : .wrong, verdict.text),
      verdict.spelling.map {
        StatusMessage(.blank, L10n.Line.spelling(spelling: LocalizedText(cleaning: $0)))
      },
      verdict.correctCount.map { StatusMessage(.blank, verdict.level.wrongListText(holds: $0)) },
      verdict.freeText.map { StatusMessage(.blank, $0) },
      verdict.starsText.map { StatusMessage(.star, $0) },
      verdict.isFourthStar ? StatusMessage(.fourthStar, L10n.SecondNight.star) : nil,
    ]
    return verdict.judgedActions.map { StatusMessage(sign(of: $0.outcome), $0.text) }
      + said.compactMap(\.self)
  }

  /// After a setback, also that the list of the search is empty again.
  private static func messages(for act: SearchActionResult) -> [StatusMessage] {
    let said = StatusMessage(act.outcome.map(sign) ?? .dark, act.saidText)
    return act.outcome == .setback
      ? [said, StatusMessage(.blank, act.level.emptyListText)] : [said]
  }

  private static func sign(of outcome: ActionFeedback) -> StyledSymbol {
    switch outcome {
    case .progress: .progress
    case .nothing: .nothing
    case .setback: .wrong
    }
  }

  /// The language and a setting show their change themselves.
  private static func message(for notice: Notice, on level: LevelView?) -> StatusMessage? {
    switch notice {
    case .languageChanged, .settingChanged, .linesBegun, .interfaceLater: nil
    // Where letters are text, a hint is asked for by Tab.
    case .hintOffered:
      StatusMessage(
        .rope, level?.kind == .open ? L10n.Full.hintOfferedTab : L10n.Full.hintOffered)
    case .mishapFound(let count): StatusMessage(.remark, L10n.Mishaps.firstMenu(of: count))
    case .keywordLit: StatusMessage(.lit, notice.text, isEmber: true)
    case .chapterLeft, .packChapterLeft: StatusMessage(.star, notice.text)
    case .secondNight, .secondNightLeft: StatusMessage(.fourthStar, notice.text)
    case .giveUpAsked: StatusMessage(.remark, L10n.Full.giveUpAsked)
    case .restartAsked: StatusMessage(.remark, L10n.Full.restartAsked)
    case .slowerOffered, .skipOffered, .fallsLeft,
      .damaged, .replaced, .refilled, .newer, .unsaved, .noFolder, .playedElsewhere, .otherWorld,
      .adventureLeft, .escapeRule, .preview:
      StatusMessage(.remark, notice.text)
    case .restarted: StatusMessage(.nothing, notice.text)
    }
  }
}

extension Notice {
  /// What it asks whether to do; nil where it only tells something.
  var question: Command? {
    if self == .giveUpAsked { return .skip }
    return self == .restartAsked ? .restart : nil
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
