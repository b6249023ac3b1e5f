import Foundation
import Localization

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
