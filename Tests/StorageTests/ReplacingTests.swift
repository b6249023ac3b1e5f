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

  @Test func `a file that others could read becomes 0600, its folder stays as it was`() throws {
    let scratch = try Scratch()
    try scratch.put("a.json", "old")
    chmod(scratch.path, 0o755)
    chmod(scratch.path + "/a.json", 0o666)
    try scratch.folder.replace("a.json", with: [1])
    #expect(try scratch.mode("a.json") == 0o600)
    #expect(try scratch.mode("") == 0o755)
  }

  @Test(arguments: [
    (ENOSPC, StorageError.Reason.noSpace), (EDQUOT, .quota), (EROFS, .readOnly),
    (EACCES, .noPermission), (EPERM, .noPermission), (EMFILE, .tooManyFiles),
    (ENFILE, .tooManyFiles), (ELOOP, .notRegular), (EISDIR, .notRegular), (EFBIG, .tooLarge),
    (EEXIST, .exists), (ENOENT, .vanished), (EIO, .other(EIO)),
  ]) func `what the system reports has its reason`(_ code: Int32, _ reason: StorageError.Reason) {
    #expect(StorageError(errno: code, "a").reason == reason)
  }
}
