import Foundation
import Localization
import PseudoTerminal
import TerminalEmulator
import Testing

/// Every way out of the full screen: the terminal as before, what was won saved, the right status.
struct FullScreenEndingTests {
  /// The first level won and shown, in `folder`.
  private func won(in folder: URL) throws -> FullScreen {
    let game = try FullScreen(in: folder)
    #expect(game.begin())
    #expect(game.focus(on: L10n.IceCave.trapAnswerLean.resolved(in: .en)))
    #expect(game.press("\r"))
    #expect(game.shows("3 of 3 stars"))
    return game
  }

  /// What the map in lines says after it.
  private func map(in folder: URL) throws -> String {
    try Run(#""$0" levels --plain --lang en --data-dir "$D""#, ["D": folder.path()]).output
  }

  private func isKept(in folder: URL) throws -> Bool {
    try map(in: folder).contains("1.1, The pit: won, 3 of 3 stars")
  }

  @Test(
    arguments: [("\u{1B}[27uq", .exited(0)), ("\u{3}", .killed(by: SIGINT))]
      as [(String, PseudoTerminal.Status)])
  func `a key that leaves`(_ keys: String, _ status: PseudoTerminal.Status) throws {
    try withFolder { folder in
      let game = try won(in: folder)
      game.terminal.send(keys)
      #expect(game.terminal.ends() == status)
      #expect(game.terminal.visibleOutput.hasSuffix(FullScreen.leaving))
      #expect(game.terminal.isCooked)
      #expect(try isKept(in: folder))
    }
  }

  @Test(arguments: ["\u{1B}[27uq", "\u{3}"])
  func `keys typed ahead are saved, too`(_ keys: String) throws {
    try withFolder { folder in
      let game = try FullScreen(in: folder)
      #expect(game.begin())
      #expect(game.focus(on: L10n.IceCave.trapAnswerLean.resolved(in: .en)))
      game.terminal.send("\r" + keys)
      #expect(game.terminal.ends() != nil)
      #expect(game.terminal.isCooked)
      #expect(try isKept(in: folder))
    }
  }

  /// Of each kind one; the terminal is given back at all of them.
  @Test(arguments: [SIGTERM, SIGSEGV])
  func `a signal`(_ number: Int32) throws {
    try withFolder { folder in
      let game = try won(in: folder)
      // Shown, then saved: a crash may come between.
      let isSaved = game.terminal.expect { _ in (try? isKept(in: folder)) == true }
      #expect(isSaved)
      game.terminal.signalChild(number)
      #expect(game.terminal.ends() == .killed(by: number))
      #expect(game.terminal.visibleOutput.hasSuffix(FullScreen.leaving))
      #expect(game.terminal.isCooked)
      #expect(try isKept(in: folder))
    }
  }

  // A signal, or nil where the window is closed.
  @Test(arguments: [SIGTERM, nil])
  func `what could not be saved is saved on the way out`(_ number: Int32?) throws {
    try withFolder { parent in
      let folder = parent.appending(path: "data")
      try Data().write(to: folder)
      let game = try won(in: folder)
      try FileManager.default.removeItem(at: folder)
      if let number { game.terminal.signalChild(number) } else { game.terminal.closeTerminal() }
      #expect(game.terminal.ends() == .killed(by: number ?? SIGHUP))
      #expect(try isKept(in: folder))
    }
  }
}
