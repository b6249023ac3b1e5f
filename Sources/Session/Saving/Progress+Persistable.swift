package import Flow
package import JSON

extension Progress: Persistable {
  /// Before the intro was read nothing has happened yet.
  package var isWorthKeeping: Bool { hasBegun }

  /// The time in a level is no reason to write.
  package func hasMoreThanTimeChanged(since base: Progress) -> Bool {
    var untimed = self
    for (level, visit) in base.visits { untimed.visits[level]?.elapsed = visit.elapsed }
    return untimed != base
  }

  /// Each run is an era: what was started again stays started again.
  package var era: Int { run }

  /// The seed, the run, the place, and what is known of each level.
  package var data: JSONValue {
    var data: JSONObject = [
      "seed": JSONValue(String(seed, radix: 16)),
      "run": JSONValue(run),
      "begun": JSONValue(hasBegun),
      "frontier": JSONValue(orNull: frontier),
      "detour": JSONValue(orNull: detour),
      "records": JSONValue(sorted: records.mapValues(\.data)),
      "visits": JSONValue(sorted: visits.mapValues(\.data)),
    ]
    data["pack"] = pack?.data
    return JSONValue(data)
  }

  /// Reads `data`; nil where a member is missing or out of range.
  package init?(data: JSONValue) {
    guard let seed = data["seed"]?.string.flatMap({ UInt64($0, radix: 16) }),
      let run = data["run"]?.count, run > 0,
      let hasBegun = data["begun"]?.bool,
      let frontier = data["frontier"]?.stringOrNull,
      let detour = data["detour"]?.stringOrNull,
      let records = data["records"]?.values(LevelRecord.init(data:)),
      let visits = data["visits"]?.values(LevelVisit.init(data:)),
      let pack = data["pack"].map({ PackLabel(data: $0).map(Optional.some) }) ?? .some(nil)
    else { return nil }
    self.init(seed: seed)
    self.run = run
    self.hasBegun = hasBegun
    self.frontier = frontier
    self.detour = detour
    self.records = records
    self.visits = visits
    self.pack = pack
  }
}

extension LevelRecord {
  fileprivate var data: JSONValue {
    var data: JSONObject = [
      "entries": JSONValue(entries),
      "best": best?.data ?? .null,
      "falls": JSONValue(wrongAnswers.sorted().map { JSONValue($0) }),
    ]
    // A number for each of `falls`, one more than stood before it; 0 where that is not known.
    data["order"] =
      wrongBefore.isEmpty
      ? nil
      : JSONValue(wrongAnswers.sorted().map { JSONValue(wrongBefore[$0].map { $0 + 1 } ?? 0) })
    if !unjudged.isEmpty {
      data["unjudged"] = JSONValue(unjudged.sorted().map { JSONValue($0) })
    }
    data["question"] = question?.data
    return JSONValue(data)
  }

  fileprivate init?(data: JSONValue) {
    guard let entries = data["entries"]?.count, let wrongAnswers = data["falls"]?.strings,
      let order = data["order"].map({ $0.array?.compactMap(\.count) }) ?? [],
      let unjudged = data["unjudged"].map(\.strings) ?? []
    else { return nil }
    self.init()
    self.entries = entries
    self.wrongAnswers = Set(wrongAnswers)
    self.unjudged = self.wrongAnswers.intersection(unjudged)
    wrongBefore = Dictionary(
      zip(wrongAnswers, order).filter { $1 > 0 }.map { ($0, $1 - 1) }, uniquingKeysWith: min)
    if let question = data["question"] {
      guard let question = QuestionRecord(data: question) else { return nil }
      self.question = question
    }
    guard let best = data["best"] else { return nil }
    guard !best.isNull else { return }
    guard let score = LevelScore(data: best) else { return nil }
    self.best = score
  }
}

extension LevelScore {
  /// What there was not in the first version is written where there is something of it.
  fileprivate var data: JSONValue {
    var data: JSONObject = [
      "stars": JSONValue(stars),
      "attempts": JSONValue(attempts),
      "hints": JSONValue(hints),
      "ms": JSONValue(elapsed.milliseconds),
    ]
    data["free"] = freeAttempts > 0 ? JSONValue(freeAttempts) : nil
    return JSONValue(data)
  }

  fileprivate init?(data: JSONValue) {
    guard let stars = data["stars"]?.int, (0...3).contains(stars),
      let attempts = data["attempts"]?.count, let hints = data["hints"]?.count,
      let elapsed = data["ms"]?.count, let freeAttempts = data["free"].map(\.count) ?? 0
    else { return nil }
    self.init(
      stars: stars, attempts: attempts, freeAttempts: freeAttempts, hints: hints,
      elapsed: .milliseconds(elapsed))
  }
}

extension LevelVisit {
  /// What there was not in the first version is written where there is something of it.
  fileprivate var data: JSONValue {
    var data: JSONObject = [
      "entry": JSONValue(entry),
      "attempts": JSONValue(attempts),
      "hints": JSONValue(hints),
      "tried": JSONValue(tried.map { JSONValue($0) }),
      "chosen": JSONValue(sorted: chosen.mapValues { JSONValue($0) }),
      "ms": JSONValue(elapsed.milliseconds),
    ]
    data["free"] = freeAttempts > 0 ? JSONValue(freeAttempts) : nil
    data["otherwise"] =
      triedKeys.isEmpty ? nil : JSONValue(triedKeys.map { JSONValue($0) })
    return JSONValue(data)
  }

  fileprivate init?(data: JSONValue) {
    guard let entry = data["entry"]?.count, let attempts = data["attempts"]?.count,
      let hints = data["hints"]?.count, let tried = data["tried"]?.strings,
      let chosen = data["chosen"]?.values(\.string), let elapsed = data["ms"]?.count,
      let freeAttempts = data["free"].map(\.count) ?? 0,
      let triedKeys = data["otherwise"].map(\.strings) ?? []
    else { return nil }
    self.init(entry: entry)
    self.freeAttempts = freeAttempts
    self.triedKeys = triedKeys
    self.attempts = attempts
    self.hints = hints
    self.tried = tried
    self.chosen = chosen
    self.elapsed = .milliseconds(elapsed)
  }
}
