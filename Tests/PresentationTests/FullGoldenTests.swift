import Campaign
import Goldens
import Localization
import Testing

@testable import FullScreen

/// A window and the language in it.
struct Window: CustomTestStringConvertible, Sendable {
  let language: Language
  let columns: Int
  let rows: Int
  var isPseudo = false

  var testDescription: String { "\(isPseudo ? "pseudo" : language.code).\(columns)x\(rows)" }

  /// A player of the program as it is, the adventure included.
  func player() throws -> Player {
    let world = try builtInWorld()
    return try Player(
      language, columns: columns, rows: rows, words: isPseudo ? .pseudo : Wording(language),
      world: { world })
  }

  static let all = Language.allCases.flatMap { language in
    [
      Window(language: language, columns: 80, rows: 24),
      Window(language: language, columns: 40, rows: 12),
    ]
  }
  static let pseudo = [
    Window(language: .en, columns: 80, rows: 24, isPseudo: true),
    Window(language: .en, columns: 40, rows: 12, isPseudo: true),
  ]
}

@Test(arguments: Screens.allCases, Window.all + Window.pseudo)
func `each screen stands as it was recorded`(_ screen: Screens, _ window: Window) throws {
  var player = try window.player()
  screen.reach(&player)
  try assertGolden(
    player.text + "\n", named: "full-\(screen.rawValue).\(window.testDescription)")
}

@Test(arguments: [(39, 12), (40, 11), (20, 5), (12, 3), (6, 2)], Language.allCases)
func `a window that is too small says what it needs`(
  _ size: (columns: Int, rows: Int), _ language: Language
) throws {
  let player = try Player(language, columns: size.columns, rows: size.rows)
  try assertGolden(
    player.text + "\n", named: "full-tooSmall.\(language.code).\(size.columns)x\(size.rows)")
}
