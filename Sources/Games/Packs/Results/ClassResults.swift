import Flow
package import Localization

/// The results of a class in one pack, by pupil and by question.
package struct ClassResults: Equatable, Sendable {
  /// What one pupil has made of it.
  package struct Pupil: Equatable, Sendable {
    /// Nil where no name was given.
    package let name: SafeText?
    package var solved = 0
    /// How many questions the pupil has been asked, or will be, of those that the pack asks now.
    package var questions = 0
    package var stars = 0
    /// Questions that were won, or whose tries are used up.
    var over = 0
    /// Questions that were answered at all, and those whose first answer was right.
    package var answered = 0
    package var rightAtFirst = 0
    package var tries = 0
    package var hints = 0
    package var seconds = 0
    /// Of each question that was begun, by its id: from 1 to 3, 0 while it was not won.
    package var starsByQuestion: [String: Int] = [:]
    /// Questions that are new in the pack since, which the pupil has not been asked.
    package var unasked: [SafeText] = []
    /// Questions that are open again, for they ask something else since, or have another answer.
    package var reopened: [SafeText] = []
    /// Those that are left to answer, each by its number; fewer where some have none.
    package var left: [String] = []
    /// The rows of the questions in whose place the pupil has not been asked what the pack asks now.
    package var replaced: Set<String> = []
    /// The ids of all questions that the pupil has; nil where they are not known.
    var questionIDs: Set<String>?

    /// The wrong answers that were given to each question, by its id, and those that were not judged.
    package var wrongByQuestion: [String: [SafeText]] = [:]
    package var unjudgedByQuestion: [String: [SafeText]] = [:]
    /// The answer by which each question counts as solved that did not count when it was given, by its id.
    package var remarkedByQuestion: [String: SafeText] = [:]
    /// The right answers that were typed otherwise than the pack has them, each by its question’s id.
    var takenByQuestion: [String: SafeText] = [:]

    /// The share of all stars that there are, in percent.
    package var share: Int { questions > 0 ? percentage(stars, of: 3 * questions) : 0 }
    /// The same out of 20, in tenths.
    package var mark: Int { questions > 0 ? (400 * stars + 3 * questions) / (6 * questions) : 0 }
    /// Whether the pupil has the question, or may have it.
    func has(_ question: String) -> Bool { questionIDs?.contains(question) ?? true }
    /// Whether the pack asks by now what the pupil has not been asked, so that the mark is of fewer questions.
    package var isAskedLess: Bool { !unasked.isEmpty || !replaced.isEmpty || !reopened.isEmpty }
    /// Whether no question is left to answer.
    package var isFinished: Bool { over >= questions }
  }

  /// How one question was answered by all.
  package struct Question: Equatable, Sendable {
    package let id: String
    /// Whether the pack asks something else under its id now.
    package internal(set) var isOutdated = false
    /// Where the pack asks it; nil where that is not known, or where not all pupils have it there.
    var position: LevelPosition?
    /// What it asks; nil where no result says so.
    package var text: SafeText?
    /// The right answer; nil where the pack is not known.
    package var right: SafeText?
    /// How many pupils have answered it, and how many of them were right at first.
    package var answered = 0
    package var rightAtFirst = 0
    package var solved = 0
    package var tries = 0
    package var hints = 0

    /// The share of first answers that were right, in percent; nil before the first.
    package var share: Int? { answered > 0 ? percentage(rightAtFirst, of: answered) : nil }
    /// By how many pupils each right answer was typed that is not written so in the pack.
    var taken: [SafeText: Int] = [:]
    /// How many pupils have given each foreseen wrong answer.
    package internal(set) var wrong: [SafeText: Int] = [:]
    /// How many have typed each that was not judged, for it said more than was asked for.
    package internal(set) var unjudged: [SafeText: Int] = [:]

    /// The number that pupils read before it, such as `1.5`; nil where they do not all read the same.
    package var number: String? { position.map(\.number) }

    /// Its number, else its id.
    package var label: SafeText {
      SafeText(cleaning: number.map { isOutdated ? Self.outdated($0) : $0 } ?? id)
    }

    /// What it asks, behind its number where that is known.
    package var numberedText: SafeText? {
      text.map { text in
        number.map { SafeText(cleaning: "\($0). \(text.string)") } ?? text
      }
    }

    /// By what a question is called that the pack does not ask any more.
    static func outdated(_ question: String) -> String { question + " (v1)" }

    /// Whether it stands before another in the pack; those whose places are not known come last.
    static func isBefore(_ one: Question, _ other: Question) -> Bool {
      guard one.position != other.position else { return Packs.isBefore(one.id, other.id) }
      guard let mine = one.position, let theirs = other.position else { return one.position != nil }
      return mine < theirs
    }

    /// The hardest first: few right at first, then few solved, then many hints and tries.
    fileprivate func isHarder(than other: Question) -> Bool {
      let left = (share ?? 101, solved, -hints, -tries)
      let right = (other.share ?? 101, other.solved, -other.hints, -other.tries)
      return left != right ? left < right : Self.isBefore(self, other)
    }
  }

  /// The mean of the pupils’ shares of all stars, in percent; nil without pupils.
  package var mean: Int? { Self.mean(of: pupils) }

  /// The same of those who have finished; nil where nobody has, or everybody.
  package var meanOfFinished: Int? {
    let finished = pupils.filter(\.isFinished)
    return finished.count < pupils.count ? Self.mean(of: finished) : nil
  }

  private static func mean(of pupils: [Pupil]) -> Int? {
    guard !pupils.isEmpty else { return nil }
    let shares = pupils.map { 100 * Double($0.stars) / Double(max(1, 3 * $0.questions)) }
    return Int((shares.reduce(0, +) / Double(pupils.count)).rounded())
  }

  /// What the pack is called.
  package let title: SafeText
  /// In the order of their names.
  package let pupils: [Pupil]
  /// The hardest first; those that were not answered come last.
  package let questions: [Question]
  /// Names under which there are results that differ; the newest of each counts.
  package let repeatedNames: [SafeText]
  /// Of how many versions of the pack there are results.
  package let versionCount: Int
  /// What was asked of those that the pack does not ask any more.
  package let dropped: [SafeText]
  /// Whether a question has a row of its own because the pack asks something else now.
  package let hasOutdatedQuestions: Bool

  /// A table for each pack among the results, by title. Where a pupil has handed in several, the newest counts.
  package static func tables(of results: [PackResult]) -> [ClassResults] {
    Dictionary(grouping: results, by: \.label.id).values
      .map { ClassResults(newest(of: $0), of: $0) }
      .sorted { ($0.title.string, $0.pupils.count) < ($1.title.string, $1.pupils.count) }
  }

  /// Those of one pack, one a name; those without a name all count.
  private static func newest(of results: [PackResult]) -> [PackResult] {
    var named: [String: PackResult] = [:]
    for result in results {
      guard let name = result.key else { continue }
      if named[name].map(result.isNewer) ?? true { named[name] = result }
    }
    return results.filter { $0.label.name == nil }
      + named.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Of `all` results those that count.
  private init(_ results: [PackResult], of all: [PackResult]) {
    let latest = results.max { $1.isNewer(than: $0) }
    repeatedNames = Dictionary(grouping: all, by: \.key).values
      .filter { same in same.contains { !$0.tellsTheSame(as: same[0]) } }
      .compactMap(\.first?.label.name).sorted { $0.string < $1.string }
    versionCount = Set(results.map(\.label.content)).count
    title = latest?.label.title ?? SafeText(cleaning: "")
    pupils = results.map(Pupil.init).sorted { $0.sortKey < $1.sortKey }
    dropped = Set(results.flatMap(\.dropped)).sorted { $0.string < $1.string }
    var (questions, places): ([Question], [String: Int]) = ([], [:])
    // A question is told as it was asked last.
    let sorted = results.sorted { $0.isNewer(than: $1) }
    for question in sorted.flatMap(\.questions) where question.isBegun {
      let place = places[question.row] ?? questions.count
      if place == questions.count {
        places[question.row] = place
        questions.append(Question(id: question.row, isOutdated: question.isOutdated))
      }
      questions[place].add(question)
    }
    self.questions = questions.sorted { $0.isHarder(than: $1) }
    hasOutdatedQuestions = results.contains { result in
      result.questions.contains { $0.isOutdated && $0.isBegun }
    }
  }
}

extension PackResult {
  /// Whose it is; nil without a name.
  var key: String? { label.name.map { PupilName.key($0.string) } }

  /// Whether another, of a file or a save, tells the same of each question that was begun.
  fileprivate func tellsTheSame(as other: PackResult) -> Bool {
    Set(begun) == Set(other.begun)
  }

  private var begun: [[String]] {
    questions.filter(\.isBegun).map { question in
      [question.id] + [question.tries, question.hints, question.stars].map { String($0) }
    }
  }

  /// Whether it is of a later minute, which is all that a code tells; of two of one minute the one in which more was
  /// tried, or won.
  func isNewer(than other: PackResult) -> Bool {
    let weight = { (result: PackResult) in
      (
        result.time / 60, result.questions.reduce(0) { $0 + $1.tries },
        result.questions.reduce(0) { $0 + $1.stars }, result.time
      )
    }
    return weight(self) > weight(other)
  }
}

/// So many of all, in percent, to the nearest.
private func percentage(_ part: Int, of all: Int) -> Int { (200 * part + all) / (2 * all) }
