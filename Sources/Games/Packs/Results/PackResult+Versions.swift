package import Flow
package import Localization

/// What a result says of its questions once a version of their pack is known: what was asked and what is right, where
/// each stands by now, and whether it is asked any more.
extension PackResult {
  /// The same with the words of the pack and its right answers; it is called `title` and asks in `language`.
  package func asked(
    by chapters: [Chapter], title: SafeText, in language: Language
  ) -> PackResult {
    let levels = LevelIndex(chapters)
    return PackResult(
      label: PackLabel(
        id: label.id, content: label.content, title: title, name: label.name,
        questions: label.questions),
      time: time,
      questions: questions.map { question in
        guard let level = levels.level(asking: question) else { return question }
        return question.asked(by: level, in: language)
          .tellingRightAnswer(of: level, in: language)
      })
  }

  /// The same with those questions of the chapters that were played of which a save says nothing, for they were not met.
  package func withUnmetQuestions(of chapters: [Chapter]) -> PackResult {
    let known = Set(questions.map(\.id))
    let unmet = chapters.flatMap(\.levels).filter { !known.contains($0.id) }.map { level in
      Question(
        LevelRecord(), id: level.id, content: level.content.fingerprint?.text ?? "", visit: nil)
    }
    return PackResult(label: label, time: time, questions: questions + unmet)
  }

  /// The same with all by which questions of these chapters are known when a word of them is corrected.
  package func outlined(by chapters: [Chapter]) -> PackResult {
    let levels = LevelIndex(chapters)
    return PackResult(
      label: label, time: time,
      questions: questions.map { question in
        var question = question
        question.outline =
          question.outline
          ?? levels.level(askingJust: question)?.content.fingerprint?.content.outline
        return question
      })
  }

  /// The same with each question under the id that it has in these chapters, as `Progress.recognize` finds it: by what
  /// it asks, wherever it stood before, unless it stands where it was with a word corrected.
  package func moved(to chapters: [Chapter]) -> PackResult {
    let levels = chapters.flatMap(\.levels)
    let mine = Dictionary(questions.map { ($0.id, $0) }) { first, _ in first }
    let unsettled = levels.filter { level in
      mine[level.id].map { !$0.isAsked(by: level) } ?? true
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
    var numbered = self
    for place in questions.indices {
      numbered.questions[place].position = positions[questions[place].id]
    }
    return numbered
  }

  /// The same as the pack asks it now: without questions that it does not ask this pupil any more, with those that are
  /// new, and outdated where it asks something else under an id. Of a pack that asks nothing of it nothing is known.
  package func marked(against chapters: [Chapter], in language: Language) -> PackResult {
    let asked = chapters.flatMap(\.levels)
    let levels = Dictionary(asked.map { ($0.id, $0) }) { first, _ in first }
    guard questions.contains(where: { levels[$0.id] != nil }) else { return self }
    let known = Set(questions.map(\.id))
    // A save tells nothing of questions that were not met.
    let isWhole =
      questions.count { !$0.isReopened || levels[$0.id] != nil } >= self.label.questions
    let label = PackLabel(
      id: label.id, content: label.content, title: label.title, name: label.name,
      questions: asked.count)
    let added = asked.filter { !known.contains($0.id) }.map { level in
      var question = Question(
        LevelRecord(), id: level.id, content: level.content.fingerprint?.text ?? "", visit: nil
      ).asked(by: level, in: language)
      question.isUnasked = isWhole
      return question
    }
    var marked = PackResult(
      label: label, time: time,
      questions: questions.compactMap { question in
        levels[question.id].map { question.marked(against: $0, in: language) }
      } + added)
    marked.dropped = questions.filter { $0.isBegun && levels[$0.id] == nil }.compactMap(\.text)
    return marked
  }
}

extension PackResult.Question {
  /// The same with the words of its level.
  func asked(by level: Level, in language: Language) -> Self {
    var question = self
    let isSame = isAsked(by: level)
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
    guard right == nil, question.isAsked(by: level) else { return question }
    question.tellRightAnswer(of: level, in: language)
    return question
  }

  /// Tells what is right by its level, and whether it was typed otherwise.
  mutating func tellRightAnswer(of level: Level, in language: Language) {
    right = level.rightAnswers(in: language)
    isTypedOtherwise = typedRight.map { !level.isSpelling($0, in: language) } ?? false
  }

  /// Whether the right answer that is kept is right by the level; nil where none is kept.
  func isWon(by level: Level, in language: Language) -> Bool? {
    guard isSolved else { return nil }
    return level.isWon(
      byTyped: typedRight?.string, handedIn: handedIn, in: language)
  }

  /// Whether the level asks the same, or corrects it. Of what a code tells nothing is known but that it was asked.
  func isAsked(by level: Level) -> Bool {
    guard let content = level.content.fingerprint?.content, let outline,
      self.content != content.hash
    else { return true }
    return content.outline?.isCorrection(
      of: outline, wasMissed: isOver && !isSolved,
      byKnownAnswers: knowsAllTries(of: level)) ?? false
  }

  /// Whether all answers that were judged are told; of pairs or gaps a part that was wrong is no answer.
  func knowsAllTries(of level: Level) -> Bool {
    tries > 0 && (level.judgesParts ? handedIn.count : judgedWrong.count) >= tries
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
    guard isBegun else {
      // Who had it before them, and left it, is in no other place than who left what it asks now.
      question.text = level.oneLine(in: language, limit: Self.mostText)
      return question
    }
    question.isUnasked = !isAsked(by: level)
    question.isOutdated = question.isUnasked || isWon(by: level, in: language) == false
    return question
  }
}

/// The levels of a pack, by what they ask and by their ids.
struct LevelIndex {
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
  func level(askingJust question: PackResult.Question) -> Level? {
    question.content.isEmpty ? nil : byContent[question.content]
  }

  /// The one that asks the question, else the one of its id.
  func level(asking question: PackResult.Question) -> Level? {
    level(askingJust: question) ?? byID[question.id]
  }
}
