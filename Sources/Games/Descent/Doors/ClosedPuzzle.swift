import Flow
import Localization

/// A puzzle whose reader chooses one of a few answers in a row: the values of its first unknown.
protocol ClosedPuzzle: Puzzle {
  /// What the level is called: “Doors”.
  var name: LocalizedText { get }
  /// How many, how they stand, and what is asked.
  var text: LocalizedText { get }
  /// In the order in which they are read.
  var clueTexts: [LocalizedText] { get }
  /// By id, from the left.
  var answers: [ClosedAnswer] { get }
  /// A clue by its name at the start of a sentence: “Bear”.
  func name(ofClue clue: Int) -> LocalizedText
  /// What an answer comes to, worked out.
  func outcome(ofAnswer answer: Int) -> AnswerOutcome
  /// What that would have to come to, as a sentence.
  var standard: LocalizedText { get }
  /// What is said to the wrong answer before its objection, and to the right one.
  func wrongReply(_ objection: LocalizedText) -> LocalizedText
  var rightReply: LocalizedText { get }
  /// What the notebook keeps of the right answer.
  func note(ofAnswer answer: Int) -> LocalizedText
  /// The same for two puzzles that differ in names only.
  var shape: [Int] { get }
}

/// What an answer comes to: sentences.
struct AnswerOutcome {
  let text: LocalizedText
  /// Whether that is a number, which is held against the standard.
  let isCounted: Bool
}

extension ClosedPuzzle {
  /// How many there are in each reading, and which: “1 (snake or fox) or 3 (wolf, bird and goat)”.
  func counted(_ readings: [[LocalizedText]]) -> LocalizedText {
    .any(
      of: Set(readings.map(\.count)).sorted().map { count in
        let number = LocalizedText(cleaning: String(count))
        guard count > 0 else { return number }
        let names = readings.filter { $0.count == count }.map { LocalizedText.all(of: $0) }
        return L10n.DescentDoors.counted(number: number, names: .any(of: names))
      })
  }

  /// What speaks against a wrong answer.
  func objection(toAnswer answer: Int) -> LocalizedText {
    let outcome = outcome(ofAnswer: answer)
    return outcome.isCounted ? outcome.text.followed(by: standard) : outcome.text
  }
}

/// One of the answers to choose from.
struct ClosedAnswer: Equatable, Sendable {
  let id: AnswerID
  /// As a title: “The bear door”.
  let text: LocalizedText
  /// In a sentence: “the bear door”.
  let name: LocalizedText
}

extension ProvedPuzzle where Content: ClosedPuzzle {
  /// The right answer, counted from 0.
  var right: Int {
    let riddle = puzzle.riddle
    let values = riddle.frame.values[0]
    guard let right = values.indices.first(where: { values[$0].meets(riddle.solutions) }) else {
      preconditionFailure("a puzzle without a solution")
    }
    return right
  }

  /// The level that asks it.
  func level(
    id: String, scene: LocalizedText?, won: LocalizedText?
  ) throws(LevelError) -> Level {
    let choices = puzzle.answers.indices.map { choice($0, won: won) }
    return try Level.closed(
      content(id: id, scene: scene), right: choices[right],
      wrong: choices.indices.filter { $0 != right }.map { choices[$0] }, order: choices.map(\.id),
      trials: trials)
  }

  private func content(id: String, scene: LocalizedText?) -> LevelContent {
    LevelContent(
      id: id, name: puzzle.name, text: scene?.followed(by: puzzle.text) ?? puzzle.text,
      clues: puzzle.clueTexts, hints: hints,
      notes: [puzzle.note(ofAnswer: right)], keywords: [], solution: solution)
  }

  private func choice(_ index: Int, won: LocalizedText?) -> Choice {
    let answer = puzzle.answers[index]
    let reply =
      index == right
      ? L10n.DescentDoors.sentence(text: answer.text).followed(by: won ?? puzzle.rightReply)
      : puzzle.wrongReply(puzzle.objection(toAnswer: index))
    return Choice(id: answer.id, text: answer.text, reply: reply)
  }
}

extension ProvedPuzzle where Content: ClosedPuzzle {
  private typealias Text = L10n.DescentDoors

  /// The answer, how it fits, and what each other one would come to.
  var solution: LocalizedText { trials.solution(after: []) }

  /// What wrong answers would come to, then the right one.
  var hints: [LocalizedText] {
    var (hints, tried): ([LocalizedText], Set<AnswerID>) = ([], [])
    while let hint = trials.hint(after: &tried) { hints.append(hint) }
    return hints + [trials.solution(after: tried)]
  }

  private var trials: AnswerTrials {
    let answer = Text.sentence(text: puzzle.answers[right].text)
    let outcome = puzzle.outcome(ofAnswer: right).text
    return AnswerTrials(
      standard: puzzle.standard,
      right: .joined([answer, puzzle.standard, outcome, Text.fits]),
      puzzle.answers.indices.map(trial))
  }

  /// What an answer comes to, behind its name.
  private func trial(_ index: Int) -> AnswerTrials.Trial {
    let answer = puzzle.answers[index]
    let outcome = puzzle.outcome(ofAnswer: index)
    return AnswerTrials.Trial(
      answer.id, name: answer.name, isCounted: outcome.isCounted,
      outcome: index == right
        ? nil : Text.hintObjection(answer: answer.text, objection: outcome.text))
  }
}
