import Foundation
import GoldenFiles
import Localization
import Testing

/// The whole campaign through line mode, by a script, as a new player would.
struct TranscriptTests {
  static let goldens = Language.allCases.map { language in
    GoldenCase("campaign", in: "\(language.code).transcripts") {
      GoldenContent(try #require(recordings[language]).get())
    }
  }

  /// What is told of the whole campaign, played once a language.
  private static let recordings = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      let code = language.code
      return (
        language,
        Result {
          try output(of: withFolder { try play(code, input: script("campaign.\(code)"), in: $0) })
        }
      )
    })

  private static let command = #""$0" play --plain --seed 1 --clock script --data-dir "$D" --lang "#

  private static func play(_ language: String, input: String, in folder: URL) throws -> Run {
    try Run(command + language, ["D": folder.path()], input: input)
  }

  @Test(arguments: Language.allCases)
  func `every character is printable or a line feed`(_ language: Language) throws {
    let others = try #require(Self.recordings[language]).get().unicodeScalars.filter {
      $0 != "\n" && [.control, .format, .unassigned].contains($0.properties.generalCategory)
    }
    #expect(others.isEmpty)
  }

  /// A script names answers by their words: a letter or a number would stay right, and mean another answer,
  /// when answers move.
  @Test(arguments: Language.allCases)
  func `every line of the script is understood`(_ language: Language) throws {
    let input = try script("campaign.\(language.code)")
    let complaints = input.split(separator: "\n").flatMap { line in
      let said = LocalizedText(verbatim: SafeText(cleaning: String(line)))
      return [L10n.Errors.notOnDial(said: said), L10n.Errors.unknownCommand(said: said)]
        + (1...9).flatMap { last in
          [
            L10n.Errors.outOfRange(said: said, last: last),
            L10n.Errors.notAChoiceOf(said: said, last: last),
          ]
        }
    }
    let output = try #require(Self.recordings[language]).get()
    let lines = Set(output.split(separator: "\n").map { String($0) })
    #expect(lines.intersection(complaints.map { $0.resolved(in: language) }) == [])
  }
}

/// The output of a run that went well.
private func output(of run: Run) throws -> String {
  #expect(run.status == 0 && run.errors == "")
  return run.output
}

/// Rounds of the reflex game by the scripted clock.
struct RoundTranscriptTests {
  static let goldens = Language.allCases.map { language in
    GoldenCase("rounds", in: "\(language.code).transcripts") {
      let input = try script("reflex")
      let run = try withFolder { try play(input, "--mode classic --lang \(language.code)", in: $0) }
      return try GoldenContent(output(of: run))
    }
  }

  private static func play(_ input: String, _ options: String, in folder: URL) throws -> Run {
    try Run(
      #""$0" reflex --plain --seed 7 --clock script --data-dir "$D" "# + options,
      ["D": folder.path()], input: input)
  }

  @Test func `what was won is kept, with all that it takes to check it`() throws {
    try withFolder { folder in
      _ = try Self.play(script("reflex"), "--mode classic --lang en", in: folder)
      let told = try Run(
        #""$0" scores --ui json --data-dir "$D""#, ["D": folder.path()]
      ).output
      #expect(told.components(separatedBy: #""genuine":true"#).count == 3)
      #expect(told.contains(#""seed":"7""#))
      let lines = try Run(#""$0" scores --plain --lang fr --data-dir "$D""#, ["D": folder.path()])
      #expect(lines.output.hasPrefix("Meilleures manches classiques\u{A0}:\n1. "))
    }
  }

  @Test func `the end of the input in a round keeps what was won`() throws {
    try withFolder { folder in
      let run = try Self.play("\n@300 p\n@300 t", "--mode classic --lang en", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("2 good moves."))
      let scores = try Run(#""$0" scores --lang en --data-dir "$D""#, ["D": folder.path()])
      #expect(scores.output.contains("1. 2 good moves. Typically 300\u{A0}ms."))
    }
  }

}
