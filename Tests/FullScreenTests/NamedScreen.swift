import Adventure
import Campaign
import Localization
import Screen
import Synchronization
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
    let world = try Self.world.get()
    return try Player(
      language, columns: columns, rows: rows, texts: texts, world: { world })
  }

  private static let world = Result { try builtInWorld() }

  var texts: TextResolver {
    isPseudo ? .pseudo : TextResolver(language)
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

/// Players by their screen and window.
private let players = Mutex<[String: Player]>([:])

/// A screen of any game, by its name, and how a player gets there in a window.
struct NamedScreen: CustomTestStringConvertible, Sendable {
  let name: String
  private let reach: @Sendable (Window) throws -> Player

  var testDescription: String { name }

  private init(name: String, reach: @escaping @Sendable (Window) throws -> Player) {
    (self.name, self.reach) = (name, reach)
  }

  /// A player who is there, having gone the way once for all tests.
  func player(_ window: Window) throws -> Player {
    let key = "\(name) \(window.testDescription)"
    if let player = players.withLock({ $0[key] }) { return player }
    let player = try reach(window)
    players.withLock { $0[key] = player }
    return player
  }

  static let all = story + rounds + adventure + descent

  private static let story = CampaignScreen.allCases.map { screen in
    NamedScreen(name: screen.rawValue) { window in
      var player = try window.player()
      screen.reach(&player)
      return player
    }
  }
  private static let descent = DescentScreen.allCases.map { screen in
    NamedScreen(name: "descent \(screen.rawValue)") { window in
      var player = try window.player()
      screen.reach(&player)
      return player
    }
  }
  private static let rounds = RoundScreen.allCases.map { screen in
    NamedScreen(name: "round \(screen.rawValue)") { try screen.player(in: $0) }
  }
  private static let adventure = AdventureScreen.allCases.map { screen in
    NamedScreen(name: "explore \(screen.rawValue)") { window in
      var player = try window.player()
      screen.reach(&player)
      return player
    }
  }
}
