package import Flow
import Localization

/// What the newest result of a pupil keeps back, and an earlier one tells: a code tells no answers but those that its
/// pack foresees.
extension PackResult {
  /// Of the questions to which wrong answers were typed, and none is told here, those to which a file tells them, by
  /// their ids.
  package func questionsKeptBack(by chapters: [Chapter], recordingWords: Bool) -> Set<String> {
    let typed = chapters.flatMap(\.levels).filter { $0.keepsTypedAnswers(recordingWords) }
    return questionsKeptBack(among: Set(typed.map(\.id)))
  }

  /// Those of them to which wrong answers were given, and none is told.
  package func questionsKeptBack(among ids: Set<String>) -> Set<String> {
    Set(questions.filter(\.keepsBackWrongAnswers).map(\.id)).intersection(ids)
  }

  /// The same with the wrong answers that an earlier result of the same pupil tells of the same questions.
  package func completed(by earlier: PackResult) -> PackResult {
    let known = Dictionary(earlier.questions.map { ($0.id, $0) }) { first, _ in first }
    return PackResult(
      label: label, time: time,
      questions: questions.map { question in
        known[question.id].map(question.completed) ?? question
      })
  }

  /// The places of the results of each pupil of a pack, the newest first; each without a name stands alone.
  package static func placesByPupil(of results: [PackResult]) -> [[Int]] {
    Dictionary(grouping: results.indices) { place in
      results[place].key.map { [results[place].label.id, $0] } ?? [String(place)]
    }
    .values.map { places in places.sorted { results[$0].isNewer(than: results[$1]) } }
  }
}

extension PackResult.Question {
  /// The same with the wrong answers that were told earlier; as it is where they were given to another question.
  fileprivate func completed(by earlier: Self) -> Self {
    guard content.isEmpty || content == earlier.content, !earlier.wrong.isEmpty,
      earlier.tries <= tries, isRightAtFirst == earlier.isRightAtFirst
    else { return self }
    var question = self
    if content.isEmpty {
      question.content = earlier.content
      question.text = earlier.text
      question.right = earlier.right
    }
    question.outline = earlier.outline
    question.hintsBeforeFirst = earlier.hintsBeforeFirst
    question.isInOrder = earlier.isInOrder
    if question.handedIn.isEmpty { question.handedIn = earlier.handedIn }
    let later = wrong.filter { !earlier.wrong.contains($0) }
    question.wrong = Array((earlier.wrong + later).prefix(Self.mostWrong))
    question.unjudged = earlier.unjudged.union(unjudged).intersection(question.wrong)
      .subtracting(judgedWrong + earlier.judgedWrong)
    return question
  }
}

extension Level {
  /// Whether wrong answers that are typed are kept, foreseen or not: numbers always are.
  fileprivate func keepsTypedAnswers(_ recordsWords: Bool) -> Bool {
    switch self {
    case .open(let question): recordsWords || question.number != nil
    case .form(let form): recordsWords && form.style.filling == .words
    case .closed, .rotor, .search, .reflex: false
    }
  }
}
