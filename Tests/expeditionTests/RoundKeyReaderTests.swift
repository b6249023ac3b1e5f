import Presentation
import Reflex
import Screen
import Testing

@testable import Session
@testable import expedition

/// What a key comes to in a round that is played in lines.
struct RoundKeyReaderTests {
  private static let keys = GestureKeyMap(preset: .letters)
  private static let cue = RunningCue(serial: 1, limit: nil, pending: 3, mayHoldStill: true)

  private func meaning(
    of key: Key, at now: Int, by reader: inout RoundKeyReader
  ) -> RoundKeyReader.KeyMeaning? {
    reader.meaning(of: .key(key, []), for: Self.cue, by: Self.keys, at: now)
  }

  private func reader(isByHeart: Bool) -> RoundKeyReader {
    var reader = RoundKeyReader(at: 0)
    reader.isByHeart = isByHeart
    return reader
  }

  @Test func `only the letters that were told are gestures`() {
    var reader = reader(isByHeart: true)
    for (index, key) in [Key.character(" "), .up, .left, .tab].enumerated() {
      #expect(meaning(of: key, at: 1_000 * index, by: &reader) == .unknown)
    }
    #expect(
      meaning(of: .character("g"), at: 9_000, by: &reader)
        == .command(.gesture(.swipe, at: .unknown, move: nil)))
  }

  @Test(arguments: [(true, 100, true), (true, 50, false), (false, 500, false), (false, 600, true)])
  func `the same key again is struck, or held down`(_ isByHeart: Bool, _ gap: Int, _ counts: Bool) {
    var reader = reader(isByHeart: isByHeart)
    #expect(meaning(of: .character("t"), at: 1_000, by: &reader) != nil)
    #expect((meaning(of: .character("t"), at: 1_000 + gap, by: &reader) != nil) == counts)
  }

  @Test func `between rounds Enter begins one, and no key that was struck for the last stays`() {
    typealias Meaning = RoundKeyReader.KeyMeaning
    var reader = reader(isByHeart: false)
    let struck: [(Character, Meaning?)] = [
      ("t", nil), ("r", nil), ("p", nil), ("\n", .command(.proceed)), ("t", nil), ("z", .unknown),
      (".", .unknown), ("s", nil), ("\n", .command(.proceed)), ("s", nil),
      ("/", .commandBegins), ("x", nil), ("\n", .line("/x")),
    ]
    for (index, (letter, expected)) in struck.enumerated() {
      let key = letter == "\n" ? Key.enter : .character(letter.unicodeScalars.first ?? " ")
      let now = 1_000 * (index + 1)
      let meaning = reader.meaning(of: .key(key, []), for: .awaited, by: Self.keys, at: now)
      #expect(meaning == expected, "\(index)")
    }
  }

  /// What is struck so many milliseconds behind the key before it, behind a round.
  @Test func `a word that is typed between rounds is answered once, and its Enter begins none`() {
    var reader = reader(isByHeart: true)
    var now = 1_000
    for (gap, letter, expected) in [
      (0, "m", .unknown), (350, "e", nil), (350, "n", nil), (350, "\n", nil),
      (599, "\n", nil), (600, "\n", .command(.proceed)),
    ] as [(Int, Unicode.Scalar, RoundKeyReader.KeyMeaning?)] {
      now += gap
      let key = letter == "\n" ? Key.enter : .character(letter)
      let meaning = reader.meaning(of: .key(key, []), for: .awaited, by: Self.keys, at: now)
      #expect(meaning == expected, "\(now)")
    }
  }

  @Test func `Enter begins a pitch, but not with the row before it`() {
    let gate = RunningCue(
      serial: 1, limit: nil, pending: 1, mayHoldStill: false, isRest: true)
    for (at, expected) in [(1_599, nil), (1_600, .command(.proceed))]
      as [(Int, RoundKeyReader.KeyMeaning?)]
    {
      var reader = reader(isByHeart: true)
      #expect(meaning(of: .character("t"), at: 1_000, by: &reader) != nil)
      reader.dropRow(at: 1_000)
      #expect(
        reader.meaning(of: .key(.enter, []), for: gate, by: Self.keys, at: at) == expected)
    }
  }

  @Test(arguments: [(true, "pgttp", 5), (false, "pgttp", 1), (true, "tttt", 4), (true, "t/", 2)])
  func `by heart a row of any length may come at once`(_ isHeart: Bool, _ row: String, _ count: Int)
  {
    var reader = reader(isByHeart: isHeart)
    let inputs = reader.inputs(in: Array(row.utf8), at: 1_000)
    #expect(inputs.count == count)
    let told = inputs.map { reader.meaning(of: $0, for: Self.cue, by: Self.keys, at: 1_000) }
    // The same key and no other is one that is held down.
    #expect(told.count { $0 != nil } == (row == "tttt" ? 1 : count))
  }

  @Test func `a full stop lets a bat by, as Enter does`() {
    for (mayHoldStill, expected) in [
      (true, .command(.still(at: .unknown, move: nil))), (false, .unknown),
    ] as [(Bool, RoundKeyReader.KeyMeaning)] {
      var reader = reader(isByHeart: true)
      let cue = RunningCue(serial: 1, limit: nil, pending: 3, mayHoldStill: mayHoldStill)
      let stop = InputEvent.key(.character("."), [])
      #expect(reader.meaning(of: stop, for: cue, by: Self.keys, at: 1_000) == expected)
    }
  }

  @Test(arguments: [Key.character("t"), .character("."), .enter])
  func `behind a mistake the rest of the row is dropped`(_ key: Key) {
    var reader = reader(isByHeart: true)
    reader.dropRow(at: 1_000)
    #expect(meaning(of: key, at: 1_599, by: &reader) == nil)
    #expect(meaning(of: .character("r"), at: 1_599, by: &reader) == .command(.repeat))
    // Until the hand rests, however long the row is.
    #expect(meaning(of: key, at: 2_100, by: &reader) == nil)
    #expect(meaning(of: key, at: 2_700, by: &reader) != nil)
  }
}
