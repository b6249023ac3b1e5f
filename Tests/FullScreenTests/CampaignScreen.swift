import Screen

@testable import FullScreen

/// Every screen, by name, and how a player gets there.
enum CampaignScreen: String, CaseIterable {
  case title, titleLater, titleWon, intro, card, cardLit
  case closed, closedWrong, closedHint, closedWon, chapterWon
  case rotorClues, rotorHints, rotorAnswers, rotorWrong
  case wheels, wheelsDialled, wheelsWrong, wheelsShort, wheelsWon
  case open, openTyped, openWrong
  case search, searchActions, searchAct, searchWrong
  case menu, map, mapLocked, mishaps, mishapsNone, notebook, notebookEmpty, settings, help,
    helpRotor, helpWheels
  case results, ending
  case mapSecondNight, secondNight, secondNightWon, silentAct, silentWrong

  func reach(_ player: inout Player) {
    switch self {
    case .title: break
    case .titleLater:
      player.begin()
      player.goToTitle()
    case .titleWon:
      player.begin()
      player.chooseWrong()
      player.play(to: "results")
      player.readOn { $0.voice.stage.scene is TitleScene }
    case .intro: player.press(.enter)
    case .card:
      player.press(.enter)
      player.readOn { $0.voice.stage.scene is ChapterCardScene }
    case .cardLit:
      player.begin()
      player.win()
      player.goToTitle()
      player.press(.enter)
    case .closed: player.begin()
    case .closedWrong:
      player.begin()
      player.chooseWrong()
    case .closedHint:
      player.begin()
      player.askForHint()
      player.askForHint()
    case .closedWon:
      player.begin()
      player.solve()
    case .chapterWon:
      player.begin()
      player.play(to: "bats")
      player.solve()
    case .rotorClues:
      player.begin(at: "guardian")
      player.press(.down)
    case .rotorHints:
      player.begin(at: "guardian")
      player.askForHint()
    case .rotorAnswers:
      player.begin(at: "guardian")
      player.press(.left)
    case .rotorWrong:
      player.begin(at: "guardian")
      player.press(.left)
      player.chooseWrong()
    case .wheels:
      player.begin(at: "clock")
      player.press(.left)
    case .wheelsDialled:
      player.begin(at: "clock")
      player.press(.left)
      player.type("23")
    case .wheelsWrong:
      player.begin(at: "clock")
      player.press(.left)
      player.dial("2350")
      player.dial("9999")
    case .wheelsShort:
      player.begin(at: "clock")
      player.press(.left)
      player.dial("235")
    case .wheelsWon:
      player.begin(at: "clock")
      player.solve()
    case .open: player.begin(at: "climb")
    case .openTyped:
      player.begin(at: "climb")
      player.type("on the third")
      player.press(.left)
    case .openWrong:
      player.begin(at: "climb")
      player.type("abracadabra")
      player.press(.enter)
    case .search: player.begin(at: "tiles")
    case .searchActions:
      player.begin(at: "tiles")
      player.type("1")
      player.press(.enter, .down)
    case .searchAct:
      player.begin(at: "tiles")
      player.type("1a")
    case .searchWrong:
      player.begin(at: "tiles")
      player.type("1a2b3b")
    case .menu:
      player.begin()
      player.press(.escape)
    case .map: player.open(.levels, after: "bridge")
    case .mapLocked:
      player.open(.levels, after: "bridge")
      player.press(.end, .enter)
    case .mishaps:
      player.begin()
      player.chooseWrong()
      player.open(.mishaps)
    case .mishapsNone: player.open(.mishaps)
    case .notebook: player.open(.notes, after: "jars")
    case .notebookEmpty:
      player.open(.notes)
    case .settings:
      player.open(.settings)
    case .help: player.press(.function(1))
    case .helpRotor:
      player.begin(at: "guardian")
      player.type("?")
    case .helpWheels:
      player.begin(at: "clock")
      player.type("?")
    case .results:
      player.begin()
      player.play(to: "lever")
      player.goToTitle()
      player.chooseOnTitle("results")
    case .ending:
      player.begin()
      player.chooseWrong()
      player.play(to: "results")
    case .mapSecondNight:
      player.beginSecondNight(of: "bridge")
      player.solve()
      player.press(.enter)
      player.open(.levels)
      player.press(.home)
    case .secondNight: player.beginSecondNight(of: "bridge")
    case .secondNightWon:
      player.beginSecondNight(of: "bridge")
      player.solve()
    case .silentAct:
      player.beginSecondNight(of: "blocks")
      player.type("1c")
    case .silentWrong:
      player.beginSecondNight(of: "blocks")
      player.type("1c2b3b")
    }
  }
}

extension Player {
  /// Wins everything before a level, then enters the second night of the one before it.
  fileprivate mutating func beginSecondNight(of id: String) {
    open(.levels, after: id)
    press(InputEvent.key(.tab, .shift))
    type("s")
  }
}
