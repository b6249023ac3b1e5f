import Localization

extension TypedAnswerJudge {
  /// Whether a right answer stands in words that say more than was asked for: « Il est né à Bethléem », « imparfait de
  /// l’indicatif », “Dallas, Texas”. Nobody finds out an answer so: behind a link or a comma nothing is looked for, nor
  /// in words that begin with no subject.
  mutating func hasExtraWords(_ text: String) -> Bool {
    guard level.vocabulary == nil, !keys.contains(where: { asks(with: $0.words) }) else {
      return false
    }
    let sentence = AnswerSentence(text, in: spoken, exactness: level.exactness)
    let vocabulary = QuestionWords.of(spoken)
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    // More than one comma parts a list.
    guard (2...Self.mostExtraWords).contains(sentence.folded.count),
      text.count(where: { $0 == "," }) < 2,
      !sentence.folded.contains(where: {
        vocabulary.conjunctions.contains($0) || alternatives.contains($0)
      })
    else { return false }
    let answers = framedAnswers(in: sentence, withSlips: false) { !sentence.isFrameWord($0) }
    let isSentence = sentence.folded.first.map(vocabulary.subjects.contains) == true
    if answers.isEmpty, isSentence { return endsWithAnswer(text) }
    guard answers.count == 1, let answer = answers.first, answer.miss == nil, answer.key.count > 2
    else { return false }
    if hasOneWordMore(text, round: answer, in: sentence) { return true }
    let before = sentence.folded[..<answer.range.lowerBound]
    let behind = sentence.folded[answer.range.upperBound...]
    if sentence.isFrame(before) {
      let isLinked =
        behind.first.map {
          vocabulary.mayLink($0, in: spoken) || vocabulary.furtherLinks.contains($0)
        } ?? false
      return isLinked || hasComma(text, behind: answer.range.upperBound)
    }
    guard sentence.isFrame(behind), !before.contains(where: { $0.contains(where: \.isNumber) })
    else { return false }
    let article = before.firstIndex { AnswerNormalizationWords.of(spoken).isArticle($0) }
    let isLinked = before.last.map { vocabulary.mayLink($0, in: spoken) } == true
    if isLinked, before.contains(where: vocabulary.placeNouns.contains) { return true }
    // “He is the father of Napoleon” says another.
    let isOfAnother = before.last.map(vocabulary.links.contains) == true
    return isSentence && !(isOfAnother && article.map { $0 < before.endIndex - 1 } == true)
  }

  /// Whether one word stands among those of an answer of three or more that says more of it: “the murder of Archduke Franz
  /// Ferdinand”.
  mutating func hasWordInside(_ text: String) -> Bool {
    guard level.vocabulary == nil, level.exactness.forgivesSlips else { return false }
    let isArticle = AnswerNormalizationWords.of(spoken).isArticle
    let typed = foldedWords(of: text).filter { !isArticle($0) }
    let vocabulary = QuestionWords.of(spoken)
    return spelledWords.contains { spelled in
      let right = spelled.filter { !isArticle($0) }
      guard right.count >= 3, typed.count == right.count + 1, typed.first == right.first,
        typed.last == right.last,
        let place = right.indices.first(where: { right[$0] != typed[$0] })
      else { return false }
      let word = typed[place]
      return typed[(place + 1)...] == right[place...] && word.allSatisfy(\.isLetter)
        && !vocabulary.denials.contains(word) && !vocabulary.limits.contains(word)
        && NumberWords.of(spoken).reading([word]) == nil && OrdinalNumber.of(word) == nil
        && !vocabulary.conjunctions.contains(word)
    }
  }

  /// Whether an answer is to be given in fewer words, whether a right one stands in it or not, so that nobody learns
  /// that: a sentence, or a number with “about”.
  mutating func leavesUnjudged(_ text: String) -> Bool { isAbout(text) || isWordy(text) }

  /// Whether it is a sentence, or has many more words than any right answer, where none of these is a sentence: “it was
  /// built in Spain”, “because the rats came by ship”.
  private mutating func isWordy(_ text: String) -> Bool {
    guard level.vocabulary == nil, level.number == nil, level.exactness.allowsFrames, !isForForm,
      text.utf8.count <= Self.longest, text.contains(where: \.isWhitespace)
    else { return false }
    let isArticle = AnswerNormalizationWords.of(spoken).isArticle
    let typed = foldedWords(of: text)
    let said = behindFrame(text).map(foldedWords) ?? typed
    let most = spelledWords.map { $0.count { !isArticle($0) } }.max() ?? 0
    let surplus = said.count { !isArticle($0) } - most
    if surplus > 0, beginsSentence(typed), !spelledWords.contains(where: beginsSentence) {
      return true
    }
    let alternatives = L10n.Answers.alternatives.resolved(in: spoken)
    let isList = text.contains("," as Character) || typed.contains(where: alternatives.contains)
    guard surplus > 0, !isList else { return false }
    // “The Treaty of Versailles ended it”
    let endsWithObject = typed.last.map(QuestionWords.of(spoken).subjects.contains) == true
    return surplus >= Self.surplusOfSentence || endsWithObject
      || wording.isForPerson && isNameWithWords(text)
  }

  /// Whether a name with capitals has words without behind it: “Wat Tyler led it”.
  private func isNameWithWords(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    let isName = { (word: Substring) in word.first?.isUppercase == true }
    return words.first.map(isName) == true && words.last?.first?.isLowercase == true
      && spellings.allSatisfy { $0.split(separator: " ").last.map(isName) == true }
  }

  /// So many words more than any right answer has are a sentence.
  private static var surplusOfSentence: Int { 3 }

  /// Whether folded words begin with a subject or with what begins a reason.
  private func beginsSentence(_ words: [String]) -> Bool {
    let vocabulary = QuestionWords.of(spoken)
    return words.first.map(vocabulary.subjects.contains) == true
      || vocabulary.causes.contains { words.starts(with: $0) }
  }

  /// Whether one word says more beside an answer in words, or words of the question alone: « noyau cellulaire »,
  /// “Washington DC”, “plants use photosynthesis”.
  private func hasOneWordMore(
    _ text: String, round answer: FramedAnswer, in sentence: AnswerSentence
  ) -> Bool {
    let vocabulary = QuestionWords.of(spoken)
    let said = sentence.folded.indices.filter {
      !answer.range.contains($0) && !sentence.isFrameWord($0..<($0 + 1))
    }.map { sentence.folded[$0] }
    // “the Treaty of Versailles 1919”
    if said.count == 1, said[0].isYear, !answer.key.contains(where: \.isNumber),
      said[0] == sentence.folded.last, !wording.words.contains(said[0])
    {
      return true
    }
    guard !said.isEmpty, !text.contains(where: { ",;/".contains($0) }) else { return false }
    // “Charles Darwin did”
    let others = said.filter { word in
      !vocabulary.auxiliaries.contains(word)
        && (wording.isForPerson || !wording.words.contains { word.isForm(of: $0) })
    }
    guard let other = others.first else { return true }
    return others.count == 1 && !wording.isForPerson && other.count > 1
      && other.allSatisfy(\.isLetter) && !other.allSatisfy("ivx".contains)
      && answer.key.contains(where: \.isLetter) && !vocabulary.mayLink(other, in: spoken)
  }

  /// Whether a sentence ends with what is right behind a preposition or an article: « Il vécut au 17e siècle ».
  private mutating func endsWithAnswer(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let vocabulary = QuestionWords.of(spoken)
    for start in words.indices.dropFirst(2).suffix(5) {
      let before = words[start - 1].folded(as: .word)
      guard vocabulary.mayLink(before, in: spoken), !vocabulary.links.contains(before) else {
        continue
      }
      let rest = words[start...].joined(separator: " ")
      if let evaluation = matchValues(rest, level.key(rest, in: spoken)), case .right = evaluation {
        return true
      }
    }
    return false
  }

  /// Who writes more tells a story.
  private static var mostExtraWords: Int { 12 }

  /// Whether a comma stands behind so many words.
  private func hasComma(_ text: String, behind count: Int) -> Bool {
    guard let comma = text.firstIndex(of: ","), text[comma...].dropFirst().first == " " else {
      return false
    }
    let words = NormalizedAnswer.writtenWords(of: String(text[..<comma]), in: spoken)
    return words.count == count
  }
}

extension String {
  /// Whether it is a number of four digits.
  fileprivate var isYear: Bool { count == 4 && allSatisfy { $0.isASCII && $0.isNumber } }
}

extension QuestionWords {
  /// Whether a folded word may link what was not asked for to an answer: `of`, `in`, `de`.
  fileprivate func mayLink(_ word: String, in language: Language) -> Bool {
    links.contains(word) || prepositions.contains(word) || places.contains(word)
      || AnswerNormalizationWords.of(language).isArticle(word)
  }
}
