import Campaign
import Flow
import Localization
import Testing

@testable import Lines
@testable import Presentation

/// The program’s own choices can be typed as they are read: none is a letter, a number or a command.
@Suite struct OwnChoicesTests {
  @Test(arguments: Language.allCases) func `a choice means itself alone`(
    _ language: Language
  ) throws {
    let levels = try LocalLevelFactory().chapters().flatMap {
      $0.levels + $0.secondForms.compactMap(\.self)
    }
    var count = 0
    for level in levels {
      let texts = (1...5).flatMap { level.choices(seed: 1, entry: $0) }.map(\.text)
      #expect(ChoiceNaming(of: texts) == .either)
      for text in texts {
        #expect(LineCommand(text.resolved(in: language)) == nil)
        count += 1
      }
    }
    #expect(count > 100)
  }
}
