package import Localization

/// Judges typed answers to one question in one language; what of its spellings makes a difference is
/// found once, however many answers come.
package struct TypedAnswerJudge {
  let answers: TypedAnswers
  let language: Language
  /// The language that the spellings are in.
  let spoken: Language
  let spellings: [String]
  let keys: [NormalizedAnswer]
  /// By their joined keys, the place of the first spelling.
  let places: [String: Int]
  /// The spellings, accents and all; made when a right answer is given.
  lazy var exactSpellings: Set<String> = Set(spellings.map(exact))
  /// Made when no right answer is given.
  lazy var misses: [(key: NormalizedAnswer, miss: ForeseenWrongAnswer)] = answers.nearMisses
    .flatMap { miss in
      miss.texts.resolved(in: language).map {
        (key: NormalizedAnswer($0, in: spoken), miss: miss)
      }
    }

  /// Of the answers to one question.
  package init(_ answers: TypedAnswers, in language: Language) {
    self.answers = answers
    self.language = language
    let spoken = answers.accepted.language(for: language)
    self.spoken = spoken
    spellings = answers.accepted.resolved(in: language)
    keys = answers.isExact ? [] : spellings.map { NormalizedAnswer($0, in: spoken) }
    places = Dictionary(keys.enumerated().map { ($1.joined, $0) }) { first, _ in first }
  }

  /// What a text comes to: the folded spelling first, then one in a frame ("I think it was …"), then one edit
  /// of slack, never towards an answer that is known to be wrong. Where the spelling counts only an answer that is
  /// spelt so is right.
  ///
  /// The articles that say nothing are those of the language that the spellings are in.
  package mutating func match(_ text: String) -> TypedAnswerEvaluation {
    let text = String(text.unicodeScalars.prefix(NormalizedAnswer.limit))
    let typed = NormalizedAnswer(text, in: spoken)
    guard !typed.words.isEmpty else { return .empty }
    if answers.isExact { return matchExactly(text) }
    let joined = typed.joined
    if let place = places[joined] {
      // Nothing is told where every letter stands, accents and all, as in an accepted spelling.
      let isExact = exactSpellings.contains(exact(text)) && !hasWrongArticle(text, place)
      return .right(spelling: isExact ? nil : spellings[place])
    }
    if let miss = firstMiss(where: { $0.joined == joined }) { return .nearMiss(miss) }
    if let evaluation = matchFramed(text, withSlips: false) { return evaluation }
    if saysNothing(text) || isStrayKey(joined) { return .empty }
    if let miss = firstMiss(where: { typed.isSlip(of: $0) }) { return .nearMiss(miss) }
    guard firstMiss(where: { typed.isNear($0) }) == nil else { return .unforeseen }
    if let place = keys.firstIndex(where: { typed.isSlip(of: $0) }) {
      return .right(spelling: spellings[place])
    }
    return matchFramed(text, withSlips: true) ?? .unforeseen
  }

  private func matchExactly(_ text: String) -> TypedAnswerEvaluation {
    let typed = answers.key(text, in: spoken)
    if spellings.contains(where: { answers.key($0, in: spoken) == typed }) {
      return .right(spelling: nil)
    }
    let miss = answers.nearMisses.first { miss in
      miss.texts.resolved(in: language).contains { answers.key($0, in: spoken) == typed }
    }
    return miss.map { .nearMiss($0) } ?? (saysNothing(text) ? .empty : .unforeseen)
  }

  mutating func firstMiss(where fits: (NormalizedAnswer) -> Bool) -> ForeseenWrongAnswer? {
    misses.first { fits($0.key) }?.miss
  }

  /// “I don’t know”: that answers nothing, and costs nothing.
  private func saysNothing(_ text: String) -> Bool {
    let joined = NormalizedAnswer(text, in: spoken).joined
    return L10n.Answers.unknowing.resolved(in: language).contains {
      NormalizedAnswer($0, in: spoken).joined == joined
    }
  }

  /// Whether one letter or digit was typed where every right answer is a word: that answers nothing.
  private func isStrayKey(_ joined: String) -> Bool {
    joined.count == 1 && answers.nearMisses.isEmpty
      && keys.allSatisfy { $0.joined.count > 2 && !$0.joined.contains(where: \.isNumber) }
  }

  /// Whether an article stands before it that another word has: « le lanterne ».
  private func hasWrongArticle(_ text: String, _ place: Int) -> Bool {
    guard let typed = NormalizedAnswer.writtenWords(of: text, in: spoken).first else {
      return false
    }
    let vocabulary = AnswerNormalizationWords.of(spoken)
    let firstWords = zip(keys, spellings).filter { $0.0 == keys[place] }
      .compactMap { NormalizedAnswer.writtenWords(of: $0.1, in: spoken).first }
    return !firstWords.contains(typed) && firstWords.contains { vocabulary.isWrong(typed, for: $0) }
  }

  private func exact(_ text: String) -> String {
    NormalizedAnswer(text, in: spoken, keepsAccents: true).joined
  }
}

extension TypedAnswerJudge {
  /// What an answer that stands in a frame is taken for; nil where there is none, where another word
  /// stands beside it, or where right and wrong ones are said at once.
  mutating func matchFramed(_ text: String, withSlips: Bool) -> TypedAnswerEvaluation? {
    let sentence = AnswerSentence(text, in: spoken)
    guard sentence.folded.count > 1 else { return nil }
    var answers = framedAnswers(in: sentence, withSlips: withSlips) { !sentence.isFrameWord($0) }
    if answers.isEmpty {
      // « c’était un son », « il y en a un »: here the word that frames is the answer.
      answers = framedAnswers(in: sentence, withSlips: false) { _ in true }
        .filter { $0.mayBeFrameWord }
    }
    guard sentence.isFrame(round: answers.map(\.range)) else { return nil }
    let misses = answers.compactMap(\.miss)
    if misses.count == answers.count { return misses.first.map { .nearMiss($0) } }
    guard misses.isEmpty else { return nil }
    let told = answers.first { !exactSpellings.contains(sentence.exactKey($0.range)) }
    return .right(spelling: told.flatMap(\.place).map { spellings[$0] })
  }

  /// From left to right the longest answers that are there.
  private mutating func framedAnswers(
    in sentence: AnswerSentence, withSlips: Bool, where mayBe: (Range<Int>) -> Bool
  ) -> [FramedAnswer] {
    var answers: [FramedAnswer] = []
    var index = 0
    while index < sentence.folded.count {
      let ends = (index + 1)...min(index + mostWords, sentence.folded.count)
      let ranges = ends.reversed().map { index..<$0 }.filter(mayBe)
      var found: FramedAnswer?
      for range in ranges where found == nil {
        let key = sentence.key(range)
        found = answer(key, at: range) ?? (withSlips ? slip(key, at: range) : nil)
      }
      // « n’est-ce pas » holds no « pas »: of a frame and an answer the longer one counts.
      let frame = sentence.frameCount(at: index)
      if let found, found.range.count >= frame {
        answers.append(found)
        index = found.range.upperBound
      } else {
        index += max(1, frame)
      }
    }
    return answers
  }

  /// A number may be said digit by digit, and a word in two.
  private var mostWords: Int { 8 }

  private mutating func answer(_ key: [String], at range: Range<Int>) -> FramedAnswer? {
    let joined = key.joined()
    if let place = places[joined] { return FramedAnswer(range: range, key: joined, place: place) }
    guard let miss = firstMiss(where: { $0.joined == joined }) else { return nil }
    return FramedAnswer(range: range, key: joined, miss: miss)
  }

  /// Never a right one where a wrong one is near.
  private mutating func slip(_ key: [String], at range: Range<Int>) -> FramedAnswer? {
    let joined = key.joined()
    if let miss = firstMiss(where: { key.isSlip(of: $0) }) {
      return FramedAnswer(range: range, key: joined, miss: miss)
    }
    guard let place = keys.firstIndex(where: { key.isSlip(of: $0) }),
      firstMiss(where: { joined.isOneEdit(from: $0.joined) }) == nil
    else { return nil }
    return FramedAnswer(range: range, key: joined, place: place)
  }
}

/// An answer among other words.
private struct FramedAnswer {
  let range: Range<Int>
  let key: String
  /// The place of the spelling, where it is right.
  var place: Int?
  /// Where it is wrong, which one was foreseen.
  var miss: ForeseenWrongAnswer?

  /// A word as small as this is right in a frame only where it is a number.
  var mayBeFrameWord: Bool { miss != nil || key.allSatisfy(\.isNumber) }
}

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
