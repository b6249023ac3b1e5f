import Goldens
import Localization
import Testing

/// A window and the language in it.
struct Window: CustomTestStringConvertible {
  let language: Language
  let columns: Int
  let rows: Int

  var testDescription: String { "\(language.code).\(columns)x\(rows)" }

  static let all = Language.allCases.flatMap { language in
    [
      Window(language: language, columns: 80, rows: 24),
      Window(language: language, columns: 40, rows: 12),
    ]
  }
}

@Test(arguments: Screens.allCases, Window.all)
func `each screen stands as it was recorded`(_ screen: Screens, _ window: Window) throws {
  var player = try Player(window.language, columns: window.columns, rows: window.rows)
  screen.reach(&player)
  try assertGolden(
    player.text + "\n", named: "full-\(screen.rawValue).\(window.testDescription)")
}
