import Foundation
import Localization
import Testing

/// Packs on the command line.
struct PackProgramTests {
  private func run(_ arguments: String, in folder: URL, input: String = "") throws -> Run {
    try Run("cd \"$D\" && \"$0\" --data-dir data " + arguments, ["D": folder.path()], input: input)
  }

  @Test(arguments: ["en", "fr"])
  func `the campaign is exported, checked, and won from its file as it is without one`(
    _ language: String
  ) throws {
    let options = "--plain --seed 1 --clock script --lang \(language)"
    try withFolder { folder throws in
      #expect(try run("pack export campaign.json", in: folder).status == 0)
      let check = try run("pack check campaign.json", in: folder)
      #expect(check.status == 0)
      #expect(check.output.hasPrefix("campaign.json"))
      #expect(check.output.split(separator: "\n").count == 1)
      let input = try script("campaign.\(language)")
      let pack = try run("play campaign.json \(options)", in: folder, input: input)
      let own = try run("play \(options)", in: folder, input: input)
      #expect(pack.status == 0)
      let (first, rest) = try #require(firstLine(of: pack.output))
      #expect(first.contains("campaign.json"))
      #expect(rest == "\n" + (try asOfPack(own.output, language)))
    }
  }

  /// A pack has no second night, no daily round, no names of levels, no wrong answers to collect, and plain words
  /// for its stars.
  private func asOfPack(_ told: String, _ language: String) throws -> String {
    let night = language == "fr" ? "seconde nuit" : "second night"
    let spoken = try #require(Language(rawValue: language))
    let daily = L10n.Story.callDaily.resolved(in: spoken)
    let farewell = L10n.Line.bye.resolved(in: spoken)
    let kept = told.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.lowercased().contains(night) && $0 != daily }
      .map { $0.replacing(/, m[ié]sh?aps? .*|, mésaventures?\u{A0}: .*/, with: ".") }
      .filter { !$0.lowercased().contains(/mishap|mésaventure/) }
    let plain = kept.map { line in
      let unnamed = line.replacing(/(\d\.\d), [^:.\u{A0}]+/) { String($0.output.1) }
      return unnamed == farewell
        ? L10n.PackPlay.bye.resolved(in: spoken) : plainly(String(unnamed))
    }
    return plain.joined(separator: "\n")
  }

  /// The story's words for stars in those of a pack.
  private func plainly(_ line: String) -> String {
    let inEnglish = line.replacing(/The sky holds (\d+) of (\d+) stars/) {
      "Stars: \($0.output.1) of \($0.output.2)"
    }
    let inFrench = inEnglish.replacing(/Le ciel porte (\d+) de ses (\d+) étoiles/) {
      "Étoiles\u{A0}: \($0.output.1) sur \($0.output.2)"
    }
    return leftPlainly(inFrench).replacing("Stars still down there", with: "Stars left to win")
      .replacing("Étoiles restées en bas", with: "Étoiles encore à gagner")
      .replacing(". La plus proche\u{A0}: ", with: ", à commencer par ")
  }

  /// A chapter that lies behind in the words of a pack.
  private func leftPlainly(_ line: String) -> String {
    let inEnglish = line.replacing(#/ lies behind you: (\d+ of \d+) stars\./#) {
      ": \($0.output.1) stars."
    }
    return inEnglish.replacing(/c’est derrière vous\. Étoiles\u{A0}: (\d+) sur (\d+)\./) {
      "\($0.output.1) étoiles sur \($0.output.2)."
    }
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

  private func firstLine(of text: String) -> (Substring, Substring)? {
    text.firstIndex(of: "\n").map { (text[..<$0], text[text.index(after: $0)...]) }
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

  @Test func `a copy of a pack goes on where the pack was left`() throws {
    try withFolder { folder throws in
      _ = try run("pack new one.json", in: folder)
      _ = try run("play one.json --lang en", in: folder, input: "\n\non the new rung\n")
      try FileManager.default.copyItem(
        at: folder.appending(path: "one.json"), to: folder.appending(path: "other.json"))
      #expect(try run("levels other.json --lang en", in: folder).output.contains("1.1: won"))
    }
  }

  @Test func `a file that is there is never written over`() throws {
    try withFolder { folder throws in
      _ = try run("pack new one.json", in: folder)
      let before = try Data(contentsOf: folder.appending(path: "one.json"))
      for command in ["new", "export"] {
        let again = try run("pack \(command) one.json --lang en", in: folder)
        #expect(again.status == 1)
        #expect(
          again.errors == "one.json cannot be written: there is a file of that name already; "
            + "delete it, or choose another name.\n")
      }
      #expect(try Data(contentsOf: folder.appending(path: "one.json")) == before)
    }
  }

  @Test func `a level that a pack does not have is a mistake of the command line`() throws {
    try withFolder { folder throws in
      _ = try run("pack new one.json", in: folder)
      #expect(try run("play one.json --chapter 2", in: folder).status == 64)
      #expect(try run("play one.json --chapter 1 --level 6", in: folder).status == 64)
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
      #expect(seen.output.contains("level 3 of 5"))
      #expect(!FileManager.default.fileExists(atPath: folder.path() + "data/packs"))
      let story = try run("play --preview --lang en", in: folder)
      #expect(story.status == 64 && story.errors.contains("only be used with a pack"))
    }
  }
}
