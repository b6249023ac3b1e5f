import Foundation
import Localization
import PseudoTerminal
import TerminalEmulator
import Testing

/// What is typed, pasted or named on a full screen cannot steer the terminal either.
struct FullScreenSafeOutputTests {
  /// A few at a time, for a line takes no more than it can show.
  private static let pieces: [String] = stride(from: 0, to: SafeOutputTests.scalars.count, by: 12)
    .map { start in
      let some = SafeOutputTests.scalars.dropFirst(start).prefix(12)
      return "mo" + String(String.UnicodeScalarView(some)) + "th"
    }

  @Test(arguments: SafeOutputTests.openPacks)
  func `a paste into an open question is echoed clean`(_ pack: String) throws {
    try withQuestion(pack) { game in
      for piece in Self.pieces {
        game.terminal.send("\u{1B}[200~\(piece)\u{1B}[201~")
        #expect(game.shows("› mo"))
        #expect(game.press("\r") && game.shows("“mo"))
      }
    }
  }

  @Test(arguments: SafeOutputTests.openPacks)
  func `what is typed into an open question is echoed clean`(_ pack: String) throws {
    try withQuestion(pack) { game in
      // Below these are keys.
      for scalar in SafeOutputTests.scalars where scalar.value > 0x7F {
        game.terminal.send("mo\(scalar)th")
        #expect(game.shows("› mo"))
        #expect(game.press("\r") && game.shows("“mo"))
      }
    }
  }

  @Test func `the name of a file is shown clean`() throws {
    try withFolder { folder in
      let scalars = SafeOutputTests.scalars.filter { $0 != "/" }
      let name = "a" + String(String.UnicodeScalarView(scalars.prefix(30) + scalars.suffix(30)))
      let file = folder.appending(path: "pack")
      try Data(SafeOutputTests.openPacks[0].utf8).write(to: file)
      let script = #"cd "$1" && mv pack "$N" && exec "$0" play "$N" --data-dir data --lang en"#
      let game = try FullScreen(shell: script, in: folder, environment: ["N": name])
      #expect(game.shows("C"))
      #expect(game.press("\u{1B}") && game.shows("Title screen"))
      #expect(game.press("t") && game.shows("a\u{FFFD}"))
      quit(game)
      #expect(foreign(in: game.terminal.output) == [])
    }
  }

  /// Plays until the question stands there, then looks at all that was sent.
  private func withQuestion(_ pack: String, _ body: (FullScreen) -> Void) throws {
    try withFolder { folder in
      let file = folder.appending(path: "pack.json")
      try Data(pack.utf8).write(to: file)
      let game = try FullScreen("--lang", "en", "play", file.path(), in: folder)
      #expect(game.shows("C"))
      #expect(game.press("\r") && game.shows("What?"))
      body(game)
      quit(game)
      #expect(foreign(in: game.terminal.output) == [])
    }
  }

  private func quit(_ game: FullScreen) {
    game.terminal.send("\u{1B}[27uq")
    #expect(game.terminal.ends() == .exited(0))
    #expect(game.terminal.isCooked)
  }
}
