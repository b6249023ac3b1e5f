package import Localization

extension OpenQuestionLevel {
  /// How many scalars of a text are judged; more cannot be typed.
  private static let judgedLimit = 4096

  /// Judges typed text: the folded spelling first, then one in a frame ("I think it was …"), then one edit
  /// of slack, never towards an answer that is known to be wrong. Where the
  /// spelling counts there is no slack: one learns to write.
  ///
  /// The articles that say nothing are those of the language that the spellings are in.
  package func match(_ text: String, in language: Language) -> TypedAnswerEvaluation {
    matches(of: CollectionOfOne(text), in: language)[0]
  }

  /// The same for each of some texts. One that is just a spelling needs no judge.
  package func matches(
    of texts: some Sequence<String>, in language: Language
  ) -> [TypedAnswerEvaluation] {
    let spellings = number == nil ? accepted.resolved(in: language) : []
    lazy var judge = TypedAnswerJudge(self, in: language)
    return texts.map { text in
      let text =
        text.utf8.count > Self.judgedLimit
        ? String(text.unicodeScalars.prefix(Self.judgedLimit)) : text
      let isSpelling =
        spellings.contains(text)
        && !key(text, in: accepted.language(for: language)).words.isEmpty
      return isSpelling ? .right(spelling: nil) : judge.match(text)
    }
  }

  /// How many of the texts are right.
  package func rightCount(of texts: Set<String>, in language: Language) -> Int {
    matches(of: texts, in: language).count { if case .right = $0 { true } else { false } }
  }

  /// What of a text makes a difference here.
  func key(_ text: String, in language: Language) -> NormalizedAnswer {
    NormalizedAnswer(text, in: language, exactness: exactness)
  }
}
