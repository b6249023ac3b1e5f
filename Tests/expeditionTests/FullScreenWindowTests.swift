import Localization
import PseudoTerminal
import Screen
import TerminalEmulator
import Testing

/// Windows of every size, at any moment.
struct FullScreenWindowTests {
  /// Columns × rows, as the kernel says them.
  private static let sizes = [
    (300, 100), (1, 1), (80, 1), (1, 24), (40, 12), (39, 12), (40, 11), (0, 12), (100, 30), (0, 0),
    (65_535, 1),
  ]

  @Test func `a resize at any moment keeps the state`() throws {
    try withFolder { folder in
      let game = try FullScreen("--lang", "en", in: folder)
      #expect(game.begin())
      #expect(game.press("\u{1B}[B"))
      let before = game.screen
      for size in Self.sizes {
        game.resize(columns: 90, rows: 28)
        #expect(game.shows(L10n.IceCave.trapText, in: .en))
        game.resize(columns: size.0, rows: size.1)
        #expect(game.wait { !$0.words.isEmpty }, "\(size)")
        #expect(game.screen.unknown.isEmpty && game.screen.isCursorShown)
        game.resize(columns: 79, rows: 24)
        #expect(game.shows(L10n.IceCave.trapText, in: .en))
        game.resize(columns: 80, rows: 24)
        #expect(game.wait { $0.lines == before.lines && $0.cursor == before.cursor }, "\(size)")
      }
      #expect(game.press("\r"))
      #expect(game.shows(L10n.IceCave.trapReplyLean, in: .en))
    }
  }

  @Test func `resizes without a pause and keys between them leave the last size drawn`() throws {
    try withFolder { folder in
      let game = try FullScreen("--lang", "en", in: folder)
      #expect(game.begin())
      for turn in 0..<200 {
        game.terminal.resize(columns: UInt16(turn * 7 % 120), rows: UInt16(turn * 5 % 40))
        if turn % 10 == 0 { game.terminal.send("\u{1B}[B") }
      }
      game.resize(columns: 80, rows: 24)
      #expect(game.shows(L10n.IceCave.trapText, in: .en))
      #expect(game.press("\u{1B}OQ"))
      #expect(game.shows(L10n.IceCave.trapText, in: .fr))
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.ends() == .exited(0))
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (39, 11), (300, 100)])
  func `a window of any size from the start takes q`(_ columns: Int, _ rows: Int) throws {
    try withFolder { folder in
      let game = try FullScreen(in: folder, columns: columns, rows: rows)
      #expect(game.terminal.expect("\u{1B}[?2026l"))
      game.terminal.send("q")
      #expect(game.terminal.ends() == .exited(0))
      #expect(game.terminal.isCooked)
    }
  }
}
