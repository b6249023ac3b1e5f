package import Flow
package import Localization

/// What one pupil has made of a pack, to be handed in. It proves nothing: whoever has the pack can make one.
package struct PackResult: Equatable, Sendable {
  /// How one question was answered.
  package struct Question: Equatable, Sendable {
    /// Its id in the pack, or its number where only that is known.
    package private(set) var id: String
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
    /// Whether these stand in the order in which they were given.
    package internal(set) var isInOrder: Bool
    /// By what it is known when a word of it is corrected; nil where only a code tells of it.
    package internal(set) var outline: QuestionOutline?
    /// Whether the pack asks something else under its id now.
    private(set) var isOutdated = false
    /// The right answer, which no file of a result tells; nil where the pack is not known.
    package internal(set) var right: SafeText?
    /// The right answer as it was typed; nil where that is not kept.
    package internal(set) var typedRight: SafeText?
    /// Whether the pack has it in other words or letters.
    private(set) var isTypedOtherwise = false
    /// Where the pack asks it; nil where that is not known, or where not all pupils have it there.
    package internal(set) var position: LevelPosition?
    /// An answer that was judged wrong, and by which the pack counts the question as solved now.
    package internal(set) var remarked: SafeText?

    /// From all that is told of it.
    package init(
      id: String, content: String, isSolved: Bool, isOver: Bool? = nil, isRightAtFirst: Bool?,
      tries: Int, hints: Int, hintsBeforeFirst: Int = 0, seconds: Int, stars: Int,
      text: SafeText? = nil,
      wrong: [SafeText] = [], isInOrder: Bool = false, typedRight: SafeText? = nil,
      outline: QuestionOutline? = nil
    ) {
      self.id = id
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
      self.isInOrder = isInOrder
      self.typedRight = typedRight
      self.outline = outline
    }

    /// The same with the words of its level.
    fileprivate func asked(by level: Level, in language: Language) -> Self {
      var question = self
      let isSame = isAsked(by: level.content.fingerprint?.content)
      let asked = level.oneLine(in: language, limit: Self.mostText)
      if isSame { question.text = asked }
      let words = Dictionary(level.foreseenWrongAnswers(in: language)) { first, _ in first }
      question.wrong = wrong.map { words[$0.string] ?? $0 }
      return question
    }

    /// The same with the right answer of the level that asked it, or one that was corrected since.
    fileprivate func tellingRightAnswer(of level: Level, in language: Language) -> Self {
      var question = self
      let content = level.content.fingerprint?.content
      if self.content == content?.hash { question.outline = content?.outline }
      guard right == nil, question.isAsked(by: content) else { return question }
      question.tellRightAnswer(of: level, in: language)
      return question
    }

    /// Tells what is right by its level, and whether it was typed otherwise.
    mutating func tellRightAnswer(of level: Level, in language: Language) {
      right = level.rightAnswers(in: language)
      isTypedOtherwise = typedRight.map { !level.isSpelling($0, in: language) } ?? false
    }

    /// Whether that asks the same, or corrects it. Of what a code tells nothing is known but that it was asked.
    func isAsked(by content: Fingerprint.Content?) -> Bool {
      guard let content, let outline, self.content != content.hash else { return true }
      return content.outline?.isCorrection(
        of: outline, wasMissed: isOver && !isSolved,
        byKnownAnswers: tries > 0 && wrong.count >= tries) ?? false
    }

    /// The same under another id.
    fileprivate func moved(to id: String) -> Self {
      var question = self
      question.id = id
      return question
    }

    /// The same, outdated where the pack asks something else now, or what was typed is not right any more.
    fileprivate func marked(against level: Level, in language: Language) -> Self {
      var question = self
      let isWrong =
        typedRight.map { level.win(among: [$0.string], in: language) == nil } ?? false
      question.isOutdated = !isAsked(by: level.content.fingerprint?.content) || isWrong
      return question
    }

    /// The most characters of what it asks that are kept.
    static let mostText = 120
    /// The most wrong answers that are kept, and characters of each.
    static let mostWrong = 9
    static let mostWrongText = 200

    /// Whether anything was done in it.
    var isBegun: Bool { tries > 0 || hints > 0 || isSolved }
    /// Whether wrong answers were given, and none is told.
    var keepsBackWrongAnswers: Bool { wrong.isEmpty && tries > (isSolved ? 1 : 0) }
  }

  /// Whose result it is, and of what.
  package let label: PackLabel
  /// When it was made, in seconds since 1970.
  package let time: Int
  /// In the order in which the pupil has them; those of a save in the order of their ids.
  package let questions: [Question]

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
    self.init(
      label: label, time: time,
      questions: chapters.flatMap(\.levels).map { level in
        Question(
          progress.records[level.id] ?? LevelRecord(), id: level.id,
          content: level.content.fingerprint?.text ?? "", visit: progress.visits[level.id]
        ).asked(by: level, in: language)
      })
  }

  /// The questions of a pupil who has answered none.
  package init(unanswered chapters: [Chapter], in language: Language, label: PackLabel) {
    self.init(Progress(seed: 0), of: chapters, in: language, label: label, time: 0)
  }

  /// The same with the words of the pack and its right answers; it is called `title` and asks in `language`.
  package func asked(
    by chapters: [Chapter], title: SafeText, in language: Language
  ) -> PackResult {
    let levels = AskedLevels(chapters)
    return PackResult(
      label: PackLabel(
        id: label.id, content: label.content, title: title, name: label.name,
        questions: label.questions),
      time: time,
      questions: questions.map { question in
        guard let level = levels.asking(question) else { return question }
        return question.asked(by: level, in: language)
          .tellingRightAnswer(of: level, in: language)
      })
  }

  /// The same with all by which questions of these chapters are known when a word of them is corrected.
  package func outlined(by chapters: [Chapter]) -> PackResult {
    let levels = AskedLevels(chapters)
    return PackResult(
      label: label, time: time,
      questions: questions.map { question in
        var question = question
        question.outline =
          question.outline ?? levels.same(as: question)?.content.fingerprint?.content.outline
        return question
      })
  }

  /// The same with each question under the id that it has in these chapters, as `Progress.recognize` finds it: by what
  /// it asks, wherever it stood before, unless it stands where it was with a word corrected.
  package func moved(to chapters: [Chapter]) -> PackResult {
    let levels = chapters.flatMap(\.levels)
    let mine = Dictionary(questions.map { ($0.id, $0) }) { first, _ in first }
    let unsettled = levels.filter { level in
      mine[level.id].map { !$0.isAsked(by: level.content.fingerprint?.content) } ?? true
    }
    guard !unsettled.isEmpty else { return self }
    let settled = Set(levels.map(\.id)).subtracting(unsettled.map(\.id))
    var places: [String: [Int]] = [:]
    for (place, question) in questions.enumerated().reversed()
    where !settled.contains(question.id) && !question.content.isEmpty {
      places[question.content, default: []].append(place)
    }
    var questions = questions
    var moves: [Int: String] = [:]
    for level in unsettled {
      guard let content = level.content.fingerprint?.text else { continue }
      if let place = places[content]?.popLast() { moves[place] = level.id }
    }
    let taken = Set(moves.values)
    for place in questions.indices {
      let question = questions[place]
      // What stood where another does now is asked no more.
      let id = moves[place] ?? (taken.contains(question.id) ? question.id + "~" : question.id)
      questions[place] = question.moved(to: id)
    }
    return PackResult(label: label, time: time, questions: questions)
  }

  /// The same, in which each question has its place in these chapters, which all pupils have in this order.
  package func numbered(by chapters: [Chapter]) -> PackResult {
    let places = zip(0..., chapters).flatMap { chapter, content in
      zip(0..., content.levels).map { level, content in
        (content.id, LevelPosition(chapter: chapter, level: level))
      }
    }
    let positions = Dictionary(places) { first, _ in first }
    return PackResult(
      label: label, time: time,
      questions: questions.map { question in
        var question = question
        question.position = positions[question.id]
        return question
      })
  }

  /// The same as the pack asks it now: without questions that it does not ask this pupil any more, with those that are
  /// new, and outdated where it asks something else under an id. Of a pack that asks nothing of it nothing is known.
  package func marked(against chapters: [Chapter], in language: Language) -> PackResult {
    let asked = chapters.flatMap(\.levels)
    let levels = Dictionary(asked.map { ($0.id, $0) }) { first, _ in first }
    guard questions.contains(where: { levels[$0.id] != nil }) else { return self }
    let known = Set(questions.map(\.id))
    let label = PackLabel(
      id: label.id, content: label.content, title: label.title, name: label.name,
      questions: asked.count)
    let added = asked.filter { !known.contains($0.id) }.map { level in
      Question(
        LevelRecord(), id: level.id, content: level.content.fingerprint?.text ?? "", visit: nil
      ).asked(by: level, in: language)
    }
    return PackResult(
      label: label, time: time,
      questions: questions.compactMap { question in
        levels[question.id].map { question.marked(against: $0, in: language) }
      } + added)
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
    let questions = progress.records.compactMap { id, record in
      record.question.flatMap { question in
        id.utf8.contains(UInt8(ascii: "~"))
          ? nil
          : Question(record, id: id, content: question.content, visit: progress.visits[id])
      }
    }
    self.init(
      label: label, time: time, questions: questions.sorted { isBefore($0.id, $1.id) })
  }
}

extension PackResult.Question {
  fileprivate init(_ record: LevelRecord, id: String, content: String, visit: LevelVisit?) {
    let kept = record.question ?? QuestionRecord(content: content)
    let time = kept.elapsed + (visit?.elapsed ?? .zero)
    let stars = record.best?.stars ?? 0
    self.init(
      id: id, content: content, isSolved: stars > 0, isOver: record.best != nil,
      isRightAtFirst: kept.isRightAtFirst,
      tries: min(kept.tries, numbers.upperBound), hints: min(kept.hints, numbers.upperBound),
      hintsBeforeFirst: min(kept.hintsBeforeFirst, numbers.upperBound),
      seconds: min(Int(time.components.seconds), numbers.upperBound), stars: stars,
      wrong: record.wrongInOrder.prefix(Self.mostWrong)
        .map { SafeText(cleaning: LevelRecord.words(of: $0) ?? $0) },
      isInOrder: record.isOrderKnown,
      typedRight: kept.typedRight.map { SafeText(cleaning: $0, limit: Self.mostWrongText) },
      outline: kept.outline)
  }
}

extension Level {
  /// The wrong answers that it foresees, each by its id.
  fileprivate func foreseenWrongAnswers(in language: Language) -> [(AnswerID, SafeText)] {
    foreseenWrongAnswers.map { id, texts in
      let words = texts.dropFirst().reduce(texts[0]) {
        L10n.Classroom.actionOn(name: $0, action: $1)
      }
      return (
        id,
        SafeText(
          cleaning: words.resolved(in: language), limit: PackResult.Question.mostWrongText)
      )
    }
  }

  /// What is right, on one line: of a typed answer every spelling, as far as there is room; nil where it tells none.
  func rightAnswers(in language: Language) -> SafeText? {
    guard let answer = content.rightAnswer?.resolved(in: language) else { return nil }
    let limit = PackResult.Question.mostText
    guard case .open(let question) = self, question.number == nil else {
      return SafeText(cleaning: answer, limit: limit)
    }
    let all = question.accepted.resolved(in: language).joined(separator: " / ")
    return SafeText(cleaning: all, limit: limit)
  }

  /// What is right where it is typed; nothing where it is chosen.
  func spellings(in language: Language) -> [String] {
    guard case .open(let question) = self else { return [] }
    let number = question.number.map { _ in content.rightAnswer?.resolved(in: language) ?? "" }
    return number.map { [$0] } ?? question.accepted.resolved(in: language)
  }

  /// Whether that is what is right, case aside, and not only judged so.
  fileprivate func isSpelling(_ typed: SafeText, in language: Language) -> Bool {
    spellings(in: language).contains { $0.lowercased() == typed.string.lowercased() }
  }

  /// What it asks, or as much as has room in so many characters of one line.
  package func oneLine(in language: Language, limit: Int) -> SafeText {
    SafeText(cleaning: content.text.oneLine(limit: limit).resolved(in: language), limit: limit)
  }
}

/// The levels of a pack, by what they ask and by their ids.
struct AskedLevels {
  private let byContent: [String: Level]
  private let byID: [String: Level]

  init(_ chapters: [Chapter]) {
    let levels = chapters.flatMap(\.levels)
    byContent = Dictionary(levels.map { ($0.content.fingerprint?.text ?? "", $0) }) { first, _ in
      first
    }
    byID = Dictionary(levels.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The one that asks just the question; nil where none does.
  func same(as question: PackResult.Question) -> Level? {
    question.content.isEmpty ? nil : byContent[question.content]
  }

  /// The one that asks the question, else the one of its id.
  func asking(_ question: PackResult.Question) -> Level? {
    same(as: question) ?? byID[question.id]
  }
}

/// Orders ids so that `level-1-10` stands behind `level-1-9`.
func isBefore(_ one: String, _ other: String) -> Bool {
  let parts = { (id: String) in
    id.split(separator: "-").map { part in (Int(part) ?? .max, String(part)) }
  }
  return parts(one).lexicographicallyPrecedes(parts(other)) { $0 < $1 }
}
