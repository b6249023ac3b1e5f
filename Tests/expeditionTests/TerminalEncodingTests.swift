import Foundation
import JSON
import Localization
import PseudoTerminal
import Testing

/// Terminals that lack signs, or take no UTF-8.
struct TerminalEncodingTests {
  private static let latin1 = ["LC_ALL": "fr_FR.ISO-8859-1"]

  @Test func `the Linux console is sent signs that it has`() throws {
    try withFolder { folder in
      let game = try FullScreen("--lang", "fr", in: folder, environment: ["TERM": "linux"])
      #expect(game.shows("Entrée valider"))
      #expect(game.press("?"))
      #expect(game.shows("• éclairé par votre braise o encore éteint"))
      let sent = game.terminal.visibleOutput
      #expect(!sent.contains { "★●○✓⏎▸’œ…".contains($0) })
      // Brown, not red.
      #expect(sent.contains("␛[33m") && !sent.contains("[31m"))
    }
  }

  @Test func `a terminal of ISO 8859-1 is sent its bytes in the full screen, and typed in them`()
    throws
  {
    try withFolder { folder in
      let game = try FullScreen("explore", in: folder, environment: Self.latin1)
      #expect(game.terminal.expect { $0.firstRange(of: inLatin1("Échap")) != nil })
      game.terminal.clearOutput()
      game.terminal.send(inLatin1("xél\r"))
      #expect(game.terminal.expect { $0.firstRange(of: inLatin1("« xél »")) != nil })
      #expect(String(validating: game.terminal.output, as: UTF8.self) == nil)
    }
  }

  @Test func `a terminal of ISO 8859-1 is sent its bytes in lines, and typed in them`() throws {
    try withFolder { folder in
      let game = try FullScreen("--plain", in: folder, environment: Self.latin1)
      #expect(game.terminal.expect("> "))
      game.terminal.send(inLatin1("/réglages\n"))
      #expect(
        game.terminal.expect { $0.firstRange(of: inLatin1("Réglages\u{A0}: choisissez")) != nil })
    }
  }

  @Test func `programs are told JSON in UTF-8, whatever the terminal takes`() throws {
    try withFolder { folder in
      let game = try FullScreen("--ui", "json", in: folder, environment: Self.latin1)
      #expect(game.terminal.expect("Réglages"))
      game.terminal.send(#"{"do":"quit"}"# + "\n")
      #expect(game.terminal.ends() == .exited(0))
      #expect(String(validating: game.terminal.output, as: UTF8.self) != nil)
    }
  }

  @Test func `a pipe holds UTF-8, whatever the locale names`() throws {
    try withFolder { folder in
      let run = try Run(
        #""$0" --plain --data-dir "$D""#,
        Self.latin1.merging(["D": folder.path(), "TERM": "linux"]) { $1 }, input: "/réglages\n")
      #expect(run.output.contains("Réglages\u{A0}: choisissez"))
    }
  }
}

/// A text of ISO 8859-1.
private func inLatin1(_ text: String) -> [UInt8] {
  text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}
