import Descent
import Flow
import Reflex
import Testing

@Suite struct DescentCodeTests {
  static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Worked out by another program; no version may ever change them.
  static let pinned: [(String, DescentResult?)] = [
    ("0200Y-00800-8RJ03-DA8BY-PFQHK", .sample()),
    (
      "0400Y-00804-9R003-DD89H-QYXKW",
      .sample(
        version: 2, landings: [(0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 3, 1)], pace: .climb)
    ),
    (
      "06013-0082E-00003-DDWAQ-Y3QD1",
      .sample(
        version: 3, date: "2026-12-06", landings: [(0, 0, 0), (1, 0, 0), (2, 3, 1)], pace: .climb)
    ),
    (
      "7ZXRF-Z7WZJ-000N3-04888-N90X9",
      .sample(
        version: 127, date: "2199-12-31", landings: Array(repeating: (15, 4, 1), count: 3),
        seconds: 86_400, pace: .classic)
    ),
    (
      "0202W-00000-00000-00499-RXRN6",
      .sample(
        date: "2027-02-01", landings: Array(repeating: (0, 0, 0), count: 5), seconds: 0,
        pace: .untimed)
    ),
  ]

  @Test(arguments: pinned) func `a code is the same for ever`(
    _ code: String, _ result: DescentResult?
  ) throws {
    #expect(DescentCode.encode(try #require(result)) == code)
    #expect(DescentCode.decode(code) == result)
  }

  @Test func `a code tells its result, and each result has one code`() throws {
    let results = DescentResult.samples(5_000, seed: 1)
    #expect(results.count == 5_000)
    for result in results {
      let code = DescentCode.encode(result)
      try #require(DescentCode.decode(code) == result)
      try #require(code.utf8.count == 29)
    }
    #expect(Set(results.map(DescentCode.encode)).count == Set(results).count)
  }

  static let readings = [
    "0200Y-00800-8RJ03-DA8BY-PFQHK", "0200Y008008RJ03DA8BYPFQHK", "o2OOy-oo8OO-8rjo3-da8by-pfqhk",
    "  0200Y 00800\t8RJ03\u{A0}DA8BY\u{202F}PFQHK\r\n", "0200Y–00800–8RJ03–DA8BY–PFQHK",
    "-0-2-0-0-Y-0-0-8-0-0-8-R-J-0-3-D-A-8-B-Y-P-F-Q-H-K-",
    "0200Y\u{2011}00800\u{2212}8RJ03DA8BY—PFQHK",
  ]

  @Test(arguments: readings) func `a code is read however it was copied`(_ text: String) throws {
    #expect(DescentCode.decode(text) == DescentResult.sample())
  }

  @Test func `I and L are read as 1`() throws {
    let code = "06013-0082E-00003-DDWAQ-Y3QD1"
    let result = try #require(DescentCode.decode(code))
    for letter in ["I", "i", "L", "l"] {
      #expect(DescentCode.decode(code.map { $0 == "1" ? letter : String($0) }.joined()) == result)
    }
  }

  static let notCodes = [
    "", "-", "02000-00800-8RJ03-DA8SC-BNP3", "0200Y-00800-8RJ03-DA8BY-PFQHKJ",
    "02000-00800-8RJ03-DA8SC-BNP3U", "02000-00800-8RJ03-DA8SC-BNP3u",
    "02000.00800.8RJ03.DA8SC.BNP3J", "0200Y-00800-8RJ03-DA8BY-PFQHK!",
    "02000-00800-8RJ03-DA8SC-BNP３J", "02000-00800-8RJ03-DA8SC-BNP3\u{301}J",
    "02000-00800-8RJ03-DA8SC-BNP3Ｊ", "０2000-00800-8RJ03-DA8SC-BNP3J", "🧗", "\u{0}",
    "00000-00000-00000-00000-00000", "ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ",
    "0200Y-00800-8RJ03-DA8BY-PFQHK 0200Y-00800-8RJ03-DA8BY-PFQHK",
  ]

  @Test(arguments: notCodes) func `anything else is not well-formed`(_ text: String) {
    #expect(DescentCode.decode(text) == nil)
  }

  static let long = [
    "0", "-", " ", "é", "🧗", "\u{301}", "\u{0}", "0200Y-00800-8RJ03-DA8BY-PFQHK\n",
  ]

  @Test(arguments: long) func `a megabyte is not well-formed`(_ piece: String) {
    #expect(
      DescentCode.decode(String(repeating: piece, count: 1_000_000 / piece.utf8.count)) == nil)
  }

  @Test func `random bytes are never a code`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let bytes = (0..<generator.below(60)).map { _ in UInt8(generator.below(256)) }
      #expect(DescentCode.decode(String(decoding: bytes, as: UTF8.self)) == nil)
    }
  }

  @Test func `random characters are never a code`() {
    var generator = SeededGenerator(seed: 3)
    var accepted = 0
    for _ in 0..<200_000 {
      let numbers = [generator.next(), generator.next(), generator.next()]
      let characters = (0..<25).map { place in
        Self.alphabet[Int(numbers[place / 12] >> UInt64(place % 12 * 5) & 31)]
      }
      let code = String(decoding: characters, as: UTF8.self)
      if DescentCode.decode(code) != nil { accepted += 1 }
    }
    #expect(accepted == 0)
  }
}
