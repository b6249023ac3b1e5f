import Foundation
import Testing

@testable import Storage

@Suite struct LockedFileTests {
  @Test func `the copy before a save is kept, and only where it was good`() throws {
    let scratch = try Scratch()
    try replace("one", in: scratch)
    #expect(try scratch.names() == ["a.json"])
    try replace("two", keepsPrevious: true, in: scratch)
    try replace("three", keepsPrevious: true, in: scratch)
    #expect(try scratch.names() == ["a.json", "a.json.previous"])
    #expect(try scratch.text("a.json") == "three")
    #expect(try scratch.text("a.json.previous") == "two")
    try replace("four", in: scratch)
    #expect(try scratch.text("a.json.previous") == "two")
    #expect(try scratch.mode("a.json.previous") == 0o600)
  }

  @Test func `a folder in the place of the previous copy fails the save and loses nothing`() throws
  {
    let scratch = try Scratch()
    try scratch.put("a.json", "one")
    try #require(mkdir(scratch.path + "/a.json.previous", 0o700) == 0)
    #expect(throws: StorageError.self) {
      try replace("two", keepsPrevious: true, in: scratch)
    }
    #expect(try scratch.text("a.json") == "one")
    #expect(try scratch.names() == ["a.json", "a.json.previous"])
  }

  @Test func `who holds a folder holds it alone, and whoever waits too long is told`() throws {
    let scratch = try Scratch()
    try scratch.folder.withLock(on: "a.json", lockTimeout: .zero) { _ throws(StorageError) in
      let reason = Scratch.reason { () throws(StorageError) in
        try scratch.folder.withLock(on: "b.json", lockTimeout: .milliseconds(3)) {
          _ throws(StorageError) in
        }
      }
      #expect(reason == .busy)
    }
    try scratch.folder.withLock(on: "b.json", lockTimeout: .zero) { _ throws(StorageError) in }
    #expect(try scratch.mode(".lock") == 0o600)
  }

  @Test func `whoever is patient gets the folder next`() async throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    try folder.replace("a.json", with: [0])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<25 {
            _ = try folder.withLock(on: "a.json", lockTimeout: .seconds(60)) {
              file throws(StorageError) in
              let count = try file.read(limit: 1)?.first ?? 0
              try file.replace(with: [count + 1], keepsPrevious: true)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.read("a.json", limit: 1) == [200])
    #expect(try folder.read("a.json.previous", limit: 1) == [199])
  }

  @Test(arguments: Obstacle.allCases)
  func `what is no plain file is no lock`(_ obstacle: Obstacle) throws {
    let scratch = try Scratch()
    try obstacle.put(at: scratch.path + "/.lock")
    #expect(throws: StorageError(.notRegular, scratch.path + "/a.json")) {
      try scratch.folder.replace("a.json", with: [1])
    }
  }

  @Test func `a file of another owner is refused`() throws {
    guard geteuid() == 0 else { return }
    let scratch = try Scratch()
    try scratch.put("a.json", "theirs")
    try #require(chown(scratch.path + "/a.json", 65_534, 65_534) == 0)
    let error = StorageError(.notOurs, scratch.path + "/a.json")
    #expect(throws: error) { try scratch.folder.read("a.json", limit: 9) }
    #expect(throws: error) { try scratch.folder.replace("a.json", with: [1]) }
    #expect(throws: error) { try scratch.folder.setAside("a.json", timestamp: "T") }
    #expect(try scratch.text("a.json") == "theirs")
  }

  @Test func `what was written is known until somebody else has written`() throws {
    let scratch = try Scratch()
    let written = try #require(try replace("one", in: scratch))
    #expect(try isUnchanged(since: written, in: scratch))
    // The same bytes in place, at another time; another file with the same bytes; none.
    for change in [
      {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 0)],
          ofItemAtPath: scratch.path + "/a.json")
      },
      { _ = try replace("one", in: scratch) },
      { try FileManager.default.removeItem(atPath: scratch.path + "/a.json") },
    ] {
      let written = try #require(try replace("one", in: scratch))
      try change()
      #expect(try !isUnchanged(since: written, in: scratch))
    }
  }

  private func isUnchanged(since written: WrittenFile, in scratch: Scratch) throws -> Bool {
    try scratch.folder.withLock(on: "a.json", lockTimeout: .zero) { file throws(StorageError) in
      file.isUnchanged(since: written)
    }
  }

  @discardableResult
  private func replace(
    _ text: String, keepsPrevious: Bool = false, in scratch: Scratch
  ) throws -> WrittenFile? {
    try scratch.folder.withLock(on: "a.json", lockTimeout: .zero) { file throws(StorageError) in
      try file.replace(with: Array(text.utf8), keepsPrevious: keepsPrevious)
    }
  }
}
