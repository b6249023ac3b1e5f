import StringTables
import Testing

struct TableCheckerTests {
  struct Example: CustomTestStringConvertible {
    let testDescription: String
    let en: String
    let fr: String
    let mistakes: [String]

    init(_ name: String, en: String, fr: String, _ mistakes: String...) {
      testDescription = name
      (self.en, self.fr, self.mistakes) = (en, fr, mistakes)
    }
  }

  static let examples = [
    Example(
      "missing in French", en: #""a" = "x";"#, fr: "",
      "en:1:1: error: “a”: this key is missing in fr"),
    Example(
      "missing in English", en: "", fr: "\n \"a\" = \"x\";",
      "fr:2:2: error: “a”: this key is missing in en"),
    Example(
      "duplicate", en: "\"a\" = \"x\";\n\"a\" = \"y\";", fr: #""a" = "z";"#,
      "en:2:1: error: “a”: this key stands already in line 1"),
    Example(
      "empty", en: #""a" = "";"#, fr: #""a" = " \n";"#,
      "en:1:1: error: “a”: an empty value", "fr:1:1: error: “a”: an empty value"),
    Example(
      "another placeholder", en: #""a" = "x {b}";"#, fr: #""a" = "y {c}";"#,
      "fr:1:1: error: “a”: its placeholders must be {b}, as in English"),
    Example(
      "another kind", en: #""a" = "x {#b}";"#, fr: #""a" = "y {b}";"#,
      "fr:1:1: error: “a”: its placeholders must be {#b}, as in English"),
    Example(
      "a placeholder too many", en: #""a" = "x";"#, fr: #""a" = "y {c}";"#,
      "fr:1:1: error: “a”: its placeholders must be none, as in English"),
    Example(
      "both kinds", en: #""a" = "x {b} {#b}";"#, fr: #""a" = "y {b} {#b}";"#,
      "en:1:1: error: “a”: a placeholder is both a text and a number",
      "fr:1:1: error: “a”: a placeholder is both a text and a number"),
    Example(
      "a brace alone", en: #""a" = "x {b";"#, fr: #""a" = "y }";"#,
      "en:1:10: error: “a”: a brace alone (write {{ or }})",
      "fr:1:10: error: “a”: a brace alone (write {{ or }})"),
    Example(
      "no placeholder", en: #""a" = "{}";"#, fr: #""a" = "{B c}";"#,
      "en:1:8: error: “a”: “{}” is no placeholder: {name} or {#number}",
      "fr:1:8: error: “a”: “{B c}” is no placeholder: {name} or {#number}"),
    Example(
      "a name Swift keeps", en: #""a" = "{self}";"#, fr: #""a" = "y";"#,
      "en:1:8: error: “a”: “{self}” is no placeholder: {name} or {#number}"),
    Example(
      "one identifier", en: "\"a.b\" = \"x\";\n\"aB\" = \"y\";",
      fr: "\"a.b\" = \"u\";\n\"aB\" = \"v\";",
      "en:2:1: error: “aB”: this key and “a.b” both become aB"),
    Example(
      "a plural and its own name", en: #""a.one"="x";"a.other"="{#count} x";"a"="y";"#,
      fr: #""a.one"="u";"a.other"="{#count} u";"a"="v";"#,
      "en:1:36: error: “a”: this key and “a.other” both become a"),
    Example(
      "no plural .other", en: #""a.one" = "x";"#, fr: #""a.one" = "y";"#,
      "en:1:1: error: “a.one”: the plural form “a.other” is missing"),
    Example(
      "no plural .one", en: #""a.other" = "{#count} x";"#, fr: #""a.other" = "{#count} y";"#,
      "en:1:1: error: “a.other”: the plural form “a.one” is missing"),
    Example(
      "a plural without its number", en: #""a.one"="x";"a.other"="xx";"#,
      fr: #""a.one"="y";"a.other"="yy";"#,
      "en:1:13: error: “a.other”: a plural needs {#count}"),
    Example(
      "a form with other placeholders", en: #""a.one"="x";"a.other"="{#count} {b}";"#,
      fr: #""a.one"="{b}";"a.other"="{b} : {#count}";"#,
      "fr:1:30: error: “a.other”: “:” needs U+00A0 before it",
      "en:1:1: error: “a.one”: its placeholders must be {#count} {b}, as in the other form"),
    Example(
      "an empty item", en: #""a[]" = "x | | y";"#, fr: #""a[]" = "u |";"#,
      "en:1:1: error: “a[]”: an empty item", "fr:1:1: error: “a[]”: an empty item"),
    Example(
      "a placeholder in a list", en: #""a[]" = "x | {b}";"#, fr: #""a[]" = "u";"#,
      "en:1:1: error: “a[]”: a list takes no placeholders",
      "fr:1:1: error: “a[]”: its placeholders must be {b}, as in English"),
    Example(
      "the same in both", en: #""a" = "x";"#, fr: #""a" = "x";"#,
      "fr:1:1: error: “a”: equal to the English text (write // same behind it if that is meant)"),
    Example(
      "marked the same for nothing", en: #""a" = "x";"#, fr: #""a" = "y"; // same"#,
      "fr:1:1: error: “a”: marked // same, but needs no mark"),
    Example(
      "nine placeholders", en: #""a" = "{a}{b}{c}{d}{e}{f}{g}{h}{i}";"#, fr: "",
      "en:1:1: error: “a”: more than 8 placeholders"),
    Example("fine: marked the same", en: #""a" = "x";"#, fr: #""a" = "x"; // same"#),
    Example("fine: nothing to translate", en: #""a" = "{#b} / {#c}";"#, fr: #""a"="{#b} / {#c}";"#),
    Example("fine: another order", en: #""a" = "{b}{c}";"#, fr: #""a" = "{c} {b}";"#),
    Example("fine: lists of other lengths", en: #""a[]"="x | y | z";"#, fr: #""a[]"="u";"#),
    Example("fine: nothing at all", en: "", fr: ""),
  ]

  @Test(arguments: examples)
  func `the languages are held against each other`(_ example: Example) {
    #expect(mistakes(en: example.en, fr: example.fr) == example.mistakes)
  }

  @Test(arguments: ["A", "a..b", ".a", "a.", "a b", "1a", "a-b", "é", "self", "init", "a[].b", ""])
  func `a key is dotted lower camel`(key: String) {
    #expect(
      mistakes(en: "\"\(key)\" = \"x\";", fr: "\"\(key)\" = \"y\";")
        == ["en:1:1: error: “\(key)”: a key is written in dotted lower camel: trap.answer.climb"])
  }

  @Test func `a table stands in both languages`() {
    #expect(
      mistakes(in: [file("en", ""), file("fr", ""), file("fr", "", name: "Other")])
        == ["fr:1:1: error: Other.strings is missing in en.lproj"])
  }

  @Test(arguments: ["trial", "Ice Cave", "Ice-Cave", "Été"])
  func `a table is named in upper camel`(name: String) {
    #expect(
      mistakes(in: [file("en", "", name: name), file("fr", "", name: name)]).first
        == "en:1:1: error: a table is named in upper camel: IceCave.strings")
  }

  @Test func `all mistakes of all tables are told at once`() {
    let files = ["B", "A"].flatMap { [file("en", "x", name: $0), file("fr", "y", name: $0)] }
    #expect(mistakes(in: files).count == 4)
  }
}
