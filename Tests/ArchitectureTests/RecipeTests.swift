import Foundation
import Testing

/// Holds the recipes of “How it is built” to the sources.
@Suite struct RecipeTests {
  private let article: String
  private let files: [(path: String, text: String)]

  init() throws {
    let path = "Sources/Program/Expedition.docc/HowItIsBuilt.md"
    article = try String(
      contentsOf: ArchitectureTests.root.appending(path: path), encoding: .utf8)
    files = try ArchitectureTests.files()
  }

  /// The words of one kind: the stem of its own types, and its case.
  struct Kind: Sendable {
    let stems: [String]
    let name: String
  }

  static let kinds = [
    Kind(stems: ["ClosedQuestion", "Closed"], name: "closed"),
    Kind(stems: ["Rotor", "Dial"], name: "rotor"),
    Kind(stems: ["OpenQuestion", "Open"], name: "open"),
    Kind(stems: ["Search", "PackSearchObject"], name: "search"),
    Kind(stems: ["Form"], name: "form"),
    Kind(stems: ["Reflex"], name: "reflex"),
  ]

  @Test func `every file that the article names is there`() throws {
    let paths = article.matches(of: /`((?:Sources|Tests|Localization)\/[^`*]*)`/).map {
      String($0.output.1)
    }
    #expect(paths.count > 20)
    for path in paths where !path.contains("<") && !path.contains("{") {
      let file = ArchitectureTests.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
  }

  /// What tells of a kind beside its own files is what the recipe lists.
  @Test(arguments: kinds) func `a kind of level stands in the files of its recipe`(
    _ kind: Kind
  ) throws {
    let listed = Set(steps(under: "Add a level kind").filter { !$0.contains("<") })
    #expect(listed.count > 4)
    let types = kind.stems.flatMap { ["\($0)Level", "\($0)Scene", "Pack\($0)"] }
    let own = try Regex("\\b(\(types.joined(separator: "|")))\\b")
    let telling = Self.layers(of: files).filter { file in
      let listsKinds = Self.kinds.allSatisfy { file.text.contains("case .\($0.name)") }
      return listsKinds || file.text.contains(own)
    }.map(\.path)
    let shared = telling.filter { path in
      let name = String(path.split(separator: "/").last ?? "")
      return !kind.stems.contains { name.contains($0) }
    }
    #expect(Set(shared).subtracting(listed).subtracting(Self.elsewhere) == [])
    #expect(shared.count <= 10)
  }

  /// What a game is called where it stands, in the order of its recipe.
  static let games = [
    [
      #"name: "Reflex""#, "case .reflex(", "case .reflex:", "case round(", "case .round(",
      "case .round(", "case .round(", "case .reflex:",
    ],
    [
      #"name: "Adventure""#, "case .adventure(", "case .adventure:", "case adventure(",
      "case .adventure(", "case .adventure(", "case .adventure(", "case .explore:",
    ],
  ]

  @Test(arguments: games) func `a game has its place in each file of its recipe`(
    _ places: [String]
  ) throws {
    let listed = steps(under: "Add a game")
    #expect(listed.count == places.count)
    for (path, place) in zip(listed, places) {
      let text = try String(
        contentsOf: ArchitectureTests.root.appending(path: path), encoding: .utf8)
      #expect(text.contains(place), "\(path): \(place)")
    }
  }

  /// Elsewhere nobody lists the groups, so that a new one touches nothing else.
  @Test func `groups of events are listed by the files of the recipe alone`() {
    let listing = files.filter { $0.text.contains(/case [^\n]*\.general, [^\n]*\.campaign/) }
      .map(\.path)
    #expect(!listing.isEmpty)
    let ofLines = ["LineParser.swift", "Event+WayOn.swift"].map { "Sources/Voices/Lines/\($0)" }
    #expect(Set(listing).subtracting(steps(under: "Add a game") + ofLines) == [])
  }

  /// The files of rules, packs, session and voices: not those of the story and of imports.
  private static func layers(
    of files: [(path: String, text: String)]
  ) -> [(path: String, text: String)] {
    files.filter { file in
      ["Games/Flow", "Games/Packs/Kinds", "Games/Packs/Format", "Session", "Voices"].contains {
        file.path.hasPrefix("Sources/\($0)")
      }
    }
  }

  /// Pages of a round, and the flow where it asks for one kind alone.
  private static let elsewhere: Set = [
    "Sources/Games/Packs/Kinds/PackNumberQuestion.swift",
    "Sources/Games/Packs/Format/StarterPack+Class.swift",
    "Sources/Games/Packs/Kinds/PackGaps.swift", "Sources/Games/Flow/FormLevel.swift",
    "Sources/Games/Packs/Kinds/PackSeveralAnswers.swift",
    "Sources/Games/Packs/Kinds/PackMatching.swift", "Sources/Games/Flow/GameFlow+Forms.swift",
    "Sources/Voices/FullScreen/Scenes/GapsScene.swift",
    "Sources/Games/Flow/GameFlow+Places.swift", "Sources/Games/Flow/GameFlow+Judging.swift",
    "Sources/Games/Flow/TypedAnswerJudge.swift",
    "Sources/Voices/FullScreen/Scenes/ReflexScene+Running.swift",
    "Sources/Voices/FullScreen/FullScreenVoice.swift",
  ]

  /// The file of each step of a recipe.
  private func steps(under heading: String) -> [String] {
    let section = article.components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") }
    return (section ?? "").matches(of: /\n[0-9]+\. `([^`]+)`/).map { String($0.output.1) }
  }
}
