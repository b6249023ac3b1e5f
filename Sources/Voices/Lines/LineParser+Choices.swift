import Answers
import Flow
import Localization
import Presentation
import Session

/// Choices by their text, their number or their letter, and what is said where none is meant.
extension LineParser {
  /// The item of the menu that a text, the head of one, a number or a letter names.
  func menuItem(_ text: String, among items: [MenuItem]) -> MenuItem? {
    let heads = items.map { LocalizedText(cleaning: $0.text.resolved(in: language).head) }
    if let index = exactChoiceIndex(text, among: items.map(\.text))
      ?? exactChoiceIndex(text, among: heads)
    {
      return items[index]
    }
    if L10n.Guidance.goOn.hasSpelling(text.folded(as: .command)) {
      return items.first { $0.id == "continue" } ?? items.first
    }
    if let number = Int(text), text.isPlainDigits { return items.first { $0.number == number } }
    return items.first { $0.letters.resolved(in: language).contains(text.folded(as: .command)) }
  }

  /// The index of the choice that a text, a number or a letter names. Where some texts are numbers or letters
  /// themselves, the places that the voice tells come first.
  func choiceIndex(_ text: String, among texts: [LocalizedText]) -> Int? {
    let naming = ChoiceNaming(of: texts)
    let place = naming.index(named: text).flatMap { texts.indices.contains($0) ? $0 : nil }
    return naming == .either
      ? exactChoiceIndex(text, among: texts) ?? place
      : place ?? exactChoiceIndex(text, among: texts)
  }

  /// The index of the choice with that text: the one that is written just so, else the only one that differs
  /// in case and blanks alone, else one that differs in accents and signs too.
  func exactChoiceIndex(_ text: String, among texts: [LocalizedText]) -> Int? {
    let texts = texts.map { $0.resolved(in: language) }
    if let index = texts.firstIndex(of: text) { return index }
    let alike = texts.indices(of: text, folding: .choice)
    return alike.isEmpty
      ? texts.indices(of: text, folding: .command).first : alike.count == 1 ? alike[0] : nil
  }

  /// What comes of the only choice that the text is a part of; asks for its number where it is a part of
  /// several, nil where of none.
  func parsePart(
    _ text: String, of texts: [LocalizedText], choosing: (Int) -> LineInterpretation
  ) -> LineInterpretation? {
    let indices = choiceIndices(part: text, of: texts)
    return indices.count > 1 ? replyAmbiguous(text, among: indices) : indices.first.map(choosing)
  }

  func choiceIndices(part text: String, of texts: [LocalizedText]) -> [Int] {
    let texts = texts.map { $0.resolved(in: language) }
    return ChoiceWords(text, in: language).indices(among: texts, in: language)
  }

  // MARK: Replies

  func replyInvalidChoice(_ text: String, last: Int) -> LineInterpretation {
    if text.isPlainDigits || isNumberWord(text) { return replyOutOfRange(text, last: last) }
    // Who types many words means no command, unless the first of them is one.
    let words = text.split(separator: " ")
    let mayBeCommand = words.count < 3 || LineCommand(String(words[0])) != nil
    if mayBeCommand, nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(L10n.Errors.notAChoiceOf(said: LocalizedText(cleaning: text), last: last))
  }

  /// Whether it is a number in letters, which is no slip of a command.
  private func isNumberWord(_ text: String) -> Bool {
    text.allSatisfy(\.isLetter) && NormalizedAnswer(text, in: language).joined.isPlainDigits
  }

  /// The numbers of a menu begin with 0.
  func replyInvalidItem(_ text: String, of items: [MenuItem]) -> LineInterpretation {
    if text.isPlainDigits {
      let number = LocalizedText(cleaning: text, limit: 12)
      return reply(L10n.Errors.outOfMenu(said: number, last: items.lastNumber))
    }
    if nearestCommand(to: text) != nil { return replyUnknownCommand(text) }
    return reply(
      L10n.Errors.notOnMenu(said: LocalizedText(cleaning: text), last: items.lastNumber))
  }

  func replyOutOfRange(_ number: String, last: Int) -> LineInterpretation {
    reply(L10n.Errors.outOfRange(said: LocalizedText(cleaning: number, limit: 12), last: last))
  }

  /// Asks which of the choices is meant that a text is a part of; nil where it is a part of none.
  func replyAmbiguous(_ text: String, among indices: [Int]) -> LineInterpretation? {
    LocalizedText.list(indices.map { LocalizedText(cleaning: "\($0 + 1)") }).map {
      reply(L10n.Choices.ambiguous(said: LocalizedText(cleaning: text), numbers: $0))
    }
  }

  /// A word where only Enter leads on, such as an answer before its question is shown.
  func replyNothingAsked(_ text: String) -> LineInterpretation {
    guard nearestCommand(to: text) == nil else { return replyUnknownCommand(text) }
    let said = LocalizedText(cleaning: text)
    return reply([L10n.Errors.nothingAsked(said: said), L10n.Line.pressEnter])
  }

  /// A word that is neither an answer nor a command.
  func replyUnknownCommand(_ text: String, then advice: LocalizedText? = nil) -> LineInterpretation
  {
    let advice = nearestCommand(to: text) == nil ? advice.map { [$0] } ?? [] : []
    return reply([LineCommand.refusal(of: text, in: language)] + advice)
  }

  /// The command that was probably meant, by its shown word.
  func nearestCommand(to text: String) -> String? {
    let word = text.drop { $0 == "/" }.prefix { $0 != " " }
    return LineCommand.nearest(to: String(word), in: language)
  }

  func reply(_ text: LocalizedText) -> LineInterpretation { reply([text]) }

  /// Lines in the language of the moment, each ended by a line feed.
  func reply(_ texts: [LocalizedText]) -> LineInterpretation {
    .reply(texts.map { $0.resolved(in: language) + "\n" }.joined())
  }
}

extension String {
  /// What stands before a colon: “Go on” of “Go on: 2.3”.
  fileprivate var head: String { String(prefix { $0 != ":" }).trimmedBlanks }
}

extension [String] {
  fileprivate func indices(of text: String, folding: TextFoldingMode) -> [Int] {
    let typed = text.folded(as: folding)
    return indices.filter { self[$0].folded(as: folding) == typed }
  }
}
