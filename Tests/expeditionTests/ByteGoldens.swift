import GoldenFiles
import Localization
import PseudoTerminal
import Testing

/// The very bytes of entering a level, of one key and of leaving. Not the title: it tells today’s date.
let byteGoldens = Language.allCases.map { language in
  GoldenCase("level", in: "\(language.code).bytes") {
    try withFolder { folder in
      let game = try FullScreen(
        "--lang", language.code, "play", "--chapter", "1", "--level", "1", in: folder)
      #expect(game.shows(L10n.Full.answer, in: language))
      let entered = game.terminal.visibleOutput
      game.terminal.clearOutput()
      game.terminal.send("\u{1B}[B")
      #expect(game.terminal.expect("\u{1B}[?2026l"))
      let moved = game.terminal.visibleOutput
      // The light moves on in the picture, too.
      #expect(game.terminal.output.count <= 600)
      game.terminal.clearOutput()
      game.terminal.send("\u{1B}")
      #expect(game.terminal.expect("\u{1B}[?2026l"))
      game.terminal.clearOutput()
      game.terminal.send("q")
      #expect(game.terminal.ends() == .exited(0))
      let left = game.terminal.visibleOutput
      return GoldenContent(lines(entered) + "\n" + lines(moved) + "\n" + lines(left))
    }
  }
}

/// A line for each mode that is set or left.
private func lines(_ output: String) -> String {
  output.replacing("␛[?", with: "\n␛[?").drop { $0 == "\n" } + "\n"
}
