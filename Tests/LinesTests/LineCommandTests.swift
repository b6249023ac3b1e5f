import Localization
import Testing

@testable import Lines
@testable import Presentation

/// The words of the commands.
struct LineCommandTests {
  static let near: [(String, Language, String?)] = [
    ("hin", .en, "hint"), ("repet", .en, "repeat"), ("setings", .en, "settings"),
    ("qui", .en, "quit"), ("kuit", .en, "quit"), ("recomencer", .fr, "recommencer"),
    ("reglage", .fr, "réglages"), ("nivau", .fr, "niveau"), ("x", .en, nil), ("1", .fr, nil),
    ("ol", .fr, nil), ("", .en, nil), ("elephant", .en, nil), ("indise", .en, nil),
    (String(repeating: "hint", count: 99), .en, nil),
  ]

  @Test(arguments: near)
  func `a word is near to a command where one letter in three differs`(
    _ typed: String, _ language: Language, _ word: String?
  ) {
    #expect(LineCommand.nearest(to: typed, in: language) == word)
  }

  @Test func `no word names two commands`() {
    var names: [String: LineCommand] = [:]
    for command in LineCommand.allCases {
      for word in Language.allCases.flatMap({ command.words.resolved(in: $0) }) {
        #expect(names.updateValue(command, forKey: word.folded(as: .command)) ?? command == command)
        #expect(LineCommand(word) == command)
        #expect(LineCommand(word.uppercased()) == command)
      }
    }
  }
}
