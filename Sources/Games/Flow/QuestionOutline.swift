/// What a question keeps when a word of it is corrected: it stays the same question while what is right in it,
/// and most of the words that ask for it, stay.
package struct QuestionOutline: Equatable, Sendable {
  /// The words of a longer text behind these are not compared.
  private static let most = 40

  /// So many words make a question that is itself with more words behind or before it.
  private static let fewestKept = 3

  /// The hash of what is right; where that is spellings, also of all else that is right, and of each of them, parted by
  /// strokes; behind plus signs, of some numbers that are right as well.
  package let right: String
  /// What asks for it, without case, accents and punctuation: words parted by blanks.
  package let words: String

  /// Of a hash, and of words in their order.
  package init(right: String, words: [String]) {
    self.init(right: right, words: words.prefix(Self.most).joined(separator: " "))
  }

  /// As it was kept.
  package init(right: String, words: String) {
    self.right = right
    self.words = words
  }

  /// Whether one is the other with some words corrected: two in three of the longer one stand in both, or all of the
  /// shorter one, if it has enough; and what was right is so still. Whoever has missed the question is asked it anew
  /// where a word is another, which may have misled, or where more is right now and the answers are not known.
  package func isCorrection(
    of other: QuestionOutline, wasMissed: Bool, byKnownAnswers isKnown: Bool = false
  ) -> Bool {
    if wasMissed, words != other.words || !isKnown && !hasSameRight(as: other) { return false }
    guard hasSameRight(as: other) || isWider(than: other) else { return false }
    let (one, two) = (words.split(separator: " "), other.words.split(separator: " "))
    var rest = two
    var common = 0
    for word in one {
      guard let place = rest.firstIndex(of: word) else { continue }
      rest.remove(at: place)
      common += 1
    }
    let isLonger = common == min(one.count, two.count) && common >= Self.fewestKept
    return isLonger || common * 3 >= max(one.count, two.count) * 2
  }

  /// Whether it asks what the other asks, though something else may be right.
  package func asksTheSame(as other: QuestionOutline) -> Bool {
    words == other.words || isCorrection(of: other, wasMissed: false)
  }

  private var hashes: [Substring] { right.split(separator: "/") }

  private func hasSameRight(as other: QuestionOutline) -> Bool {
    hashes.first == other.hashes.first
  }

  /// Whether every spelling of the other is right, and all else of it as it was.
  private func isWider(than other: QuestionOutline) -> Bool {
    let (mine, theirs) = (hashes, other.hashes)
    guard min(mine.count, theirs.count) > 2, mine[1] == theirs[1] else { return false }
    let right = Set(mine[2...].map { $0.drop { $0 == Self.nearMark } })
    return right.isSuperset(of: theirs[2...].filter { $0.first != Self.nearMark })
  }

  /// What stands before the hash of a number that is right beside the one that is asked for.
  package static let nearMark: Character = "+"
}
