import Foundation
import Goldens
import Testing

struct GoldensTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Why a text differs from a recorded file; nil if it does not.
  private func difference(_ text: String, from recorded: String?) throws -> String? {
    let goldens = folder.appending(path: "Goldens")
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let recorded { try Data(recorded.utf8).write(to: goldens.appending(path: "g.txt")) }
    do throws(GoldenError) {
      try assertGolden(text, named: "g", filePath: folder.appending(path: "Tests.swift").path())
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [("", ""), ("a\n\nb \n", "|a|\n||\n|b |\n"), ("a\nb", "|a|\n|b|\\\n")])
  func `a text stands in a gutter`(_ text: String, _ recorded: String) throws {
    #expect(try difference(text, from: recorded) == nil)
  }

  @Test(arguments: ["|a|\n", "|a|\n|b |\n", "|a|\n|b|\\\n", "|a|\n|b|\n|c|\n", ""])
  func `any difference fails`(_ recorded: String) throws {
    #expect(try difference("a\nb\n", from: recorded)?.contains("g.txt:") == true)
  }

  @Test func `a composed letter is not a decomposed one`() throws {
    #expect(try difference("\u{E9}\n", from: "|e\u{301}|\n") != nil)
  }

  @Test func `a missing golden fails`() throws {
    #expect(try difference("a\n", from: nil)?.contains("is missing") == true)
  }
}
