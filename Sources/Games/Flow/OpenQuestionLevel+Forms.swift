package import Localization

extension OpenQuestionLevel {
  /// Whether a question asks for a form of a word, in which each letter counts: “What is the plural of mouse?”,
  /// « je finirai » as all that is right, or a gap with the word in brackets behind it. `gap` is that gap’s number, where
  /// the text has several.
  package static func asksForForm(
    _ question: LocalizedText, right: LocalizedList, gap: Int? = nil
  ) -> Bool {
    Language.allCases.contains { language in
      let vocabulary = QuestionWords.of(language)
      let words = { (text: String) in
        NormalizedAnswer.writtenWords(of: text, in: language).map { $0.folded(as: .word) }
      }
      let text = question.resolved(in: language)
      let asked = words(text)
      if gap == nil, vocabulary.askForForm(asked) { return true }
      let answers = right.resolved(in: language)
      // `river` is no French infinitive where the answers are in English.
      guard right.language(for: language) == language else { return false }
      if let base = text.wordsBehindGap(gap).map(words),
        vocabulary.areBase(base, of: answers.map(words))
      {
        return true
      }
      let isWhy = asked.first.map(L10n.Answers.whys.resolved(in: language).contains) == true
      return !isWhy
        && answers.allSatisfy { $0.mayBeForm && vocabulary.isForm(words($0)) }
    }
  }
}

extension String {
  /// Whether no word behind the first has a capital, and no point stands in it: « J. K. Rowling » is no form of a verb.
  fileprivate var mayBeForm: Bool {
    let words = split { $0.isWhitespace || "'’".contains($0) }
    return !contains("." as Character)
      && words.dropFirst().allSatisfy { $0.first?.isUppercase == false }
  }

  /// What stands in brackets behind a gap, in four words or fewer: `go`, of “He … (go)”; nil where nothing does.
  fileprivate func wordsBehindGap(_ number: Int?) -> String? {
    guard utf8.contains(UInt8(ascii: "(")) else { return nil }
    let marks = number.map { ["(\($0)) …"] } ?? ["…", "__"]
    return marks.lazy.compactMap { bracket(behind: $0) }.first
  }

  /// The words in brackets behind the first of some equal marks that has some.
  private func bracket(behind mark: String) -> String? {
    var rest = self[...]
    while let first = mark.first, let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      let bracket =
        rest.hasPrefix(mark)
        ? rest.dropFirst(mark.count).drop { $0.isWhitespace || $0 == "_" } : ""
      let words = bracket.dropFirst().prefix { $0 != ")" }
      if bracket.first == "(", words.split(separator: " ").count <= 4,
        words.allSatisfy({ $0.isLetter || $0.isWhitespace || "'’-".contains($0) })
      {
        return String(words)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
