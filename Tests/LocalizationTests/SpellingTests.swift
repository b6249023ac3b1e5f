import Localization
import Testing

struct SpellingTests {
  static let commands: [(String, String)] = [
    ("", ""), (" ", ""), (".", ""), ("A", "a"), (" Été. ", "ete"), ("e\u{301}te\u{301}", "ete"),
    ("ÉTÉ", "ete"), ("L’œuf", "l'oeuf"), ("a\u{A0}: b\u{202F}!", "a: b!"), ("a : b !", "a: b!"),
    ("« non »", "«non»"), ("«\u{A0}non\u{A0}»", "«non»"), ("“no”", "\"no\""), ("a   b", "a b"),
    ("wait…", "wait"), ("wait...", "wait"), ("?", "?"), ("où", "ou"), ("Straße", "straße"),
  ]

  @Test(arguments: commands)
  func `spelling that makes no difference in a command is folded`(_ text: String, _ folded: String)
  {
    #expect(text.folded(as: .command) == folded)
    #expect(folded.folded(as: .command) == folded)
  }

  static let words: [(String, String)] = [
    ("", ""), ("A", "a"), ("Été", "ete"), ("e\u{301}te\u{301}", "ete"), ("Cœur", "coeur"),
    ("Straße", "strasse"), ("İstanbul", "istanbul"), ("Łódź", "lodz"), ("ﬁn", "fin"), ("４２", "42"),
    ("a  b", "a  b"), ("L’eau.", "l’eau."), ("日本", "日本"),
  ]

  @Test(arguments: words)
  func `no accent makes a difference in a word`(_ text: String, _ folded: String) {
    #expect(text.folded(as: .word) == folded)
    #expect(folded.folded(as: .word) == folded)
  }

  static let choices: [(String, String)] = [
    ("", ""), (" A ", "a"), ("Été", "été"), ("a \t\n b", "a b"), ("a\u{A0}:\u{202F}b", "a : b"),
    ("ÎLE\u{2003}ΑΒ", "île αβ"), ("a.", "a."),
  ]

  @Test(arguments: choices)
  func `no blank makes a difference in a choice`(_ text: String, _ folded: String) {
    #expect(text.folded(as: .choice) == folded)
    #expect(folded.folded(as: .choice) == folded)
  }

  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("hint", "hint", 0), ("hint", "hnt", 1),
    ("hint", "hinnt", 1), ("hint", "hunt", 1), ("hint", "hnit", 2), ("kitten", "sitting", 3),
  ]

  @Test(arguments: distances)
  func `the distance counts letters`(_ first: String, _ second: String, _ distance: Int) {
    #expect(first.editDistance(to: second) == distance)
    #expect(second.editDistance(to: first) == distance)
  }

  static let edits: [(String, String, Bool)] = [
    ("", "", false), ("a", "", true), ("", "a", true), ("ab", "", false), ("a", "a", false),
    ("a", "b", true), ("ab", "ba", true), ("abc", "acb", true), ("abc", "cab", false),
    ("abc", "abcd", true), ("abc", "xabc", true), ("abc", "axbc", true), ("abc", "ab", true),
    ("abc", "xbz", false), ("aab", "aaab", true), ("abab", "baba", false), ("abcd", "badc", false),
  ]

  @Test(arguments: edits) func `one edit is one letter more, less, other or swapped`(
    _ first: String, _ second: String, _ isOne: Bool
  ) {
    #expect(first.isOneEdit(from: second) == isOne)
    #expect(second.isOneEdit(from: first) == isOne)
  }

  static let near: [(String, TextFoldingMode?, String?)] = [
    ("hnt", nil, "hint"), ("Hint", nil, "hint"), ("HINT", .word, "hint"), ("ete", .word, "été"),
    ("ete", nil, nil), ("lint", nil, "hint"), ("mint", nil, "hint"), ("", nil, nil),
  ]

  @Test(arguments: near)
  func `the first of the nearest words is found`(
    _ typed: String, _ folding: TextFoldingMode?, _ word: String?
  ) {
    let words = ["hint", "tint", "été"]
    #expect(words.nearest(to: typed, folding: folding) { $0.distance < 2 }?.word == word)
    #expect([String]().nearest(to: typed, folding: folding)?.word == nil)
  }
}
