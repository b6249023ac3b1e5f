import Foundation
import JSON
import Localization
import PseudoTerminal
import TerminalEmulator
import Testing

/// Saving that fails while the full screen is played: told once, tried again, lost only where the cause stays.
struct FullScreenFaultTests {
  /// What goes wrong, in a shell in which $0 is the program and $1 its folder.
  struct Cause: Sendable, CustomTestStringConvertible {
    let name: String
    /// What stands before the program.
    let prelude: String
    let message: String
    /// Whether it goes well at the next move.
    let passes: Bool
    var testDescription: String { name }
  }

  private static let failing =
    "strace -o /dev/null -e trace=fsync -e inject=fsync:error=ENOSPC:when="

  static let causes: [Cause] = [
    Cause(
      name: "a disk full once", prelude: failing + "1", message: "the disk is full", passes: true),
    Cause(
      name: "a disk full for good", prelude: failing + "1+", message: "the disk is full",
      passes: false),
    Cause(
      name: "no bytes more", prelude: "ulimit -f 0;", message: "it is too large", passes: false),
    Cause(
      name: "a file in place of the folder", prelude: #"rmdir "$1"; : >"$1";"#,
      message: "it is not an ordinary file", passes: false),
  ].filter { Traced.isPossible || !$0.prelude.hasPrefix("strace") }

  private func game(in folder: URL, after prelude: String = "") throws -> FullScreen {
    try FullScreen(
      shell: #"""
        \#(prelude) "$0" --no-motion --lang en --data-dir "$1" play --chapter 1 --level 1
        echo "left $?"
        """#, in: folder)
  }

  private func hints(in folder: URL) throws -> Int? {
    let bytes = try Data(contentsOf: folder.appending(path: "progress.json"))
    return try SealedDocument(opening: Array(bytes)).data["visits"]?["trap"]?["hints"]?.int
  }

  @Test(arguments: causes) func `what cannot be saved is told once and tried again`(
    _ cause: Cause
  ) throws {
    try withFolder { parent in
      let folder = parent.appending(path: "data")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let game = try game(in: folder, after: cause.prelude)
      #expect(game.shows(cause.message))
      #expect(game.press("h"))
      #expect(game.shows(L10n.IceCave.trapHint1, in: .en))
      #expect(!game.screen.words.contains("cannot be saved"))
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.expect("left "))
      #expect(game.terminal.expect(cause.passes ? "left 0" : "left 1"))
      #expect(game.terminal.isCooked)
      if cause.passes { #expect(try hints(in: folder) == 1) }
    }
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
