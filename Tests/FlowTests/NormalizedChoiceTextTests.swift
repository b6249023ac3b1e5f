import Flow
import Testing

@Suite struct NormalizedChoiceTextTests {
  @Test(arguments: [
    ("The wind", "the wind"), ("  THE \t wind\n", "the wind"), ("Été\u{202F}!", "été !"),
    ("a\u{A0}b", "A b"), ("ŒUVRE", "œuvre"), ("L’Île d’Yeu…", "l’île d’yeu…"), ("ÇA", "ça"),
    ("\u{C9}", "e\u{301}"), ("ΑΓΟΡΑ δύο", "αγορα  δύο"), ("\u{3000}東京 ", "東京"),
    ("I\u{307}", "i\u{307}"), ("×÷ÿŸ", "×÷ÿÿ"), (" \t ", ""),
  ])
  func `case and blanks make no difference`(_ first: String, _ second: String) {
    #expect(NormalizedChoiceText(first) == NormalizedChoiceText(second))
  }

  @Test(arguments: [
    ("ab", "a b"), ("ete", "été"), ("oe", "œ"), ("a-b", "a b"), ("a’b", "a'b"), ("é", "è"),
    ("x\u{7F}", "x"), ("", "a"),
  ])
  func `all else does`(_ first: String, _ second: String) {
    #expect(NormalizedChoiceText(first) != NormalizedChoiceText(second))
  }

  @Test(arguments: [
    ("the wind", true), ("10", true), ("0", true), ("ab", true), ("!", true), ("œu", true),
    ("?", false), ("", false), (" \n", false), ("x", false), ("É", false), ("œ", false),
    ("7", false), ("Hint", false), ("ÉCRAN DE TITRE", true), ("quitter", false),
  ])
  func `a player can mean it`(_ text: String, _ isUsable: Bool) {
    #expect(NormalizedChoiceText(text).isUsable == isUsable)
  }
}
