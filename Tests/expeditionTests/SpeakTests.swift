import Foundation
import PseudoTerminal
import Testing

/// `--speak`: what a player hears, in which order, and how it is cut off.
struct SpeakTests {
  /// A run on a pipe, with a folder of its own.
  private func run(
    _ arguments: String, _ speaker: StandInSpeaker, in folder: URL, input: String = ""
  ) throws -> Run {
    try Run(
      #""$0" --speak --data-dir "$D" "# + arguments,
      ["D": folder.path() + "/data", "PATH": speaker.path], input: input)
  }

  @Test(arguments: ["en", "fr"])
  func `each line is spoken once, in order, in the player’s language`(_ language: String) throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder)
      let run = try run("levels --lang \(language)", speaker, in: folder)
      #expect(run.status == 0 && run.errors == "")
      #expect(speaker.texts.count > 5)
      #expect(speaker.texts == run.output.split(separator: "\n").map(String.init))
      #expect(speaker.utterances.allSatisfy { $0.arguments == ["--stdin", "-v", language] })
      #expect(speaker.utterances.allSatisfy { $0.isEnded })
    }
  }

  @Test func `the prompt is not spoken, and the last word is`() throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder)
      let run = try run("--lang en", speaker, in: folder, input: "/nonsense\n\n0\n")
      #expect(run.status == 0)
      #expect(speaker.texts.last == "The rope will hold. Until next time.")
      #expect(speaker.texts.allSatisfy { !$0.hasPrefix(">") && !$0.isEmpty })
      #expect(
        Set(speaker.texts).isSubset(
          of: run.output.components(separatedBy: .newlines)
            .map { $0.hasPrefix("> ") ? String($0.dropFirst(2)) : $0 }))
    }
  }

  @Test func `a language that is chosen is spoken from then on`() throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder, isHeld: true)
      let game = try PseudoTerminal.speaking(by: speaker, in: folder)
      #expect(speaker.starts("Expedition")?.arguments.last == "en")
      game.send("/lang fr\n")
      let first = try #require(speaker.starts("çais"))
      #expect(first.arguments.last == "fr")
    }
  }

  @Test func `who types goes on at once, and what was being said is cut off`() throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder, isHeld: true)
      let game = try PseudoTerminal.speaking(by: speaker, in: folder)
      let title = try #require(speaker.starts("Expedition"))
      game.send("1\n")
      #expect(game.expect("Press Enter to go on."))
      let story = try #require(speaker.starts("caravan"))
      #expect(speaker.isGone(title))
      speaker.release()
      _ = try #require(speaker.starts("Press Enter to go on."))
      #expect(speaker.utterances.map(\.isEnded) == [false, true, false])
      #expect(speaker.texts.first == "Expedition" && speaker.texts[1] == story.text)
    }
  }

  @Test func `text is never an option, nor anything to a shell`() throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder)
      let texts = ["--help", "-v fr $(touch \"$D/x\") `id` %s%n", "'; exit 1; '\\"]
      let pack = """
        {"version": 1, "title": "-w /x", "author": "A", "language": "en", "chapters": [
          {"title": "-", "levels": [{"kind": "closed", "text": "\(texts[0])",
            "right": {"text": \(json(texts[1])), "reply": "-q"},
            "wrong": [{"text": \(json(texts[2]))}], "hints": ["-h"]}]}]}
        """
      let file = folder.appending(path: "pack.json")
      try Data(pack.utf8).write(to: file)
      let run = try run(
        "play '\(file.path())' --lang en --seed 1", speaker, in: folder, input: "\n")
      #expect(run.status == 0 && run.errors == "")
      for text in texts { #expect(speaker.texts.contains { $0.hasSuffix(text) }, "\(text)") }
      #expect(speaker.utterances.allSatisfy { $0.arguments == ["--stdin", "-v", "en"] })
    }
  }

  private func json(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Speakers that fail

  @Test func `where none is found, it is said, and play goes on`() throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker([], in: folder)
      for (language, start) in [("en", "Warning: nothing"), ("fr", "Attention\u{A0}: rien")] {
        let run = try run("--lang \(language)", speaker, in: folder, input: "0\n")
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix(start) && run.errors.filter(\.isNewline).count == 1)
        #expect(run.output.contains("\n> "))
      }
    }
  }

  // MARK: Where nothing may speak

  @Test(arguments: ["--restricted", ""])
  func `in a game that is served to strangers it is refused`(_ option: String) throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder)
      for (language, start) in [("en", "Error: ‘--speak’"), ("fr", "Erreur\u{A0}: «\u{A0}--speak")]
      {
        let run = try Run(
          #""$0" --speak --lang \#(language) --data-dir "$D" \#(option)"#,
          [
            "D": folder.path() + "/data", "PATH": speaker.path,
            "EXPEDITION_RESTRICTED": option.isEmpty ? "1" : "0",
          ])
        #expect(run.status == 64 && run.output == "")
        #expect(run.errors.hasPrefix(start))
      }
      #expect(speaker.utterances == [])
    }
  }

  // MARK: A real speaker

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/espeak-ng")))
  func `eSpeak NG takes what it is given`() throws {
    try withFolder { folder in
      let body = #"""
        printf '%s\n' "$text" | /usr/bin/espeak-ng -w "$D/$$.wav" "$@" 2> "$D/$$.errors" || exit 1
        """#
      let speaker = try StandInSpeaker(in: folder, body: body)
      let run = try run("levels --lang fr", speaker, in: folder)
      #expect(run.errors == "")
      #expect(speaker.utterances.count > 5)
      for utterance in speaker.utterances {
        let sound = try Data(contentsOf: URL(filePath: "\(speaker.path)/\(utterance.process).wav"))
        let errors = try Data(
          contentsOf: URL(filePath: "\(speaker.path)/\(utterance.process).errors"))
        #expect(utterance.isEnded && errors.isEmpty)
        // A tenth of a second, of 22,050 samples of two bytes each, behind the header.
        #expect(sound.count > 44 + 4_410, "\(utterance.text)")
      }
    }
  }
}
