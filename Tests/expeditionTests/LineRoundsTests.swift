import Foundation
import PseudoTerminal
import Testing

/// Single keys in lines, on a terminal: what counts, what does not, and every way out.
struct LineRoundsTests {
  @Test func `a key is a gesture, without Enter and without an echo`() throws {
    try withFolder { folder in
      let game = try LineRounds(in: folder)
      var letter = try #require(game.begin())
      for _ in 0..<6 {
        letter = try #require(game.strike(letter))
        #expect(game.terminal.visibleOutput.hasPrefix(LineRounds.call(letter)))
      }
      #expect(!game.terminal.isCooked)
    }
  }

  @Test func `a command is heard again by a key, and another behind a word that is typed`() throws {
    try withFolder { folder in
      let game = try LineRounds(in: folder)
      let first = try #require(game.begin())
      #expect(game.strike("r") == first)
      var letter = first
      for line in ["/repeat\n", "/répéter\n", "/\u{1B}"] {
        letter = try #require(game.strike(line) as String?)
      }
      #expect(game.strike(letter) != nil)
    }
  }

  /// Keys that mean nothing, with Ctrl-D, Alt-a, F1, Space and an arrow among them.
  @Test(arguments: [
    "x", "?", "h", "é", "\u{4}", "\u{1B}a", "\u{1B}OP", "\t", " ", "\u{1B}[A", "pasted text",
  ])
  func `a key that means nothing is told so, and the command still runs`(_ keys: String) throws {
    try withFolder { folder in
      let game = try LineRounds(in: folder)
      let letter = try #require(game.begin())
      game.terminal.send(keys)
      #expect(game.terminal.expect("Not a key."))
      #expect(game.strike(letter) != nil)
    }
  }

  @Test func `a command that is typed in a round is taken`() throws {
    try withFolder { folder in
      let game = try LineRounds(in: folder)
      _ = try #require(game.begin())
      game.terminal.send("/")
      #expect(game.terminal.expect("Type the word of a command, then Enter."))
      let letter = try #require(game.strike("help\n"))
      #expect(game.terminal.visibleOutput.contains("Keys: t taps"))
      #expect(game.strike(letter) != nil)
      game.terminal.send("/menu\n")
      #expect(game.terminal.expect("1 good move."))
      #expect(game.terminal.expect("0. Quit"))
    }
  }

  @Test func `keys that come behind the end stand in no line`() throws {
    try withFolder { folder in
      let game = try LineRounds(in: folder)
      let letter = try #require(game.begin())
      game.terminal.send(LineRounds.wrong(letter))
      #expect(game.terminal.expect("or type /menu."))
      let next = try #require(game.strike("ts\n"))
      game.terminal.clearOutput()
      game.terminal.send(LineRounds.wrong(next))
      #expect(game.terminal.expect("or type /menu."))
      game.terminal.send("ps/")
      #expect(game.terminal.expect("then Enter."))
      game.terminal.send("menu\n")
      #expect(game.terminal.expect("0. Quit"))
      #expect(game.terminal.expect("> "))
    }
  }

  @Test func `Escape leaves the round, and what was won is kept`() throws {
    try withFolder { folder in
      let game = try LineRounds(in: folder)
      let letter = try #require(game.begin())
      #expect(game.strike(letter) != nil)
      game.terminal.send("\u{1B}")
      #expect(game.terminal.expect("1 good move."))
      #expect(game.terminal.expect("1. Begin"))
      game.terminal.send("quit\n")
      #expect(game.terminal.ends() == .exited(0))
      #expect(game.terminal.isCooked)
      let scores = try Run(#""$0" scores --lang en --data-dir "$D""#, ["D": folder.path()])
      #expect(scores.output.contains("1. 1 good move."))
    }
  }

}
