import Foundation
import PseudoTerminal
import Testing

/// Rounds that are spoken: time begins when the command was said.
struct SpeakRoundsTests {
  /// Nothing is heard to its end but what is released.
  private typealias Game = (terminal: PseudoTerminal, speaker: StandInSpeaker)

  private func withRound(
    _ mode: String, _ body: (Game, _ first: String) throws -> Void
  ) throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder, isHeld: true)
      let game = try PseudoTerminal.speaking(by: speaker, in: folder, "reflex", "--mode", mode)
      #expect(game.expect("> "))
      game.clearOutput()
      game.send("\n")
      let letter = try #require(nextLetter(on: game))
      _ = try #require(speaker.starts(LineRounds.call(letter)))
      try body((game, speaker), letter)
    }
  }

  private func nextLetter(on game: PseudoTerminal) -> String? {
    _ = game.expect { LineRounds.letters(in: $0).count == 1 && $0.last == UInt8(ascii: "\n") }
    return LineRounds.letters(in: game.output).last
  }

  @Test func `a key that is struck before the end of a command took no time`() throws {
    try withRound("classic") { game, first in
      game.terminal.clearOutput()
      game.terminal.send(first)
      let next = try #require(nextLetter(on: game.terminal))
      #expect(
        game.speaker.comesTrue {
          let last = game.speaker.utterances.last
          return last?.text == LineRounds.call(next) && last?.isEnded == false
        })
      game.terminal.send("\u{1B}")
      #expect(game.terminal.expect("1 good move."))
      game.terminal.send("0\n")
      #expect(game.speaker.starts("The rope will hold") != nil)
      game.terminal.send("\n")
      #expect(game.terminal.ends() == .exited(0))
      let scores = try String(
        contentsOfFile: game.speaker.path + "/../data/scores.json", encoding: .utf8)
      #expect(scores.contains(#""median":0"#))
    }
  }

  @Test func `its clock begins when a command has been said`() throws {
    try withRound("classic") { game, first in
      game.speaker.release()
      #expect(game.terminal.expect("Too late.", seconds: 30))
      #expect(game.speaker.utterances.last { $0.text == LineRounds.call(first) }?.isEnded == true)
      #expect(game.speaker.starts("Too late.") != nil)
    }
  }

  @Test func `a key answers in the middle of a phrase, which is called to its end`() throws {
    try withFolder { folder in
      let speaker = try StandInSpeaker(in: folder, isHeld: true)
      let game = try PseudoTerminal.speaking(by: speaker, in: folder, "reflex", "--mode", "heart")
      #expect(game.expect("> "))
      game.clearOutput()
      game.send("\n")
      #expect(game.expect { LineRounds.letters(in: $0).count == 2 })
      let phrase = LineRounds.letters(in: game.output)
      let opening = try #require(speaker.starts("2"))
      game.send(phrase.first ?? "")
      speaker.release()
      #expect(speaker.comesTrue { speaker.texts.last == LineRounds.call(phrase[1]) })
      #expect(speaker.utterances.first { $0.process == opening.process }?.isEnded == true)
    }
  }

  @Test func `a key that loses cuts off the command, and the end is said`() throws {
    try withRound("classic") { game, first in
      let call = game.speaker.utterances.last
      game.terminal.send(LineRounds.wrong(first))
      _ = try #require(game.speaker.starts("Wrong."))
      #expect(call.map { game.speaker.isGone($0) } == true)
    }
  }
}
