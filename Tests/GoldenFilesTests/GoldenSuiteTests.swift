import Foundation
import Testing

@testable import GoldenFiles

/// What a golden file holds, and what it refuses.
struct GoldenSuiteTests {
  /// Checks a text against a file with this content, and says what was thrown and which sections have no case.
  private func check(_ content: GoldenContent, against recorded: String?) throws -> (
    difference: String?, orphans: [String]
  ) {
    try withGoldens(recorded.map { ["g": $0] } ?? [:]) { folder in
      let golden = GoldenCase("case", in: "g") { content }
      let suite = GoldenSuite([golden], filePath: folder.appending(path: "Tests.swift").path())
      do throws(GoldenError) {
        try suite.check(golden, showing: content)
        return (nil, suite.orphans)
      } catch {
        return (error.description, suite.orphans)
      }
    }
  }

  /// A folder with the files `Goldens/<name>.txt`, gone after `body`.
  private func withGoldens<Value>(
    _ files: [String: String], _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = URL.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
    let goldens = folder.appending(path: "Goldens")
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: goldens.appending(path: "\(name).txt"))
    }
    return try body(folder)
  }

  @Test(arguments: [("", ""), ("a\n\nb \n", "|a|\n||\n|b |\n"), ("a\nb", "|a|\n|b|\\\n")])
  func `a text stands in a gutter`(_ text: String, _ recorded: String) throws {
    let checked = try check(GoldenContent(text), against: "== case\n" + recorded)
    #expect(checked.difference == nil)
    #expect(checked.orphans == [])
  }

  @Test(arguments: [
    "|a|\n", "|a|\n|b |\n", "|a|\n|b|\\\n", "|a|\n|b|\n|c|\n", "",
  ])
  func `any difference fails, and says how to record`(_ recorded: String) throws {
    let checked = try check(GoldenContent("a\nb\n"), against: "preface\n== case\n" + recorded)
    #expect(checked.difference?.contains("g.txt:") == true)
    #expect(checked.difference?.contains("RECORD_GOLDENS=1 swift test") == true)
  }

  @Test func `a composed letter is not a decomposed one`() throws {
    let checked = try check(GoldenContent("\u{E9}\n"), against: "== case\n|e\u{301}|\n")
    #expect(checked.difference != nil)
  }

  @Test(arguments: [nil, "", "== other\n|a|\n", "== header: case\n|a|\n"])
  func `a missing section fails`(_ recorded: String?) throws {
    let checked = try check(GoldenContent("a\n"), against: recorded)
    #expect(checked.difference?.contains("has no section for case") == true)
    #expect(checked.difference?.contains("RECORD_GOLDENS=1") == true)
  }

  @Test func `a section that stands twice and a file without a case are orphans`() throws {
    let goldens = ["g": "== case\n|a|\n== header: case\n|h|\n== case\n|b|\n", "h": ""]
    let orphans = try withGoldens(goldens) { folder in
      let cases = [GoldenCase("case", in: "g") { GoldenContent("a\n") }]
      return GoldenSuite(cases, filePath: folder.appending(path: "Tests.swift").path()).orphans
    }
    #expect(orphans == ["g.txt:5: case", "h.txt"])
  }

  @Test func `what is recorded is held to, and recording fails`() throws {
    let rule = String(repeating: "─", count: 9)
    try withGoldens(["gone": ""]) { folder in
      let path = folder.appending(path: "Tests.swift").path()
      let cases = ["1", "2"].map { name in
        GoldenCase(name, in: "g") { GoldenContent(screen: ["Title", rule, name, "below"]) }
      }
      #expect(throws: GoldenError.self) { try GoldenSuite(cases, filePath: path).record() }
      let text = try String(contentsOf: folder.appending(path: "Goldens/g.txt"), encoding: .utf8)
      let body = "== header: 1, 2\n|Title|\n|\(rule)|\n== 1\n|1|\n|below|\n== 2\n|2|\n|below|\n"
      #expect(text == "\(GoldenFile.preface)\n" + body)
      let suite = GoldenSuite(cases, filePath: path)
      for golden in cases { try suite.check(golden) }
      #expect(suite.orphans == [])
      #expect(throws: GoldenError.self) {
        try suite.check(cases[0], showing: GoldenContent(screen: ["1", "below"]))
      }
    }
  }
}
