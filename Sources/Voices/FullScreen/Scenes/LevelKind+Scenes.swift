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
    case .reflex: ReflexScene(level)
    }
  }

  /// Whether letters are text in a level of this kind.
  var isTyped: Bool {
    switch self {
    case .open: true
    case .closed, .rotor, .search, .reflex: false
    }
  }

  /// How a level of this kind is played by keys.
  var help: [LocalizedText] {
    switch self {
    case .closed: [L10n.Full.helpClosed]
    case .rotor: [L10n.Full.helpRotorTurn, L10n.Full.helpRotorFaces]
    case .open: [L10n.Full.helpOpenType, L10n.Full.helpOpenHint, L10n.Full.helpOpenEdit]
    case .search: [L10n.Full.helpSearchLight, L10n.Full.helpSearchAct]
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
    let all =
      wheels == nil
      ? kind.help : [L10n.Wheels.helpTurn, L10n.Wheels.helpDial, L10n.Wheels.helpAnswer]
    let marks = isLanding && (kind == .closed || kind == .search) ? [L10n.Descent.markHow] : []
    return (hintsInAll == 0 ? all.filter { $0 != L10n.Full.helpOpenHint } : all) + marks
  }
}
