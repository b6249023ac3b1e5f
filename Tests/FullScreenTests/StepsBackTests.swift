import Localization
import Screen
import Session
import Testing

@testable import FullScreen

/// Esc leads back one step everywhere: what lies over the stage is a pile.
struct StepsBackTests {
  /// Keys from a level, and what lies over it then, from the bottom to the top.
  static let piles: [(String, [String])] = [
    ("", []), ("^", ["MenuScene"]), ("^s", ["MenuScene", "SettingsScene"]),
    ("^l", ["MenuScene", "LevelMapScene"]), ("^n", ["MenuScene", "NotebookScene"]),
    ("^m", ["MenuScene", "MishapsScene"]), ("^?", ["MenuScene", "HelpScene"]),
    ("^s?", ["MenuScene", "SettingsScene", "HelpScene"]), ("?", ["HelpScene"]),
    ("l", ["LevelMapScene"]), ("ln", ["LevelMapScene", "NotebookScene"]),
    ("lnl", ["LevelMapScene"]), ("nml", ["NotebookScene", "MishapsScene", "LevelMapScene"]),
    ("?l?", ["HelpScene"]), ("^lm?", ["MenuScene", "LevelMapScene", "MishapsScene", "HelpScene"]),
  ]

  @Test(arguments: piles) func `each Escape takes one scene away`(
    _ keys: String, _ pile: [String]
  ) throws {
    var player = try Player().begun()
    player.chooseWrong()
    let before = player.frame
    player.pressKeys(keys)
    #expect(player.pile == pile)
    for count in pile.indices.reversed() {
      player.press(.escape)
      #expect(player.pile == Array(pile.prefix(count)))
    }
    #expect(player.frame == before)
  }

  @Test(arguments: [("s", "SettingsScene"), ("l", "LevelMapScene"), ("m", "MishapsScene")])
  func `from the title what it opens leads back to it`(_ key: String, _ scene: String) throws {
    var player = try Player().at(.titleLater)
    let before = player.frame
    player.type(key)
    #expect(player.pile == [scene])
    player.press(.escape)
    player.press(.home)
    #expect(player.pile == [])
    #expect(player.frame == before)
  }

  @Test func `the map of the adventure leads back to the menu that opened it`() throws {
    var player = try Window(language: .en, columns: 80, rows: 24).player()
    AdventureScreen.allCases[0].reach(&player)
    player.pressKeys("^m")
    #expect(player.pile == ["MenuScene", "AdventureMapScene"])
    player.pressKeys("^^")
    #expect(player.pile == [])
  }

  @Test(arguments: ["^h", "^l^h", "^?^h"])
  func `a hint is heard where it is asked for: in the level`(
    _ keys: String
  ) throws {
    var player = try Player().begun()
    player.pressKeys(keys)
    #expect(player.commands.last == .hint)
    #expect(player.pile == [])
  }
}

extension Player {
  /// What lies over the stage, from the bottom to the top.
  fileprivate var pile: [String] { voice.overlays.map { "\(Swift.type(of: $0.scene))" } }

  /// Types letters; `^` is Esc.
  fileprivate mutating func pressKeys(_ keys: String) {
    for key in keys { if key == "^" { press(.escape) } else { type(String(key)) } }
  }
}
