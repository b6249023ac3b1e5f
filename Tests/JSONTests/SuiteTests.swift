import Foundation
import Testing

@testable import JSON

/// The reader against a list of all that JSON is and is not.
struct SuiteTests {
  @Test(arguments: Suite.accepted) func `what is JSON is read`(_ example: Accepted) throws {
    let value = try JSONReader.read(example.bytes)
    #expect(String(decoding: JSONWriter.write(value), as: UTF8.self) == example.written)
    #expect(try JSONReader.read(Array(example.written.utf8)) == value)
  }

  @Test(arguments: Suite.broken) func `what is no JSON is refused`(_ example: Broken) {
    #expect(refusal(of: example.bytes) != nil)
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

  @Test func `no case stands there twice`() {
    let cases =
      Suite.accepted.map(\.bytes) + Suite.broken.map(\.bytes) + Suite.stricter.map(\.bytes)
    #expect(Set(cases).count == cases.count)
  }
}
