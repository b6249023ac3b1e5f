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
}
