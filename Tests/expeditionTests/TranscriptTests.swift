import Foundation
import Goldens
import Testing

/// The whole campaign through line mode, by a script, as a new player would.
struct TranscriptTests {
  private static let command = #""$0" play --plain --seed 1 --clock script --data-dir "$D" --lang "#

  private func play(_ language: String, input: String, in folder: URL) throws -> Run {
    try Run(Self.command + language, ["D": folder.path()], input: input)
  }

  @Test(arguments: ["en", "fr"])
  func `the campaign reads as recorded, twice the same`(_ language: String) throws {
    let input = try script("campaign.\(language)")
    let first = try withFolder { try play(language, input: input, in: $0) }
    let second = try withFolder { try play(language, input: input, in: $0) }
    #expect(first.status == 0)
    #expect(first.errors == "")
    #expect(first.output == second.output)
    try assertGolden(first.output, named: "campaign.\(language)")
  }

  @Test(arguments: ["en", "fr"])
  func `every character is printable or a line feed`(_ language: String) throws {
    let run = try withFolder {
      try play(language, input: script("campaign.\(language)"), in: $0)
    }
    let others = run.output.unicodeScalars.filter {
      $0 != "\n" && [.control, .format, .unassigned].contains($0.properties.generalCategory)
    }
    #expect(others.isEmpty)
  }

  @Test(arguments: ["en", "fr"])
  func `bad input is answered, and nothing changes`(_ language: String) throws {
    let bad: [[UInt8]] = [
      Array("9".utf8), [], Array("/bogus".utf8), Array("99999999999999999999999".utf8),
      [0xFF, 0xFE], Array(repeating: UInt8(ascii: "a"), count: 1 << 20), [0x61, 0x00, 0x62],
      [0x1B], Array("/level 9 9".utf8), Array("/level 2 1".utf8), Array("/lang xx".utf8),
      Array("é".utf8),
    ]
    let before = try withFolder { folder in
      try play(language, input: "\n\n/where\n", in: folder).output
    }
    let after = try withFolder { folder -> Run in
      let file = folder.appending(path: "typed")
      let lines = [[], []] + bad + [Array("/where".utf8), []]
      try Data(lines.joined(separator: [UInt8(ascii: "\n")])).write(to: file)
      return try Run(
        Self.command + language + #" < "$I""#, ["D": folder.path(), "I": file.path()])
    }
    #expect(after.status == 0)
    #expect(after.output.split(separator: "\n> \n").count == bad.count + 5)
    #expect(ending(of: after.output) == ending(of: before))
  }

  /// What `/where` says, and the farewell.
  private func ending(of output: String) -> [Substring] {
    Array(output.split(separator: "\n> \n").suffix(2))
  }
}
