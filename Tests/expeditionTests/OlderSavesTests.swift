import Foundation
import Testing

/// Progress of the campaign as it was with sixteen levels, before each chapter had its escape.
struct OlderSavesTests {
  private func run(_ command: String, on save: String, input: String = "") throws -> Run {
    try withFolder { folder in
      let saves = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "SessionTests/Saves")
      try FileManager.default.copyItem(
        at: saves.appending(path: "progress.1.\(save).json"),
        to: folder.appending(path: "progress.json"))
      return try Run(
        #""$0" "# + command + #" --plain --lang en --clock script --data-dir "$D""#,
        ["D": folder.path()], input: input)
    }
  }

  @Test func `what was won stays won, and the escapes are open`() throws {
    let run = try run("levels", on: "won")
    #expect(run.errors == "")
    #expect(run.output.components(separatedBy: ": won").count == 17)
    let escapes = [
      "1.5, The ceiling leaves", "2.5, The lake comes too", "3.5, The folding stair",
      "4.5, The walls’ turn",
    ]
    for escape in escapes { #expect(run.output.contains("\(escape): open.\n")) }
    #expect(!run.output.contains("locked"))
  }

  @Test func `a game that is under way goes on where it was, with an escape behind it`() throws {
    let map = try run("levels", on: "midway").output
    #expect(map.contains("3.4, Four drums: open, mishaps 1 of 5, you are here.\n"))
    #expect(map.contains("1.5, The ceiling leaves: open.\n"))
    #expect(map.contains("3.5: locked.\n"))
    let game = try run("play", on: "midway", input: "\n/where\nspikes\n").output
    #expect(game.contains("1 wrong answer so far."))
    #expect(game.contains("Hidden Valley, level 5 of 5."))
    #expect(game.contains("The first 5 tugs are practice."))
  }

}
