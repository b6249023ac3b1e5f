import StringTables
import Testing

struct TypographyTests {
  @Test(arguments: [
    ("it's", "10: a straight apostrophe (write ’)"),
    ("say \\\"x", "12: straight quotes (write “ ” or « »)"),
    ("well...", "12: three dots (write …)"), ("well....", "12: three dots (write …)"),
    ("a  b", "10: two blanks in a row"), ("a \u{A0}b", "10: two blanks in a row"),
    (" a", "8: a blank at an end"), ("a ", "9: a blank at an end"),
    ("a \\nb", "9: a blank at an end"), ("a\\n b", "11: a blank at an end"),
    ("a\\n", "9: a line break at an end"), ("\\na", "8: a line break at an end"),
    ("a\\tb", "9: a control character"), ("a\\U001Bb", "9: a control character"),
    ("a\u{200B}b", "9: a control character"), ("a\u{2028}b", "9: a control character"),
  ])
  func `both languages have these rules`(text: String, mistake: String) {
    let entry = "\"a\" = \"\(text)\";"
    #expect(mistakes(en: entry, fr: "\"a\" = \"y\";") == message(mistake, in: "en"))
    #expect(mistakes(en: "\"a\" = \"y\";", fr: entry) == message(mistake, in: "fr"))
  }

  @Test(arguments: [
    ("Va!", "10: “!” needs U+202F before it"), ("Va !", "11: “!” needs U+202F before it"),
    ("Va\u{A0}?", "11: “?” needs U+202F before it"), ("va; vu", "10: “;” needs U+202F before it"),
    ("{b}!", "11: “!” needs U+202F before it"),
    ("va: vu", "10: “:” needs U+00A0 before it"), ("va :", "11: “:” needs U+00A0 before it"),
    ("à 10:x", "12: “:” needs U+00A0 before it"),
    ("1;2", "9: “;” needs U+202F before it"), ("oui!// x", "11: “!” needs U+202F before it"),
    ("a\u{202F}!: b", "11: “:” needs U+00A0 before it"),
    ("«x\u{A0}»", "8: “«” needs U+00A0 behind it"), ("« x\u{A0}»", "8: “«” needs U+00A0 behind it"),
    ("«\u{A0}x »", "12: “»” needs U+00A0 before it"),
    ("perdu·e", "13: a gender doubled"), ("perdu•es", "13: a gender doubled"),
    ("perdu(e)", "13: a gender doubled"), ("perdu(es)", "13: a gender doubled"),
    ("Tu vas", "8: “tu” is familiar: the program says vous"),
    ("vois-tu", "13: “tu” is familiar: the program says vous"),
    ("je t’ai", "11: “t” is familiar: the program says vous"),
    ("pour TOI", "13: “toi” is familiar: the program says vous"),
    ("c’est ta corde", "14: “ta” is familiar: the program says vous"),
    (
      "ton\\ntes",
      "8: “ton” is familiar: the program says vous|13: “tes” is familiar: the program says vous"
    ),
  ])
  func `French has its own rules`(text: String, mistakes expected: String) {
    let english = text.contains("{b}") ? "x {b}" : "x"
    let found = mistakes(en: "\"a\" = \"\(english)\";", fr: "\"a\" = \"\(text)\";")
    #expect(found == expected.split(separator: "|").flatMap { message(String($0), in: "fr") })
  }

  @Test(arguments: [
    "L’été, à 10:30\u{A0}: non\u{202F}; bien\u{202F}! Ah\u{202F}?!",
    "? aide", "«\u{A0}?\u{A0}»", "(?)", ": puis", "https://exemple.fr", "a-t-il",
    "tapez t, pincez p",
    "Expedition · niveau", "statue, tutelle, été, bête, contes", "1\u{202F}234",
    "{b}\u{A0}: {b}\u{202F}!",
    "(en route)", "oui\\nnon…", "«\u{A0}{b}\u{A0}»", "un.. deux",
  ])
  func `good French passes`(text: String) {
    let english = text.contains("{b}") ? "x {b}" : "x"
    #expect(mistakes(en: "\"a\" = \"\(english)\";", fr: "\"a\" = \"\(text)\";") == [])
  }

  @Test(arguments: ["Don’t!", "Really? Yes: now; then.", "“Sound ice sings”…", "the toi tu (e)"])
  func `good English passes`(text: String) {
    #expect(mistakes(en: "\"a\" = \"\(text)\";", fr: "\"a\" = \"y\";") == [])
  }

  @Test func `each item of a list is a text, but may be what a player types`() {
    let english = "\"a[]\" = \"x\";"
    #expect(mistakes(en: english, fr: "\"a[]\" = \"toi |  l’ombre | ?\";") == [])
    #expect(
      mistakes(en: english, fr: "\"a[]\" = \"u | l'ombre\";")
        == ["fr:1:15: error: “a[]”: a straight apostrophe (write ’)"])
  }

  private func message(_ mistake: String, in language: String) -> [String] {
    let parts = mistake.split(separator: ":", maxSplits: 1)
    return ["\(language):1:\(parts[0]): error: “a”:\(parts[1])"]
  }
}
