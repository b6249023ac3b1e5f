import Reflex
import SessionDriver
import Testing

@testable import Flow
@testable import JSON
@testable import Session

@Suite struct ScoresTests {
  private func record(
    _ moves: Int, median: Int = 400, at date: String = "2026-11-21T08:00:00Z",
    pace: RoundPace = .steady, day: String? = nil, seed: UInt64 = 1, score: Int? = nil,
    factor: TimeFactor? = nil
  ) -> SavedRound {
    SavedRound(
      date: date, pace: pace, day: day, moves: moves, median: median, floor: 10, allowance: 0,
      seed: seed, script: "t400", score: score, pitch: score.map { $0 / 500 + 1 },
      factor: factor)
  }

  /// The second of 2026 with that number, as a date.
  private func date(_ second: Int) -> String {
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "2026-01-01T" + parts.joined(separator: ":") + "Z"
  }

  @Test func `the newest are kept, and the ten best of each table`() {
    let old = (1...20).map { record(100 + $0, at: date($0)) }
    let daily = (1...3).map {
      record(1, at: date($0), pace: .classic, day: "2026-01-01", seed: UInt64($0))
    }
    let new = (1...1000).map { record(1, at: date(60 + $0)) }
    let kept = SavedRounds(old + daily + new).records
    #expect(kept.count == 1013)
    #expect(Set(kept).isSuperset(of: new))
    #expect(Set(kept).isSuperset(of: daily))
    #expect(Set(kept).isSuperset(of: old.suffix(10)))
    #expect(kept.first == new.last)
  }

  @Test func `tables are apart by mode, time and day, and the best stands first`() {
    let records = [
      record(5), record(9, median: 500, pace: .calm), record(9, median: 300),
      record(7, pace: .classic),
      record(12, pace: .climb, day: "2026-11-21", score: 700, factor: .one),
      record(50, pace: .climb, score: 900, factor: .one),
      record(40, pace: .climb, score: 950, factor: .one),
      record(60, pace: .climb, score: 990, factor: .longer),
      record(9, pace: .untimed, score: 90, factor: .one),
      record(9, pace: .untimed),
    ]
    let tables = SavedRounds(records).tables
    #expect(tables.map(\.kind.mode) == [.climb, .climb, .climb, .classic, .heart, nil])
    #expect(tables.map(\.kind.isDaily) == [false, false, true, false, false, false])
    #expect(tables.map(\.kind.factor) == [.one, .longer, .one, .one, .one, .one])
    #expect(tables[0].entries.map(\.record.score) == [950, 900])
    #expect(tables[5].entries.map(\.record.median) == [300, 400, 500, 400])
    #expect(tables[5].entries.allSatisfy { $0.isGenuine == nil })
  }

  @Test func `of a day only the first attempt counts, in whatever order copies come together`() {
    let day = "2026-11-21"
    let first = record(
      20, at: day + "T08:00:00Z", pace: .climb, day: day, score: 300, factor: .one)
    let second = record(
      60, at: day + "T09:00:00Z", pace: .climb, day: day, score: 2000, factor: .one)
    for scores in [
      SavedRounds([first, second]), SavedRounds([second]).merged(with: SavedRounds([first])),
    ] {
      #expect(scores.tables.map { $0.entries.map(\.record) } == [[first]])
      #expect(scores.first(of: day, .climb) == first)
    }
    let row = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-17"].map {
      record(20, at: $0 + "T08:00:00Z", pace: .climb, day: $0, score: 300, factor: .one)
    }
    #expect(SavedRounds(row).daysInRow(to: "2026-11-21", .climb) == 3)
    #expect(SavedRounds(row).daysInRow(to: "2026-11-23", .climb) == 1)
  }

  /// (records of a copy, copies): few often, and so many that some are dropped.
  @Test(arguments: [(20, 5), (25, 5), (450, 3)])
  func `scores keep the laws of merging`(_ count: Int, _ copies: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let copies = (0..<copies).map { revision in
      SavedRevision(
        SavedRounds(
          (0..<count).map { _ in
            record(
              generator.below(30), at: date(generator.below(2 * count)),
              pace: RoundPace.allCases[generator.below(6)], seed: UInt64(generator.below(2)))
          }), revision: revision)
    }
    MergeLaws(file: .scores, copies: copies).hold()
  }

  /// The file of version 1: it must be read for ever.
  static let golden = #"""
    {"schema":1,"revision":3,"data":{"rounds":[{"date":"2026-11-21T08:00:00Z","pace":"steady",\#
    "day":"2026-11-21","moves":2,"median":400,"floor":12,"allowance":800,"seed":"1352c6d",\#
    "script":"t400s500-2000"},{"date":"2026-11-20T08:00:00Z","pace":"untimed","day":null,\#
    "moves":1,"median":900,"floor":10,"allowance":0,"seed":"ffffffffffffffff","script":null}]},\#
    "checksum":"8dc6dc9f"}
    """#

  static let kept = SavedRounds([
    SavedRound(
      date: "2026-11-21T08:00:00Z", pace: .steady, day: "2026-11-21", moves: 2, median: 400,
      floor: 12, allowance: 800, seed: 20_261_997, script: "t400s500-2000"),
    SavedRound(
      date: "2026-11-20T08:00:00Z", pace: .untimed, day: nil, moves: 1, median: 900, floor: 10,
      allowance: 0, seed: .max, script: nil),
  ])

  @Test func `the bytes of a scores file are pinned, and read`() throws {
    let bytes = try SavedRevision(Self.kept, revision: 3).sealedBytes()
    #expect(String(decoding: bytes, as: UTF8.self) == Self.golden + "\n")
    #expect(LoadResult<SavedRounds>(Array((Self.golden + "\n").utf8)).content == Self.kept)
  }

  @Test(arguments: [
    "date", "pace", "day", "moves", "median", "floor", "allowance", "seed", "script",
  ]) func `a record without one of its members is damaged`(_ member: String) throws {
    let rounds = try #require(Self.kept.data["rounds"]?.array)
    let members = try #require(rounds[0].object).members.filter { $0.key != member }
    let round = JSONValue(JSONObject(members.map { ($0.key, $0.value) }))
    #expect(SavedRounds(data: ["rounds": [round]]) == nil)
    #expect(SavedRounds(data: ["rounds": JSONValue(rounds)]) == Self.kept)
  }

  @Test func `a score can be played again and checked`() throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    _ = play("reflex:classic continue obey:310 obey:290 resume obey:405 wait:9999", on: &session)
    let record = try #require(session.scores?.records.first)
    #expect(record.moves == 3)
    #expect(record.median == 310)
    #expect(record.isGenuine == true)
    let boasts = [
      SavedRound(
        date: record.date, pace: record.pace, day: nil, moves: 4, median: 310, floor: 10,
        allowance: 0, seed: record.seed, script: record.script),
      SavedRound(
        date: record.date, pace: record.pace, day: nil, moves: 3, median: 300, floor: 10,
        allowance: 0, seed: record.seed, script: record.script),
      SavedRound(
        date: record.date, pace: record.pace, day: nil, moves: 3, median: 310, floor: 10,
        allowance: 0, seed: record.seed &+ 1, script: record.script),
      SavedRound(
        date: record.date, pace: record.pace, day: nil, moves: 3, median: 310, floor: 10,
        allowance: 0, seed: record.seed, script: "nonsense"),
    ]
    #expect(boasts.map(\.isGenuine) == [false, false, false, false])
  }

  @Test(arguments: [RoundMode.climb, .heart])
  func `a climb is kept with its points, and its script plays to them`(_ mode: RoundMode) throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    _ = play("reflex:\(mode) continue", on: &session)
    for _ in 0..<30 {
      if session.roundSession?.round.rest == nil {
        _ = session.answerCue(isRight: true, after: 250)
      } else {
        _ = session.passRest()
      }
    }
    _ = session.perform(.menu)
    let scores = try #require(session.scores)
    let record = try #require(scores.records.first)
    #expect(record.score ?? 0 > 200 && record.isGenuine == true && record.mode == mode)
    #expect(SavedRounds(data: scores.data) == scores)
    #expect(scores.farthestPitch == record.pitch)
    var boast = record
    boast.score = record.worth + 1
    #expect(boast.isGenuine == false)
    let ghost = scores.ghost(of: RoundRules(.climb))
    #expect(ghost.count == (mode == .climb ? record.moves : 0))
    #expect(zip(ghost, ghost.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a script that is too long is not kept`() throws {
    var session = try Sample.escape()
    session.scores = SavedRounds()
    _ = play("reflex:classic continue", on: &session)
    for _ in 0..<1001 { _ = session.answerCue(isRight: true, after: 299) }
    _ = session.perform(.menu)
    let record = try #require(session.scores?.records.first)
    #expect(record.moves == 1001)
    #expect(record.script == nil)
    #expect(record.isGenuine == nil)
  }
}
