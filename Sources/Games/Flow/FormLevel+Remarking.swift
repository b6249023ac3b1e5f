package import Localization

extension Level {
  /// Whether an answer to it has parts that are wrong one by one, so that none of them is an answer.
  package var judgesParts: Bool {
    guard case .form(let form) = self else { return false }
    return form.remembersHandedIn(recordingWords: true)
  }
}

/// What is remembered of a form so that it can be judged by another key.
extension FormLevel {
  /// Whether what is handed in is remembered as a whole, for its parts are wrong one by one.
  func remembersHandedIn(recordingWords: Bool) -> Bool {
    switch style {
    case .several: !remembersSets
    case .match: true
    case .gaps: recordingWords
    }
  }

  /// Whether all is right in what was handed in, by the ids of its rows.
  func isRight(handedIn filled: [String: AnswerID], in language: Language) -> Bool {
    (try? evaluate(filled: filled, in: language))?.isCorrect == true
  }

  /// Whether a wrong answer that is remembered, or told by its words, is right: marks, a pair, or a gap.
  func isRight(remembered answer: AnswerID, in language: Language) -> Bool {
    guard style == .gaps else { return answers.contains { $0.id == answer && $0.isRight } }
    return zip(1..., rows).contains { number, row in
      let place = Self.gapPrefix(number)
      guard case .words(let question) = row.answer, answer.hasPrefix(place),
        case .right = question.match(String(answer.dropFirst(place.count)), in: language)
      else { return false }
      return true
    }
  }

  /// What was handed in, in words: the texts of what is marked, or of what fills the rows.
  package func words(ofHandedIn filled: [String: AnswerID], in language: Language) -> String {
    guard style.filling != .mark else {
      let marked = rows.filter { filled[$0.id] != nil }
      return marked.isEmpty ? "" : Self.text(ofMarked: marked).resolved(in: language)
    }
    let texts = Dictionary(options.map { ($0.id, $0.text) }) { first, _ in first }
    return rows.compactMap { filled[$0.id] }
      .map { texts[$0]?.resolved(in: language) ?? $0 }.joined(separator: ", ")
  }
}
