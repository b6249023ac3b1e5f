import Foundation

/// A copy of the package in `.build/mutations`, in which mutants can be switched on.
struct MutatedPackage {
  private static let folder = URL(filePath: ".build/mutations", directoryHint: .isDirectory)
  /// Seconds that tests may take.
  private static let limit = 300
  private let files = FileManager.default

  /// Those that compile, by number.
  private(set) var mutants: [Int: Mutant]
  private(set) var uncompiled: [Mutant] = []

  /// Builds the package with all of these mutants, but those that do not compile.
  init(building mutants: [Mutant]) throws {
    self.mutants = Dictionary(uniqueKeysWithValues: zip(1..., mutants))
    let originals = try originals()
    while true {
      try write(over: originals)
      let (hasBuilt, log) = try build()
      if hasBuilt { return }
      let failed = mutantsThatFailed(by: log)
      guard !failed.isEmpty else { throw MutationError.build(log) }
      for number in failed.sorted() {
        uncompiled += [self.mutants.removeValue(forKey: number)].compactMap(\.self)
      }
    }
  }

  /// Runs the tests of these targets with a mutant, or 0 for none.
  func test(_ targets: [String], mutant: Int) throws -> TestVerdict {
    try TestVerdict.run(
      Self.folder.appending(path: ".build/debug/expeditionPackageTests.xctest"),
      arguments: [
        "--testing-library", "swift-testing", "--filter",
        "^(\(targets.joined(separator: "|")))Tests\\.",
      ], folder: Self.folder, mutant: mutant, limit: Self.limit)
  }

  // MARK: Writing

  /// Writes `originals` with all mutants that are left in them; who works on goes on, and changes nothing here.
  private func write(over originals: [String: Data]) throws {
    var wanted = originals
    let byPath = Dictionary(grouping: mutants.sorted { $0.key < $1.key }, by: \.value.path)
    for (path, entries) in byPath {
      let text = String(decoding: wanted[path] ?? Data(), as: UTF8.self)
      let numbered = entries.map { (number: $0.key, mutant: $0.value) }
      wanted[path] = Data(MutantSwitches.rewrite(text, mutants: numbered).utf8)
    }
    for target in MutatedTarget.all {
      let numbered = mutants.filter { target.holds($0.value) }.sorted { $0.key < $1.key }
        .map { (number: $0.key, mutant: $0.value) }
      let source = MutantSwitches.source(of: numbered)
      wanted[target.folder + "/MutantSwitches.swift"] = Data(source.utf8)
    }
    try synchronize(wanted)
  }

  /// All that a build needs, by path.
  private func originals() throws -> [String: Data] {
    let manifest = try Data(contentsOf: URL(filePath: "Package.swift"))
    var found = [
      "Package.swift": manifest + Data(Self.trimming.utf8),
      "README.md": try Data(contentsOf: URL(filePath: "README.md")),
    ]
    for root in ["Sources", "Tests", "Localization"] {
      for path in try files.subpathsOfDirectory(atPath: root) {
        let file = URL(filePath: root).appending(path: path)
        if !file.hasDirectoryPath, let data = try? Data(contentsOf: file) {
          found[root + "/" + path] = data
        }
      }
    }
    return found
  }

  /// Writes what differs alone, so that nothing is built twice.
  private func synchronize(_ wanted: [String: Data]) throws {
    try files.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    for path in try files.subpathsOfDirectory(atPath: Self.folder.path)
    where path.hasSuffix(".swift") && !path.hasPrefix(".build") && wanted[path] == nil {
      try files.removeItem(at: Self.folder.appending(path: path))
    }
    for (path, data) in wanted {
      let file = Self.folder.appending(path: path)
      if (try? Data(contentsOf: file)) == data { continue }
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// Stands at the end of the manifest: nothing is built that these tests do not need.
  private static let trimming = """

    func names(_ dependencies: [Target.Dependency]) -> [String] {
      dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    }
    let all = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var needed: Set<String> = []
    var open = ["StringTablesPlugin"] + \(MutatedTarget.tests.sorted()).map { $0 + "Tests" }
    while let name = open.popLast() {
      if needed.insert(name).inserted { open += names(all[name]?.dependencies ?? []) }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    """

  // MARK: Building

  /// Optimized, for the tests are run again and again.
  private func build() throws -> (hasBuilt: Bool, log: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--build-tests", "-Xswiftc", "-O", "--package-path", Self.folder.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let log = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus == 0, String(decoding: log, as: UTF8.self))
  }

  /// The mutants in whose lines there are errors; for an error elsewhere the nearest above it in its file.
  private func mutantsThatFailed(by log: String) -> Set<Int> {
    var failed: Set<Int> = []
    for line in log.split(separator: "\n") where line.contains(": error:") {
      let parts = line.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[1]) else { continue }
      let inFile = mutants.filter { parts[0].hasSuffix("/" + $0.value.path) }
      let above = inFile.map(\.value.line).filter { $0 <= number }.max()
      let nearest = above ?? inFile.map(\.value.line).min()
      failed.formUnion(inFile.filter { $0.value.line == nearest }.keys)
    }
    return failed
  }
}

/// What stops the tool.
enum MutationError: Error {
  /// The sources do not build, and no mutant is to blame.
  case build(String)
  /// Tests of this target fail without a mutant.
  case unsound(String)
}
