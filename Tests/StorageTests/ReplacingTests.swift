import Foundation
import Testing

@testable import Storage

@Suite struct ReplacingTests {
  @Test(arguments: [0, 1, 65_536, 300_001])
  func `what was written is read back`(_ count: Int) throws {
    let scratch = try Scratch()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try scratch.folder.replace("a.json", with: [1, 2, 3])
    try scratch.folder.replace("a.json", with: bytes)
    #expect(try scratch.folder.read("a.json", limit: count) == bytes)
    #expect(try scratch.names() == ["a.json"])
  }

  @Test func `what is not there is nil, and reading makes nothing`() throws {
    let scratch = try Scratch()
    #expect(try scratch.folder.read("a.json", limit: 9) == nil)
    #expect(try scratch.folder.folder("packs").read("a.json", limit: 9) == nil)
    #expect(try scratch.names().isEmpty)
  }

  @Test func `a file over the limit is refused`() throws {
    let scratch = try Scratch()
    try scratch.folder.replace("a.json", with: [1, 2, 3])
    #expect(try scratch.folder.read("a.json", limit: 3) == [1, 2, 3])
    #expect(throws: StorageError(.tooLarge, scratch.path + "/a.json")) {
      try scratch.folder.read("a.json", limit: 2)
    }
  }

  @Test func `folders are 0700 and files 0600 whatever the umask`() async {
    await #expect(processExitsWith: .success) {
      for mask: mode_t in [0o000, 0o022, 0o277, 0o777] {
        umask(0o022)
        let scratch = try Scratch()
        umask(mask)
        let folder = DataFolder(scratch.path + "/one/two/three")
        try folder.replace("a.json", with: [1])
        try scratch.folder.replace("a.json", with: [1])
        _ = try scratch.folder.setAside("a.json", timestamp: "T")
        umask(0o022)
        #expect(try scratch.mode("one") == 0o700)
        #expect(try scratch.mode("one/two/three") == 0o700)
        #expect(try scratch.mode("one/two/three/a.json") == 0o600)
        #expect(try scratch.mode("a.json.corrupt-T") == 0o600)
      }
    }
  }

  @Test func `a file that others could read becomes 0600, its folder stays as it was`() throws {
    let scratch = try Scratch()
    try scratch.put("a.json", "old")
    chmod(scratch.path, 0o755)
    chmod(scratch.path + "/a.json", 0o666)
    try scratch.folder.replace("a.json", with: [1])
    #expect(try scratch.mode("a.json") == 0o600)
    #expect(try scratch.mode("") == 0o755)
  }

  @Test func `a relative folder counts from the current one`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      #expect(chdir(scratch.path) == 0)
      try DataFolder("saves/mine").replace("a.json", with: [65])
      #expect(try scratch.text("saves/mine/a.json") == "A")
    }
  }

  @Test func `a write that fails half way leaves the old file and nothing else`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try scratch.put("a.json", "old")
      signal(SIGXFSZ, SIG_IGN)
      try limit(.fileSize, to: 100_000)
      #expect(throws: StorageError(.tooLarge, scratch.path + "/a.json")) {
        try scratch.folder.replace("a.json", with: Array(repeating: 1, count: 200_000))
      }
      // A build that measures coverage writes a profile at the end of a process.
      try limit(.fileSize, to: 1 << 40)
      #expect(try scratch.names() == ["a.json"])
      #expect(try scratch.text("a.json") == "old")
    }
  }

  @Test func `too many open files are told apart`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try scratch.put("a.json", "old")
      try limit(.openFiles, to: 0)
      let read = Scratch.reason { () throws(StorageError) in
        _ = try scratch.folder.read("a.json", limit: 9)
      }
      let replace = Scratch.reason { () throws(StorageError) in
        try scratch.folder.replace("a.json", with: [1])
      }
      try limit(.openFiles, to: 100)
      #expect([read, replace] == [.tooManyFiles, .tooManyFiles])
      #expect(try scratch.text("a.json") == "old")
    }
  }

  @Test func `a folder that belongs to others is told apart`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      chmod(scratch.path, 0o555)
      if geteuid() == 0 { try #require(seteuid(65_534) == 0) }
      for folder in [scratch.folder, DataFolder(scratch.path + "/inner")] {
        let reason = Scratch.reason { () throws(StorageError) in
          try folder.replace("a.json", with: [1])
        }
        #expect(reason == .noPermission)
      }
      #expect(try scratch.names().isEmpty)
      if getuid() == 0 { seteuid(0) }
      chmod(scratch.path, 0o755)
    }
  }

  @Test func `no descriptor stays open`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try scratch.put("plain", "")
      _ = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
      let before = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      for _ in 0..<20 {
        try scratch.folder.replace("a.json", with: [1])
        _ = try scratch.folder.read("a.json", limit: 1)
        _ = try? scratch.folder.read("a.json", limit: 0)
        _ = try? DataFolder(scratch.path + "/plain").replace("a.json", with: [1])
        _ = try scratch.folder.setAside("a.json", timestamp: "T")
        scratch.folder.removeStaleTemporaryFiles()
      }
      // A leak would leave 20; the test library itself may open one or two meanwhile.
      let after = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      #expect(after < before + 10)
    }
  }
}

/// What a process can be limited in.
private enum Limited { case fileSize, openFiles }

/// Lowers what this process may do.
private func limit(_ what: Limited, to value: rlim_t) throws {
  #if canImport(Darwin)
    let resource = what == .fileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE
  #else
    let resource = __rlimit_resource_t((what == .fileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE).rawValue)
  #endif
  var limits = rlimit()
  getrlimit(resource, &limits)
  limits.rlim_cur = value
  try #require(setrlimit(resource, &limits) == 0)
}
