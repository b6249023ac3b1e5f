import Flow
package import Localization
import Session

/// By what choices are named beside their own words: a text that is a number or a letter itself must not be
/// taken for the place of another.
package enum ChoiceNaming: Equatable, Sendable {
  /// By number or by letter, as the voice likes.
  case either
  /// By number alone, for some text is a single letter.
  case numbers
  /// By letter alone, for some text is a number.
  case letters

  /// Of choices with these texts; the same in every language, for it may change while one chooses.
  package init(of texts: [LocalizedText]) {
    let said = Language.allCases.flatMap { language in texts.map { $0.resolved(in: language) } }
    if said.contains(where: { $0.choiceLetterIndex.map(texts.indices.contains) ?? false }) {
      self = .numbers
    } else if said.contains(where: {
      $0.plainNumber.map { (1...texts.count).contains($0) } ?? false
    }) {
      self = .letters
    } else {
      self = .either
    }
  }

  /// The place, from 0, of a choice that is named by what was typed; nil where that names none.
  package func index(named text: String) -> Int? {
    switch self {
    case .either: number(text) ?? text.choiceLetterIndex
    case .numbers: number(text)
    case .letters: text.choiceLetterIndex
    }
  }

  private func number(_ text: String) -> Int? { text.plainNumber.map { $0 - 1 } }
}

extension Int {
  /// The letter that stands before the choice of this place: a for 0.
  package var choiceLetter: String {
    Unicode.Scalar(0x61 + UInt32(clamping: self)).map { String($0) } ?? ""
  }
}
