import Foundation
import Testing

@testable import Flow
@testable import JSON
@testable import Session

/// A kind of file that is kept, for what holds for all of them. Every kind stands in `all`.
struct PersistableKind: Sendable, CustomStringConvertible {
  /// The file's name without `.json`; so do its golden saves begin.
  let name: String
  /// The version that is written now.
  let schema: Int
  /// What bytes hold, as this version writes it; nil where they are damaged or of a later version.
  let data: @Sendable ([UInt8]) -> JSONValue?

  static let all = [
    PersistableKind("progress", Progress.self), PersistableKind("scores", SavedRounds.self),
    PersistableKind("settings", Settings.self), PersistableKind("explore", SavedAdventure.self),
    PersistableKind("descents", SavedDescents.self),
  ]

  var description: String { name }

  private init<Content: Persistable>(_ name: String, _: Content.Type) {
    self.name = name
    schema = Content.schema
    data = { bytes in
      guard case .intact(let copy) = LoadResult<Content>(bytes) else { return nil }
      return copy.content.data
    }
  }

  /// The golden saves of a schema, `NAME.SCHEMA.json` and `NAME.SCHEMA.WHAT.json`: written by the program
  /// while it was the newest, and kept for ever.
  func goldens(of schema: Int) throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Saves")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try names.filter { $0.hasPrefix("\(name).\(schema).") }.sorted().map {
      Array(try Data(contentsOf: folder.appending(path: $0)))
    }
  }
}
