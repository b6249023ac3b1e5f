import Flow
package import JSON
import Localization
package import Reflex

/// A round that is kept, with all that it takes to play it again.
package struct SavedRound: Hashable, Sendable {
  /// UTC, as in `2026-11-21T08:00:00Z`.
  package let date: String
  /// The pace it was played at.
  package let pace: RoundPace
  /// The date that the seed was made of, where it was a daily round.
  package let day: String?
  /// How many moves were good.
  package let moves: Int
  /// Milliseconds.
  package let median: Int
  /// In units of 0.1 s, the least time that paces before the climb left to a move.
  package let floor: Int
  /// The time that was granted to each move for speech, in milliseconds.
  package let allowance: Int
  /// What the commands were drawn from.
  package let seed: UInt64
  /// Nil where it was too long to be kept.
  package let script: String?
  /// Points, the number of the pitch on which it ended, and how much longer the limits were: nil in `classic`,
  /// and before the climb.
  package var score: Int?
  package var pitch: Int?
  package var factor: TimeFactor?

  /// The longest script that is kept, in bytes: 900 moves or so.
  static let scriptLimit = 4000

  /// What rounds of a table are compared by: points, or moves where none were counted.
  package var worth: Int { score ?? moves }

  fileprivate func isBetter(than other: SavedRound) -> Bool {
    (-worth, median, date) == (-other.worth, other.median, other.date)
      ? key < other.key : (-worth, median, date) < (-other.worth, other.median, other.date)
  }

  fileprivate func isNewer(than other: SavedRound) -> Bool {
    date == other.date ? key < other.key : date > other.date
  }

  /// Tells any two records apart, so that a merge is the same whoever begins.
  private var key: String {
    let numbers = [moves, median, floor, allowance, score ?? 0].map { String($0) }
    let words = [date, pace.rawValue, day ?? "", String(seed), script ?? "-"]
    return (words + numbers).joined(separator: " ")
  }

  /// The mode it was played in; nil before the climb.
  package var mode: RoundMode? {
    switch pace {
    case .classic: .classic
    case .climb: .climb
    case .untimed: score == nil ? nil : .heart
    case .calm, .steady, .rising: nil
    }
  }

  /// Whether seed and script play to these moves, this median and these points; nil without a script, and for rules
  /// that are no longer played by.
  package var isGenuine: Bool? {
    guard script != nil, mode != nil else { return nil }
    guard let round = replayed else { return false }
    return round.good == moves && (ReactionStatistics(of: round.moves)?.median ?? 0) == median
      && (score == nil || round.tally.score == score)
  }

  /// The round as its script plays it.
  private var replayed: ReflexRound<SeededGenerator>? {
    guard let mode, let steps = script.flatMap({ RoundRecording($0) }) else { return nil }
    var round = ReflexRound(
      rules: RoundRules(mode, factor: factor ?? .one, allowance: allowance),
      chance: SeededGenerator(seed: seed))
    round.replay(steps)
    return round
  }

  /// When it had each of its knots, in milliseconds from its start.
  fileprivate var knotTimes: [Int] { replayed?.knotTimes ?? [] }
}

/// The rounds that are kept: the 1,000 newest, and the ten best of each table.
package struct SavedRounds: Equatable, Sendable {
  static let newest = 1000
  static let best = 10

  /// The newest first.
  package private(set) var records: [SavedRound] = []

  /// No rounds.
  package init() {}

  /// Of the same records the same scores, whatever their order.
  package init(_ records: some Sequence<SavedRound>) {
    var all: [SavedRound] = []
    for record in records.sorted(by: { $0.isNewer(than: $1) }) where record != all.last {
      all.append(record)
    }
    var isKept = all.indices.map { $0 < Self.newest }
    for table in Dictionary(grouping: all.indices, by: { Table(all[$0]) }).values {
      for index in table.sorted(by: { all[$0].isBetter(than: all[$1]) }).prefix(Self.best) {
        isKept[index] = true
      }
    }
    self.records = zip(all, isKept).compactMap { $1 ? $0 : nil }
  }

  /// Adds a round; the oldest or the worst may have to go for it.
  package mutating func add(_ record: SavedRound) { self = SavedRounds(records + [record]) }

  /// All that either knows; the same in whatever order and however often.
  package func merged(with other: SavedRounds) -> SavedRounds {
    SavedRounds(records + other.records)
  }

  /// What is measured against each other: rounds of one mode with as much time, daily ones by themselves; and all
  /// that was played before the climb.
  package struct Table: Hashable, Sendable {
    /// Nil before the climb.
    package let mode: RoundMode?
    package let isDaily: Bool
    package let factor: TimeFactor

    init(mode: RoundMode?, isDaily: Bool, factor: TimeFactor = .one) {
      self.mode = mode
      self.isDaily = mode != nil && isDaily
      self.factor = mode == .climb ? factor : .one
    }

    init(_ record: SavedRound) {
      self.init(mode: record.mode, isDaily: record.day != nil, factor: record.factor ?? .one)
    }

    init(_ round: RoundSession) {
      self.init(mode: round.mode, isDaily: round.day != nil, factor: round.rules.factor)
    }

    /// Every table there can be, in the order in which they are shown.
    static let all: [Table] =
      RoundMode.allCases.flatMap { mode in
        [false, true].flatMap { isDaily in
          (mode == .climb ? TimeFactor.allCases : [.one]).map {
            Table(mode: mode, isDaily: isDaily, factor: $0)
          }
        }
      } + [Table(mode: nil, isDaily: false)]
  }

  /// The points of the best round in a table, or its moves.
  func best(in table: Table) -> Int? { rounds(in: table).first?.worth }

  /// The best first; of a day only the first attempt counts.
  private func rounds(in table: Table) -> [SavedRound] {
    let countsAll = table.mode == nil || table.mode == .classic
    var days: Set<String> = []
    let counted = records.reversed().filter { record in
      guard record.mode == table.mode else { return false }
      let isFirst = record.day.map { days.insert($0).inserted } ?? true
      return Table(record) == table && (isFirst || countsAll)
    }
    return counted.sorted { $0.isBetter(than: $1) }
  }

  /// The first attempt of a day.
  func first(of day: String, _ mode: RoundMode) -> SavedRound? {
    records.last { $0.day == day && $0.mode == mode && mode != .classic }
  }

  /// The days with an attempt, up to this one, without a gap.
  func daysInRow(to day: String, _ mode: RoundMode) -> Int {
    let played = Set(records.filter { $0.mode == mode }.compactMap(\.day))
    var (count, day) = (1, Timestamp.day(-1, after: day))
    while let before = day, played.contains(before) {
      (count, day) = (count + 1, Timestamp.day(-1, after: before))
    }
    return count
  }

  /// The highest pitch that was met; 0 before the first climb.
  var farthestPitch: Int { records.compactMap(\.pitch).max() ?? 0 }

  /// When the best climb by these rules had each of its knots.
  func ghost(of rules: RoundRules) -> [Int] {
    rounds(in: Table(mode: .climb, isDaily: false, factor: rules.factor)).first?.knotTimes ?? []
  }

  /// The tables that have something in them.
  var tables: [HighScoreTable] {
    Table.all.compactMap { table in
      let best = rounds(in: table).prefix(Self.best)
      return best.isEmpty
        ? nil
        : HighScoreTable(
          kind: table,
          entries: best.map { HighScoreTable.Entry(record: $0, isGenuine: $0.isGenuine) })
    }
  }
}

/// Whether a text has the letters of a moment such as `2026-11-21T08:00:00Z`, and no others.
private func isDate(_ text: String) -> Bool {
  text.utf8.count <= 40 && text.utf8.allSatisfy(Set("0123456789-+:TZ".utf8).contains)
}

extension SavedFile where Content == SavedRounds {
  /// The rounds of the reflex game.
  package static var scores: SavedFile {
    SavedFile("scores.json") { newer, older in newer.merged(with: older) }
  }
}

/// Whether a text is short and plain enough for what was done in a round.
private func isScript(_ text: String) -> Bool {
  text.utf8.count <= SavedRound.scriptLimit && (try? SafeText(text)) != nil
}

extension SavedRounds: Persistable {
  /// Whether there is a round.
  package var isWorthKeeping: Bool { !records.isEmpty }

  /// The rounds, the newest first.
  package var data: JSONValue { ["rounds": JSONValue(records.map(\.data))] }

  /// Reads `data`; nil where a round is not whole.
  package init?(data: JSONValue) {
    guard let array = data["rounds"]?.array else { return nil }
    let records = array.compactMap(SavedRound.init(data:))
    guard records.count == array.count else { return nil }
    self.init(records)
  }
}

extension SavedRound {
  fileprivate var data: JSONValue {
    let members: [(String, JSONValue)] = [
      ("date", JSONValue(date)),
      ("pace", JSONValue(pace.rawValue)),
      ("day", JSONValue(orNull: day)),
      ("moves", JSONValue(moves)),
      ("median", JSONValue(median)),
      ("floor", JSONValue(floor)),
      ("allowance", JSONValue(allowance)),
      ("seed", JSONValue(String(seed, radix: 16))),
      ("script", JSONValue(orNull: script)),
    ]
    return JSONValue(
      JSONObject(
        members
          + [
            ("score", score), ("pitch", pitch), ("factor", factor?.rawValue),
          ].compactMap { name, number in number.map { (name, JSONValue($0)) } }))
  }

  fileprivate init?(data: JSONValue) {
    guard let date = data["date"]?.string, isDate(date),
      let pace = data["pace"]?.string.flatMap(RoundPace.init(rawValue:)),
      let day = data["day"]?.stringOrNull, day.map(isDate) ?? true,
      let moves = data["moves"]?.count, let median = data["median"]?.count,
      let floor = data["floor"]?.count, let allowance = data["allowance"]?.count,
      let seed = data["seed"]?.string.flatMap({ UInt64($0, radix: 16) }),
      let script = data["script"]?.stringOrNull, script.map(isScript) ?? true
    else { return nil }
    self.init(
      date: date, pace: pace, day: day, moves: moves, median: median, floor: floor,
      allowance: allowance, seed: seed, script: script,
      score: data["score"]?.count, pitch: data["pitch"]?.count,
      factor: data["factor"]?.count.flatMap(TimeFactor.init(rawValue:)))
  }
}
