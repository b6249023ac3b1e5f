import Foundation
import Localization
import Screen
import Session

/// Writes pictures of the program’s screens as SVG, a light one and a dark one of each:
/// `Pictures <folder> [--lang <code>]`.
@main struct Pictures {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let folder = arguments.popFirst()
    let code = arguments.popFirst() == "--lang" ? arguments.popFirst() : Language.en.code
    guard let folder, let language = Language.allCases.first(where: { $0.code == code }),
      arguments.isEmpty
    else {
      print("Pictures <folder> [--lang <code>]")
      exit(2)
    }
    for file in try PictureFile.all(in: language) {
      try file.write(to: URL(filePath: folder))
      print("\(file.name)  \(file.text.utf8.count) bytes")
    }
  }
}

/// A picture as it lies in a folder. DocC and README show the one behind `~dark` on a dark ground.
struct PictureFile: Equatable {
  /// With its extension.
  let name: String
  let text: String

  /// Each subject, light and dark.
  static func all(in language: Language) throws -> [PictureFile] {
    try PictureSubject.allCases.flatMap { subject in
      let screen = try subject.screen(in: language)
      return [("", PictureColors.light), ("~dark", .dark)].map { suffix, colors in
        PictureFile(
          name: "screen-\(subject.rawValue)\(suffix).svg",
          text: SVGPicture(screen, colors: colors).text)
      }
    }
  }

  func write(to folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
}

/// A screen of the program, and what it says in words.
struct PicturedScreen {
  let frame: Frame
  /// Where text is typed; nil where the cursor stands on a mark that shows as much.
  let cursor: Position?
  /// What the voice of screen readers says of the same moment.
  let words: String
}

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
      var game = try PlayedGame(language, opening: .reflex())
      game.press(.enter)
      game.passCard()
      for move in 0..<10 { game.obey(after: .milliseconds(430 + move * 37 % 150)) }
      game.passCard()
      for move in 0..<5 { game.obey(after: .milliseconds(260 + move * 37 % 150)) }
      game.wait(.milliseconds(150))
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
