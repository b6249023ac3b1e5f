import Flow
import Localization
import Presentation
import Session
import Testing

@testable import Lines
@testable import SampleViews

/// What a line is where a rope is laid: in a square of four with rope at a1, a2, b3 and d4, rock at d1.
@Suite struct WayLineTests {
  private func interpretation(_ line: String, _ language: Language) -> LineInterpretation {
    var voice = LineVoice(language: language, takesKeys: false, hasScriptedClock: true)
    _ = voice.render([.campaign(.level(Sample.way))])
    return voice.parse(.text(line))
  }

  /// (language, a line, the cells, what is done)
  static let acts: [(Language, String, String, String)] = [
    (.en, "c3 rope", "c3", "rope"), (.en, "rope C3", "c3", "rope"),
    (.en, "c3, d3 rock", "c3 d3", "rock"), (.en, "rope c3-c4", "c3-c4", "rope"),
    (.en, "a2 clear", "a2", "clear"), (.fr, "c3 corde", "c3", "rope"),
    (.en, "row 2 rock", "c2 d2", "rock"), (.en, "row 2 clear", "a2 b2", "clear"),
    (.fr, "roche d1", "d1", "rock"), (.fr, "c3 rope", "c3", "rope"),
  ]

  @Test(arguments: acts) func `cells and what is done to them stand in any order`(
    _ language: Language, _ line: String, _ cells: String, _ action: String
  ) {
    #expect(
      interpretation(line, language) == .command(.act(element: cells, action: action)))
  }

  /// (language, a line, how its reply begins)
  static let replies: [(Language, String, String)] = [
    (.en, "c4", "c4: open. Row 4: 1 of 2. Column c: 1 of 2."),
    (.en, "a1", "a1: the shaft. Row 1: 1 of 1."), (.en, "d4", "d4: the ember. Row 4: 1 of 2."),
    (.en, "row 2", "Row 2 wants 2. Rope: a2, b2. Open: c2, d2."),
    (.en, "column d", "Column d wants 1. Rope: d4. Rock: d1. Open: d2, d3."),
    (.en, "way", "From the shaft: a1, a2, b2, b3, c3. Rope elsewhere: d4."),
    (.en, "e5 rope", "“e5 rope” names no cell from a1 to d4"),
    (.en, "c3 rope rock", "c3 rope lays rope in a cell"),
    (.en, "c3 d3", "c3 rope lays rope in a cell"),
    (.en, "hello there", "“hello there” names no cell"), (.en, "row 9", "“row 9” names no cell"),
    (.fr, "rangée 2", "La rangée 2 en veut 2. Corde\u{A0}: a2, b2."),
    (.fr, "chemin", "Depuis le puits\u{A0}: a1, a2, b2, b3, c3."),
  ]

  @Test(arguments: replies) func `a cell, a line and the rope are told`(
    _ language: Language, _ line: String, _ reply: String
  ) {
    guard case .reply(let said) = interpretation(line, language) else {
      Issue.record("no reply to \(line)")
      return
    }
    #expect(said.hasPrefix(reply), "\(said)")
  }
}
