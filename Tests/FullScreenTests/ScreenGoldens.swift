import GoldenFiles
import Localization
import Screen

@testable import FullScreen

/// A golden of each screen in each window, and of windows that are too small.
let screenGoldens = Window.all.flatMap(everyScreen) + Language.allCases.flatMap(tooSmall)

private func everyScreen(in window: Window) -> [GoldenCase] {
  NamedScreen.all.map { screen in
    GoldenCase(screen.name, in: window.testDescription) {
      GoldenContent(screen: try screen.player(window).frame.lines)
    }
  }
}

private func tooSmall(in language: Language) -> [GoldenCase] {
  [(39, 12), (40, 11), (20, 5), (12, 3), (6, 2)].map { columns, rows in
    GoldenCase("\(columns)x\(rows)", in: "\(language.code).tooSmall") {
      let player = try Player(language, columns: columns, rows: rows)
      return GoldenContent(screen: player.frame.lines)
    }
  }
}
