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
  /// The player’s floor in units of 0.1 s: where its pace holds it, no move had less time.
  package let floor: Int
  /// The time that was granted to each move for speech, in milliseconds.
  package let allowance: Int
  /// What the commands were drawn from.
  package let seed: UInt64
  /// Nil where it was too long to be kept.
  package let script: String?
  /// How the bursts of an untimed round followed each other; nil with a clock, and in older files,
  /// whose bursts were repeating.
  package var bursts: BurstGrowth?

  /// The longest script that is kept, in bytes: 900 moves or so.
  static let scriptLimit = 4000

  fileprivate func isBetter(than other: SavedRound) -> Bool {
    (-moves, median, date) == (-other.moves, other.median, other.date)
      ? key < other.key : (-moves, median, date) < (-other.moves, other.median, other.date)
  }

  fileprivate func isNewer(than other: SavedRound) -> Bool {
    date == other.date ? key < other.key : date > other.date
  }

  /// Tells any two records apart, so that a merge is the same whoever begins.
  private var key: String {
    let numbers = [moves, median, floor, allowance].map { String($0) }
    let words = [
      date, pace.rawValue, bursts?.rawValue ?? "", day ?? "", String(seed), script ?? "-",
    ]
    return (words + numbers).joined(separator: " ")
  }

  /// Whether seed and script play to these moves and this median; nil without a script.
  package var isGenuine: Bool? {
    guard let script else { return nil }
    guard let steps = RoundRecording(script) else { return false }
    var round = ReflexRound(
      rules: RoundRules(
        pace: pace, floor: floor, allowance: allowance, bursts: bursts ?? .repeating),
      chance: SeededGenerator(seed: seed))
    round.replay(steps)
    return round.good == moves && ReactionStatistics(of: round.moves)?.median == median
  }
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

  /// What is measured against each other: rounds at one pace, daily ones by themselves, and those
  /// whose bursts grew not with those whose bursts were repeating.
  struct Table: Hashable {
    let pace: RoundPace
    let isDaily: Bool
    /// Nil with a clock.
    let bursts: BurstGrowth?

    init(pace: RoundPace, isDaily: Bool, bursts: BurstGrowth = .growing) {
      self.pace = pace
      self.isDaily = isDaily
      self.bursts = pace.isTimed ? nil : bursts
    }

    init(_ record: SavedRound) {
      self.init(pace: record.pace, isDaily: record.day != nil, bursts: record.bursts ?? .repeating)
    }

    /// Every table there can be, in the order in which they are shown.
    static let all = [false, true].flatMap { isDaily in
      RoundPace.allCases.flatMap { pace in
        (pace.isTimed ? [.growing] : BurstGrowth.allCases.reversed()).map {
          Table(pace: pace, isDaily: isDaily, bursts: $0)
        }
      }
    }
  }

  /// The most moves in a table.
  func mostMoves(in table: Table) -> Int? {
    records.lazy.filter { Table($0) == table }.map(\.moves).max()
  }

  /// The tables that have something in them.
  var tables: [HighScoreTable] { Table.all.compactMap(view) }

  private func view(of table: Table) -> HighScoreTable? {
    let best = records.filter { Table($0) == table }.sorted { $0.isBetter(than: $1) }
    guard !best.isEmpty else { return nil }
    return HighScoreTable(
      pace: table.pace, isDaily: table.isDaily, bursts: table.bursts,
      entries: best.prefix(Self.best).map {
        HighScoreTable.Entry(record: $0, isGenuine: $0.isGenuine)
      })
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
      JSONObject(members + (bursts.map { [("bursts", JSONValue($0.rawValue))] } ?? [])))
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
      bursts: data["bursts"]?.string.flatMap(BurstGrowth.init(rawValue:)))
  }
}
