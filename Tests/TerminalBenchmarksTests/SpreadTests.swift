import Testing

@testable import TerminalBenchmarks

@Suite struct SpreadTests {
  @Test func `an odd number has one in the middle`() throws {
    let spread = try #require(Spread([9, 1, 5]))
    #expect([spread.least, spread.median, spread.most] == [1, 5, 9])
  }

  @Test func `of an even number the middle lies between two`() throws {
    let spread = try #require(Spread([4, 1, 2, 90]))
    #expect([spread.least, spread.median, spread.most] == [1, 3, 90])
  }

  @Test func `one value is all three`() {
    #expect(Spread([7])?.cells == ["7.0", "7.0", "7.0"])
  }

  @Test func `nothing measured has no spread`() {
    #expect(Spread([]) == nil)
  }
}
