import Foundation
import Localization
import PseudoTerminal
import TerminalEmulator
import Testing

/// What is chosen inside, by flag or by variable, and what of it the next start remembers.
struct FullScreenChoiceTests {
  private func quit(_ game: FullScreen) {
    game.terminal.send("\u{1B}[27uq")
    #expect(game.terminal.ends() == .exited(0))
    #expect(game.terminal.isCooked)
  }

  /// A start that goes on in lines at once.
  private func expectLines(_ game: FullScreen) {
    #expect(game.terminal.expect("\n> "))
    game.terminal.send("/quit\n")
    #expect(game.terminal.ends() == .exited(0))
    #expect(!game.terminal.output.contains(0x1B))
  }

  @Test func `plain text is announced in one line before the screen opens`() throws {
    try withFolder { folder in
      let game = try FullScreen(in: folder)
      #expect(game.shows(L10n.Story.titlePremise, in: .en))
      let announced = L10n.Options.plainTextAnnounced.resolved(in: .en)
      #expect(game.terminal.visibleOutput.hasPrefix(announced + "␍␊␛[?1049h"))
      quit(game)
    }
  }

  @Test func `plain text chosen in the title goes on in lines and is remembered`() throws {
    try withFolder { folder in
      let game = try FullScreen(in: folder)
      #expect(game.shows(L10n.Story.titlePremise, in: .en))
      #expect(game.focus(on: L10n.Title.plain.resolved(in: .en)))
      game.terminal.send("\r")
      #expect(game.terminal.expect("\n> "))
      #expect(game.terminal.isCooked)
      let left = game.terminal.visibleOutput.components(separatedBy: FullScreen.leaving)
      #expect(left.count == 2)
      #expect(left.last?.contains("␛") == false)
      game.terminal.send("/quit\n")
      #expect(game.terminal.ends() == .exited(0))
      expectLines(try FullScreen(in: folder))
      let asked = try FullScreen("--ui", "full", in: folder)
      #expect(asked.shows(L10n.Story.titlePremise, in: .en))
      quit(asked)
    }
  }

  @Test func `ACCESSIBLE is lines, and --ui goes before it`() throws {
    try withFolder { folder in
      expectLines(try FullScreen(in: folder, environment: ["ACCESSIBLE": "1"]))
      for value in ["0", "false"] {
        let game = try FullScreen(in: folder, environment: ["ACCESSIBLE": value])
        #expect(game.shows(L10n.Story.titlePremise, in: .en))
        quit(game)
      }
      let asked = try FullScreen("--ui", "full", in: folder, environment: ["ACCESSIBLE": "1"])
      #expect(asked.shows(L10n.Story.titlePremise, in: .en))
      quit(asked)
    }
  }

  /// Variables, and whether a colour is sent.
  private static let colors: [([String: String], Bool)] = [
    (["NO_COLOR": "1"], false), ([:], true), (["TERM": "vt100"], false),
    (["COLORTERM": "truecolor"], true), (["TERM": "xterm"], true),
  ]

  @Test(arguments: colors)
  func `colour is sent where it is wanted`(_ environment: [String: String], _ isWanted: Bool)
    throws
  {
    try withFolder { folder in
      let game = try FullScreen(in: folder, environment: environment)
      #expect(game.begin())
      #expect(game.press("\u{1B}[B"))
      #expect(hasColor(game.terminal.visibleOutput) == isWanted)
      quit(game)
    }
  }

  /// Whether an SGR sequence sets a colour.
  private func hasColor(_ output: String) -> Bool {
    output.split(separator: "␛[").contains { part in
      guard let end = part.firstIndex(where: { !$0.isNumber && $0 != ";" }), part[end] == "m"
      else { return false }
      return part[..<end].split(separator: ";").contains { Set(30...38).contains(Int($0) ?? 0) }
    }
  }
}
