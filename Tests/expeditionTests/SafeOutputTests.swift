import Foundation
import Localization
import Testing

/// Nothing that a player types or names a file can steer a terminal: all that comes out is safe text.
struct SafeOutputTests {
  /// Controls, marks of direction, separators of lines, and a few that hide.
  static let scalars: [Unicode.Scalar] =
    [1...9, 0xB...0xC, 0xE...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069]
    .flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }
    + ["\u{200B}", "\u{61C}", "\u{AD}", "\u{FEFF}", "\u{E0041}", "\u{FFF9}", "\u{E000}"]

  /// An open question; the first quotes what was typed in the pack's words, the other in the program's.
  static let openPacks = [#", "otherwise": "No “{answer}” here.""#, ""].map { otherwise in
    #"{"version": 1, "title": "T", "language": "en", "chapters": [{"title": "C", "levels": ["#
      + #"{"kind": "open", "text": "What?", "right": "lamp"\#(otherwise)}]}]}"#
  }

  @Test(arguments: openPacks)
  func `answers to an open question are echoed clean in lines`(_ pack: String) throws {
    let answers = Self.scalars.map { "mo\($0)th" }.joined(separator: "\n")
    let run = try run("play open.json --plain --lang en", pack: pack, input: "\n" + answers + "\n")
    #expect(unsafe(run.output + run.errors) == [])
    let refused = L10n.Errors.controlCharacters.resolved(in: .en)
    let controls = Self.scalars.count { $0.properties.generalCategory == .control }
    // A tab is a blank.
    #expect(run.output.components(separatedBy: refused).count - 1 == controls - 1)
    let echoes = run.output.components(separatedBy: "“mo\u{FFFD}th”").count - 1
    #expect(echoes == Self.scalars.count - controls)
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

  @Test(arguments: ["play --plain", "play --ui json", "levels", "pack check"])
  func `a pack that holds them is refused clean`(_ command: String) throws {
    let pack = #"{"version": 1, "title": "\#(String(String.UnicodeScalarView(Self.scalars)))"}"#
    for pack in [pack, #"{"version": 1, "title": "\u001b[2J\u202e"}"#] {
      let run = try run(command + " open.json", pack: pack)
      #expect(run.status == 1)
      #expect((run.output + run.errors).contains("open.json"))
      #expect(unsafe(run.output + run.errors) == [])
    }
  }

  private func unsafe(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != "\n" && !$0.isSafe }
  }

  private func run(
    _ arguments: String, name: String = "", pack: String = "", input: String = ""
  ) throws -> Run {
    try withFolder { folder in
      try Data(pack.utf8).write(to: folder.appending(path: "open.json"))
      return try Run(
        #"cd "$D" && "$0" pack new one.json --lang en >/dev/null && "#
          + #""$0" \#(arguments) --data-dir "$D/data""#,
        ["D": folder.path(), "N": name], input: input)
    }
  }
}
