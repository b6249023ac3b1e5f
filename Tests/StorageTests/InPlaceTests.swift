import Foundation
import Testing

@testable import Storage

/// What may stand where a file should.
enum Obstacle: CaseIterable, Sendable {
  case link, danglingLink, pipe, folder

  func put(at path: String) throws {
    switch self {
    case .link:
      try Data("target".utf8).write(to: URL(filePath: path + ".target"))
      try #require(symlink(path + ".target", path) == 0)
    case .danglingLink: try #require(symlink(path + ".nowhere", path) == 0)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .folder: try #require(mkdir(path, 0o700) == 0)
    }
  }
}

@Suite struct InPlaceTests {
  @Test(arguments: Obstacle.allCases)
  func `what is no plain file is refused and left as it is`(_ obstacle: Obstacle) throws {
    let scratch = try Scratch()
    try obstacle.put(at: scratch.path + "/a.json")
    let before = try (scratch.names(), kind(scratch.path + "/a.json"))
    let error = StorageError(.notRegular, scratch.path + "/a.json")
    #expect(throws: error) { try scratch.folder.read("a.json", limit: 9) }
    #expect(throws: error) { try scratch.folder.replace("a.json", with: [1]) }
    #expect(throws: error) { try scratch.folder.setAside("a.json", timestamp: "T") }
    #expect(try (scratch.names(), kind(scratch.path + "/a.json")) == before)
    if obstacle == .link { #expect(try scratch.text("a.json.target") == "target") }
  }

  @Test func `a device is refused`() {
    #expect(throws: StorageError(.notRegular, "/dev/null")) {
      try DataFolder("/dev").read("null", limit: 9)
    }
  }

  @Test func `a file where the folder should be is refused`() throws {
    let scratch = try Scratch()
    try scratch.put("data", "mine")
    let folder = DataFolder(scratch.path + "/data")
    let inner = DataFolder(scratch.path + "/data/inner")
    #expect(reason { () throws(StorageError) in _ = try folder.read("a", limit: 9) } == .notRegular)
    for folder in [folder, inner] {
      #expect(
        reason { () throws(StorageError) in try folder.replace("a", with: [1]) } == .notRegular)
    }
    #expect(try scratch.text("data") == "mine")
  }

  @Test func `a folder behind a link is used, behind a broken link refused`() throws {
    let scratch = try Scratch()
    try #require(symlink(scratch.path + "/there", scratch.path + "/link") == 0)
    let folder = DataFolder(scratch.path + "/link/data")
    #expect(reason { () throws(StorageError) in try folder.replace("a", with: [1]) } == .vanished)
    try #require(mkdir(scratch.path + "/there", 0o700) == 0)
    try folder.replace("a", with: [65])
    #expect(try scratch.text("there/data/a") == "A")
  }

  @Test(arguments: ["", ".", "..", ".hidden", "a/b", "/a", "a\0b"])
  func `a name that leaves the folder or hides is refused`(_ name: String) throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    let reasons = [
      reason { () throws(StorageError) in _ = try folder.read(name, limit: 9) },
      reason { () throws(StorageError) in try folder.replace(name, with: [1]) },
      reason { () throws(StorageError) in _ = try folder.setAside(name, timestamp: "T") },
      reason { () throws(StorageError) in _ = try folder.folder(name) },
    ]
    #expect(reasons.allSatisfy { $0 == .badName })
    #expect(try scratch.names().isEmpty)
  }

  private func reason(_ action: () throws(StorageError) -> Void) -> StorageError.Reason? {
    Scratch.reason(action)
  }

  private func kind(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status.st_mode
  }
}
