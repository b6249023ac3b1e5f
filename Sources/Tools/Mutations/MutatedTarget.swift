import Foundation

/// A folder of rules, and whose tests concern them.
struct MutatedTarget {
  let name: String
  let folder: String
  /// Rounds of tests, those of the target first; each is run where the ones before it noticed nothing.
  let rounds: [[String]]

  static let all = [
    MutatedTarget(
      name: "Flow", folder: "Sources/Games/Flow",
      rounds: [["Flow"], ["Packs", "Lines"], ["Session"]]),
    MutatedTarget(
      name: "Reflex", folder: "Sources/Games/Reflex", rounds: [["Reflex"], ["Session", "Flow"]]),
    MutatedTarget(
      name: "Localization", folder: "Sources/Language/Localization",
      rounds: [["Localization"], ["Flow", "Lines"], ["Packs"]]),
    MutatedTarget(
      name: "Descent", folder: "Sources/Games/Descent", rounds: [["Descent"], ["Session"]]),
    MutatedTarget(
      name: "Session", folder: "Sources/Session", rounds: [["Session"], ["Lines", "Wire"]]),
  ]

  /// All targets whose tests are run.
  static let tests = Set(all.flatMap(\.rounds).joined())

  /// Every mutant of the target’s rules.
  func mutants() throws -> [Mutant] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let file = folder + "/" + path
      return MutantFinder.mutants(
        in: try String(contentsOf: URL(filePath: file), encoding: .utf8), path: file)
    }
  }

  func holds(_ mutant: Mutant) -> Bool { mutant.path.hasPrefix(folder + "/") }

  /// Stops the tool if a test fails though nothing is changed.
  static func check(_ package: MutatedPackage) throws {
    for target in tests.sorted() {
      guard case .passed = try package.test([target], mutant: 0) else {
        throw MutationError.unsound(target)
      }
    }
  }

  func test(mutant: Int, in package: MutatedPackage) throws -> TestVerdict {
    for tests in rounds {
      let verdict = try package.test(tests, mutant: mutant)
      if verdict != .passed { return verdict }
    }
    return .passed
  }
}
