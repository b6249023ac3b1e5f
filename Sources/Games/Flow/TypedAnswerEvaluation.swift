package import Localization

/// What a typed answer turns out to be.
package enum TypedAnswerEvaluation: Equatable, Sendable {
  /// Right; the proper spelling is told where another one was accepted.
  case right(spelling: String?)
  /// A wrong answer that was foreseen.
  case nearMiss(ForeseenWrongAnswer)
  case unforeseen
  /// Nothing but blanks and punctuation.
  case empty
}

extension OpenQuestionLevel {
  /// Judges typed text: the folded spelling first, then one edit of slack, never towards
  /// an answer that is known to be wrong. Where accents are exact there is
  /// no slack: one learns to spell.
  ///
  /// The articles that say nothing are those of the language that the spellings are in.
  package func match(_ text: String, in language: Language) -> TypedAnswerEvaluation {
    let spoken = accepted.language(for: language)
    let typed = key(text, in: spoken)
    guard !typed.words.isEmpty else { return .empty }
    let spellings = accepted.resolved(in: language)
    func spelling(where fits: (NormalizedAnswer) -> Bool) -> String? {
      spellings.first { fits(key($0, in: spoken)) }
    }
    func nearMiss(where fits: (NormalizedAnswer) -> Bool) -> ForeseenWrongAnswer? {
      nearMisses.first { miss in
        miss.texts.resolved(in: language).contains { fits(key($0, in: spoken)) }
      }
    }
    if let proper = spelling(where: { $0.joined == typed.joined }) {
      // Nothing is told where every letter stands, accents and all, as in an accepted spelling.
      func exact(_ text: String) -> String {
        NormalizedAnswer(text, in: spoken, accents: .exact).joined
      }
      let typed = exact(text)
      return .right(spelling: spellings.contains { exact($0) == typed } ? nil : proper)
    }
    if let miss = nearMiss(where: { $0.joined == typed.joined }) { return .nearMiss(miss) }
    guard accents == .folded else { return .unforeseen }
    if let miss = nearMiss(where: { typed.isSlip(of: $0) }) { return .nearMiss(miss) }
    guard nearMiss(where: { typed.isNear($0) }) == nil else { return .unforeseen }
    if let proper = spelling(where: { typed.isSlip(of: $0) }) { return .right(spelling: proper) }
    return .unforeseen
  }

  /// What of a text makes a difference here.
  func key(_ text: String, in language: Language) -> NormalizedAnswer {
    NormalizedAnswer(text, in: language, accents: accents)
  }
}

extension NormalizedAnswer {
  /// Whether one word of `other` is one edit away and all else is the same. Words under
  /// 6 letters and words with a digit must stand as they are.
  func isSlip(of other: NormalizedAnswer) -> Bool {
    guard words.count == other.words.count else { return false }
    let differing = zip(words, other.words).filter { $0 != $1 }
    guard differing.count == 1, let (typed, proper) = differing.first else { return false }
    return proper.count >= 6 && !(typed + proper).contains(where: \.isNumber)
      && typed.isOneEdit(from: proper)
  }

  /// Whether one edit makes it `other`, however short.
  func isNear(_ other: NormalizedAnswer) -> Bool { joined.isOneEdit(from: other.joined) }
}
