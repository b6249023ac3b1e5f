import Foundation
import Localization
import Testing

/// Packs on the command line.
struct PackProgramTests {
  private func run(_ arguments: String, in folder: URL, input: String = "") throws -> Run {
    try Run("cd \"$D\" && \"$0\" --data-dir data " + arguments, ["D": folder.path()], input: input)
  }

  @Test(arguments: ["export", "new"])
  func `a pack that cannot be written whole is not left, and one that is there stays`(
    _ command: String
  ) throws {
    try withFolder { folder throws in
      let run = try Run(
        "cd \"$D\" && ulimit -f 1 && \"$0\" --lang en pack \(command) one.json",
        ["D": folder.path()])
      #expect(run.status == 1)
      #expect(run.errors.contains("cannot be written"))
      let file = folder.appending(path: "one.json")
      #expect(!FileManager.default.fileExists(atPath: file.path()))
      try Data("mine".utf8).write(to: file)
      #expect(try self.run("pack \(command) one.json", in: folder).status == 1)
      #expect(try Data(contentsOf: file) == Data("mine".utf8))
    }
  }

  @Test func `each pack has progress of its own, and the campaign's stays`() throws {
    let other = """
      {"version": 1, "title": "Light", "language": "en", "chapters": [{"title": "C",
      "levels": [{"kind": "open", "text": "?", "right": "light"}]}]}
      """
    try withFolder { folder throws in
      #expect(try run("pack new one.json", in: folder).status == 0)
      try Data(other.utf8).write(to: folder.appending(path: "two.json"))
      let input = "\n\non the new rung\n/quit\n"
      #expect(try run("play one.json --lang en", in: folder, input: input).status == 0)
      #expect(try run("levels one.json --lang en", in: folder).output.contains("1.1: won"))
      #expect(try run("levels two.json --lang en", in: folder).output.contains("1.1: open"))
      #expect(
        try run("levels --lang en", in: folder).output.contains("1.1, The pit: open"))
      #expect(!FileManager.default.fileExists(atPath: folder.path() + "data/progress.json"))
    }
  }

  @Test func `a level that a pack does not have is a mistake of the command line`() throws {
    try withFolder { folder throws in
      _ = try run("pack new one.json", in: folder)
      #expect(try run("play one.json --chapter 2", in: folder).status == 64)
      #expect(try run("play one.json --chapter 1 --level 7", in: folder).status == 64)
      #expect(try run("play one.json --chapter 1 --level 5", in: folder).status == 1)
      #expect(try run("play one.json --chapter 1 --level 1", in: folder).status == 0)
    }
  }

  @Test func `the schema is printed in the language of the moment`() throws {
    try withFolder { folder throws in
      let schema = try run("pack schema --lang en", in: folder)
      #expect(schema.status == 0)
      let object = try JSONSerialization.jsonObject(with: Data(schema.output.utf8))
      #expect(object is [String: Any])
      #expect(try run("pack schema --lang fr", in: folder).output != schema.output)
    }
  }

  @Test func `questions become a pack that is checked and won`() throws {
    let questions = """
      One?{=yes#Right you are. ~no}

      Two?{=two}

      Write.{}
      """
    try withFolder { folder throws in
      try Data(questions.utf8).write(to: folder.appending(path: "q.gift"))
      let made = try run("pack import q.gift -o q.json --lang en", in: folder)
      #expect(made.status == 0)
      #expect(made.errors.hasPrefix("q.gift:5:8: warning: Question left out: an essay."))
      #expect(try run("pack check q.json --lang en", in: folder).output.contains("levels 2"))
      let input = "\n\nyes\ntwo\n"
      let play = try run("play q.json --plain --lang en", in: folder, input: input)
      #expect(play.output.contains("Right you are."))
      #expect(play.output.contains("Stars: 6 of 6"))
      let again = try run("pack import q.gift -o q.json --lang en", in: folder)
      #expect(again.status == 1)
      #expect(again.errors.contains("there is a file of that name already"))
      let piped = try run("pack import - --format gift --lang en", in: folder, input: questions)
      #expect(piped.status == 0)
      #expect(piped.output.contains("Right you are."))
      #expect(
        try run("pack import none.gift --lang en", in: folder).errors
          == "none.gift: error: There is no such file.\n")
    }
  }

  @Test func `a pack that is looked over is open, and nothing of it is kept`() throws {
    try withFolder { folder throws in
      _ = try run("pack new one.json", in: folder)
      let input = "\n/level 1 3\n/quit\n"
      let seen = try run("play one.json --preview --plain --lang en", in: folder, input: input)
      #expect(seen.status == 0)
      #expect(seen.output.contains(L10n.PackPlay.preview.resolved(in: .en)))
      #expect(seen.output.contains("level 3 of 6"))
      #expect(!FileManager.default.fileExists(atPath: folder.path() + "data/packs"))
      let story = try run("play --preview --lang en", in: folder)
      #expect(story.status == 64 && story.errors.contains("only be used with a pack"))
    }
  }
}
