import Flow
import Localization
import Presentation
import Screen
import Session

/// Something said below a scene, with the sign of what it means.
struct Message: Equatable {
  let sign: Sign
  let text: LocalizedText
  /// Whether it has just caught fire.
  let isEmber: Bool

  init(_ symbol: String, _ style: Style, _ text: LocalizedText, isEmber: Bool = false) {
    sign = Sign(symbol: symbol, style: style)
    self.text = text
    self.isEmber = isEmber
  }
}

extension Message {
  /// What an event says below the scene; nothing where the scene itself changes.
  static func all(for event: Event, on level: LevelView?) -> [Message] {
    switch event {
    case .campaign(.verdict(let verdict)): messages(for: verdict)
    case .campaign(.act(let act)): [message(for: act)] + cleared(by: act)
    case .program(.notice(let notice)): message(for: notice, on: level).map { [$0] } ?? []
    case .program(.error(let complaint)): [Message(Symbol.remark, .accent, complaint.text)]
    case .adventure(.epilogue(let text)): [Message(Symbol.rope, .accent, text)]
    case .program, .campaign, .round, .adventure: []
    }
  }

  private static func messages(for verdict: VerdictView) -> [Message] {
    let sign = verdict.isCorrect ? (Symbol.right, Style.good) : (Symbol.wrong, .bad)
    var messages = [Message(sign.0, sign.1, verdict.text)]
    if let spelling = verdict.spelling {
      let word = LocalizedText(verbatim: SafeText(cleaning: spelling))
      messages.append(Message(" ", .plain, L10n.Line.spelling(spelling: word)))
    }
    if let holds = verdict.holds {
      messages.append(Message(" ", .plain, verdict.level.wrongListText(holds: holds)))
    }
    if let stars = verdict.stars {
      messages.append(Message(Symbol.star, .accent, L10n.Full.starsWon(stars: stars)))
    }
    return messages
  }

  private static func message(for act: ActView) -> Message {
    switch act.outcome {
    case .progress: Message(Symbol.progress, .good, act.text)
    case .nothing: Message(Symbol.nothing, .faint, act.text)
    case .setback: Message(Symbol.wrong, .bad, act.text)
    }
  }

  /// That a search list is empty again.
  private static func cleared(by act: ActView) -> [Message] {
    act.outcome == .setback ? [Message(" ", .plain, act.level.emptyListText)] : []
  }

  /// The language and a setting show their change themselves.
  private static func message(for notice: Notice, on level: LevelView?) -> Message? {
    switch notice {
    case .languageChanged, .settingChanged: nil
    case .hintOffered: Message(Symbol.rope, .accent, offer(on: level))
    case .keywordLit: Message(Symbol.lit, .accent, notice.text, isEmber: true)
    case .chapterLeft: Message(Symbol.star, .accent, notice.text)
    case .slowerOffered, .skipOffered, .calibrated, .restartAsked, .damaged, .replaced, .refilled,
      .newer, .unsaved, .noFolder, .playedElsewhere:
      Message(Symbol.remark, .accent, notice.text)
    case .restarted: Message(Symbol.nothing, .faint, notice.text)
    }
  }

  /// How to ask for a hint; where letters are text it is in the menu.
  private static func offer(on level: LevelView?) -> LocalizedText {
    level?.kind == .open ? L10n.Full.hintOfferedMenu : L10n.Full.hintOffered
  }
}

extension PageWriter {
  /// What was said, below everything else.
  mutating func messages(_ messages: [Message]) {
    guard !messages.isEmpty else { return }
    gap()
    let first = row
    for message in messages {
      let sign = message.isEmber ? Sign(symbol: message.sign.symbol, style: ember) : message.sign
      text(message.text, style: message.isEmber ? ember : .plain, sign: sign)
    }
    markLatest(from: first)
  }
}
