import Localization
import Presentation
import Session

private typealias Words = L10n.Guidance

/// Lines in plain words that mean a key or a command, wherever they are typed.
extension LineParser {
  /// “Enter” as a word, where the key goes on.
  func isEnterKey(_ text: String) -> Bool {
    guard Words.enterKey.hasSpelling(text.folded(as: .command)) else { return false }
    return switch context {
    case .page, .round: true
    case .level(let level): level.kind.hasDial
    case .menu, .adventure: false
    }
  }

  /// The answer to the question whether to start again; nil where it is none.
  mutating func parseYesOrNo(_ text: String) -> LineInterpretation? {
    let typed = text.folded(as: .command)
    if Words.yes.hasSpelling(typed) { return .command(.restart) }
    guard Words.no.hasSpelling(typed) else { return nil }
    hasDeclined = true
    // It changes nothing, but the question no longer stands.
    return .command(.resume)
  }

  /// “Where am I?” and “What can I do?”; the adventure has answers of its own.
  mutating func parseQuestion(_ text: String) -> LineInterpretation? {
    guard context != .adventure else { return nil }
    let typed = text.folded(as: .word).split { !$0.isLetter }.joined(separator: " ")
    if Words.whereAmI.hasWords(typed) { return describeWhereabouts() }
    return Words.whatCanIDo.hasWords(typed) ? parseHelp(isWhole: false) : nil
  }
}

extension LocalizedList {
  /// Whether one of its values has just these words in any language.
  fileprivate func hasWords(_ typed: String) -> Bool {
    Language.allCases.contains { language in
      resolved(in: language).contains {
        $0.folded(as: .word).split { !$0.isLetter }.joined(separator: " ") == typed
      }
    }
  }
}
