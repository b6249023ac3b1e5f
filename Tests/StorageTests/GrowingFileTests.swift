import Foundation
import Testing

@testable import Storage

/// A file that changes while it is read: never more than the limit is taken, whatever was there first.
struct GrowingFileTests {
  private static let limit = 1 << 20

  /// Opens a file of `count` bytes, notes what it is, changes its size, and only then reads it.
  private func read(_ count: Int, grownTo size: Int, limit: Int = limit) throws -> [UInt8] {
    let scratch = try Scratch()
    try scratch.put("a.json", String(repeating: "a", count: count))
    let path = scratch.path + "/a.json"
    let file = try FileDescriptor.file(at: path, O_RDONLY)
    let status = try file.status()
    try #require(truncate(path, off_t(size)) == 0)
    return try file.plainContents(status, limit: limit)
  }

  @Test(arguments: [(0, 1), (1, 65_537), (100, 1 << 20), (1 << 20, 0), (200_000, 100_000)])
  func `what is there when it is read is taken, as far as the limit`(
    _ count: Int, _ size: Int
  ) throws {
    let bytes = try read(count, grownTo: size)
    #expect(bytes.count == size)
    #expect(bytes.prefix(count).allSatisfy { $0 == UInt8(ascii: "a") })
  }

  @Test(arguments: [(0, 1 << 20 + 1), (1 << 20, 1 << 20 + 1), (9, 1 << 24)])
  func `a file that outgrows the limit while it is read is refused`(
    _ count: Int, _ size: Int
  ) throws {
    let error = #expect(throws: StorageError.self) { try read(count, grownTo: size) }
    #expect(error?.reason == .tooLarge)
  }

  /// Another process appends 64 MiB meanwhile; whatever is read of it is no more than the limit.
  @Test func `a file that another process appends to is read as far as the limit`() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/a.json"
    try scratch.put("a.json", "")
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", #"exec head -c 67108864 /dev/zero >>"$0""#, path]
    try writer.run()
    defer { writer.waitUntilExit() }
    var reason: StorageError.Reason?
    while reason == nil {
      reason = Scratch.reason { () throws(StorageError) in
        let bytes = try UserFile.read(path, limit: Self.limit)
        #expect(bytes.count <= Self.limit)
      }
    }
    #expect(reason == .tooLarge)
    #expect(try scratch.names() == ["a.json"])
  }
}
