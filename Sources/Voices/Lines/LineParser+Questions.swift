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

  /// Whether it is one just so, as in a pack that teaches a language: then it is no question.
  func isAnswer(_ text: String) -> Bool {
    let typed = text.plainWords
    return switch context {
    case _ where typed.isEmpty: false
    case .menu(let items):
      items.contains { $0.text.resolved(in: language).plainWords == typed }
    case .level(let level):
      level.kind.takesAnyWords
        || level.choiceTexts.contains { $0.resolved(in: language).plainWords == typed }
    case .page, .round, .adventure: false
    }
  }

  func asksWhere(_ text: String) -> Bool { Words.whereAmI.hasWords(text.plainWords) }

  func asksAgain(_ text: String) -> Bool { Words.sayAgain.hasWords(text.plainWords) }

  /// “Where am I?” and “What can I do?”; the adventure has answers of its own.
  mutating func parseQuestion(_ text: String) -> LineInterpretation? {
    guard context != .adventure else { return nil }
    let typed = text.plainWords
    if asksWhere(text) { return describeWhereabouts() }
    // In a round it may cost a breath, and is not to be had by a slip.
    if asksAgain(text), round.phase != .running { return .command(.repeat) }
    return Words.whatCanIDo.hasWords(typed) ? parseHelp(isWhole: false) : nil
  }
}

extension LocalizedList {
  /// Whether one of its values has just these words in any language.
  fileprivate func hasWords(_ typed: String) -> Bool {
    Language.allCases.contains { language in
      resolved(in: language).contains {
        $0.plainWords == typed
      }
    }
  }
}

extension LevelView {
  /// What a line may name in it.
  fileprivate var choiceTexts: [LocalizedText] {
    answers.map(\.text) + elements.flatMap { [$0.name] + $0.actions.map(\.text) }
  }
}

extension String {
  /// Its words alone, without signs, accents and capitals.
  fileprivate var plainWords: String {
    folded(as: .word).split { !$0.isLetter }.joined(separator: " ")
  }
}
