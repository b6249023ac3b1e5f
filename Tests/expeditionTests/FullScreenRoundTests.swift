import Foundation
import Localization
import PseudoTerminal
import Reflex
import Screen
import Session
import TerminalEmulator
import Testing

/// Rounds of the real program: begun, played, stopped and left on a terminal.
struct FullScreenRoundTests {
  /// What leaves a terminal that was asked to tell when keys go up.
  private static let leavingRound = FullScreen.leaving.replacingOccurrences(
    of: "␛[?2026l", with: "␛[?2026l␛[<u")

  /// A classic round as far as its first command, which has five seconds. By its seed the key that
  /// is wrong after two moves is not the one just struck, which would be taken for held.
  private func round(in folder: URL) throws -> FullScreen {
    let game = try FullScreen(
      "--lang", "en", "--seed", "1", "reflex", "--mode", "classic", in: folder)
    #expect(game.shows(L10n.Rounds.start, in: .en))
    game.terminal.send("\r")
    #expect(game.wait { $0.command != nil })
    return game
  }

  @Test func `a round is played, ended by a wrong key, and kept`() throws {
    try withFolder { folder in
      let game = try round(in: folder)
      for _ in 0..<2 { #expect(game.obey()) }
      game.terminal.send(game.screen.command == .tap ? "s" : "t")
      #expect(game.shows("2 good moves."))
      #expect(game.shows(L10n.Rounds.again, in: .en))
      game.terminal.send("\u{3}")
      #expect(game.terminal.ends() == .killed(by: SIGINT))
      #expect(game.terminal.isCooked)
      let scores = try Run(
        #""$0" scores --plain --lang en --data-dir "$D""#, ["D": folder.path()])
      #expect(scores.output.contains("2 good moves."))
    }
  }

  @Test func `a window that is too small takes the command away`() throws {
    try withFolder { folder in
      let game = try round(in: folder)
      let command = game.screen.command
      game.resize(columns: 30, rows: 8)
      #expect(game.wait { !$0.words.isEmpty && $0.command == nil })
      game.resize(columns: 80, rows: 24)
      #expect(game.wait { $0.command != nil })
      #expect(game.screen.command != command)
      #expect(game.shows("moves 0"))
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, nil])
  func `what was played of a round is kept where the program is told to go`(
    _ number: Int32?
  ) throws {
    try withFolder { folder in
      let game = try round(in: folder)
      #expect(game.obey())
      if let number { game.terminal.signalChild(number) } else { game.terminal.closeTerminal() }
      #expect(game.terminal.ends() == .killed(by: number ?? SIGHUP))
      if number != nil {
        #expect(game.terminal.visibleOutput.hasSuffix(Self.leavingRound))
        #expect(game.terminal.isCooked)
      }
      let scores = try Run(
        #""$0" scores --plain --lang en --data-dir "$D""#, ["D": folder.path()])
      #expect(scores.output.contains("1 good move."))
    }
  }

  @Test func `a terminal that misreads what it is asked for shows no stray letter`() throws {
    try withFolder { folder in
      let game = try FullScreen("--lang", "en", "reflex", "--mode", "classic", in: folder)
      #expect(game.shows(L10n.Rounds.start, in: .en))
      game.terminal.send("\r")
      #expect(game.wait { $0.command != nil })
      #expect(game.screen.lines == game.misreadLines)
      game.terminal.send(game.screen.command == .tap ? "s" : "t")
      #expect(game.shows(L10n.Rounds.again, in: .en))
      #expect(game.screen.lines == game.misreadLines)
    }
  }

  @Test func `stopped and continued, another command is asked`() throws {
    try withFolder { folder in
      let game = try FullScreen(
        shell: #"""
          "$0" --no-motion --lang en --data-dir "$1" reflex --mode classic
          echo "stopped $?"; read x; fg; echo "ended $?"
          """#, in: folder)
      #expect(game.shows(L10n.Rounds.start, in: .en))
      game.terminal.send("\r")
      #expect(game.wait { $0.command != nil })
      #expect(game.obey())
      let command = game.screen.command
      game.terminal.send("\u{1A}")
      #expect(game.terminal.expect("stopped 1"))
      #expect(game.terminal.isCooked)
      #expect(game.terminal.visibleOutput.contains(Self.leavingRound))
      game.terminal.send("\n")
      #expect(game.wait { $0.isAlternate && $0.command != nil && $0.command != command })
      #expect(game.shows("moves 1"))
      #expect(game.obey())
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.expect("ended 0"))
      #expect(game.terminal.isCooked)
    }
  }

  @Test func `mouse and bell are off until they are switched on`() throws {
    try withFolder { folder in
      let game = try round(in: folder)
      game.terminal.send(game.screen.command == .tap ? "s" : "t")
      #expect(game.shows(L10n.Rounds.again, in: .en))
      #expect(!game.terminal.visibleOutput.contains("␛[?1002h"))
      #expect(!game.terminal.output.contains(0x07))
      game.terminal.send("\u{3}")
      #expect(game.terminal.ends() == .killed(by: SIGINT))
      _ = try Run(
        #"printf '/settings mouse on\n/settings bell on\n' | "$0" --plain --lang en --data-dir "$D""#,
        ["D": folder.path()])
      let next = try round(in: folder)
      #expect(next.terminal.visibleOutput.contains("␛[?1002h␛[?1006h"))
      next.terminal.send(next.screen.command == .tap ? "s" : "t")
      #expect(next.shows(L10n.Rounds.again, in: .en))
      #expect(next.terminal.expect(where: { $0.contains(0x07) }))
      #expect(next.terminal.visibleOutput.contains("␛[?1006l␛[?1002l"))
    }
  }
}

extension FullScreen {
  /// What a terminal shows after the last whole frame that takes `<` and `>` in a sequence for its end.
  fileprivate var misreadLines: [String] {
    var emulator = Emulator(screen.size, misreadsPrivateParameters: true)
    let end = terminal.output.ranges(of: Array("\u{1B}[?2026l".utf8)).last?.upperBound ?? 0
    emulator.play(Array(terminal.output[..<end]))
    return emulator.lines
  }

  /// Presses the key of the command, and waits for the next one.
  func obey() -> Bool {
    guard let command = screen.command else { return false }
    terminal.send(command.key)
    return wait { $0.command != nil && $0.command != command }
  }
}

extension Gesture {
  var key: String {
    switch self {
    case .tap: "t"
    case .pinch: "p"
    case .swipe: "s"
    }
  }
}

extension Emulator {
  /// The English command in large letters in a window of 80×24, told by how wide it is.
  var command: Gesture? {
    guard size.rows == 24 else { return nil }
    let ink = cells[2..<18].flatMap { row in row.indices.filter { row[$0].text == "█" } }
    guard let first = ink.min(), let last = ink.max() else { return nil }
    return [34: .tap, 54: .pinch, 52: .swipe][last - first + 1]
  }
}
