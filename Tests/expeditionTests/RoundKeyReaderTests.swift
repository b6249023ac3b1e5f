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
      ("m", nil), ("s", nil), ("\n", .unknown), ("\n", .command(.proceed)), ("s", nil),
      ("/", .commandBegins), ("x", nil), ("\n", .line("/x")),
    ]
    for (index, (letter, expected)) in struck.enumerated() {
      let key = letter == "\n" ? Key.enter : .character(letter.unicodeScalars.first ?? " ")
      let now = 1_000 * (index + 1)
      let meaning = reader.meaning(of: .key(key, []), for: .awaited, by: Self.keys, at: now)
      #expect(meaning == expected, "\(index)")
    }
  }

  @Test(arguments: [Key.character("t"), .enter])
  func `behind a mistake the rest of the row is dropped`(_ key: Key) {
    var reader = reader(isByHeart: true)
    reader.dropRow(at: 1_000)
    #expect(meaning(of: key, at: 1_599, by: &reader) == nil)
    #expect(meaning(of: .character("r"), at: 1_599, by: &reader) == .command(.repeat))
    #expect(meaning(of: key, at: 1_700, by: &reader) != nil)
    var timed = self.reader(isByHeart: false)
    timed.dropRow(at: 1_000)
    #expect(meaning(of: .character("t"), at: 1_001, by: &timed) != nil)
  }
}
