import Flow
import Localization
import Session
import Testing

@testable import FullScreen

@Test(arguments: Window.all)
func `the campaign is played from the title to the sky by keys alone`(_ window: Window) throws {
  var player = try Player(window.language, columns: window.columns, rows: window.rows).begun()
  for _ in 0..<40 where !player.isAtResults { player.win() }
  #expect(player.isAtResults)
  #expect(player.session.progress.frontier == nil)
  #expect(player.session.progress.records.values.allSatisfy { $0.best?.stars == 3 })
  #expect(!player.commands.contains(.quit))
  player.readOn { $0.voice.stage.scene is TitleScene }
  #expect(player.voice.stage.scene is TitleScene)
  player.type("q")
  #expect(player.isOver)
}

@Test(arguments: Window.all)
func `nobody is stuck: the hints are asked for and every wrong way is tried`(
  _ window: Window
) throws {
  var player = try Player(window.language, columns: window.columns, rows: window.rows).begun()
  for _ in 0..<40 where !player.isAtResults {
    player.openHints()
    if player.rightAnswer != nil { player.chooseWrong() }
    player.win()
  }
  #expect(player.isAtResults)
  #expect(player.session.progress.records.values.allSatisfy { $0.best?.stars == 1 })
}
