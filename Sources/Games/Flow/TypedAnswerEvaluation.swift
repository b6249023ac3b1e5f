import Localization

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
