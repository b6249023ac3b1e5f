import Localization
import Screen
import Session

/// A moment of the program that is shown in a picture; the file is named for it.
enum PictureSubject: String, CaseIterable {
  case title, level, reflex, adventure

  /// Plays as far as that.
  func screen(in language: Language) throws -> PicturedScreen {
    switch self {
    case .title: return try PlayedGame(language, opening: .menu).screen
    case .level:
      var game = try PlayedGame(
        language, opening: .level(chapter: 2, level: 1), frontier: "gate")
      game.press(.down, .down)
      return game.screen
    case .reflex:
      var game = try PlayedGame(language, opening: .reflex(pace: nil, isDaily: false))
      game.press(.enter)
      for move in 0..<13 { game.obey(after: .milliseconds(430 + move * 37 % 150)) }
      game.wait(.milliseconds(500))
      return game.screen
    case .adventure:
      var game = try PlayedGame(language, opening: .adventure(isRestart: false))
      for order in language == .fr
        ? ["est", "est", "sud", "sud"] : ["east", "east", "south", "south"]
      {
        game.enter(order)
      }
      game.type(language == .fr ? "ouvrir le ti" : "open the dra")
      return game.screen
    }
  }
}
