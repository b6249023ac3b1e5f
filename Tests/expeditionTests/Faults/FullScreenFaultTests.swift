import Foundation
import JSON
import Localization
import PseudoTerminal
import TerminalEmulator
import Testing

/// Saving that fails while the full screen is played: told once, tried again, lost only where the cause stays.
struct FullScreenFaultTests {
  private func game(in folder: URL) throws -> FullScreen {
    try FullScreen(
      shell: #"""
        "$0" --no-motion --lang en --data-dir "$1" play --chapter 1 --level 1
        echo "left $?"
        """#, in: folder)
  }

  private func hints(in folder: URL) throws -> Int? {
    let bytes = try Data(contentsOf: folder.appending(path: "progress.json"))
    return try SealedDocument(opening: Array(bytes)).data["visits"]?["trap"]?["hints"]?.int
  }

  @Test func `a folder that another holds is waited for, and saved in once it is free`() throws {
    try withFolder { folder in
      let lock = open(folder.path() + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      #expect(flock(lock, LOCK_EX) == 0)
      let game = try game(in: folder)
      #expect(game.shows("another window has been saving for too long"))
      #expect(game.press("h"))
      #expect(!game.screen.words.contains("cannot be saved"))
      close(lock)
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.expect("left 0"))
      #expect(try hints(in: folder) == 1)
    }
  }

  @Test func `a folder that takes its files back has all at the next move`() throws {
    try withFolder { parent in
      let folder = parent.appending(path: "data")
      try Data().write(to: folder)
      let game = try game(in: folder)
      #expect(game.shows("it is not an ordinary file"))
      try FileManager.default.removeItem(at: folder)
      #expect(game.press("h"))
      #expect(game.terminal.expect { _ in (try? hints(in: folder)) == 1 })
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.expect("left 0"))
    }
  }
}
