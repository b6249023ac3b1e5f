import Localization

/// Questions and answers in pairs, of which each question is asked once.
struct VocabularyList {
  private(set) var issues: [ImportIssue] = []
  private var entries: [Entry] = []
  private var places: [SafeText: Int] = [:]

  private struct Entry {
    let question: LocatedPlainText
    var answers: [LocatedPlainText]
    var known: Set<SafeText>
  }

  /// Spellings of the answer are parted by strokes; another answer to a known question is right, too.
  mutating func add(question: TableCell, answer: TableCell) {
    var texts = QuestionTextReader()
    do throws(ImportIssue) {
      guard let asked = try texts.readText(question.bytes, as: .plain, at: question.offset) else {
        throw ImportIssue(.noText, at: question.offset)
      }
      var answers: [LocatedPlainText] = []
      for part in answer.parts {
        if let parted = LikelyAnswers.parted(part, isTyped: true) {
          let problem = TableProblem.likelySeveral(part.echo, parted: parted)
          issues.append(ImportIssue(.table(problem), at: part.offset))
        }
        if let text = try texts.readLabel(part.bytes, as: .plain, at: part.offset) {
          answers.append(text)
        }
      }
      guard !answers.isEmpty else { throw ImportIssue(.emptyAnswer, at: answer.offset) }
      add(asked, answers)
    } catch {
      issues.append(error)
    }
    issues += texts.issues
  }

  private mutating func add(_ question: LocatedPlainText, _ answers: [LocatedPlainText]) {
    guard let place = places[question.text] else {
      places[question.text] = entries.count
      entries.append(
        Entry(question: question, answers: answers, known: Set(answers.map(\.text))))
      return
    }
    let new = answers.filter { entries[place].known.insert($0.text).inserted }
    entries[place].answers += new
    let problem: TableProblem =
      new.isEmpty ? .repeatedPair(question.text) : .furtherAnswer(question.text)
    issues.append(ImportIssue(.table(problem), at: question.offset))
  }

  var items: [ImportedItem] {
    entries.map { entry in
      let answers = entry.answers.map { ImportedAnswer(text: $0, percent: 100) }
      return .question(
        ImportedQuestion(
          offset: entry.question.offset, text: entry.question,
          task: .words(ImportedShortAnswerQuestion(answers: answers))))
    }
  }
}
