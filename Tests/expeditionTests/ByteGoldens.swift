import GoldenFiles
import Localization
import PseudoTerminal
import Testing

/// The very bytes of entering the title, of one key and of leaving.
let byteGoldens = Language.allCases.map { language in
  GoldenCase("title", in: "\(language.code).bytes") {
    try withFolder { folder in
      let game = try FullScreen("--lang", language.code, in: folder)
      #expect(game.shows(L10n.Title.quit, in: language))
      let entered = game.terminal.visibleOutput
      game.terminal.clearOutput()
      game.terminal.send("\u{1B}[B")
      #expect(game.terminal.expect("\u{1B}[?2026l"))
      let moved = game.terminal.visibleOutput
      #expect(game.terminal.output.count <= 130)
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
