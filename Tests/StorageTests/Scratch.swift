import Foundation
import Testing

@testable import Storage

/// A folder of its own for one test, removed with it.
final class Scratch {
  let path: String
  var folder: DataFolder { DataFolder(path) }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder, or in one inside it, in order; the lock, which stays, is left out.
  func names(in inner: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + inner)
      .filter { $0 != ".lock" }.sorted()
  }

  /// The permission bits of what stands at `inner`.
  func mode(_ inner: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + inner)
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  /// Writes a file without the code under test.
  func put(_ inner: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + inner))
  }

  /// Reads a file without the code under test, links followed.
  func text(_ inner: String) throws -> String {
    try String(contentsOfFile: path + "/" + inner, encoding: .utf8)
  }

  /// The reason for which `action` fails; nil if it does not.
  static func reason(_ action: () throws(StorageError) -> Void) -> StorageError.Reason? {
    do {
      try action()
      return nil
    } catch {
      return error.reason
    }
  }
}

extension DataFolder {
  /// Replaces a file under its lock; the previous copy stays as it is.
  func replace(_ name: String, with bytes: [UInt8]) throws(StorageError) {
    _ = try withLock(on: name, lockTimeout: .zero) { file throws(StorageError) in
      try file.replace(with: bytes, keepsPrevious: false)
    }
  }

  /// Sets a file aside under its lock.
  func setAside(_ name: String, timestamp: String) throws(StorageError) -> String {
    try withLock(on: name, lockTimeout: .zero) { file throws(StorageError) in
      try file.setAside(timestamp: timestamp)
    }
  }
}
