import Flow
import Localization
import Session

extension Level.Kind {
  /// The scene in which a level of this kind is played.
  func scene(of level: LevelView) -> any Scene {
    switch self {
    case .closed: ClosedQuestionScene(level)
    case .rotor: RotorScene(level)
    case .open: OpenQuestionScene(level)
    case .search: SearchScene(level)
    case .form where level.formStyle?.filling == .words: GapsScene(level)
    case .form: FormScene(level)
    case .reflex: ReflexScene(level)
    }
  }

  /// Whether letters are text in a level of this kind.
  var isTyped: Bool {
    switch self {
    case .open: true
    case .closed, .rotor, .search, .form, .reflex: false
    }
  }

  /// How a level of this kind is played by keys.
  var help: [LocalizedText] {
    switch self {
    case .closed: [L10n.Full.helpClosed]
    case .rotor: [L10n.Full.helpRotorTurn, L10n.Full.helpRotorFaces]
    case .open: [L10n.Full.helpOpenType, L10n.Full.helpOpenHint, L10n.Full.helpOpenEdit]
    case .search: [L10n.Full.helpSearchLight, L10n.Full.helpSearchAct]
    case .form: [L10n.Forms.how]
    case .reflex:
      [
        L10n.Rounds.helpRules, L10n.Escapes.help, L10n.Escapes.helpShort, L10n.Rounds.helpKeys,
        L10n.Rounds.helpPace, L10n.Rounds.helpPause,
      ]
    }
  }
}

extension LevelView {
  /// How it is played by keys; where there are no hints, nothing of them.
  var help: [LocalizedText] {
    let hints = [L10n.Full.helpOpenHint, L10n.Full.helpGapHint]
    let marks = isLanding && (kind == .closed || kind == .search) ? [L10n.Descent.markHow] : []
    return (hintsInAll == 0 ? allHelp.filter { !hints.contains($0) } : allHelp) + marks
  }

  private var allHelp: [LocalizedText] {
    switch formStyle {
    case .several: [L10n.Forms.helpSeveral]
    case .match: [L10n.Forms.helpMatch]
    case .gaps: [L10n.Forms.helpGaps, L10n.Full.helpGapHint]
    case nil where kind == .closed && countsTries: [L10n.Full.helpClosedTries]
    case nil where wheels == nil: kind.help
    case nil: [L10n.Wheels.helpTurn, L10n.Wheels.helpDial, L10n.Wheels.helpAnswer]
    }
  }

  /// Whether letters are text in it.
  var isTyped: Bool { kind.isTyped || hasGaps }

  /// Whether words are typed into it in several places, between which Tab leads.
  var hasGaps: Bool { formStyle?.filling == .words }
}
