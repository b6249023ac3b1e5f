/// What makes a difference in a typed answer beside its words: usually nothing, but much does where one learns
/// to write.
package struct AnswerExactness: Hashable, Sendable {
  /// Whether `é` is not `e`.
  package let accents: Bool
  /// Whether a leading article counts: `le marché` is neither `la marché` nor `marché`.
  package let articles: Bool
  /// Whether `Polish` is not `polish`.
  package let capitals: Bool
  /// Whether no slip of a letter is forgiven.
  package let spelling: Bool
  /// Whether an accent is one of the letters that count.
  let countsAccents: Bool

  /// Without `spelling` slips are forgiven where nothing else counts. Where the spelling counts, accents do, unless they
  /// are said not to.
  package init(
    accents: Bool? = nil, articles: Bool = false, capitals: Bool = false, spelling: Bool? = nil
  ) {
    countsAccents = accents ?? (spelling == true)
    let accents = accents ?? false
    self.accents = accents
    self.articles = articles
    self.capitals = capitals
    self.spelling = spelling ?? (accents || articles || capitals)
  }

  /// Nothing makes a difference, and a small slip is forgiven.
  package static let forgiving = AnswerExactness()
  /// Accents make a difference, and no slip is forgiven.
  package static let accents = AnswerExactness(accents: true)

  /// Whether a slip is forgiven: what tells letters apart by their accents or case forgives none.
  var forgivesSlips: Bool { !spelling && !accents && !capitals }
  /// Whether the spelling counts for itself, so that words round an answer may be a part of what is asked.
  var isForSpelling: Bool { spelling && !accents && !capitals }
  /// Whether an answer may stand in a sentence, whose words are nobody’s answer.
  var allowsFrames: Bool { !articles && !capitals }
}
