import Foundation

/// One text that is held to a section of a golden file.
package struct GoldenCase: CustomStringConvertible, Sendable {
  /// The file's name without `.txt`.
  let file: String
  /// The section's heading, without `, ` and `: `.
  let name: String
  let content: @Sendable () throws -> GoldenContent

  package init(
    _ name: String, in file: String, content: @escaping @Sendable () throws -> GoldenContent
  ) {
    (self.file, self.name, self.content) = (file, name, content)
  }

  package var description: String { "\(name), \(file)" }
}

/// The cases of a test target, and the folder `Goldens` that holds their files.
///
/// With RECORD_GOLDENS=1 the files are written anew, in one test, and the others check nothing.
package struct GoldenSuite: Sendable {
  package let cases: [GoldenCase]
  let folder: URL
  private let files: [String: GoldenFile]

  package static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  /// `Goldens` lies beside the test's file.
  package init(_ cases: [GoldenCase], filePath: String = #filePath) {
    self.cases = cases
    precondition(Set(cases.map(\.description)).count == cases.count, "a case stands twice")
    precondition(
      cases.allSatisfy { !$0.name.contains(", ") && !$0.name.contains(": ") },
      "a name would part a heading")
    let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Goldens")
    self.folder = folder
    files = Dictionary(
      uniqueKeysWithValues: Self.names(in: folder).compactMap { name in
        let text = try? String(contentsOf: Self.path(of: name, in: folder), encoding: .utf8)
        return text.map { (name, GoldenFile($0)) }
      })
  }

  /// Throws where the case shows anything else than was recorded.
  package func check(_ golden: GoldenCase) throws {
    if !Self.isRecording { try check(golden, showing: golden.content()) }
  }

  /// What no case is held to; where goldens are to be recorded, they are, and that is thrown.
  package func recordOrOrphans() throws -> [String] {
    if Self.isRecording { try record() }
    return orphans
  }

  /// The same for a case whose content was made before.
  package func check(_ golden: GoldenCase, showing content: GoldenContent) throws(GoldenError) {
    let path = Self.path(of: golden.file, in: folder).path()
    for (label, rows) in content.parts {
      let section = files[golden.file]?.section(golden.name, label: label)
      guard let section else { throw .missing(path: path, name: golden.name) }
      try compare(section, rows, path: path)
    }
    let labels = Set(content.parts.map(\.label))
    let others = files[golden.file]?.sections.filter { $0.names.contains(golden.name) } ?? []
    for section in others where !labels.contains(section.label) {
      try compare(section, [], path: path)
    }
  }

  /// What no case is held to: files, sections, and sections that stand twice.
  package var orphans: [String] {
    let names = Dictionary(grouping: cases, by: \.file).mapValues { Set($0.map(\.name)) }
    return files.sorted { $0.key < $1.key }.flatMap { file, golden in
      guard let names = names[file] else { return ["\(file).txt"] }
      var seen: Set<[String?]> = []
      return golden.sections.flatMap { section in
        section.names
          .filter { !names.contains($0) || !seen.insert([section.label, $0]).inserted }
          .map { "\(file).txt:\(section.line): \($0)" }
      }
    }
  }

  /// Writes every file anew, removes those without a case, and then throws what was written.
  package func record() throws {
    var written: [String: GoldenFile] = [:]
    for golden in cases {
      written[golden.file, default: GoldenFile()].append(try golden.content(), of: golden.name)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in Self.names(in: folder) where written[name] == nil {
      try FileManager.default.removeItem(at: Self.path(of: name, in: folder))
    }
    for (name, file) in written {
      try Data(file.text.utf8).write(to: Self.path(of: name, in: folder))
    }
    throw GoldenError.recorded(folder: folder.path(), files: written.count)
  }

  private static func path(of name: String, in folder: URL) -> URL {
    folder.appending(path: "\(name).txt")
  }

  private static func names(in folder: URL) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (files ?? []).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
  }
}

private func compare(
  _ section: GoldenFile.Section, _ rows: [String], path: String
) throws(GoldenError) {
  for index in 0..<max(section.rows.count, rows.count) {
    func row(_ all: [String]) -> String { index < all.count ? all[index] : "no more rows" }
    guard !isSame([row(section.rows)], [row(rows)]) else { continue }
    throw .different(
      path: path, line: section.line + 1 + index, expected: row(section.rows), actual: row(rows))
  }
}
