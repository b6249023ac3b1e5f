import Localization
import Testing

@testable import Lines
@testable import Presentation

struct PlainTextTests {
  static let folds: [(String, String)] = [
    ("", ""), (" ", ""), (".", ""), ("A", "a"), (" Été. ", "ete"), ("e\u{301}te\u{301}", "ete"),
    ("ÉTÉ", "ete"), ("L’œuf", "l'oeuf"), ("a\u{A0}: b\u{202F}!", "a: b!"), ("a : b !", "a: b!"),
    ("« non »", "«non»"), ("«\u{A0}non\u{A0}»", "«non»"), ("“no”", "\"no\""), ("a   b", "a b"),
    ("wait…", "wait"), ("wait...", "wait"), ("?", "?"), ("où", "ou"), ("Straße", "straße"),
  ]

  @Test(arguments: folds)
  func `spelling that makes no difference is folded`(_ text: String, _ folded: String) {
    #expect(PlainText.folded(text) == folded)
    #expect(PlainText.folded(folded) == folded)
  }

  static let numbers: [(String, Int?)] = [
    ("1", 1), ("007", 7), ("0", 0), ("", nil), ("+1", nil), ("-1", nil), ("1.", nil), ("1 ", nil),
    ("١", nil), ("９", nil), ("99999999999999999999", nil),
  ]

  @Test(arguments: numbers)
  func `a number is plain digits`(_ text: String, _ number: Int?) {
    #expect(PlainText.number(text) == number)
  }

  static let letters: [(String, Int?)] = [
    ("a", 0), ("G", 6), ("h", nil), ("à", nil), ("ab", nil), ("", nil), ("1", nil),
  ]

  @Test(arguments: letters)
  func `a letter from a to g is an index`(_ text: String, _ index: Int?) {
    #expect(PlainText.letter(text) == index)
  }

  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("hint", "hint", 0), ("hint", "hnt", 1),
    ("hint", "hinnt", 1), ("hint", "hunt", 1), ("hint", "hnit", 2), ("kitten", "sitting", 3),
  ]

  @Test(arguments: distances)
  func `the distance counts letters`(_ first: String, _ second: String, _ distance: Int) {
    #expect(Spelling.distance(first, second) == distance)
    #expect(Spelling.distance(second, first) == distance)
  }

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
        #expect(names.updateValue(command, forKey: PlainText.folded(word)) ?? command == command)
        #expect(LineCommand(word) == command)
        #expect(LineCommand(word.uppercased()) == command)
      }
    }
  }
}
