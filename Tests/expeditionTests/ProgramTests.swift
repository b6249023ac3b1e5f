import Foundation
import Testing

struct ProgramTests {
  @Test func `the version goes to standard output`() throws {
    let run = try Run(#""$0" --version"#)
    #expect(run.status == 0)
    #expect(run.output == "expedition 0.1.0\n")
    #expect(run.errors == "")
  }

  @Test(arguments: ["-h", "--help", "help", "help play", "levels --help"])
  func `help goes to standard output, without an escape`(_ line: String) throws {
    let run = try Run(#""$0" "# + line)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("OVERVIEW: "))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors == "")
  }

  @Test(arguments: ["--chapter 9", "play --chapter 9", "--seed x", "--lang fe", "plya", "--bogus"])
  func `a usage error goes to standard error with 64`(_ line: String) throws {
    let run = try Run(#""$0" "# + line)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: "))
    let french = try Run(#""$0" --lang fr "# + line)
    #expect(french.errors.hasPrefix("Erreur\u{A0}: "))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["--version", "--help"])
  func `a full disk is noticed`(_ line: String) throws {
    let run = try Run(#""$0" \#(line) >/dev/full"#)
    #expect(run.status == 1)
    #expect(
      run.errors == "Error: Standard output could not be written: there is no space left.\n")
  }

  @Test(arguments: [#""$0" --version >&-"#, #""$0" --version <&- >&-"#])
  func `closed output is noticed`(_ script: String) throws {
    let run = try Run(script)
    #expect(run.status == 1)
    #expect(run.errors == "Error: Standard output could not be written: it is closed.\n")
    let french = try Run("LANG=fr_FR " + script)
    #expect(french.errors.hasPrefix("Erreur\u{A0}: la sortie standard"))
  }

  @Test func `a reader that has gone is a quiet end`() throws {
    let run = try Run(#"{ "$0" --help; echo "status $?" >&2; } | true"#)
    #expect(run.errors == "status 0\n")
  }

  @Test func `a closed standard error changes nothing`() throws {
    #expect(try Run(#""$0" --bogus 2>&-"#).status == 64)
    #expect(try Run(#""$0" --version <&- 2>&-"#).output == "expedition 0.1.0\n")
  }

  @Test func `a wrong EXPEDITION_LANG is named once, its bytes mended`() throws {
    let run = try Run(#"EXPEDITION_LANG=$(printf 'd\377') "$0" --version"#)
    #expect(run.status == 0)
    #expect(run.output == "expedition 0.1.0\n")
    #expect(
      run.errors
        == "Warning: EXPEDITION_LANG is ignored: ‘d\u{FFFD}’ is neither ‘en’ nor ‘fr’.\n")
  }
}
