import Foundation
import Localization

/// Words that the texts print and that no order needs, by the reason why: `PrintedWords/excuses.<lang>.txt`.
struct PrintedWordExcuses {
  struct Section {
    let reason: String
    var words: [String]
  }

  private(set) var sections: [Section] = []
  /// Whether every word stands under a heading.
  private(set) var hasReasons = true

  var words: Set<String> { Set(sections.flatMap(\.words)) }

  init(_ language: Language) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "PrintedWords")
    let file = folder.appending(path: "excuses.\(language.code).txt")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("# ") {
        sections.append(Section(reason: String(line.dropFirst(2)), words: []))
      } else if sections.isEmpty {
        hasReasons = false
      } else {
        sections[sections.count - 1].words += String(line).singleWords
      }
    }
  }
}
