import Foundation
import JSON
import Localization
import PseudoTerminal
import Testing

@testable import expedition

/// `pack check` with its options, as the built program does it.
struct CheckCommandTests {
  private static let pack = """
    {"version": 1, "title": "T", "language": "en",
     "chapters": [{"title": "C", "levels": [
      {"kind": "open", "text": "It's one.", "right": "A", "hints": ["It's A..."]},
      {"kind": "open", "text": "It's two.", "right": "B"},
      {"kind": "open", "text": "Three.", "right": "C"},
      {"kind": "open", "text": "Four.", "right": "D"}
    ]}]}

    """

  private func run(
    _ arguments: String, on pack: String = pack, in folder: URL, language: Language = .en
  ) throws -> Run {
    try Data(pack.utf8).write(to: folder.appending(path: "p.json"))
    return try Run(
      "cd \"$D\" && \"$0\" --lang \(language.code) pack check p.json \(arguments)",
      ["D": folder.path()])
  }

  @Test func `equal warnings are one, and all of typesetting is a line`() throws {
    try withFolder { folder throws in
      let noHint = L10n.Packs.noHint.resolved(in: .en)
      let told = try run("", in: folder)
      #expect(told.status == 0)
      #expect(
        told.output == """
          p.json:4:3: warning: \(noHint) (chapter 1, level 2)
              {"kind": "open", "text": "It's two.", "right": "B"},
              ^
              … and 2 more like it: lines 5, 6
          p.json: note: Typesetting could be better in 3 places: lines 3, 4. “pack check \
          --typography” lists them, “pack check --fix” mends them.
          p.json: levels 4, solutions 4. Every level can be won.

          """)
    }
  }

  @Test func `typesetting is listed where that is asked for, and on the wire`() throws {
    try withFolder { folder throws in
      let listed = try run("--typography", in: folder).output
      let quotes = L10n.Packs.straightQuotes.resolved(in: .en)
      #expect(listed.contains("p.json:3:28: warning: \(quotes) (chapter 1, level 1, “text”)\n"))
      #expect(!listed.contains("could be better in"))
      let wire = try run("--ui json", in: folder).output
      let line = try #require(wire.split(separator: "\n").dropFirst().first)
      let findings = try #require(try JSONReader.read(Array(line.utf8))["findings"]?.array)
      #expect(findings.count == 6)
      #expect(findings[0]["path"] == "$.chapters[0].levels[0].text")
      #expect(findings[0]["line_text"]?.string?.hasPrefix("{\"kind\"") == true)
      #expect(findings.allSatisfy { $0["line_text"] != nil })
    }
  }

  private static let broken = """
    {"version": 1, "title": "T", “language”: "fr", // mine
     "chapters": [{"title": "L'air", "levels": [
      {"kind": "open", "text": "Quoi ?", "right": "A", "hints": ["A"],}
    ]}]}

    """

  @Test func `a copy is mended, told and checked; the pack stays as it is`() throws {
    try withFolder { folder throws in
      let told = try run("--fix", on: Self.broken, in: folder, language: .fr)
      #expect(told.status == 0)
      let lines = told.output.split(separator: "\n").map(String.init)
      #expect(
        lines.map { String($0.map { ["\u{A0}", "\u{202F}"].contains($0) ? "~" : $0 }) } == [
          "p.json~: les guillemets de 1 nom ou texte ont été redressés.",
          "p.json~: 1 virgule que rien ne suit est retirée.",
          "p.json~: 1 commentaire est retiré~; l’ancien fichier le garde.",
          "p.json~: la typographie de 2 textes a été corrigée.",
          "p.json, ligne 2~: L'air → L’air", "p.json, ligne 3~: Quoi ? → Quoi⍽?",
          "p-fixed.json est écrit. Pour y jouer~: expedition --lang fr play p-fixed.json",
          "p-fixed.json~: chaque niveau peut être gagné. Niveaux~: 1~; bonnes réponses~: 1.",
        ])
      let copy = try String(
        contentsOf: folder.appending(path: "p-fixed.json"), encoding: .utf8)
      #expect(
        copy == """
          {"version": 1, "title": "T", "language": "fr", \n \
          "chapters": [{"title": "L’air", "levels": [
            {"kind": "open", "text": "Quoi\u{202F}?", "right": "A", "hints": ["A"]}
          ]}]}

          """)
      let kept = try Data(contentsOf: folder.appending(path: "p.json"))
      #expect(kept == Data(Self.broken.utf8))
      #expect(try run("--fix", on: Self.broken, in: folder).status == 1)
      #expect(try run("--fix -o other.json --ui json", on: Self.broken, in: folder).status == 0)
      let other = try String(contentsOf: folder.appending(path: "other.json"), encoding: .utf8)
      #expect(other == copy)
      let piped = try run("--fix -o -", on: Self.broken, in: folder)
      #expect(piped.output == copy)
      #expect(piped.errors.hasPrefix("p.json: quotation marks of 1 name"))
    }
  }

  @Test func `nothing to mend writes nothing`() throws {
    try withFolder { folder throws in
      let clean = Self.pack.replacing("'", with: "’").replacing("...", with: "…")
      let told = try run("--fix", on: clean, in: folder)
      #expect(
        told.output.hasPrefix(
          "p.json: nothing that can be mended without you.\np.json:4:3: warning: "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["p.json"])
    }
  }

  @Test func `where strangers play no copy is written`() throws {
    try withFolder { folder throws in
      let told = try run("--fix --restricted", on: Self.broken, in: folder)
      #expect(told.status == 1)
      #expect(told.output.contains("p-fixed.json cannot be written"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["p.json"])
    }
  }

  @Test(arguments: [
    ("a.json", "a-fixed.json"), ("./a", "./a-fixed"), ("x.y/a", "x.y/a-fixed"),
    ("x/.a", "x/.a-fixed"), ("a.b.json", "a.b-fixed.json"),
  ])
  func `the copy lies beside the pack`(_ path: String, _ copy: String) {
    #expect(fixedPath(path) == copy)
  }

  @Test(arguments: ["", "--ui json"])
  func `a pack is checked again each time it is saved, until ^C`(_ voice: String) throws {
    try withFolder { folder throws in
      let file = folder.appending(path: "p.json")
      try Data(Self.pack.utf8).write(to: file)
      let terminal = try PseudoTerminal(
        Run.program,
        ["--lang", "en", "pack", "check", file.path(), "--watch"]
          + voice.split(separator: " ").map(String.init))
      let isWire = !voice.isEmpty
      #expect(terminal.expect(isWire ? #""playable":true"# : "Every level can be won."))
      #expect(!terminal.visibleOutput.contains("Checked again:"))
      try Data(Self.broken.utf8).write(to: file)
      #expect(terminal.expect(isWire ? #""playable":false"# : "Checked again:"))
      #expect(terminal.expect("Here stands “ (U+201C)."))
      try FileManager.default.removeItem(at: file)
      terminal.clearOutput()
      try Data(Self.pack.utf8).write(to: file, options: .atomic)
      #expect(terminal.expect(isWire ? #""playable":true"# : "Every level can be won."))
      terminal.send("\u{3}")
      #expect(terminal.ends() == .killed(by: SIGINT))
      #expect(!terminal.visibleOutput.contains(#""event":"bye""#))
    }
  }
}
