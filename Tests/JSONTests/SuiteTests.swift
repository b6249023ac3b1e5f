import Foundation
import Testing

@testable import JSON

/// The reader against a list of all that JSON is.
struct SuiteTests {
  @Test(arguments: Suite.kept.map { ($0, $0.bytes) } + Suite.rewritten.map { ($0, Array($1.utf8)) })
  func `what is JSON is read`(_ text: SuiteText, _ written: [UInt8]) throws {
    let value = try JSONReader.read(text.bytes)
    #expect(JSONWriter.write(value) == written)
    #expect(try JSONReader.read(written) == value)
  }

  @Test(arguments: Suite.stricter)
  func `what is stricter than JSON is refused for that, and authors are told`(
    _ example: Stricter
  ) throws {
    #expect(refusal(of: example.bytes)?.reason == example.reason)
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let page = root.appending(path: "Sources/Program/Expedition.docc/Packs.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(example.rule))
  }
}
