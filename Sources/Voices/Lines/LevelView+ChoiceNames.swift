import Flow
import Localization
import Presentation
import Session

/// How the answers of a level are named where some of them are numbers or letters themselves.
extension LevelView {
  /// What is said of it; nil where nothing need be said.
  var namedAnswers: LocalizedText? {
    switch ChoiceNaming(of: answers.map(\.text)) {
    case .either: nil
    case .numbers: L10n.Choices.byNumber(last: answers.count)
    case .letters:
      L10n.Choices.byLetter(
        last: LocalizedText(cleaning: max(0, answers.count - 1).choiceLetter))
    }
  }

  /// The number or letter that names the answer at a place, from 0.
  func choiceName(at index: Int) -> LocalizedText {
    LocalizedText(cleaning: name(at: index))
  }

  private func name(at index: Int) -> String {
    switch ChoiceNaming(of: answers.map(\.text)) {
    case .either, .numbers: String(index + 1)
    case .letters: index.choiceLetter
    }
  }

  /// Texts of its answers, each behind its number or letter.
  func named(_ texts: [LocalizedText]) -> [LocalizedText] {
    texts.enumerated().map {
      L10n.Choices.named(name: choiceName(at: $0), text: $1)
    }
  }
}
