/// What is kept of a question of a pack beside its best entry: how it was answered, over all entries.
package struct QuestionRecord: Equatable, Sendable {
  /// The hash of what was asked: another content under the same id is another question.
  package internal(set) var content: String
  /// By what it is known when a word of it is corrected; nil where an earlier version kept it.
  package var outline: QuestionOutline?
  /// Whether the very first answer was right, without a hint before it; nil before it.
  package var isRightAtFirst: Bool?
  /// The answers that were judged, right ones included.
  package var tries = 0
  /// Rungs taken.
  package var hints = 0
  /// Those that were taken before the very first answer.
  package var hintsBeforeFirst = 0
  /// The right answer as it was typed, where that is to be kept.
  package var typedRight: String?
  /// What was handed in of pairs or gaps, by the ids of their rows, in order; the last is right once it is solved.
  package var handedIn: [[String: AnswerID]] = []
  /// How long the entries took that are over.
  package var elapsed: Duration = .zero

  /// The most of what was handed in that is remembered before the right one.
  private static let mostHandedIn = 8

  /// Of a question that nobody has answered.
  package init(content: String) { self.content = content }

  /// Of one that asks just this.
  package init(_ content: Fingerprint.Content) {
    self.content = content.hash
    outline = content.outline
  }

  /// The most that either copy has; a first answer is right where no copy knows better.
  func merged(with other: QuestionRecord) -> QuestionRecord {
    var merged = self
    merged.tries = max(tries, other.tries)
    merged.hints = max(hints, other.hints)
    merged.hintsBeforeFirst = max(hintsBeforeFirst, other.hintsBeforeFirst)
    merged.elapsed = max(elapsed, other.elapsed)
    merged.typedRight = [typedRight, other.typedRight].compactMap(\.self).min()
    merged.handedIn = [handedIn, other.handedIn].max { $0.sortKey < $1.sortKey } ?? []
    merged.outline = [outline, other.outline].compactMap(\.self).max { $0.sortKey < $1.sortKey }
    if let theirs = other.isRightAtFirst {
      merged.isRightAtFirst = (isRightAtFirst ?? true) && theirs
    }
    return merged
  }
}

extension [[String: AnswerID]] {
  /// Decides between two copies, whichever has which: who knows more.
  fileprivate var sortKey: (Int, String) {
    let rows = joined().map { $0.key + "=" + $0.value }
    return (count, rows.sorted().joined(separator: "\n"))
  }
}

extension QuestionOutline {
  /// Decides between two copies, whichever has which.
  fileprivate var sortKey: (String, String) { (right, words) }
}

extension QuestionRecord {
  /// Remembers what was handed in, of wrong ones no more than a few; nothing where a part of it is too long, for half
  /// an answer could not be judged again.
  mutating func remember(handedIn filled: [String: AnswerID], isCorrect: Bool) {
    guard filled.values.allSatisfy(LevelRecord.isKeptWhole) else { return }
    if isCorrect || handedIn.count < Self.mostHandedIn { handedIn.append(filled) }
  }
}

// MARK: Counting

extension GameFlow {
  /// Counts an arrival; the record of a question says what it asks.
  mutating func countEntry(of level: Level) {
    var record = progress.records[level.id] ?? LevelRecord()
    record.entries += 1
    record.question =
      record.question ?? level.content.fingerprint.map { QuestionRecord($0.content) }
    progress.records[level.id] = record
  }

  /// Counts an answer to a question of a pack, unless it is over for good.
  mutating func countTry(isCorrect: Bool, in level: Level) {
    guard !isFinal(level) else { return }
    changeQuestion(level.id) { question in
      question.tries += 1
      if question.isRightAtFirst == nil { question.hintsBeforeFirst = question.hints }
      question.isRightAtFirst = question.isRightAtFirst ?? (isCorrect && question.hints == 0)
    }
  }

  /// Keeps the right answer to a question of a pack as it was typed, so that it can be judged by another key.
  mutating func keepRightAnswer(_ answer: AnswerID, to level: Level) {
    guard case .open(let question) = level, policy.recordsWords || question.number != nil,
      !isFinal(level)
    else { return }
    // Half an answer could not be judged again.
    changeQuestion(level.id) { $0.typedRight = LevelRecord.isKeptWhole(answer) ? answer : nil }
  }

  /// Counts a rung of a question of a pack.
  mutating func countHint(in level: Level) { changeQuestion(level.id) { $0.hints += 1 } }

  /// An entry is over, won or left.
  mutating func endVisit(of level: String) {
    guard let visit = progress.visits.removeValue(forKey: level) else { return }
    changeQuestion(level) { $0.elapsed += visit.elapsed }
  }

  /// Changes what is kept of a question of a pack; nothing of any other level.
  mutating func changeQuestion(_ level: String, _ change: (inout QuestionRecord) -> Void) {
    guard var question = progress.records[level]?.question else { return }
    change(&question)
    progress.records[level]?.question = question
  }
}
