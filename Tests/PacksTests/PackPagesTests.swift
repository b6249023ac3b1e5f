import Flow
import Foundation
import JSON
import Testing

@testable import Packs

/// What the page on packs tells authors is true.
@Suite struct PackPagesTests {
  private let text: String

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    text = try String(
      contentsOf: root.appending(path: "Sources/Program/Expedition.docc/Packs.md"), encoding: .utf8)
  }

  @Test func `its pack can be played, and leaves nothing to wish for`() throws {
    let parts = text.components(separatedBy: "```json\n")
    let example = try #require(parts.last?.components(separatedBy: "```").first)
    let (document, findings) = PackReader.read(Array(example.utf8))
    #expect(findings.isEmpty)
    let check = PackCheck(try #require(document))
    #expect(check.findings == [])
    #expect(check.levelCount == 2)
  }

  @Test func `the table names every kind with members that the format has`() throws {
    for format in PackTask.formats {
      let word = format.kind.rawValue
      let row = try #require(
        text.components(separatedBy: "\n").first { $0.hasPrefix("| `\(word)` |") })
      let cell = try #require(row.components(separatedBy: " | ").last)
      let named = cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map(\.element)
      #expect(named == format.members.map(\.key))
    }
  }

  @Test func `the limits are those of the reader`() {
    let limits = PackReader.limits
    #expect(limits.bytes == 8 << 20 && text.contains("up to 8 MiB"))
    #expect(limits.key == 64 && text.contains("up to 64 bytes"))
    #expect(limits.string == 4_096 && text.contains("up to 4,096 bytes"))
    #expect(limits.depth == 16 && text.contains("16 levels of nesting"))
    #expect(limits.members == 10_000 && text.contains("10,000 members in an object"))
    #expect(limits.values == 500_000 && text.contains("500,000 values"))
  }
}
