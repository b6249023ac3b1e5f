import Foundation
import PseudoTerminal
import Testing

/// Every way out of a game that is spoken: nothing goes on speaking.
struct SpeakEndingTests {
  private func withTitle(
    _ body: (PseudoTerminal, StandInSpeaker, _ title: StandInSpeaker.Utterance) throws -> Void
  ) throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder, isHeld: true)
      let game = try PseudoTerminal.speaking(by: speaker, in: folder)
      #expect(game.expect("> "))
      try body(game, speaker, try #require(speaker.starts("Expedition")))
    }
  }

  @Test func `the last word is heard, unless a line cuts it off`() throws {
    try withTitle { game, speaker, title in
      game.send("0\n")
      let farewell = try #require(speaker.starts("The rope will hold"))
      #expect(speaker.isGone(title))
      game.send("\n")
      #expect(game.ends() == .exited(0))
      #expect(speaker.isGone(farewell))
    }
    try withTitle { game, speaker, _ in
      game.send("0\n")
      _ = try #require(speaker.starts("The rope will hold"))
      speaker.release()
      #expect(game.ends() == .exited(0))
      #expect(speaker.utterances.last?.isEnded == true)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal at the prompt`(_ number: Int32) throws {
    try withTitle { game, speaker, title in
      if number == SIGINT { game.send("\u{3}") } else { game.signalChild(number) }
      #expect(game.ends() == .killed(by: number))
      #expect(speaker.isGone(title))
    }
  }

  @Test func `a stop is silent, and play goes on after it`() throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder, isHeld: true)
      let script = #"""
        "$0" --speak --lang en --data-dir "$1/data"
        echo stopped $?; read line; fg >/dev/null; echo over $?
        """#
      let game = try PseudoTerminal(
        URL(filePath: "/bin/sh"),
        ["-mc", script, PseudoTerminal.product("expedition").path, folder.path()],
        environment: FullScreen.neutral.merging(["PATH": speaker.path]) { $1 })
      let title = try #require(speaker.starts("Expedition"))
      game.send("\u{1A}")
      #expect(game.expect("stopped"))
      #expect(speaker.isGone(title))
      game.send("\n1\n")
      let story = try #require(speaker.starts("caravan"))
      game.send("\u{1A}")
      #expect(speaker.isGone(story))
    }
  }
}
