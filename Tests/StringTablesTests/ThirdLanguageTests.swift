import StringTables
import Testing

/// What holds for any number of languages: the third one here counts in few and many.
struct ThirdLanguageTests {
  private let files =
    typography + [
      file("en", #""a.one" = "{#count} stone"; "a.other" = "{#count} stones"; "b.two" = "two";"#),
      file("fr", #""a.one" = "un caillou"; "a.other" = "{#count} cailloux"; "b.two" = "deux";"#),
    ]
  private let rules = file("pl", #""pluralForms[]" = "one | few | other";"#, name: "Typography")

  @Test func `each form that any language has is a row of a plural in all`() throws {
    let polish = file(
      "pl",
      #""a.one"="kamień"; "a.few"="{#count} kamienie"; "a.other"="{#count} kamieni"; "b.two"="dwa";"#
    )
    let source = try swiftSource(for: files + [rules, polish])
    #expect(source.contains("case `en`, `fr`, `pl`\n"))
    #expect(source.contains("case `one`, `few`, `other`\n"))
    #expect(source.contains("case .pl: LanguageRules.pl\n"))
    #expect(source.contains("\na.one\\u{1f}\\\na.few\\u{1f}\\\na.other\\u{1f}\\\nb.two\n"))
    let english = #"\u{1} stone\u{1f}\\#n\u{1} stones\u{1f}\\#n\u{1} stones\u{1f}\\#ntwo"#
    #expect(source.contains(english))
    #expect(source.contains(#"kamień\u{1f}\\#n\u{1} kamienie\u{1f}\\#n\u{1} kamieni\u{1f}\\#ndwa"#))
  }

  @Test func `a language has all of its forms, and no other`() {
    let polish = file("pl", #""a.many" = "x"; "a.other" = "{#count} y"; "b.two" = "dwa";"#)
    #expect(
      mistakes(in: files + [rules, polish]) == [
        "pl:1:1: error: “a.many”: the language has no plural form “many”",
        "pl:1:1: error: “a.many”: the plural form “a.one” is missing",
        "pl:1:1: error: “a.many”: the plural form “a.few” is missing",
      ])
  }

  @Test func `a language has every table, and rules of its own`() {
    #expect(
      mistakes(in: files + [file("pl", "")])
        == ["pl:1:1: error: Typography.strings is missing in pl.lproj"])
    #expect(
      mistakes(in: files + [rules]) == ["en:1:1: error: Trial.strings is missing in pl.lproj"])
  }

  @Test(arguments: ["Base", "pt-BR", "x"])
  func `a folder is named by a code`(name: String) {
    #expect(
      mistakes(in: files + [file(name, "")])
        == ["\(name):1:1: error: a folder is named by the code of its language: fr.lproj"])
  }

  @Test(arguments: [
    ("", "“pluralForms[]” must name “other”, and what other forms there are"),
    (
      #""pluralForms[]"="few";"#,
      "“pluralForms[]” must name “other”, and what other forms there are"
    ),
    (
      #""pluralForms[]"="some";"#,
      "“pluralForms[]”: the forms of a plural are zero, one, two, few, many, other"
    ),
    (#""marks"="x";"#, "“marks”: no rule of typography"),
    (#""behindSpace[]"="!!";"#, "“behindSpace[]”: a mark is one character"),
    (#""spacedQuotes[]"="«";"#, "“spacedQuotes[]”: quotes are a pair: « | »"),
  ])
  func `what is no rule is refused`(text: String, mistake: String) {
    #expect(
      mistakes(in: files + [file("pl", text, name: "Typography")])
        == ["pl:1:1: error: \(mistake)"])
  }

  @Test func `texts keep to the rules of their language`() {
    let own = file(
      "pl", #""pluralForms[]" = "other"; "behindSpace[]" = "?"; "address[]" = "pan | ty";"#,
      name: "Typography")
    let polish = file("pl", #""a.other" = "{#count}?"; "b.two" = "Ty!";"#)
    #expect(
      mistakes(in: files + [own, polish]) == [
        "pl:1:22: error: “a.other”: “?” needs U+00A0 before it",
        "pl:1:37: error: “b.two”: “ty” is familiar: the program says pan",
      ])
  }
}
