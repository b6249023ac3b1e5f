import Localization
import Testing

@testable import Flow
@testable import Lines
@testable import Presentation
@testable import SampleViews
@testable import Session

/// Wheels in lines: what is a code, on each face, and what is said of them.
struct WheelLineTests {
  private static func clue(_ index: Int) -> LocalizedText {
    L10n.Line.clue(index: index, of: 2, text: Sample.wheels.clues[index - 1])
  }

  private static let code = ExpectedInterpretation.command(.answer(["2358"]))
  private static let miscount = ExpectedInterpretation.reply([L10n.Wheels.notACode(count: 4)])
  private static let noWords = ExpectedInterpretation.reply([L10n.Wheels.noWords(count: 4)])
  private static let wheels = [
    L10n.Wheels.wheels(count: 4), L10n.Wheels.tried(codes: echo("2350")),
  ]

  static let turns: [([String], ExpectedInterpretation)] = [
    (["2358"], code), (["2 3 5 8"], code), (["hints", "2358"], code), (["answers", "2358"], code),
    (["answers", "２３５８"], code), (["2"], .reply([clue(2)])), (["", "1"], .reply([clue(1)])),
    (["3"], miscount), (["235"], miscount), (["23588"], miscount), (["answers", "2"], miscount),
    (["answers", "the bear"], noWords), (["answers", "a"], noWords), (["b"], noWords),
    (["wheels"], .reply(wheels)), (["roues"], .reply(wheels)),
    (["hints", "wheel"], .reply(wheels)), (["answers"], .reply(wheels)),
    (["réponses"], .reply(wheels)), (["answers", ""], .reply([clue(1)])),
    (["", ""], .reply(wheels)), (["answers", "repeat"], .command(.repeat)),
    (["answers", "clues"], .reply([clue(1), clue(2)])), (["hint"], .command(.hint)),
    (["answers", "hint"], .command(.hint)),
    (["answers", "repaet"], .unknown("repaet", near: "/repeat")),
  ]

  @Test(arguments: turns)
  func `the wheels hear`(_ lines: [String], _ expected: ExpectedInterpretation) {
    var voice = voice(.level(Sample.wheels))
    let heard = lines.map { voice.parse(.text($0)) }
    #expect(heard.last == expected.interpretation(in: .en))
  }

  @Test(arguments: Language.allCases)
  func `where one is says the riddle and the wheels`(_ language: Language) throws {
    var voice = voice(.level(Sample.wheels), language)
    _ = voice.parse(.text("answers"))
    let told = try #require(voice.parse(.text("/where")).reply)
    for text in [Sample.wheels.text] + Self.wheels {
      #expect(told.contains(text.resolved(in: language)))
    }
  }

  @Test func `of many codes the newest are told`() {
    let tried = (10..<40).map(String.init)
    let text = LevelView.Wheels(count: 2, tried: tried).triedText?.resolved(in: .en) ?? ""
    #expect(text.contains("… 30, 31") && text.contains("39") && !text.contains("29"))
    #expect(LevelView.Wheels(count: 2, tried: []).triedText == nil)
  }
}
