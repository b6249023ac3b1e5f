import Campaign
import Localization
import Testing

@testable import Adventure

/// Whole lines that mean other ones.
struct RephrasingTests {
  @Test(arguments: Language.allCases)
  func `in each table a line is said once, and no line leads to another one`(
    language: Language
  ) throws {
    let world = try #require(AdventureGame.keepersNight().world.rephrasings)
    let tables = [L10n.Rephrasing.lines, world].map { Rewriting.pairs($0, in: language) }
    for table in tables {
      let said = table.map { key($0.said) }
      #expect(Dictionary(grouping: said) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
    let all = Set(tables.joined().map { key($0.said) })
    #expect(tables.joined().map { key($0.meant) }.filter { all.contains($0) } == [])
    let rewriting = Rewriting(language, try builtInWorld())
    let meant = tables.joined().map(\.meant)
    #expect(meant.filter { rewriting.rephrased(Token.tokenize($0)) != nil } == [])
  }

  private func key(_ line: String) -> String {
    Token.tokenize(line).compactMap(\.word?.folded).joined(separator: " ")
  }
}
