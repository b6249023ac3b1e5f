import Campaign
import Flow
import Foundation
import Localization
import PseudoTerminal
import TerminalEmulator
import Testing

/// The whole campaign through the real program on a real terminal, by keys and by what is read.
struct FullScreenCampaignTests {
  @Test(arguments: Language.allCases)
  func `from the title to the results`(_ language: Language) throws {
    try withFolder { folder in
      let game = try FullScreen("--lang", language.code, in: folder)
      #expect(game.shows(L10n.Story.titlePremise, in: language))
      for level in try LocalLevelFactory().chapters().flatMap(\.levels) {
        try #require(game.readOn(to: level.story.text, in: language), "\(level.id)")
        try #require(solve(level, in: language, on: game), "\(level.id)")
      }
      #expect(game.readOn(to: L10n.Story.endingSky(stars: 48, of: 48), in: language))
      #expect(game.screen.unknown.isEmpty)
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.ends() == .exited(0))
      #expect(game.terminal.isCooked)
      let map = try Run(
        #""$0" levels --plain --lang en --data-dir "$D""#, ["D": folder.path()])
      #expect(map.output.components(separatedBy: "won, 3 of 3 stars").count == 17)
    }
  }

  private func solve(_ level: Level, in language: Language, on game: FullScreen) -> Bool {
    switch level {
    case .closed(let level):
      return game.focus(on: level.right.text.resolved(in: language)) && game.press("\r")
    case .rotor(let level):
      return game.press("\u{1B}[C") && game.press("\u{1B}[C")
        && game.focus(on: level.right.text.resolved(in: language)) && game.press("\r")
    case .open(let level):
      let answer = level.accepted.resolved(in: language)[0]
      game.terminal.send(answer)
      return game.shows("› \(answer)") && game.press("\r")
    case .search(let level):
      return level.elements.indices.allSatisfy { index in
        touch(level.elements[index], number: index + 1, in: language, on: game)
      }
    }
  }

  /// Lights a thing by its number, opens it, and does what is right with it.
  private func touch(
    _ element: SearchLevel.Element, number: Int, in language: Language, on game: FullScreen
  ) -> Bool {
    let action = element.action(element.right)?.text.resolved(in: language) ?? ""
    return (number == 1 || game.press("\(number)"))
      && game.shows(element.name, in: language) && game.press("\r")
      && game.focus(on: action) && game.press("\r")
  }
}
