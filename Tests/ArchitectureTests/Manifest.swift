import Foundation

/// `Package.swift` as far as the rules need it: each target with its folder and what it may import.
struct Manifest {
  /// A target of the manifest.
  struct Target {
    let name: String
    /// From the package's root, without a slash at its end.
    let path: String
    let rules: TargetRules
  }

  /// The floors of `Sources/`, the lowest first; each imports its own and those below it.
  static let floors = ["Machine", "Language", "Games", "Session", "Voices", "Program"]

  let text: String
  let targets: [String: Target]

  init(_ text: String) {
    self.text = text
    let declaration =
      /\.(target|executableTarget|testTarget|plugin)\(\s*name: "(\w+)"((?:[^()]|\(\))*)\)/
    targets = Dictionary(
      uniqueKeysWithValues: text.matches(of: declaration).map { match in
        let name = String(match.output.2)
        return (name, Target(name: name, kind: match.output.1, rest: match.output.3))
      })
  }

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = root.appending(path: "Package.swift")
    self.init(try String(contentsOf: file, encoding: .utf8))
  }

  /// The target whose folder a file lies in; `path` is from the package's root.
  func target(ofFileAt path: String) -> String? {
    targets.values.first { path.hasPrefix($0.path + "/") }?.name
  }
}

extension Manifest.Target {
  fileprivate init(name: String, kind: Substring, rest: Substring) {
    let path = rest.firstMatch(of: /path: "([^"]+)"/).map { String($0.output.1) }
    self.name = name
    let place = path ?? (kind == "testTarget" ? "Tests/\(name)" : "Sources/\(name)")
    self.path = place
    let dependencies = rest.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
    let names = dependencies.matches(of: /"(\w+)"/).map { String($0.output.1) }
    rules = TargetRules(
      isPure: rest.contains("swiftSettings: pure"),
      isTool: !Manifest.floors.contains { place.hasPrefix("Sources/\($0)") },
      isPlatform: name == "Platform",
      imports: Set(names).union(kind == "plugin" ? ["PackagePlugin"] : []))
  }

  /// The number of its floor, from 0 at the bottom; nil beside the house.
  var floor: Int? {
    Manifest.floors.firstIndex { path == "Sources/\($0)" || path.hasPrefix("Sources/\($0)/") }
  }
}
