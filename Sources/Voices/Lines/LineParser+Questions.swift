import Flow
import Localization
import Presentation
import Session

private typealias Words = L10n.Guidance

/// Lines in plain words that mean a key or a command, wherever they are typed.
extension LineParser {
  /// “Enter” as a word, where the key goes on.
  func isEnterKey(_ text: String) -> Bool {
    let goesOn =
      switch context {
      case .page, .round: true
      case .level(let level): level.kind.hasDial
      case .menu, .adventure: false
      }
    return goesOn && Words.enterKey.hasSpelling(text.folded(as: .command))
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
    switch context {
    case .menu(let items): isOne(text, of: items.map(\.text))
    case .level(let level) where level.kind.takesAnyWords: !text.plainWords.isEmpty
    case .level(let level): isOne(text, of: level.choiceTexts)
    case .page, .round, .adventure: false
    }
  }

  private func isOne(_ text: String, of texts: [LocalizedText]) -> Bool {
    let typed = text.plainWords
    return !typed.isEmpty && texts.contains { $0.resolved(in: language).plainWords == typed }
  }

  func asksWhere(_ text: String) -> Bool { whereAmI.contains(text.plainWords) }

  func asksAgain(_ text: String) -> Bool { sayAgain.contains(text.plainWords) }

  /// “Where am I?” and “What can I do?”; the adventure has answers of its own.
  mutating func parseQuestion(_ text: String) -> LineInterpretation? {
    guard context != .adventure else { return nil }
    if asksWhere(text) { return describeWhereabouts() }
    // In a round it may cost a breath, and is not to be had by a slip.
    if asksAgain(text), round.phase != .running { return .command(.repeat) }
    return whatCanIDo.contains(text.plainWords) ? parseHelp(isWhole: false) : nil
  }
}

// The questions in plain words, in all languages: every line is compared with them.
private let whereAmI = Words.whereAmI.plainWords
private let sayAgain = Words.sayAgain.plainWords
private let whatCanIDo = Words.whatCanIDo.plainWords

extension LocalizedList {
  /// Its values in all languages.
  fileprivate var plainWords: Set<String> {
    Set(Language.allCases.flatMap { resolved(in: $0).map(\.plainWords) })
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
