import Flow
import Localization
import Presentation
import Reflex
import Session

/// Which answers end with how to go on, and which leave the player nowhere.
extension Event {
  /// Whether it says, or is, what is to be done next. A list, a remark or a refusal does not.
  var tellsWayOn: Bool {
    switch self {
    case .general(.hello), .general(.menu), .general(.bye): true
    case .general(.pack), .general(.settings), .general(.scores): false
    case .general(.notice(let notice)): notice.message.tellsWayOn
    case .general(.error(let error)): error.message.tellsWayOn
    case .campaign(.levels), .campaign(.notes), .campaign(.mishaps): false
    case .campaign(.verdict): !isRefusal
    case .descent(.knots): false
    case .campaign, .round, .adventure, .descent: true
    }
  }

  /// How what a list prints is used; nil for lists of which nothing is chosen.
  func useOfList(in context: InputContext) -> LocalizedText? {
    switch self {
    // The adventure takes names for its own.
    case .campaign(.levels) where context == .adventure: L10n.Errors.levelNumbers
    case .campaign(.levels): L10n.Guidance.useLevels
    case .general(.settings): L10n.Guidance.settingsHelp
    case .general, .campaign, .round, .adventure, .descent: nil
    }
  }

  /// Whether a blank line stands before it.
  func startsSection(inLevel isInLevel: Bool) -> Bool {
    switch self {
    case .round(.ready(let ready)): !isInLevel || ready.practice == 0
    case .adventure: isPlaceName
    case .general, .campaign, .round, .descent: leavesRound
    }
  }

  /// Whether the player is where no command of a round runs.
  var leavesRound: Bool {
    switch self {
    case .general(.menu), .campaign(.intro), .campaign(.chapter), .campaign(.level),
      .campaign(.results), .adventure, .descent(.card), .descent(.ended):
      true
    case .general, .campaign, .round, .descent: false
    }
  }

  /// Whether an answer was wrong.
  var isRefusal: Bool {
    if case .campaign(.verdict(let verdict)) = self { verdict.isRefusal } else { false }
  }

  /// Whether a round of a level was played and not won.
  var isLostEscape: Bool {
    guard case .round(.ended(let round)) = self else { return false }
    return round.goal != nil && round.ending != .goal
  }

  var isHint: Bool { if case .campaign(.hint) = self { true } else { false } }

  var isLevel: Bool { if case .campaign(.level) = self { true } else { false } }

  var isMenu: Bool { if case .general(.menu) = self { true } else { false } }

  var isPlaceName: Bool { if case .adventure(.text(_, .title)) = self { true } else { false } }

  var isRoundEnd: Bool { if case .round(.ended) = self { true } else { false } }

  var isResults: Bool { if case .campaign(.results) = self { true } else { false } }

  var isRule: Bool {
    if case .general(.notice(.escapeRule)) = self { true } else { false }
  }
}
