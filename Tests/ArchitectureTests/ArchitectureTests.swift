import Foundation
import Testing

@Suite struct ArchitectureTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The same taken apart, once for all tests.
  static let sources = Result {
    try files().map { (path: $0.path, source: SwiftSource($0.text)) }
  }

  /// Every Swift file under `Sources/`: its path from the package's root and its text.
  static func files() throws -> [(path: String, text: String)] {
    let sources = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      ("Sources/" + path, try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }

  @Test func `every source keeps to the manifest, and no sentence stands in one`() throws {
    let manifest = try Manifest()
    let files = try Self.sources.get()
    #expect(files.count > 50)
    for file in files {
      let name = String(file.path.split(separator: "/").last ?? "")
      let target = manifest.target(ofFileAt: file.path) ?? ""
      for violation in violations(in: file.source, of: target, by: manifest) {
        if case .sentence = violation.reason, TargetRules.filesOfCode.contains(name) { continue }
        Issue.record("\(file.path), \(violation)")
      }
    }
  }

  @Test func `a target imports its own floor and those below it`() throws {
    let targets = try Manifest().targets
    #expect(targets.count > 40)
    #expect(Set(targets.values.compactMap(\.floor)).count == Manifest.floors.count)
    for target in targets.values {
      for name in target.rules.imports {
        guard let floor = target.floor else { continue }
        let below = targets[name]?.floor ?? .max
        #expect(below <= floor, "\(target.name) imports \(name)")
      }
    }
  }

  @Test func `a pure target imports only pure ones`() throws {
    let targets = try Manifest().targets
    for target in targets.values where target.rules.isPure {
      for name in target.rules.imports {
        #expect(targets[name]?.rules.isPure == true, "\(target.name) imports \(name)")
      }
    }
  }

  @Test func `what the manifest names is imported`() throws {
    let manifest = try Manifest()
    var imports: [String: Set<String>] = [:]
    for file in try Self.sources.get() {
      let target = manifest.target(ofFileAt: file.path) ?? ""
      let modules = file.source.lines.compactMap(importedModule)
      imports[target, default: []].formUnion(modules)
    }
    for target in manifest.targets.values where target.path.hasPrefix("Sources/") {
      let idle = target.rules.imports.subtracting(imports[target.name] ?? [])
      // The plugin runs its tool.
      #expect(idle.subtracting(["TextsTool"]) == [], "\(target.name)")
    }
  }

  @Test func `no source of the program names a language but the language’s own`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Localization").path)
    let codes = folders.filter { $0.hasSuffix(".lproj") }.map { $0.dropLast(".lproj".count) }
    #expect(codes.count > 1)
    for file in try Self.sources.get() {
      guard !file.path.contains("/Tools/"), !file.path.contains("/Localization/Languages/") else {
        continue
      }
      let source = file.source
      for code in codes {
        let isNamed =
          source.code.split(whereSeparator: { " (),:;[]{}?!\n".contains($0) })
          .contains { $0 == ".\(code)" || $0.hasSuffix("Language.\(code)") }
          || source.literals.contains { $0.text == code }
        #expect(!isNamed, "\(file.path) names \(code)")
      }
    }
  }

  /// The release counts references without locks.
  @Test func `the program runs on one thread`() throws {
    let words: Set = [
      "Thread", "DispatchQueue", "OperationQueue", "actor", "async", "await",
      "pthread_create", "thrd_create",
    ]
    for file in try Self.sources.get() where !file.path.contains("/Tools/") {
      let code = file.source.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      #expect(words.isDisjoint(with: code.map(String.init)), "\(file.path)")
      #expect(!file.source.code.contains(" Task {"), "\(file.path)")
    }
  }

  @Test func `the manifest asks for no package from outside`() throws {
    #expect(!SwiftSource(try Manifest().text).code.contains(".package("))
  }
}
