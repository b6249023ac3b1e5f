import Descent
import Testing

@Suite struct CodeTableTests {
  private func code(_ result: DescentResult?) throws -> String {
    DescentCode.encode(try #require(result))
  }

  @Test func `codes stand by date, then by stars, then by time, then by line`() throws {
    let clean = Array(repeating: (0, 0, 0), count: 5)
    let lines = [
      try code(.sample(date: "2026-12-02")), "", try code(.sample(seconds: 500)),
      try code(.sample(landings: clean, seconds: 9000)), " \t\r", "no code",
      try code(.sample(seconds: 499)), try code(.sample(seconds: 500)).lowercased(),
      "02000-00800-8RJ03-DA8SC-BNP3H",
    ]
    let table = CodeTable(lines)
    #expect(table.rows.map(\.line) == [4, 7, 3, 8, 1])
    #expect(table.rows.map(\.result.stars) == [15, 9, 9, 9, 9])
    #expect(table.refused == [6, 9])
    #expect(!table.isCut)
  }

  @Test func `of no lines there is no row`() {
    let table = CodeTable([])
    #expect(table.rows.isEmpty)
    #expect(table.refused.isEmpty)
    #expect(!table.isCut)
  }

  @Test(arguments: [9_999, 10_000, 10_001, 10_005]) func `ten thousand lines are read`(
    _ count: Int
  ) throws {
    let line = try code(.sample())
    let table = CodeTable((0..<count).map { $0.isMultiple(of: 2) ? "" : $0 == 1 ? "x" : line })
    #expect(table.rows.count == min(count, CodeTable.mostLines) / 2 - 1)
    #expect(table.refused == [2])
    #expect(table.isCut == (count > CodeTable.mostLines))
  }
}
