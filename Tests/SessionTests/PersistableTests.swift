import Localization
import SessionDriver
import Testing

@testable import Flow
@testable import JSON
@testable import Session

@Suite struct PersistableTests {
  /// A progress with something in every field.
  static var full: Progress {
    var progress = Progress(seed: 0xFEED_0000_0000_0001)
    progress.run = 2
    progress.hasBegun = true
    progress.frontier = "b"
    progress.detour = "a"
    var won = LevelRecord()
    won.entries = 3
    won.best = LevelScore(stars: 2, attempts: 1, hints: 0, elapsed: .milliseconds(61_250))
    won.wrongAnswers = ["wrong-2", "wrong-1"]
    var begun = LevelRecord()
    begun.entries = 1
    progress.records = ["b": begun, "a": won]
    var visit = LevelVisit(entry: 3)
    visit.attempts = 2
    visit.hints = 1
    visit.tried = ["wrong-2", "wrong-1"]
    visit.chosen = ["y": "hold", "x": "look"]
    visit.elapsed = .milliseconds(999)
    progress.visits = ["a": visit, "b": LevelVisit(entry: 1)]
    return progress
  }

  /// The file of `full` as version 1 writes it: it must be read for ever.
  static let golden = #"""
    {"schema":1,"revision":7,"data":{"seed":"feed000000000001","run":2,"begun":true,\#
    "frontier":"b","detour":"a","records":{"a":{"entries":3,"best":{"stars":2,"attempts":1,\#
    "hints":0,"ms":61250},"falls":["wrong-1","wrong-2"]},"b":{"entries":1,"best":null,\#
    "falls":[]}},"visits":{"a":{"entry":3,"attempts":2,"hints":1,"tried":["wrong-2",\#
    "wrong-1"],"chosen":{"x":"look","y":"hold"},"ms":999},"b":{"entry":1,"attempts":0,\#
    "hints":0,"tried":[],"chosen":{},"ms":0}}},"checksum":"9c56b808"}
    """#

  @Test func `the bytes of a progress file are pinned`() throws {
    let bytes = try SavedRevision(Self.full, revision: 7).sealedBytes()
    #expect(String(decoding: bytes, as: UTF8.self) == Self.golden + "\n")
  }

  @Test func `a progress file of version 1 is read`() throws {
    let found = LoadResult<Progress>(Array((Self.golden + "\n").utf8))
    let copy = try #require(found.intact)
    #expect(copy.content == Self.full)
    #expect(copy.revision == 7)
  }

  @Test func `no file is absent`() {
    guard case .absent = LoadResult<Progress>(nil) else {
      Issue.record("not absent")
      return
    }
    #expect(LoadResult<Progress>(nil).content == nil)
  }

  private func isDamaged(_ bytes: [UInt8]) -> Bool {
    if case .damaged = LoadResult<Progress>(bytes) { true } else { false }
  }

  @Test func `a later version is told apart, and read as far as it can be`() throws {
    let known = SealedDocument(schema: 2, revision: 1, data: Self.full.data)
    guard case .newer(let content) = LoadResult<Progress>(try known.sealedBytes()) else {
      Issue.record("not newer")
      return
    }
    #expect(content == Self.full)
    let unknown = SealedDocument(schema: 2, revision: 1, data: ["all": "new"])
    guard case .newer(nil) = LoadResult<Progress>(try unknown.sealedBytes()) else {
      Issue.record("not newer")
      return
    }
  }

  /// What in the golden data is replaced by what, and is then no progress any more.
  static let wrong: [(String, String)] = [
    (#""feed000000000001""#, "1"), ("feed000000000001", ""), ("feed000000000001", "xyz"),
    ("feed000000000001", "1feed000000000001"), (#""run":2"#, #""run":0"#),
    (#""run":2"#, #""run":-1"#),
    (#""run":2"#, #""run":"2""#), (#""run":2"#, #""run":2.5"#),
    (#""run":2"#, #""run":9223372036854775807"#),
    (#""run":2"#, #""runs":2"#), (#""begun":true"#, #""begun":1"#), (#""begun":true,"#, ""),
    (#""frontier":"b""#, #""frontier":3"#), (#""frontier":"b","#, ""),
    (#""detour":"a""#, #""detour":[]"#),
    (#""detour":"a","#, ""), (#""records":{"#, #""records":[],"more":{"#),
    (#""entries":3"#, #""entries":-3"#),
    (#""entries":3"#, #""entries":null"#), (#""stars":2"#, #""stars":4"#),
    (#""stars":2"#, #""stars":-1"#),
    (#""stars":2,"#, ""), (#""attempts":1"#, #""attempts":-1"#), (#""ms":61250"#, #""ms":"61250""#),
    (#""ms":61250"#, #""ms":1e3"#), (#""ms":61250"#, #""ms":9223372036854775807"#),
    (#""best":null"#, #""best":[]"#), (#""best":null,"#, ""), (#""falls":[]"#, #""falls":{}"#),
    (#""falls":["wrong-1""#, #""falls":[1"#), (#""visits":{"#, #""visits":null,"more":{"#),
    (#""entry":3"#, #""entry":-1"#), (#""attempts":2"#, #""attempts":9223372036854775807"#),
    (#""tried":["wrong-2","#, #""tried":[null,"#),
    (#""tried":["wrong-2","wrong-1"]"#, #""tried":"wrong-2""#),
    (#""x":"look""#, #""x":1"#), (#""chosen":{}"#, #""chosen":[]"#), (#""ms":999"#, #""ms":-1"#),
    (#""ms":999"#, #""ms":null"#),
  ]

  @Test(arguments: wrong) func `a wrong shape is refused`(_ old: String, _ new: String) throws {
    let text = String(decoding: JSONWriter.write(Self.full.data), as: UTF8.self)
    let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let data = try JSONReader.read(Array((parts[0] + new + parts[1]).utf8))
    #expect(Progress(data: data) == nil)
    let sealed = try SealedDocument(schema: 1, revision: 0, data: data).sealedBytes()
    #expect(isDamaged(sealed))
  }

  @Test func `what an entry has paid for is kept, and in an older save there is nothing of it`()
    throws
  {
    var progress = Self.full
    progress.visits["a"]?.freeAttempts = 1
    progress.visits["a"]?.triedKeys = ["look feel"]
    #expect(Progress(data: progress.data) == progress)
    let older = try #require(Progress(data: Self.full.data)?.visits["a"])
    #expect(older.freeAttempts == 0 && older.triedKeys.isEmpty)
    let text = String(decoding: JSONWriter.write(progress.data), as: UTF8.self)
    for wrong in [(#""free":1"#, #""free":"1""#), (#"["look feel"]"#, "[1]")] {
      let data = try JSONReader.read(Array(text.replacing(wrong.0, with: wrong.1).utf8))
      #expect(Progress(data: data) == nil)
    }
  }

  @Test(arguments: [JSONValue.null, [], [:], "progress", 1]) func `what is no progress is refused`(
    _ data: JSONValue
  ) {
    #expect(Progress(data: data) == nil)
  }

  static let durations: [(Duration, Int)] = [
    (.zero, 0), (.nanoseconds(999_999), 0), (.microseconds(1_999), 1), (.seconds(61), 61_000),
    (.milliseconds(-5), 0), (.seconds(Int64.max), 1_000_000_000_000),
  ]

  @Test(arguments: durations) func `time is kept in whole milliseconds`(
    _ time: Duration, _ kept: Int
  ) {
    #expect(time.milliseconds == kept)
  }

  @Test func `whatever time went by can be read again`() throws {
    var session = try Sample.session().after("play:1.1")
    for elapsed in [
      Duration.seconds(-9), .seconds(Int64.max), .seconds(Int64.max), .nanoseconds(1),
    ] {
      _ = session.perform(.repeat, after: elapsed)
      #expect(Progress(data: session.progress.data) != nil)
    }
  }

  @Test func `largest counts do not overflow`() throws {
    let largest = 1_000_000_000_000
    let text = String(decoding: JSONWriter.write(Self.full.data), as: UTF8.self)
    let blown = text.replacing(#/"(entries|entry|attempts|hints|run|ms)":[0-9]+/#) { match in
      "\"\(match.output.1)\":\(largest)"
    }
    let data = try JSONReader.read(Array(blown.utf8))
    let progress = try #require(Progress(data: data))
    var session = Session(chapters: try Sample.chapters(), progress: progress, language: .en)
    let trace = play(
      "play continue answer:left hint answer:right level:1.1 restart restart", on: &session)
    #expect(trace.hasPrefix("hello 1 en, chapter 1 | level 1.1 | wrong 1000000000001"))
  }

  @Test func `random progress survives the round trip`() throws {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let progress = Progress.random(using: &generator)
      let bytes = try SavedRevision(progress, revision: 3).sealedBytes()
      let copy = try #require(LoadResult<Progress>(bytes).intact)
      #expect(copy.content == progress)
      #expect(copy.revision == 3)
    }
  }
}

extension Progress {
  static func random(using generator: inout SeededGenerator) -> Progress {
    func id() -> String { "level-\(generator.below(50))" }
    func maybe() -> String? { generator.below(3) == 0 ? nil : id() }
    func some<Value>(_ make: () -> Value) -> [Value] {
      (0..<generator.below(5)).map { _ in make() }
    }
    var progress = Progress(seed: generator.next())
    progress.run = generator.below(9) + 1
    progress.hasBegun = generator.below(2) == 0
    progress.frontier = maybe()
    progress.detour = maybe()
    for _ in 0..<generator.below(20) {
      var record = LevelRecord()
      record.entries = generator.below(1_000)
      if generator.below(2) == 0 {
        record.best = LevelScore(
          stars: generator.below(3) + 1, attempts: generator.below(99), hints: generator.below(9),
          elapsed: .milliseconds(generator.below(10_000_000)))
      }
      record.wrongAnswers = Set(some { "wrong-\(generator.below(9))" })
      progress.records[id()] = record
    }
    for _ in 0..<generator.below(3) {
      var visit = LevelVisit(entry: generator.below(100) + 1)
      visit.attempts = generator.below(100)
      visit.hints = generator.below(9)
      visit.tried = some { "wrong-\(generator.below(9))" }
      visit.freeAttempts = generator.below(9)
      visit.triedKeys = some { "list \(generator.below(9))" }
      for element in some({ "object-\(generator.below(9))" }) {
        visit.chosen[element] = "action-\(generator.below(9))"
      }
      visit.elapsed = .milliseconds(generator.below(10_000_000))
      progress.visits[id()] = visit
    }
    return progress
  }
}
