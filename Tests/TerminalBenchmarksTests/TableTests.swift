import Foundation
import Testing

@testable import TerminalBenchmarks

@Suite struct TableTests {
  @Test(
    arguments: [
      (0, "0"), (0.04, "0.04"), (0.096, "0.1"), (2.449, "2.4"), (9.94, "9.9"), (9.96, "10"),
      (31.5, "32"),
      (999.6, "1,000"), (12_345, "12,345"), (1_234_567, "1,234,567"),
    ] as [(Double, String)])
  func `a number is as exact as it is worth`(_ value: Double, _ text: String) {
    #expect(Figure.text(value) == text)
  }

  @Test func `a count is whole, and what could not be read a dash`() {
    #expect(Figure.text(3) == "3")
    #expect(Figure.text(4_096) == "4,096")
    #expect(Figure.text(nil) == "–")
  }

  @Test func `a table is Markdown`() {
    let table = MarkdownTable(head: ["program", "ms"], rows: [["less", "2.4"], ["a|b", "3"]])
    #expect(
      table.text == """
        | program | ms |
        |---|---|
        | less | 2.4 |
        | a\\|b | 3 |
        """)
  }

  static let heads = [
    StartBenchmark.head, KeyBenchmark.head, SessionsBenchmark.head, TurnsBenchmark.head,
    PackBenchmark.head,
  ]

  /// The page is what the tool prints.
  @Test(arguments: heads) func `the page has a table of each kind`(_ head: [String]) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let page = root.appending(path: "Sources/Program/Expedition.docc/Benchmarks.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("\n" + MarkdownTable(head: head, rows: []).text + "\n"))
  }
}
