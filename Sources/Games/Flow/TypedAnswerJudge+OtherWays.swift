import Localization

/// A right answer that is said in another way, by rule rather than by a table.
extension TypedAnswerJudge {
  /// The initials of three words or more: « DDHC » for « Déclaration des droits de l’homme et du citoyen »; nil where the
  /// question has them, or asks what they are short for.
  func matchInitials(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.vocabulary == nil,
      !AnswerSynonyms.of(spoken).isAsked(by: wording.words)
    else { return nil }
    let words = text.split { $0.isWhitespace || "'’".contains($0) }
    let initials = words.drop {
      AnswerNormalizationWords.of(spoken).isArticle(String($0).lowercased())
    }
    .joined().filter { $0 != "." }.folded(as: .word)
    guard initials.count >= 3, !wording.words.contains(initials) else { return nil }
    return spellings.contains { self.initials(of: $0) == initials } ? .right(spelling: nil) : nil
  }

  /// Folded, without those of the words that link the others.
  private func initials(of spelling: String) -> String {
    let vocabulary = QuestionWords.of(spoken)
    let words = foldedWords(of: spelling)
      .filter {
        !vocabulary.links.contains($0) && !vocabulary.conjunctions.contains($0)
          && !vocabulary.prepositions.contains($0)
          && !AnswerNormalizationWords.of(spoken).isArticle($0)
      }
    return String(words.compactMap(\.first))
  }

  /// A word of several by its beginning and a point: `art. 231` for “article 231”.
  func matchAbbreviation(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.vocabulary == nil, text.contains("." as Character)
    else { return nil }
    let typed = abbreviatedWords(of: text)
    let isSame = spellings.contains { spelling in
      let words = abbreviatedWords(of: spelling)
      return words.count > 1 && words.count == typed.count
        && zip(typed, words).allSatisfy { $0 == $1 || $0.isAbbreviation(of: $1) }
    }
    return isSame ? .right(spelling: nil) : nil
  }

  /// Folded, with the points behind them.
  private func abbreviatedWords(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String($0).folded(as: .word) }
  }

  /// A unit by its sign or another of its names, where a unit is asked for and not its sign: `A` or `amps` for `ampere`.
  func matchUnit(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, let sign = MeasuredUnit.sign(of: text),
      L10n.Answers.unitNouns.resolved(in: spoken).contains(where: wording.words.contains),
      !AnswerSynonyms.of(spoken).isAsked(by: wording.words)
    else { return nil }
    return spellings.contains { MeasuredUnit.sign(of: $0) == sign } ? .right(spelling: nil) : nil
  }

  /// “the gravity of the Moon” for “the Moon’s gravity”, “a vaccine against smallpox” for “the smallpox vaccine”, or the
  /// other way round.
  func matchPossessive(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.vocabulary == nil else { return nil }
    let typed = possessive(text)
    guard typed.words.count > 1 else { return nil }
    let isSame = spellings.contains {
      let right = possessive($0)
      return right.hasLink != typed.hasLink && right.words == typed.words
    }
    return isSame ? .right(spelling: nil) : nil
  }

  /// The folded words with the owner first, without articles and the s of “the Moon’s”, and whether one linked them.
  private func possessive(_ text: String) -> (words: [String], hasLink: Bool) {
    let vocabulary = QuestionWords.of(spoken)
    let isLink = { vocabulary.links.contains($0) || vocabulary.purposes.contains($0) }
    // « du » is a link, too.
    let words = foldedWords(of: text)
      .filter { $0 != "s" && (isLink($0) || !AnswerNormalizationWords.of(spoken).isArticle($0)) }
    guard let link = words.firstIndex(where: isLink), link > 0 else {
      return (words, false)
    }
    return (Array(words[(link + 1)...] + words[..<link]), true)
  }

  /// Whether a form of a word is asked for, of which each letter and each accent counts.
  var isForForm: Bool {
    level.exactness.isForSpelling
      && OpenQuestionLevel.asksForForm(level.content.text, right: level.accepted)
  }

  /// A fraction by its name or as a decimal number: “a half” or 0.5 for 1/2; nil where the question says how it is to be
  /// written.
  func matchFraction(_ text: String) -> TypedAnswerEvaluation? {
    guard level.exactness.forgivesSlips, level.vocabulary == nil else { return nil }
    let isSame = spellings.contains { spelling in
      guard case .fraction(0, let over, let under)? = WrittenFigure(spelling), under > 0 else {
        return false
      }
      if L10n.Answers.fractions.resolved(in: spoken).contains(
        "\(over)/\(under) \(text.folded(as: .word))")
      {
        return true
      }
      guard
        !L10n.Answers.fractionNouns.resolved(in: spoken).contains(where: wording.words.contains),
        let (digits, scale) = text.decimalDigits
      else { return false }
      return digits * under == over * scale
    }
    return isSame ? .right(spelling: nil) : nil
  }

  /// A form without the pronoun that its spelling has, or with one that has the same form: « serons » for « nous
  /// serons », « elle finit » for « il finit »; more than was asked for where its spelling has none. Nil where no form is
  /// asked for.
  func matchForm(_ text: String) -> TypedAnswerEvaluation? {
    guard isForForm else { return nil }
    let subjects = QuestionWords.of(spoken).subjects
    let typed = NormalizedAnswer.writtenWords(of: text, in: spoken)
    let place = spellings.firstIndex { spelling in
      let right = NormalizedAnswer.writtenWords(of: spelling, in: spoken)
      guard let subject = right.first, subjects.contains(subject) else { return false }
      if right.dropFirst() == typed[...] { return true }
      // « elles sont parties » has a form of its own.
      return right.count == 2 && right.dropFirst() == typed.dropFirst()
        && L10n.Answers.sameSubjects.resolved(in: spoken).contains { row in
          let same = row.split(separator: " ").map(String.init)
          return same.contains(subject) && typed.first.map(same.contains) == true
        }
    }
    if place != nil { return .right(spelling: nil) }
    // “It is knives”.
    if let form = behindFrame(text), spellings.contains(form) { return .extraWords }
    // « ils sont », where « sont » is all that is asked for.
    let isMore =
      typed.count > 1 && subjects.contains(typed[0])
      && spellings.contains {
        NormalizedAnswer.writtenWords(of: $0, in: spoken)[...] == typed.dropFirst()
      }
    return isMore ? .extraWords : nil
  }
}

extension String {
  /// Whether it is three letters or more of the beginning of a longer word, and a point.
  fileprivate func isAbbreviation(of word: String) -> Bool {
    last == "." && count > 3 && count <= word.count && dropLast().allSatisfy(\.isLetter)
      && word.hasPrefix(dropLast())
  }

  /// The digits of a short decimal number as one number, and what that is to be divided by: 5 and 10, of `0.5` or `.5`;
  /// nil for anything else.
  fileprivate var decimalDigits: (digits: Int, scale: Int)? {
    let parts = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count == 2, (1...6).contains(parts[1].count), parts[0].count <= 6,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let digits = Int(parts.joined())
    else { return nil }
    return (digits, parts[1].reduce(1) { scale, _ in scale * 10 })
  }
}
