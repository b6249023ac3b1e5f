package import Localization

extension CarvingPuzzle {
  /// Whether it is fair in every language, and has as many lines in each.
  package var isFair: Bool {
    Set(poems.map(\.count)).count <= 1 && Language.allCases.allSatisfy { isFair(in: $0) }
  }

  /// Whether the reader finds the answer, and finds nothing else however it reads; and whether nothing
  /// rude is shown.
  package func isFair(in language: Language) -> Bool {
    guard let shown = shown(in: language), shown.count <= (words.count > 1 ? 12 : 6),
      !RudeStems.isRude(shown), hasPoem(of: shown, in: language)
    else { return false }
    let reader = CarvingReader(language)
    return reader.meanings(of: shown, by: method.reading) == [words]
      && reader.answers(to: shown, by: method.reading, question: question) == [answer]
      && !reader.isAmbiguous(shown, except: method.reading) && !isNamedByFrame(in: language)
  }

  /// Whether the frame or the question names one of the words, as « chacun son tour » does a tower.
  private func isNamedByFrame(in language: Language) -> Bool {
    let texts = CarvingTexts(self)
    let named = [texts.frame, texts.question].compactMap { $0?.resolved(in: language) }
      .flatMap { $0.unicodeScalars.split { !$0.properties.isAlphabetic } }
    return words.contains { concept in
      let word = concept.word.resolved(in: language).unicodeScalars
      return named.contains { $0.elementsEqual(word) }
    }
  }

  /// Whether the lines, if there must be lines, begin with the letters, and their ends are no word.
  private func hasPoem(of shown: Letters, in language: Language) -> Bool {
    guard method.isPoem else { return poems.isEmpty }
    let lines = poems[language.index].map { Letters(folding: $0) }
    let ends = Letters(lines.compactMap(\.bytes.last))
    let reader = CarvingReader(language)
    return Letters(lines.compactMap(\.bytes.first)) == shown
      && reader.meanings(of: ends, by: .plain).isEmpty
      && reader.meanings(of: ends, by: .reversed).isEmpty
  }
}
