import Testing

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
}
