import Foundation
import Testing

@testable import Storage

@Suite struct RemovingTests {
  private static let mine = [
    "a.json", "a.json.corrupt-T", "a.json.corrupt-T-2", "a.json.previous",
  ]
  private static let others = ["a.json2", "a.txt", "aa.json.previous", "b.json.corrupt-T"]

  private func remove(_ name: String, in scratch: Scratch) throws(StorageError) {
    try scratch.folder.withLock(on: name, lockTimeout: .zero) { file throws(StorageError) in
      try file.removeWithCopies()
    }
  }

  @Test func `a file goes with all its copies, and nothing else does`() throws {
    let scratch = try Scratch()
    for name in Self.mine + Self.others { try scratch.put(name, "x") }
    try remove("a.json", in: scratch)
    #expect(try scratch.names() == Self.others)
    try remove("a.json", in: scratch)
    #expect(try scratch.names() == Self.others)
  }

  @Test func `copies without their file are told by its name`() throws {
    let scratch = try Scratch()
    for name in Self.mine.dropFirst() + Self.others + [".hidden"] { try scratch.put(name, "x") }
    #expect(try scratch.folder.savedNames() == ["a.json", "a.json2", "a.txt", "aa.json", "b.json"])
    #expect(try scratch.folder.folder("none").savedNames() == [])
  }

  @Test func `a link stays, and so does what it points to`() throws {
    let (scratch, out) = (try Scratch(), try Scratch())
    try out.put("b", "kept")
    try #require(symlink(out.path + "/b", scratch.path + "/a.json.previous") == 0)
    try scratch.put("a.json", "x")
    #expect(Scratch.reason { () throws(StorageError) in try remove("a.json", in: scratch) } != nil)
    #expect(try scratch.names() == ["a.json", "a.json.previous"])
    #expect(try out.text("b") == "kept")
    try #require(symlink(out.path, scratch.path + "/inner") == 0)
    #expect(
      Scratch.reason { () throws(StorageError) in
        _ = try scratch.folder.folder("inner").savedNames()
      } == .notRegular)
  }
}
