import Foundation
import JSON
import Localization
import Testing

/// What is found in a file of questions, told to programs.
struct ImportWireTests {
  private static let questions = "One.{=yes ~no}\n\n  Write.{}\n\nTwo.{~a ~b}\n"

  /// What the program says of the file in lines, and on the wire.
  private func told(
    _ arguments: String, of questions: String = questions, in language: Language
  ) throws -> (lines: Run, wire: Run) {
    let runs = try ["line", "json"].map { voice in
      try withFolder { folder in
        try Data(questions.utf8).write(to: folder.appending(path: "q.gift"))
        return try Run(
          #"cd "$D" && : > there && "$0" pack import \#(arguments) --ui \#(voice) "#
            + "--lang \(language.code) --data-dir data", ["D": folder.path()], input: questions)
      }
    }
    return (runs[0], runs[1])
  }

  /// An event as the lines that tell the same.
  private func lines(_ wire: String, in file: String = "q.gift") throws -> [String] {
    let rows = wire.split(separator: "\n")
    #expect(rows.count == 3 && wire.last == "\n")
    #expect(rows.first?.hasPrefix(#"{"event":"hello","version":1,"#) == true)
    #expect(rows.last == #"{"event":"bye"}"#)
    let event = try JSONReader.read(Array(try #require(rows.dropFirst().first).utf8))
    #expect(
      event.object?.members.map(\.key) == ["event", "file", "playable", "findings"])
    #expect(event["event"] == "findings" && event["file"] == JSONValue(file))
    let findings = try #require(event["findings"]?.array)
    let hasErrors = findings.contains { $0["severity"] == "error" }
    #expect(event["playable"] == JSONValue(!hasErrors))
    return try findings.map { finding in
      #expect(
        finding.object?.members.map(\.key) == ["severity", "line", "column", "text"])
      let place = try "\(#require(finding["line"]?.int)):\(#require(finding["column"]?.int))"
      let text = try #require(finding["text"]?.string)
      return try "\(file):\(place): \(#require(finding["severity"]?.string)): \(text)"
    }
  }

  @Test(arguments: Language.allCases)
  func `what is not carried over is told as in lines`(_ language: Language) throws {
    let (said, wire) = try told("q.gift -o q.json", in: language)
    #expect(said.status == 0 && wire.status == 0 && wire.errors == "")
    let found = try lines(wire.output)
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("q.gift:3:10: warning: "))
    #expect(found[0].hasSuffix(L10n.PackImport.essay.resolved(in: language)))
    let warning = L10n.Diagnostics.warning.resolved(in: language)
    let lines = said.errors.split(separator: "\n").dropLast().map {
      String($0).replacing(": \(warning): ", with: ": warning: ")
    }
    #expect(found == lines)
  }

  @Test(arguments: Language.allCases)
  func `a pack on standard output stays alone there`(_ language: Language) throws {
    for (arguments, file) in [("q.gift", "q.gift"), ("-", "-"), ("q.gift -o -", "q.gift")] {
      let (said, wire) = try told(arguments, in: language)
      #expect(wire.status == 0)
      #expect(wire.output == said.output)
      #expect(wire.output.hasPrefix("{\n"))
      #expect(try lines(wire.errors, in: file).count == 2)
    }
  }
}
