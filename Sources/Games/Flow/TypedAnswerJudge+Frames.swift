import Localization

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

  /// Never a right one where a wrong one is near, or where the word is another that is known.
  private mutating func slip(_ key: [String], at range: Range<Int>) -> FramedAnswer? {
    let joined = key.joined()
    if let miss = firstMiss(where: { key.isSlip(of: $0) }) {
      return FramedAnswer(range: range, key: joined, miss: miss)
    }
    guard let place = keys.firstIndex(where: { key.isSlip(of: $0) }),
      firstMiss(where: { joined.isOneEdit(from: $0.joined) }) == nil,
      !level.isInVocabulary(key.joined(separator: " "), in: language)
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
