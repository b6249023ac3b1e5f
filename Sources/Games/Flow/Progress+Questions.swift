/// What is known of the questions of a pack, whose file may have changed since it was played.
extension Progress {
  /// Learns what another copy knows. Where a level asks something else there, one of both records is set aside:
  /// that of the other copy, or, so that it makes no difference which copy learns, that of the lesser content.
  package mutating func learn(_ others: [String: LevelRecord], keepingOwn keepsOwn: Bool) {
    for (key, record) in others {
      let id = String(key.prefix { $0 != "~" })
      let mine = records[id]
      if let mine, mine.content == record.content {
        add(record, at: id)
      } else if id == key, mine.map({ !keepsOwn && $0.content < record.content }) ?? true {
        if let mine { add(mine, at: asideKey(of: id, mine)) }
        records[id] = record
        if let kept = records.removeValue(forKey: asideKey(of: id, record)) { add(kept, at: id) }
      } else {
        add(record, at: asideKey(of: id, record))
      }
    }
  }

  /// Finds the record of each question by what it asks, wherever the question stood before, or, with a word
  /// corrected, where it stands. One of which a wrong answer that was given is right now counts as solved. One that
  /// asks something else now is open again, and its former record is set aside. Returns the ids of those that were
  /// won and are open again, and of those that count as solved.
  mutating func recognize(_ levels: [Level]) -> (reopened: [String], credited: [String]) {
    let questions = levels.compactMap { level in
      level.content.fingerprint.map { (level: level, content: $0) }
    }
    var credited: Set<String> = []
    var unknown = questions.filter { question in
      switch claim(question.content, of: question.level) {
      case .notFound: return true
      case .found: break
      case .credited: credited.insert(question.level.id)
      }
      return false
    }
    let moved = move(
      to: &unknown, settled: Set(questions.map(\.level.id)).subtracting(unknown.map(\.level.id)))
    lazy var wordsAskedOnce = levels.wordsAskedOnce
    unknown.removeAll { question in
      guard let outline = records[question.level.id]?.question?.outline,
        let asked = question.content.content.outline,
        asked.isCorrection(of: outline, wasMissed: false) || wordsAskedOnce.contains(outline.words)
      else { return false }
      if remark(question.level) {
        credited.insert(question.level.id)
        return true
      }
      return records[question.level.id]?.keepAnswers(to: question.level) == true
    }
    return (
      unknown.map(\.level.id).filter { setAside(at: $0, unless: moved) },
      questions.map(\.level.id).filter(credited.contains)
    )
  }

  /// Whether a wrong answer to the level is right by now.
  private mutating func remark(_ level: Level) -> Bool {
    guard let record = records[level.id]?.remarked(by: level) else { return false }
    records[level.id] = record
    visits[level.id] = nil
    return true
  }

  /// Takes what is kept of a level, where it is of that content or of the same with a word corrected; what an earlier
  /// version kept is.
  private mutating func claim(_ fingerprint: Fingerprint, of level: Level) -> Claim {
    let id = level.id
    guard records[id] != nil else { return .notFound }
    let content = fingerprint.content
    guard var question = records[id]?.question else {
      records[id]?.question = QuestionRecord(content)
      return .found
    }
    let wasMissed = records[id]?.best?.stars == 0
    let isKnown = records[id]?.knowsAllTries(of: level) == true
    let isCorrection =
      question.outline.flatMap { former in
        content.outline?.isCorrection(
          of: former, wasMissed: wasMissed, byKnownAnswers: isKnown)
      } ?? false
    guard question.content == content.hash || isCorrection else { return .notFound }
    if isCorrection, records[id]?.isWonWrongly(in: level) == true { return .notFound }
    if isCorrection, remark(level) { return .credited }
    question.content = content.hash
    question.outline = content.outline
    records[id]?.question = question
    return .found
  }

  /// Moves records of the same content to the questions that have none, and takes these off the list.
  private mutating func move(
    to questions: inout [AskedQuestion], settled: Set<String>
  ) -> Set<String> {
    var keys: [String: [String]] = [:]
    for key in records.keys.sorted(by: >) where !settled.contains(key) {
      if let content = records[key]?.question?.content { keys[content, default: []].append(key) }
    }
    guard !keys.isEmpty else { return [] }
    let moves = questions.compactMap { question in
      keys[question.content.text]?.popLast().map { (from: $0, to: question.level.id) }
    }
    let found = moves.map { (to: $0.to, record: records[$0.from], visit: visits[$0.from]) }
    for move in moves {
      records[move.from] = nil
      visits[move.from] = nil
    }
    let (frontier, detour) = (frontier, detour)
    for (move, found) in zip(moves, found) {
      if records[move.to] != nil { _ = setAside(at: move.to, unless: []) }
      records[move.to] = found.record
      visits[move.to] = found.visit
      if frontier == move.from { self.frontier = move.to }
      if detour == move.from { self.detour = move.to }
    }
    let arrived = Set(moves.map(\.to))
    questions.removeAll { arrived.contains($0.level.id) }
    return arrived
  }

  /// Whether a question that was won is open again.
  private mutating func setAside(at id: String, unless arrived: Set<String>) -> Bool {
    guard !arrived.contains(id), let record = records.removeValue(forKey: id) else { return false }
    visits[id] = nil
    add(record, at: asideKey(of: id, record))
    return record.best != nil
  }

  /// The ids of questions whose answers were set aside, and that are not answered since.
  package var reopened: Set<String> {
    let aside = records.filter { ($0.value.question?.tries ?? 0) > 0 || $0.value.best != nil }.keys
      .compactMap { key in key.firstIndex(of: "~").map { String(key[..<$0]) } }
    return Set(aside).filter {
      (records[$0]?.question?.tries ?? 0) == 0 && records[$0]?.best == nil
    }
  }

  /// Ids have no tilde, so that no question takes what was set aside for its own by name.
  private func asideKey(of id: String, _ record: LevelRecord) -> String {
    id + "~" + record.content
  }

  private mutating func add(_ record: LevelRecord, at key: String) {
    records[key] = records[key]?.merged(with: record) ?? record
  }
}

/// What becomes of the record that stands where a question does.
private enum Claim {
  case notFound, found
  /// A wrong answer in it is right by now.
  case credited
}

/// A level of a pack and what it asks.
private typealias AskedQuestion = (level: Level, content: Fingerprint)

extension LevelRecord {
  /// Whether all answers that were judged are remembered, so that those that are right by now are found.
  func knowsAllTries(of level: Level) -> Bool {
    guard let question, question.tries > 0 else { return false }
    let known = level.judgesParts ? question.handedIn.count : judgedAnswers.count
    return known >= question.tries
  }

  /// The hash of what its question asks; empty for a level of the program.
  fileprivate var content: String { question?.content ?? "" }
}
