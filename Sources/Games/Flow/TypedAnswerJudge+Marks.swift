import Localization

/// What accents, apostrophes and articles make of the same letters.
extension TypedAnswerJudge {
  private static let apostrophes: [Character] = ["'", "’", "‘", "ʼ"]

  /// Whether the question says just these words, accents and all: `a` is no `à` where one is to choose.
  func repeatsQuestion(_ text: String) -> Bool {
    let asked = level.content.text.resolved(in: language)
    return Set(NormalizedAnswer.writtenWords(of: text, in: spoken))
      .isSubset(of: NormalizedAnswer.writtenWords(of: asked, in: spoken))
  }

  /// Whether the question has this word with its apostrophes, and no spelling has: `its` where `it’s` is right.
  func repeatsApostrophes(_ text: String) -> Bool {
    guard ([text] + spellings).contains(where: { $0.contains(where: Self.apostrophes.contains) })
    else {
      return false
    }
    let typed = AnswerSigns.words(of: text)
    // « l’Italie » is « Italie », whatever the question says.
    let withoutArticle = Set(typed.map(\.withoutElidedArticle))
    guard
      !spellings.contains(where: { [typed, withoutArticle].contains(AnswerSigns.words(of: $0)) })
    else { return false }
    return typed.isSubset(of: AnswerSigns.words(of: level.content.text.resolved(in: language)))
  }

  /// Whether a short word becomes another one by its apostrophe: `we’re` for `were`; « l’or » is « or » behind an article.
  func isOtherByApostrophe(_ text: String) -> Bool {
    guard text.withPlainDecades == text,
      let mark = text.lastIndex(where: Self.apostrophes.contains),
      (1...2).contains(text[mark...].count { $0.isLetter })
    else { return false }
    let words = foldedWords(of: text)
    let alike = zip(keys, spellings).filter { $0.0.joined == words.joined() }.map(\.1)
    return !alike.isEmpty
      && !alike.contains { $0.contains { Self.apostrophes.contains($0) || $0.isWhitespace } }
  }

  /// Whether a word is another for its accent alone: « à » for « a », « sûr » for « sur ».
  func isOtherByAccent(_ text: String) -> Bool {
    let typed = NormalizedAnswer.writtenWords(of: text, in: spoken)
    // Who leaves accents out leaves them out everywhere.
    guard let word = typed.first, typed.count == 1, !word.utf8.allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    return L10n.Answers.accentWords.resolved(in: spoken).contains { group in
      let words = group.split(separator: " ").map(String.init)
      return words.contains(word) && spellings.contains { words.contains($0.lowercased()) }
    }
  }

  /// Whether a right answer has an article that is wrong before it: « la livre » for « le livre ».
  func hasWrongArticle(_ text: String, _ joined: String) -> Bool {
    guard let typed = firstWord(of: text) else { return false }
    let right = zip(keys, spellings).filter { $0.0.joined == joined }
      .compactMap { firstWord(of: $0.1) }
    let vocabulary = AnswerNormalizationWords.of(spoken)
    return !right.contains(typed) && right.contains { vocabulary.isWrong(typed, for: $0) }
  }

  /// « une colombe » is no slip of « Colomb ».
  func hasArticle(_ text: String) -> Bool {
    guard let first = firstWord(of: text), AnswerNormalizationWords.of(spoken).isArticle(first)
    else { return false }
    return !shortTexts.contains { firstWord(of: $0) == first }
  }

  private func firstWord(of text: String) -> String? {
    text.folded(as: .word).split { !$0.isLetter }.first.map(String.init)
  }

  /// Whether an accent is wrong where each letter counts; `oe` is a way to write `œ`.
  mutating func hasWrongAccents(_ text: String) -> Bool {
    guard level.exactness.isForSpelling, level.exactness.countsAccents else { return false }
    let typed = exact(text).withoutLigatures
    return !exactSpellings.contains { $0.withoutLigatures == typed }
  }

  func exact(_ text: String) -> String {
    NormalizedAnswer(text.withPlainFigures, in: spoken, exactness: .accents).joined
  }
}
