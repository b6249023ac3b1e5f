import Flow
import Localization
import Presentation
import Session

extension Level.Kind {
  /// How a level of this kind is played in lines.
  var instructions: LocalizedText {
    switch self {
    case .closed: L10n.Line.howClosed
    case .rotor: L10n.Line.howRotor
    case .open: L10n.Line.howOpen
    case .search: L10n.Line.howSearch
    case .reflex: L10n.Line.howReflex
    }
  }
}

/// What differs from kind to kind; a new kind is a case in each of these.
extension LineVoice {
  /// What there is to choose from.
  func choices(of level: LevelView) -> [LocalizedText] {
    switch level.kind {
    case .closed: answers(of: level)
    case .rotor: [dialSummary(of: level)] + item(of: level)
    case .open: []
    case .search: numbered(level.elements.map(name))
    case .reflex: []
    }
  }

  /// What a line stands for in a level.
  mutating func parse(_ text: String, in level: LevelView) -> LineInterpretation {
    switch level.kind {
    case .open: return parseFreeText(text)
    case .search: return parseSearch(text, in: level)
    case .closed:
      return answer(choice(text, among: level.answers.map(\.text)), of: level)
        ?? parseBareCommand(text) ?? invalidChoice(text, last: level.answers.count)
    case .rotor: return parseRotor(text, in: level)
    case .reflex: return parseRound(text)
    }
  }

  /// What the Enter key alone stands for in a level.
  mutating func parseEmptyLine(in level: LevelView) -> LineInterpretation {
    switch level.kind {
    case .closed: reply(L10n.Errors.chooseAnswer(last: level.answers.count))
    case .rotor: .reply(resolve(turnToNextItem(level)))
    case .open: .command(.answer([""]))
    case .search: reply(L10n.Errors.objectThenAction)
    case .reflex: .command(.proceed)
    }
  }
}
