import Foundation
import Localization
import Testing

/// Nothing that a player types or names a file can steer a terminal: all that comes out is safe text.
struct SafeOutputTests {
  /// Controls, marks of direction, separators of lines, and a few that hide.
  static let scalars: [Unicode.Scalar] =
    [1...9, 0xB...0xC, 0xE...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069]
    .flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }
    + ["\u{61C}", "\u{AD}", "\u{FEFF}", "\u{E0041}", "\u{FFF9}", "\u{E000}"]

  @Test func `answers are echoed clean in lines`() throws {
    let answers = Self.scalars.map { "on \($0)the third" }.joined(separator: "\n")
    let run = try run("play one.json --plain --lang en", input: "\n\n" + answers + "\n")
    #expect(unsafe(run.output + run.errors) == [])
    #expect(run.output.split(separator: "\n").count > Self.scalars.count)
    #expect(run.output.contains("\u{FFFD}"))
  }

  @Test func `answers are echoed clean in JSON`() throws {
    let raw = Self.scalars.map { #"{"do":"answer","answers":["on \#($0)"]}"# }
    let escaped = Self.scalars.filter { $0.value < 0x10000 }.map { scalar in
      let digits = String(scalar.value + 0x10000, radix: 16).dropFirst()
      return #"{"do":"answer","answers":["on \u\#(digits)"]}"#
    }
    let open = Array(repeating: #"{"do":"continue"}"#, count: 2)
    let input = (open + raw + escaped).joined(separator: "\n") + "\n"
    let run = try run("play one.json --ui json --lang en", input: input)
    #expect(unsafe(run.output + run.errors) == [])
    #expect(!run.output.contains(#"\u"#))
    #expect(run.output.contains("\u{FFFD}"))
    #expect(run.output.split(separator: "\n").count > raw.count + escaped.count)
  }

  @Test(arguments: ["play", "pack check", "pack import", "levels", "--lang"])
  func `names are echoed clean`(_ command: String) throws {
    let name = "a" + String(String.UnicodeScalarView(Self.scalars.prefix(40))) + "b"
    let other = "a" + String(String.UnicodeScalarView(Self.scalars.dropFirst(40))) + "b"
    for name in [name, other] {
      let run = try run(command + #" "$N""#, name: name)
      #expect(run.status != 0)
      #expect(!run.errors.isEmpty || !run.output.isEmpty)
      #expect(unsafe(run.output + run.errors) == [])
    }
  }

  private func unsafe(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != "\n" && !$0.isSafe }
  }

  private func run(_ arguments: String, name: String = "", input: String = "") throws -> Run {
    try withFolder { folder in
      try Run(
        #"cd "$D" && "$0" pack new one.json --lang en >/dev/null && "#
          + #""$0" \#(arguments) --data-dir "$D/data""#,
        ["D": folder.path(), "N": name], input: input)
    }
  }
}
