import Flow
import Localization

/// How the results of a class are counted: by pupil, and by question.
extension ClassResults.Pupil {
  /// What one result comes to.
  init(_ result: PackResult) {
    name = result.label.name
    questions = max(result.label.questions, result.questions.count)
    let isWhole = result.questions.count == result.label.questions
    questionIDs = isWhole ? Set(result.questions.filter { !$0.isUnasked }.map(\.id)) : nil
    for question in result.questions {
      if question.isUnasked {
        // Nobody loses a mark by what was not asked.
        questions -= 1
        if question.isBegun {
          replaced.insert(question.row)
        } else if question.isReopened {
          reopened.append(question.told)
        } else {
          unasked.append(question.told)
        }
      }
      if question.isBegun { starsByQuestion[question.row] = question.stars }
      let (wrong, unjudged) = (question.judgedWrong, question.unjudgedInOrder)
      if !wrong.isEmpty { wrongByQuestion[question.row] = wrong }
      if !unjudged.isEmpty { unjudgedByQuestion[question.row] = unjudged }
      remarkedByQuestion[question.row] = question.remarked
      takenByQuestion[question.row] = question.takenAsRight
      if !question.isUnasked, !question.isOver || question.isOutdated,
        let position = question.position
      {
        left.append(position.number)
      }
      // What the pack asks no more counts for nothing.
      if question.isOutdated { continue }
      solved += question.isSolved ? 1 : 0
      over += question.isOver ? 1 : 0
      stars += question.stars
      answered += question.isRightAtFirst == nil ? 0 : 1
      rightAtFirst += question.isRightAtFirst == true ? 1 : 0
      tries += question.tries
      hints += question.hints
      seconds += question.seconds
    }
  }

  /// Names without case and accents first, as a list of a class is sorted; no name last.
  var sortKey: (String, String) {
    name.map { ($0.string.folded(as: .word), $0.string) } ?? ("\u{10FFFD}", "")
  }
}

extension ClassResults.Question {
  /// Counts how one pupil has answered it.
  mutating func add(_ question: PackResult.Question) {
    answered += question.isRightAtFirst == nil ? 0 : 1
    rightAtFirst += question.isRightAtFirst == true ? 1 : 0
    solved += question.isSolved ? 1 : 0
    tries += question.tries
    hints += question.hints
    for answer in question.judgedWrong { wrong[answer, default: 0] += 1 }
    for answer in question.unjudgedInOrder { unjudged[answer, default: 0] += 1 }
    if let answer = question.takenAsRight { taken[answer, default: 0] += 1 }
    position = position ?? question.position
    text = text ?? question.text
    right = right ?? question.right
  }
}

extension LevelPosition {
  /// As pupils read it, such as `1.5`.
  var number: String { "\(chapter + 1).\(level + 1)" }
}

extension PackResult.Question {
  /// The id of the row of a table in which it stands: one of its own where the pack asks something else now.
  var row: String { isOutdated ? ClassResults.Question.outdated(id) : id }

  /// What it asks, behind its number where that is known; else its id.
  var told: SafeText {
    var question = ClassResults.Question(id: id)
    (question.text, question.position) = (text, position)
    return question.numberedText ?? question.label
  }

  /// The right answer as it was typed, where the pack has it in other words or letters.
  var takenAsRight: SafeText? {
    isSolved && remarked == nil && isTypedOtherwise ? typedRight : nil
  }
}
