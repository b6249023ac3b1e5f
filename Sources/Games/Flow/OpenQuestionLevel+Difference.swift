import Localization

/// What alone is wrong in a typed answer where it counts.
enum SpellingDifference: CaseIterable {
  case accents, apostrophes, hyphens, capitals, articles, letters

  /// What to mind.
  var text: LocalizedText {
    switch self {
    case .accents: L10n.Forms.mindAccents
    case .apostrophes: L10n.Forms.mindApostrophe
    case .hyphens: L10n.Forms.mindHyphens
    case .articles: L10n.Forms.mindArticle
    case .capitals: L10n.Forms.mindCapitals
    case .letters: L10n.Forms.mindLetters
    }
  }

  /// The same exactness but for this; nil where it makes no difference there.
  fileprivate func relaxed(_ exactness: AnswerExactness) -> AnswerExactness? {
    switch self {
    case .accents where exactness.countsAccents:
      AnswerExactness(
        accents: false, articles: exactness.articles, capitals: exactness.capitals, spelling: true)
    case .capitals where exactness.capitals:
      AnswerExactness(accents: exactness.accents, articles: exactness.articles, spelling: true)
    case .articles where exactness.articles: exactness
    case .letters where exactness.spelling: exactness
    case .accents, .apostrophes, .hyphens, .articles, .capitals, .letters: nil
    }
  }
}

extension OpenQuestionLevel {
  /// What alone is wrong in a typed text that is not right; nil where more is.
  func difference(of text: String, in language: Language) -> SpellingDifference? {
    let spoken = accepted.language(for: language)
    let spellings = accepted.resolved(in: language)
    // What is right but for accents was refused for a word of the question.
    let exact = { NormalizedAnswer($0, in: spoken, exactness: .accents).joined }
    let (typed, letters) = (key(text, in: spoken), exact(text))
    let written = spellings.filter { exact($0) == letters }
    let apostrophes = text.apostropheCount
    if !written.isEmpty, written.allSatisfy({ $0.apostropheCount != apostrophes }) {
      return .apostrophes
    }
    if spellings.contains(where: { key($0, in: spoken) == typed }) {
      if written.isEmpty { return .accents }
      let signs = AnswerSigns(text)
      let hasOtherBreaks = written.allSatisfy { !signs.hasSameBreaks(as: AnswerSigns($0)) }
      return hasOtherBreaks && !exactness.forgivesSlips ? .hyphens : nil
    }
    return SpellingDifference.allCases.first { difference in
      guard let exactness = difference.relaxed(exactness) else { return false }
      let typed = NormalizedAnswer(text, in: spoken, exactness: exactness)
      return spellings.contains {
        let right = NormalizedAnswer($0, in: spoken, exactness: exactness)
        return switch difference {
        case .accents, .apostrophes, .hyphens, .capitals: typed.joined == right.joined
        case .articles: typed.isSameWithoutArticle(as: right)
        case .letters: typed.isSlip(of: right)
        }
      }
    }
  }
}

extension String {
  fileprivate var apostropheCount: Int { count { $0 == "'" || $0 == "\u{2019}" } }
}
