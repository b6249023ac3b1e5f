import Foundation
import Testing

@testable import Storage

@Suite struct SettingAsideTests {
  private let timestamp = "20261121T010203Z"

  @Test func `a damaged file is moved away, never over an older one`() throws {
    let scratch = try Scratch()
    var names: [String] = []
    for text in ["first", "second", "third"] {
      try scratch.put("a.json", text)
      names.append(try scratch.folder.setAside("a.json", timestamp: timestamp))
    }
    let plain = "a.json.corrupt-\(timestamp)"
    #expect(names == [plain, plain + "-2", plain + "-3"])
    #expect(try names.map { try scratch.text($0) } == ["first", "second", "third"])
    #expect(try scratch.names() == names)
  }

  @Test func `a name that a broken link has is taken too`() throws {
    let scratch = try Scratch()
    try scratch.put("a.json", "bad")
    let taken = scratch.path + "/a.json.corrupt-\(timestamp)"
    try #require(symlink(scratch.path + "/nowhere", taken) == 0)
    #expect(
      try scratch.folder.setAside("a.json", timestamp: timestamp) == "a.json.corrupt-\(timestamp)-2"
    )
  }

  @Test func `a file that is gone is told apart and leaves nothing`() throws {
    let scratch = try Scratch()
    #expect(throws: StorageError(.vanished, scratch.path + "/a.json")) {
      try scratch.folder.setAside("a.json", timestamp: "T")
    }
    #expect(try scratch.names().isEmpty)
  }

  @Test func `when all names are taken the file stays`() throws {
    let scratch = try Scratch()
    for _ in 0..<99 {
      try scratch.put("a.json", "bad")
      _ = try scratch.folder.setAside("a.json", timestamp: "T")
    }
    try scratch.put("a.json", "last")
    #expect(throws: StorageError.self) { try scratch.folder.setAside("a.json", timestamp: "T") }
    #expect(try scratch.text("a.json") == "last")
    #expect(try scratch.names().count == 100)
  }

  @Test func `half-written files of processes that are gone are swept, others stay`() throws {
    let scratch = try Scratch()
    let process = try Process.run(URL(filePath: "/bin/sh"), arguments: ["-c", "exit 0"])
    process.waitUntilExit()
    let gone = process.processIdentifier
    let kept = [
      TemporaryFile.name(for: "a.json"), ".a.json.\(gone)-1.old", ".a.json.new", ".x-1.new",
      ".a.json.-5-1.new", ".a.json.0-1.new", "a.json.\(gone)-1.new", "a.json",
    ]
    for name in kept + [".a.json.\(gone)-123.new", ".\(gone)-1.new"] { try scratch.put(name, "") }
    scratch.folder.removeStaleTemporaryFiles()
    #expect(try scratch.names() == kept.sorted())
  }
}
