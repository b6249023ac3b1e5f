package import Flow
package import Localization

/// What one pupil has made of a pack, to be handed in. It proves nothing: whoever has the pack can make one.
package struct PackResult: Equatable, Sendable {
  /// How one question was answered.
  package struct Question: Equatable, Sendable {
    /// Its id in the pack, or its number where only that is known.
    package internal(set) var id: String
    /// The hash of what it asks; empty where that is not known.
    package internal(set) var content: String
    /// Whether it was won.
    package internal(set) var isSolved: Bool
    /// Whether it was won, or its tries are used up.
    package internal(set) var isOver: Bool
    /// Whether the very first answer was right, without a hint before it; nil before it.
    package internal(set) var isRightAtFirst: Bool?
    /// The answers that were judged.
    package let tries: Int
    /// Rungs taken.
    package let hints: Int
    /// Those that were taken before the very first answer; 0 where that is not known.
    package internal(set) var hintsBeforeFirst: Int
    /// How long it was before the pupil.
    package let seconds: Int
    /// From 1 to 3; 0 where it was not won.
    package internal(set) var stars: Int
    /// What it asks, on one line; nil where only its progress is known.
    package internal(set) var text: SafeText?
    /// Wrong answers that were given; of a save alone the ids of those that were foreseen.
    package internal(set) var wrong: [SafeText]
    /// Those of them that were not judged, for they said more than was asked for.
    package internal(set) var unjudged: Set<SafeText>
    /// Whether these stand in the order in which they were given.
    package internal(set) var isInOrder: Bool
    /// By what it is known when a word of it is corrected; nil where only a code tells of it.
    package internal(set) var outline: QuestionOutline?
    /// Whether the pack asks something else under its id now, or what was answered is not right any more.
    var isOutdated = false
    /// Whether the pupil has not been asked what the pack asks now: all of it is new, or something else.
    var isUnasked = false
    /// Whether what was answered before was set aside when the pack changed, and nothing has been since.
    package let isReopened: Bool
    /// The right answer, which no file of a result tells; nil where the pack is not known.
    package internal(set) var right: SafeText?
    /// The right answer as it was typed; nil where that is not kept.
    package internal(set) var typedRight: SafeText?
    /// What was handed in of pairs or gaps, by the ids of their rows, in order; the last is right once it is solved.
    package internal(set) var handedIn: [[String: String]]
    /// Whether the pack has it in other words or letters.
    var isTypedOtherwise = false
    /// Where the pack asks it; nil where that is not known, or where not all pupils have it there.
    package internal(set) var position: LevelPosition?
    /// An answer that did not count when it was given, and by which the pack counts the question as solved now.
    package internal(set) var remarked: SafeText?

    /// From all that is told of it.
    package init(
      id: String, content: String, isSolved: Bool, isOver: Bool? = nil, isRightAtFirst: Bool?,
      tries: Int, hints: Int, hintsBeforeFirst: Int = 0, seconds: Int, stars: Int,
      text: SafeText? = nil,
      wrong: [SafeText] = [], unjudged: Set<SafeText> = [], isInOrder: Bool = false,
      typedRight: SafeText? = nil,
      handedIn: [[String: String]] = [], outline: QuestionOutline? = nil, isReopened: Bool = false
    ) {
      self.id = id
      let isOpen = isReopened && tries == 0 && hints == 0 && !isSolved
      self.isReopened = isOpen
      isUnasked = isOpen
      self.content = content
      self.isSolved = isSolved
      self.isOver = isOver ?? isSolved
      self.isRightAtFirst = isRightAtFirst
      self.tries = tries
      self.hints = hints
      self.hintsBeforeFirst = hintsBeforeFirst
      self.seconds = seconds
      self.stars = stars
      self.text = text
      self.wrong = wrong
      self.unjudged = unjudged.intersection(wrong)
      self.isInOrder = isInOrder
      self.typedRight = typedRight
      self.handedIn = handedIn
      self.outline = outline
    }

    /// The most characters of what it asks that are kept.
    static let mostText = 120
    /// The most wrong answers that are kept, and characters of each.
    static let mostWrong = 9
    static let mostWrongText = 200

    /// The most that is kept of what was handed in, and rows of each.
    static let mostHandedIn = 9
    static let mostRows = 9

    /// Whether anything was done in it.
    var isBegun: Bool { tries > 0 || hints > 0 || isSolved }
    /// Whether wrong answers were given, and none is told.
    var keepsBackWrongAnswers: Bool { judgedWrong.isEmpty && tries > (isSolved ? 1 : 0) }
    /// The wrong answers that were judged.
    var judgedWrong: [SafeText] { wrong.filter { !unjudged.contains($0) } }
    /// Those that were not.
    var unjudgedInOrder: [SafeText] { wrong.filter(unjudged.contains) }
  }

  /// Whose result it is, and of what.
  package let label: PackLabel
  /// When it was made, in seconds since 1970.
  package let time: Int
  /// In the order in which the pupil has them; those of a save in the order of their ids.
  package internal(set) var questions: [Question]
  /// What was asked of those that the pack does not ask any more.
  package internal(set) var dropped: [SafeText] = []

  /// From all that is told of it.
  package init(label: PackLabel, time: Int, questions: [Question]) {
    self.label = label
    self.time = time
    self.questions = questions
  }
}

// MARK: Of a game

extension PackResult {
  /// What progress says of the levels of a pack, which asks in `language`.
  package init(
    _ progress: Progress, of chapters: [Chapter], in language: Language, label: PackLabel, time: Int
  ) {
    let reopened = progress.reopened
    self.init(
      label: label, time: time,
      questions: chapters.flatMap(\.levels).map { level in
        Question(
          progress.records[level.id] ?? LevelRecord(), id: level.id,
          content: level.content.fingerprint?.text ?? "", visit: progress.visits[level.id],
          isReopened: reopened.contains(level.id)
        ).asked(by: level, in: language)
      })
  }

  /// The questions of a pupil who has answered none.
  package init(unanswered chapters: [Chapter], in language: Language, label: PackLabel) {
    self.init(Progress(seed: 0), of: chapters, in: language, label: label, time: 0)
  }

  /// What a pack knows of a question before it is answered.
  package struct ForeseenQuestion: Sendable {
    /// The wrong answers that it foresees, in order.
    let wrong: [SafeText]
    /// How often it can be tried; nil for any number.
    let tries: Int?
  }

  /// What a pack that is played by `policy` knows of its questions, by their ids, in words of `language`.
  package static func foreseenQuestions(
    of chapters: [Chapter], by policy: FlowPolicy, in language: Language
  ) -> [String: ForeseenQuestion] {
    let questions = chapters.flatMap(\.levels).map { level in
      let wrong = level.foreseenWrongAnswers(in: language).map(\.1)
      return (level.id, ForeseenQuestion(wrong: wrong, tries: policy.tries(of: level)))
    }
    return Dictionary(questions) { first, _ in first }
  }

  /// What a save of a pack says without the pack; nil where it is of no pack. What was set aside when the pack
  /// changed is passed over.
  package init?(saved progress: Progress, time: Int) {
    guard let label = progress.pack else { return nil }
    let reopened = progress.reopened
    var questions = progress.records.compactMap { id, record in
      record.question.flatMap { question in
        id.utf8.contains(UInt8(ascii: "~"))
          ? nil
          : Question(
            record, id: id, content: question.content, visit: progress.visits[id],
            isReopened: reopened.contains(id))
      }
    }
    let known = Set(questions.map(\.id))
    questions += reopened.filter { !known.contains($0) }.map {
      Question(LevelRecord(), id: $0, content: "", visit: nil, isReopened: true)
    }
    self.init(
      label: label, time: time, questions: questions.sorted { isBefore($0.id, $1.id) })
  }
}

extension PackResult.Question {
  init(
    _ record: LevelRecord, id: String, content: String, visit: LevelVisit?, isReopened: Bool = false
  ) {
    let kept = record.question ?? QuestionRecord(content: content)
    let time = kept.elapsed + (visit?.elapsed ?? .zero)
    let stars = record.best?.stars ?? 0
    let told = { (answer: AnswerID) in SafeText(cleaning: LevelRecord.words(of: answer) ?? answer) }
    self.init(
      id: id, content: content, isSolved: stars > 0, isOver: record.best != nil,
      isRightAtFirst: kept.isRightAtFirst,
      tries: min(kept.tries, numbers.upperBound), hints: min(kept.hints, numbers.upperBound),
      hintsBeforeFirst: min(kept.hintsBeforeFirst, numbers.upperBound),
      seconds: min(Int(time.components.seconds), numbers.upperBound), stars: stars,
      wrong: record.wrongInOrder.prefix(Self.mostWrong).map(told),
      unjudged: Set(record.unjudged.map(told)),
      isInOrder: record.isOrderKnown,
      typedRight: kept.typedRight.map { SafeText(cleaning: $0, limit: Self.mostWrongText) },
      handedIn: kept.handedIn,
      outline: kept.outline, isReopened: isReopened)
  }
}

/// Orders ids so that `level-1-10` stands behind `level-1-9`.
func isBefore(_ one: String, _ other: String) -> Bool {
  let parts = { (id: String) in
    id.split(separator: "-").map { part in (Int(part) ?? .max, String(part)) }
  }
  return parts(one).lexicographicallyPrecedes(parts(other)) { $0 < $1 }
}
