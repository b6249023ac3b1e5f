import Flow
import Localization
import Presentation
import Session

/// Choices that a line may name: by their text, a number or letter, or words of theirs. Indices count from 0.
struct Choices {
  private let choices: [LocalizedText]
  private let texts: [String]
  private let language: Language

  init(_ choices: [LocalizedText], in language: Language) {
    self.choices = choices
    self.language = language
    texts = choices.map { $0.resolved(in: language) }
  }

  /// The choice that a text, a number or a letter names. Where some texts are numbers or letters themselves, the
  /// places that the voice tells come first.
  func index(of text: String) -> Int? {
    let naming = ChoiceNaming(of: choices)
    let place = naming.index(named: text).flatMap { texts.indices.contains($0) ? $0 : nil }
    return naming == .either ? exactIndex(of: text) ?? place : place ?? exactIndex(of: text)
  }

  /// The choice with that text: the one that is written just so, else the only one that differs in case and
  /// blanks alone, else one that differs in accents and signs too.
  func exactIndex(of text: String) -> Int? {
    if let index = texts.firstIndex(of: text) { return index }
    let alike = indices(of: text, folding: .choice)
    return alike.isEmpty
      ? indices(of: text, folding: .command).first : alike.count == 1 ? alike[0] : nil
  }

  private func indices(of text: String, folding: TextFoldingMode) -> [Int] {
    let typed = text.folded(as: folding)
    return texts.indices.filter { texts[$0].folded(as: folding) == typed }
  }

  /// The choices that the words are a part of: in the same order where that tells one from the others, else in any.
  /// Numbers and small words alone are a part of none.
  func indices(ofPart text: String) -> [Int] {
    let typed = words(of: text)
    guard typed.contains(where: { $0.contains(where: \.isLetter) }) else { return [] }
    let fitting = texts.indices.filter { Set(words(of: texts[$0])).isSuperset(of: typed) }
    let inOrder = fitting.filter { index in
      let words = words(of: texts[index])
      return words.indices.contains { words[$0...].starts(with: typed) }
    }
    return inOrder.count == 1 ? inOrder : fitting
  }

  /// The words that tell a choice from others: folded, without the small words.
  private func words(of text: String) -> [String] {
    let small = Set(L10n.Choices.small.resolved(in: language))
    return text.split { !$0.isLetter && !$0.isNumber }.map { String($0).folded(as: .word) }
      .filter { !small.contains($0) }
  }
}

// MARK: - How the answers of a level are named

extension LevelView {
  var answerTexts: [LocalizedText] { answers.map(\.text) }

  /// How they are named where some of them are numbers or letters themselves; nil where nothing need be said.
  var namedAnswers: LocalizedText? {
    switch ChoiceNaming(of: answerTexts) {
    case .either: nil
    case .numbers: L10n.Choices.byNumber(last: answers.count)
    case .letters:
      L10n.Choices.byLetter(
        last: LocalizedText(cleaning: max(0, answers.count - 1).choiceLetter))
    }
  }

  /// The number or letter that names the answer at a place, from 0.
  func choiceName(at index: Int) -> LocalizedText {
    switch ChoiceNaming(of: answerTexts) {
    case .either, .numbers: LocalizedText(cleaning: String(index + 1))
    case .letters: LocalizedText(cleaning: index.choiceLetter)
    }
  }

  /// Texts of its answers, each behind its number or letter.
  func named(_ texts: [LocalizedText]) -> [LocalizedText] {
    texts.enumerated().map { L10n.Choices.named(name: choiceName(at: $0), text: $1) }
  }
}
