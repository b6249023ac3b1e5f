import Localization
import Reflex
import Screen
import Session
import Testing

@testable import FullScreen
@testable import Presentation

/// Which key is which gesture, and when a key that is held down counts.
struct GestureKeysTests {
  private func gestures(_ preset: KeyPreset, _ keys: String) -> [Gesture?] {
    keys.unicodeScalars.map { GestureKeyMap(preset: preset).gesture(for: .character($0)) }
  }

  @Test func `each preset has its keys, and Space and arrows always do`() {
    #expect(
      gestures(.letters, "tpsgTPSG") == [
        .tap, .pinch, .swipe, .swipe, .tap, .pinch, .swipe, .swipe,
      ])
    #expect(gestures(.left, "fdst") == [.tap, .pinch, .swipe, nil])
    #expect(gestures(.right, "jklt") == [.tap, .pinch, .swipe, nil])
    #expect(gestures(.digits, "123&é\"4") == [.tap, .pinch, .swipe, .tap, .pinch, .swipe, nil])
    for preset in KeyPreset.allCases {
      #expect(gestures(preset, " x\u{301}\0") == [.tap, nil, nil, nil])
      let keys = GestureKeyMap(preset: preset)
      #expect([.up, .down, .left, .right].allSatisfy { keys.gesture(for: $0) == .swipe })
      #expect([.enter, .tab, .escape, .function(1)].allSatisfy { keys.gesture(for: $0) == nil })
    }
  }

  @Test func `no preset has a key that needs more than one finger in France or elsewhere`() {
    for preset in KeyPreset.allCases {
      for gesture in Gesture.allCases {
        let letter = GestureKeyMap(preset: preset).letter(of: gesture)
        #expect(letter.utf8.allSatisfy { !"[]{}\\|@#~".utf8.contains($0) } && letter.count == 1)
      }
    }
  }

  @Test func `a held key is one gesture, until another key or a pause`() {
    var held = KeyRepeatFilter()
    let struck: [(Unicode.Scalar, Int)] = [
      ("t", 0), ("t", 500), ("t", 1099), ("t", 1699), ("p", 1700), ("t", 1701),
    ]
    let counted = struck.map { held.isNew(.character($0.0), at: $0.1) }
    #expect(counted == [true, false, false, true, true, true])
    let isRepeated = !held.isNew(.character("t"), at: 1_780, within: KeyRepeatFilter.fastest)
    let isStruckTwice = held.isNew(.character("t"), at: 1_860, within: KeyRepeatFilter.fastest)
    #expect(isRepeated && isStruckTwice)
    _ = held.isNew(.character("p"), at: 1_900)
    _ = held.isNew(.character("t"), at: 1_901)
    held.released(.character("p"))
    let isStillHeld = !held.isNew(.character("t"), at: 1_902)
    #expect(isStillHeld)
    held.released(.character("t"))
    let isStruckAgain = held.isNew(.character("t"), at: 1_903)
    #expect(isStruckAgain)
  }
}
