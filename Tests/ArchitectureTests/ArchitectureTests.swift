import Foundation
import Testing

@Suite struct ArchitectureTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under `Sources/`: its target, its path and its text.
  static func files() throws -> [(target: String, path: String, text: String)] {
    let sources = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return (String(path.prefix { $0 != "/" }), path, text)
    }
  }

  @Test func `every source keeps to the table of targets, and no sentence stands in one`() throws {
    let files = try Self.files()
    #expect(files.count > 50)
    for file in files {
      let name = String(file.path.split(separator: "/").last ?? "")
      for violation in violations(in: file.text, of: file.target) {
        if case .sentence = violation.reason, TargetRules.filesOfCode.contains(name) { continue }
        Issue.record("Sources/\(file.path), \(violation)")
      }
    }
  }

  @Test func `the manifest asks for no package from outside`() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!SwiftSource(manifest).code.contains(".package("))
  }

  @Test func `no arrow of the table makes a circle`() {
    var rest = TargetRules.all.mapValues { $0.imports.intersection(TargetRules.all.keys) }
    while let leaf = rest.first(where: { $0.value.isEmpty })?.key {
      rest[leaf] = nil
      rest = rest.mapValues { $0.subtracting([leaf]) }
    }
    #expect(rest.isEmpty)
  }
}
