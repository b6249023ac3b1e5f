import Foundation
import Testing

@testable import Storage

@Suite struct UserFolderTests {
  @Test func `the names of a folder stand in order, without those that are hidden`() throws {
    let scratch = try Scratch()
    for name in ["b", "a", ".c"] { try scratch.put(name, "x") }
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/d", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/e", withDestinationPath: "d")
    let entries = try UserFolder.entries(of: scratch.path, limit: 9)
    #expect(entries.map(\.name) == ["a", "b", "d", "e"])
    #expect(entries.filter(\.isFolder).map(\.name) == ["d"])
  }

  @Test func `more names than wanted are too many`() throws {
    let scratch = try Scratch()
    for name in ["a", "b"] { try scratch.put(name, "x") }
    let reason = Scratch.reason { () throws(StorageError) in
      _ = try UserFolder.entries(of: scratch.path, limit: 1)
    }
    #expect(reason == .tooLarge)
  }

  @Test func `a file is no folder, and what is not there has no time`() throws {
    let scratch = try Scratch()
    try scratch.put("a", "x")
    #expect(UserFolder.isThere(scratch.path))
    for name in ["/a", "/b", "/\0"] { #expect(!UserFolder.isThere(scratch.path + name)) }
    #expect(UserFolder.modificationTime(of: scratch.path + "/a") > 1_500_000_000)
    #expect(UserFolder.modificationTime(of: scratch.path + "/b") == 0)
  }
}
