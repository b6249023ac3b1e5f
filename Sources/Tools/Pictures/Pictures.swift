import Foundation
import Localization

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
