import Foundation
import Testing

@testable import Storage

/// What was opened is closed, however it ends.
struct DescriptorTests {
  /// Something that goes wrong, or well, in a folder.
  struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isFailure: Bool
    /// Prepares the folder at that path.
    var prepare: @Sendable (Scratch) throws -> Void = { _ in }
    let make: @Sendable (DataFolder) throws(StorageError) -> Void

    init(
      _ name: String, fails isFailure: Bool = true,
      after prepare: @escaping @Sendable (Scratch) throws -> Void = { _ in },
      _ make: @escaping @Sendable (DataFolder) throws(StorageError) -> Void
    ) {
      testDescription = name
      (self.isFailure, self.prepare, self.make) = (isFailure, prepare, make)
    }
  }

  private static func makeFolder(_ name: String) -> @Sendable (Scratch) throws -> Void {
    {
      try FileManager.default.createDirectory(
        atPath: $0.path + "/" + name, withIntermediateDirectories: false)
    }
  }

  private static let good = Array("good".utf8)

  static let attempts = [
    Attempt("a save", fails: false) { folder throws(StorageError) in
      try folder.replace("a.json", with: good)
    },
    Attempt("a save over a folder", after: makeFolder("a.json")) { folder throws(StorageError) in
      try folder.replace("a.json", with: good)
    },
    Attempt("a lock that is a folder", after: makeFolder(".lock")) { folder throws(StorageError) in
      try folder.replace("a.json", with: good)
    },
    Attempt("a folder that is a file", after: { try $0.put("in", "") }) {
      folder throws(StorageError) in
      try folder.folder("in").replace("a.json", with: good)
    },
    Attempt("a lock that is held") { folder throws(StorageError) in
      try folder.withLock(on: "a.json", lockTimeout: .zero) { _ throws(StorageError) in
        try folder.replace("b.json", with: good)
      }
    },
    Attempt("a file that is too large", after: { try $0.put("a.json", "large") }) {
      folder throws(StorageError) in
      _ = try folder.read("a.json", limit: 1)
    },
    Attempt("a folder that is read", after: makeFolder("a.json")) { folder throws(StorageError) in
      _ = try folder.read("a.json", limit: 1)
    },
    Attempt("nothing to set aside") { folder throws(StorageError) in
      _ = try folder.setAside("a.json", timestamp: "20261121T010203Z")
    },
    Attempt("a sweep", fails: false) { folder in folder.removeStaleTemporaryFiles() },
    Attempt("a file that is there", after: { try $0.put("a.txt", "") }) {
      folder throws(StorageError) in
      try UserFile.create(folder.path + "/a.txt", "text")
    },
    Attempt("a transcript that is gone") { folder throws(StorageError) in
      try UserFile.append("text", to: folder.path + "/a.txt")
    },
    Attempt("a pack that is a folder", after: makeFolder("a.json")) {
      folder throws(StorageError) in
      _ = try UserFile.read(folder.path + "/a.json", limit: 1)
    },
  ]

  @Test(arguments: attempts) func `a thousand attempts leave nothing open`(
    _ attempt: Attempt
  ) throws {
    let scratch = try Scratch()
    try attempt.prepare(scratch)
    let before = try openDescriptors()
    for _ in 0..<1_000 {
      let reason = Scratch.reason { () throws(StorageError) in try attempt.make(scratch.folder) }
      #expect((reason != nil) == attempt.isFailure)
    }
    // Other tests open a few at the same time; one left open at each attempt would be a thousand.
    #expect(try openDescriptors() < before + 500)
  }

  private func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
  }
}
