import Localization
import PseudoTerminal
import Testing

/// The adventure in the real program, on a terminal.
struct FullScreenExploreTests {
  /// Behind the end of the reports of the mouse: its wheel scrolls here.
  private static let leaving = FullScreen.leaving.drop { $0 != "l" }.dropFirst()

  @Test(arguments: [(80, 24), (40, 12)])
  func `a few turns are played, kept, and gone on with`(_ columns: Int, _ rows: Int) throws {
    try withFolder { folder in
      let game = try FullScreen("explore", in: folder, columns: columns, rows: rows)
      #expect(game.shows("The beacon on the pass is out"))
      for (line, answer) in [("listen", "Wind, and behind"), ("east", "The path"), ("exit", "")] {
        #expect(game.press("\(line)\r"))
        if !answer.isEmpty { #expect(game.shows("> \(line)")) }
      }
      #expect(game.terminal.ends() == .exited(0))
      #expect(game.terminal.visibleOutput.hasSuffix("␛[?1006l␛[?1002l\(Self.leaving)"))
      #expect(game.terminal.isCooked)

      let again = try FullScreen(in: folder, columns: columns, rows: rows)
      #expect(again.shows(L10n.Title.proceedAdventure, in: .en))
      #expect(again.press("\r"))
      #expect(again.shows(L10n.WorldPlaces.pathName, in: .en))
      again.terminal.send("\u{3}")
      #expect(again.terminal.ends() != nil)
      #expect(again.terminal.isCooked)
    }
  }
}
