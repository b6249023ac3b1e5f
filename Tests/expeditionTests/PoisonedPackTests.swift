import Foundation
import JSON
import Localization
import PseudoTerminal
import Testing

/// No character that steers or hides gets from a pack into any voice: the pack is refused, and each
/// place is named.
struct PoisonedPackTests {
  private typealias Place = PoisonedPack.Place

  static let written: [String] =
    PoisonedPack.scalars.map(PoisonedPack.escaped)
    + PoisonedPack.scalars.filter { $0.value >= 0x7F }.map { String($0) }

  @Test(arguments: written, Language.allCases)
  func `on the full screen each place is named, and nothing gets out`(
    _ written: String, _ language: Language
  ) throws {
    for poisoned in PoisonedPack.all {
      try withPack(poisoned.holding(written)) { folder in
        let (status, text) = try screen("play", in: folder, language)
        #expect(status == .exited(1))
        try expect(text, written, at: poisoned.places, in: language)
      }
    }
  }

  @Test(arguments: ["play --ui line", "play --ui json", "levels", "pack check"], Language.allCases)
  func `in lines and on the wire each place is named, and nothing gets out`(
    _ command: String, _ language: Language
  ) throws {
    for (index, written) in Self.written.enumerated() {
      let poisoned = PoisonedPack.all[index % PoisonedPack.all.count]
      try withPack(poisoned.holding(written)) { folder in
        let run = try Run(
          #"cd "$D" && "$0" \#(command) pack --data-dir data --lang \#(language.code)"#,
          ["D": folder.path()])
        #expect(run.status == 1)
        #expect(foreign(in: Array((run.output + run.errors).utf8)) == [])
        if command.hasSuffix("json") {
          #expect(
            try places(onWire: run.output) == poisoned.places.map { [$0.line, $0.column] })
        } else {
          var text = run.output + run.errors
          if command == "pack check" {
            let end = L10n.PackCures.moreMayFollow.resolved(in: language) + "\n"
            try #require(text.hasSuffix(end))
            text.removeLast(end.count)
          }
          try expect(text, written, at: poisoned.places, in: language)
        }
      }
    }
  }

  /// A control character as it is ends the reading at its place, wherever it stands.
  @Test func `a control that is not escaped is named in every field`() throws {
    let controls: [Unicode.Scalar] = ["\u{1B}", "\u{7}", "\r", "\n", "\u{8}", "\t", "\u{1F}"]
    let marks = PoisonedPack.all.flatMap { pack in pack.marks.map { (pack, $0) } }
    for (index, (poisoned, place)) in marks.enumerated() {
      let control = String(controls[index % controls.count])
      try withPack(poisoned.holding(control, onLine: place.line)) { folder in
        let (status, text) = try screen("play", in: folder, .en)
        #expect(status == .exited(1))
        let isLineEnd = ["\r", "\n"].contains(control)
        expectOne(
          text, at: place.line, place.column,
          isLineEnd
            ? L10n.PackCures.unclosedText(
              mark: LocalizedText(cleaning: "\""), escaped: LocalizedText(cleaning: "\\n"))
            : L10n.Packs.controlCharacter)
      }
    }
  }

  @Test(arguments: ["\u{202E}", "\u{9B}", #"\u001b"#, #"\u202e"#, "\u{7F}"])
  func `the name of a member is held to the same`(_ written: String) throws {
    try withPack("{\"version\": 1,\n \"ti\(written)tle\": \"A\"}") { folder in
      let (status, text) = try screen("play", in: folder, .en)
      #expect(status == .exited(1))
      expectOne(text, at: 2, 2, L10n.Packs.keyNotAscii)
    }
  }

  /// The pack of these tests has all that a pack can have, as its schema tells.
  @Test func `every field of the format is among them`() throws {
    let schema = try Run(#""$0" pack schema --lang en"#).output
    var limits = JSONLimits()
    limits.depth = 64
    let wanted = fields(of: try JSONReader.read(Array(schema.utf8), limits: limits), at: "")
    let marked = try PoisonedPack.all.reduce(into: Set<String>()) { marked, pack in
      marked.formUnion(marks(in: try JSONReader.read(Array(pack.template.utf8)), at: ""))
    }
    #expect(wanted.count > 50)
    #expect(wanted.subtracting(marked) == [])
  }

  // MARK: What came out

  /// Each finding is of a place, in order, and names the character by its number where it stands.
  private func expect(
    _ text: String, _ written: String, at places: [Place], in language: Language
  ) throws {
    #expect(foreign(in: Array(text.utf8)) == [])
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n")
      .filter { !$0.hasPrefix("    ") }
    try #require(lines.count == places.count, "\(text)")
    let number = try number(of: written)
    let severity = L10n.PackCures.error.resolved(in: language)
    for (line, place) in zip(lines, places) {
      #expect(line.hasPrefix("pack:\(place.line):\(place.column): \(severity): "))
      if place.isNamed { #expect(line.contains(number)) }
    }
  }

  /// The only finding on the screen is this one, and where it is; below stands its line, with a caret.
  private func expectOne(
    _ text: String, at line: Int, _ column: Int, _ sentence: LocalizedText
  ) {
    #expect(foreign(in: Array(text.utf8)) == [])
    let wanted = "pack:\(line):\(column): error: \(sentence.resolved(in: .en)) ("
    #expect(text.hasPrefix(wanted), "\(text)")
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    ") })
    #expect(lines.count == 3 && lines.last?.last == "^")
  }

  /// Such as U+001B, for the character itself or for its escape.
  private func number(of written: String) throws -> String {
    let string = try JSONReader.read(Array(#""\#(written)""#.utf8)).string
    let scalar = try #require(string?.unicodeScalars.first)
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func places(onWire output: String) throws -> [[Int?]] {
    let lines = try output.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
    #expect(lines.map { $0["event"] } == ["hello", "findings", "bye"])
    #expect(lines[1]["playable"] == false)
    let findings = try #require(lines[1]["findings"]?.array)
    return findings.map { [$0["line"]?.int, $0["column"]?.int] }
  }

  private func screen(
    _ command: String, in folder: URL, _ language: Language
  ) throws -> (PseudoTerminal.Status?, String) {
    let script = #"cd "$1" && exec "$0" \#(command) pack --data-dir data --lang \#(language.code)"#
    let game = try FullScreen(shell: script, in: folder)
    let status = game.terminal.ends()
    #expect(game.terminal.isCooked)
    return (status, String(decoding: game.terminal.output, as: UTF8.self))
  }

  private func withPack(_ text: String, _ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "pack"))
      try body(folder)
    }
  }

  // MARK: The format

  /// The ways to all that can be a text, a word or a comment.
  private func fields(of schema: JSONValue, at path: String) -> Set<String> {
    if let branches = schema["oneOf"]?.array {
      return branches.reduce(into: []) { all, branch in
        let kind = branch["properties"]?["kind"]?["const"]?.string ?? ""
        all.formUnion(fields(of: branch, at: "\(path)<\(kind)>"))
      }
    }
    if let items = schema["items"] { return fields(of: items, at: path + "[]") }
    if let members = schema["properties"]?.object?.members {
      return members.reduce(into: []) { all, member in
        all.formUnion(fields(of: member.value, at: "\(path).\(member.key)"))
      }
    }
    let isWord = schema["const"] == nil && !["integer", "boolean"].contains(schema["type"]?.string)
    return isWord ? [path] : []
  }

  /// The ways to all strings of a pack that are marked, and to what they stand in.
  private func marks(in value: JSONValue, at path: String) -> Set<String> {
    if let string = value.string { return string.contains { "¤¦°".contains($0) } ? [path] : [] }
    let below: [Set<String>]
    if let elements = value.array {
      below = elements.map { marks(in: $0, at: path + "[]") }
    } else {
      let kind = value["kind"]?.string.map { "<\($0)>" } ?? ""
      below = (value.object?.members ?? []).map {
        marks(in: $0.value, at: "\(path)\(kind).\($0.key)")
      }
    }
    let all = below.reduce(into: Set<String>()) { $0.formUnion($1) }
    return all.isEmpty ? [] : all.union([path])
  }
}
