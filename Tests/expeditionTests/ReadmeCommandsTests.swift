import Foundation
import Testing

/// The README's commands for authors do what it says, one after the other in a folder.
struct ReadmeCommandsTests {
  private let section: String

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ")
    section = try #require(parts.first { $0.hasPrefix("Make chapters of your own\n") })
  }

  /// What is said to be carried over; an essay, a picture and shares of a point are told of.
  private static let questions = """
    $CATEGORY: Rivers

    Take an atlas.

    Which is longest?{=Volga#Yes. ~Rhine#No.}

    The Seine is in France.{T}

    Who crossed it?{=Caesar =Julius Caesar}

    The Seine flows into the {=Channel =English Channel}.

    How many countries does the Rhine see?{#5..7}

    Match.{=Paris -> Seine =Vienna -> Danube}

    Write about one.{}

    Which is this?{=<img src\\="a.png"> ~Rhine}

    Which of these?{~%50%Volga ~%50%Don ~%-100%Seine}
    """

  @Test func `its commands work as they stand`() throws {
    let commands = section.split(separator: "\n").filter { $0.hasPrefix("swift run expedition ") }
    #expect(
      commands.map { $0.split(separator: " ")[3...4].joined(separator: " ") }
        == ["pack import", "pack check", "play my-pack.json"])
    #expect(section.contains("`swift run expedition pack new "))
    try withFolder { folder in
      let table = try #require(section.components(separatedBy: "```csv\n").dropFirst().first)
        .components(separatedBy: "```")[0]
      try Data(table.utf8).write(to: folder.appending(path: "questions.csv"))
      for command in commands {
        let script = command.replacing("swift run expedition", with: "\"$0\" --data-dir data")
        let run = try Run("cd \"$D\" && " + script, ["D": folder.path()])
        #expect(run.status == 0, "\(command)\n\(run.errors)")
        #expect(!run.errors.contains("warning"), "\(command)\n\(run.errors)")
        #expect(!run.output.contains("warning"), "\(command)\n\(run.output)")
      }
    }
  }

  @Test func `what an import carries over is a pack, and the rest is listed with its line`() throws
  {
    try withFolder { folder in
      try Data(Self.questions.utf8).write(to: folder.appending(path: "questions.gift"))
      let made = try Run(
        #"cd "$D" && "$0" pack import questions.gift --lang en && "$0" pack import questions.gift "#
          + #"-o q.json --lang en >/dev/null 2>&1 && "$0" play q.json --plain --lang en --data-dir data"#,
        ["D": folder.path()], input: "\n")
      #expect(made.status == 0)
      let listed = made.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
      let lines = Set(listed.compactMap { $0.split(separator: ":").dropFirst().first })
      #expect(lines == ["13", "15", "17", "19", "21"])
      for kind in ["closed", "open"] { #expect(made.output.contains("\"\(kind)\"")) }
      #expect(made.output.contains("Chapter 1: Rivers"))
      #expect(made.output.contains("Take an atlas."))
    }
  }
}
