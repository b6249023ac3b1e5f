import Localization

/// What a typed answer turns out to be.
package enum TypedAnswerEvaluation: Equatable, Sendable {
  /// Right; the proper spelling is told where another one was accepted.
  case right(spelling: String?)
  /// A wrong answer that was foreseen.
  case nearMiss(ForeseenWrongAnswer)
  case unforeseen
  /// Nothing to judge: blanks and punctuation, “I don’t know”, or a single key where words are right.
  case empty
}

extension NormalizedAnswer {
  /// Whether one word of `other` is a slip away and all else is the same; words with a digit must
  /// stand as they are.
  func isSlip(of other: NormalizedAnswer) -> Bool { words.isSlip(of: other) }

  /// Whether one edit makes it `other`, however short.
  func isNear(_ other: NormalizedAnswer) -> Bool { joined.isOneEdit(from: other.joined) }
}

extension [String] {
  /// A word that is understood as a number holds digits here, and is no slip of another.
  func isSlip(of other: NormalizedAnswer) -> Bool {
    isSlip(of: other.words) || isSlip(of: other.lettered)
  }

  private func isSlip(of other: [String]) -> Bool {
    guard count == other.count else { return false }
    let differing = zip(self, other).filter { $0 != $1 }
    guard differing.count == 1, let (typed, proper) = differing.first else { return false }
    return !(typed + proper).contains(where: \.isNumber) && typed.isSlip(of: proper)
  }
}

extension String {
  /// From 6 letters on any one edit behind the first letter; from 4 on what a finger does rather than what makes
  /// another word: letters swapped, one doubled, the ending of a plural more or less, of 5 one left out inside.
  fileprivate func isSlip(of proper: String) -> Bool {
    if isPlural(of: proper) || proper.isPlural(of: self) { return true }
    guard proper.count >= 4, first == proper.first, isOneEdit(from: proper) else { return false }
    guard proper.count < 6 else { return true }
    switch count - proper.count {
    case 0: return sorted() == proper.sorted()
    case 1: return withoutDoubles == proper.withoutDoubles
    case -1: return proper.count == 5 && last == proper.last
    case _: return false
    }
  }

  /// `ropes`, `torches`, `cities`.
  private func isPlural(of word: String) -> Bool {
    if word.count < 4 { return false }
    let hissing = ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix)
    return self == word + "s" || hissing && self == word + "es"
      || word.hasSuffix("y") && self == word.dropLast() + "ies"
  }

  private var withoutDoubles: [Character] {
    reduce(into: []) { letters, letter in if letters.last != letter { letters.append(letter) } }
  }
}
