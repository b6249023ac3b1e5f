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
    [
      "seed": JSONValue(String(seed, radix: 16)),
      "run": JSONValue(run),
      "begun": JSONValue(hasBegun),
      "frontier": JSONValue(orNull: frontier),
      "detour": JSONValue(orNull: detour),
      "records": JSONValue(sorted: records.mapValues(\.data)),
      "visits": JSONValue(sorted: visits.mapValues(\.data)),
    ]
  }

  /// Reads `data`; nil where a member is missing or out of range.
  package init?(data: JSONValue) {
    guard let seed = data["seed"]?.string.flatMap({ UInt64($0, radix: 16) }),
      let run = data["run"]?.count, run > 0,
      let hasBegun = data["begun"]?.bool,
      let frontier = data["frontier"]?.stringOrNull,
      let detour = data["detour"]?.stringOrNull,
      let records = data["records"]?.values(LevelRecord.init(data:)),
      let visits = data["visits"]?.values(LevelVisit.init(data:))
    else { return nil }
    self.init(seed: seed)
    self.run = run
    self.hasBegun = hasBegun
    self.frontier = frontier
    self.detour = detour
    self.records = records
    self.visits = visits
  }
}

extension LevelRecord {
  fileprivate var data: JSONValue {
    [
      "entries": JSONValue(entries),
      "best": best?.data ?? .null,
      "falls": JSONValue(wrongAnswers.sorted().map { JSONValue($0) }),
    ]
  }

  fileprivate init?(data: JSONValue) {
    guard let entries = data["entries"]?.count, let wrongAnswers = data["falls"]?.strings else {
      return nil
    }
    self.init()
    self.entries = entries
    self.wrongAnswers = Set(wrongAnswers)
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
    data["hinted"] = hintInputs.isEmpty ? nil : JSONValue(hintInputs.map { JSONValue($0) })
    data["otherwise"] =
      triedKeys.isEmpty ? nil : JSONValue(triedKeys.map { JSONValue($0) })
    return JSONValue(data)
  }

  fileprivate init?(data: JSONValue) {
    guard let entry = data["entry"]?.count, let attempts = data["attempts"]?.count,
      let hints = data["hints"]?.count, let tried = data["tried"]?.strings,
      let chosen = data["chosen"]?.values(\.string), let elapsed = data["ms"]?.count,
      let freeAttempts = data["free"].map(\.count) ?? 0,
      let triedKeys = data["otherwise"].map(\.strings) ?? [],
      let hintInputs = data["hinted"].map({ $0.array?.compactMap(\.string) }) ?? []
    else { return nil }
    self.init(entry: entry)
    self.freeAttempts = freeAttempts
    self.triedKeys = triedKeys
    self.attempts = attempts
    self.hints = hints
    self.hintInputs = hintInputs
    self.tried = tried
    self.chosen = chosen
    self.elapsed = .milliseconds(elapsed)
  }
}
