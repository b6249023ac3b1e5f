import Localization
import Testing

@testable import Packs

/// Texts are set as print sets them, by the rules of their language.
struct TypographyMendingTests {
  static let texts: [(String, String, String)] = [
    ("en", "It's here", "It’s here"), ("en", "\"Go,\" he said.", "“Go,” he said."),
    ("en", "He said \"go\".", "He said “go”."), ("en", "the dogs' home", "the dogs’ home"),
    ("en", "'Go' she said", "‘Go’ she said"), ("en", "'Don't go.'", "‘Don’t go.’"),
    ("en", "the '90s", "the ’90s"), ("en", "5' tall", "5' tall"), ("en", "a 3\" nail", "a 3″ nail"),
    ("en", "Well...", "Well…"), ("en", "Well....", "Well…."), ("en", "1..5", "1..5"),
    ("en", "Two  blanks", "Two blanks"), ("en", " a blank ", "a blank"), ("en", "Why?", "Why?"),
    ("en", "(\"so\")", "(“so”)"), ("en", "“Done’s” already…", "“Done’s” already…"),
    ("fr", "L'eau", "L’eau"), ("fr", "Pourquoi ?", "Pourquoi\u{202F}?"),
    ("fr", "Pourquoi?", "Pourquoi\u{202F}?"), ("fr", "Ici: là", "Ici\u{A0}: là"),
    ("fr", "Ici : là ; voilà !", "Ici\u{A0}: là\u{202F}; voilà\u{202F}!"),
    ("fr", "Il est 10:30", "Il est 10:30"), ("fr", "En 1789?", "En 1789\u{202F}?"),
    ("fr", "Quoi ?!", "Quoi\u{202F}?!"), ("fr", "https://exemple.fr", "https://exemple.fr"),
    ("fr", "Il dit \"oui\".", "Il dit «\u{A0}oui\u{A0}»."),
    ("fr", "Il dit \" oui \".", "Il dit «\u{A0}oui\u{A0}»."),
    ("fr", "«oui»", "«\u{A0}oui\u{A0}»"), ("fr", "« oui »", "«\u{A0}oui\u{A0}»"),
    ("fr", "« le \"oui\" »", "«\u{A0}le “oui”\u{A0}»"),
    ("fr", "«\u{A0}Oui\u{A0}»\u{202F}!", "«\u{A0}Oui\u{A0}»\u{202F}!"),
    ("fr-CA", "l'an 1 : rien...", "l’an 1\u{A0}: rien…"), ("de", "\"Ja\"", "\"Ja\""),
    ("nl", "\"Ja\" zo'n", "\"Ja\" zo’n"), ("en", "", ""),
    ("en", "{answer} isn't", "{answer} isn’t"),
  ]

  @Test(arguments: texts)
  func `a text is set by the rules of its language, and stays so`(
    _ language: String, _ text: String, _ mended: String
  ) {
    #expect(TypographyMending(text, language: language).text == mended)
    #expect(TypographyMending(mended, language: language).text == mended)
  }

  @Test(arguments: ["en", "fr"])
  func `what is mended has no flaw that the check would find`(_ language: String) {
    let marks = Language(tag: language)?.spacedMarks ?? []
    for (code, text, mended) in Self.texts where code == language {
      let flaw = Typography.flaw(in: mended, spacedMarks: marks)
      // The address of a page, for one, stays as it is.
      #expect(flaw == nil || text == mended)
    }
  }
}
