import StringTables
import Testing

struct StringsReaderTests {
  @Test(arguments: [
    ("x", "1:1: error: expected a key in quotes"),
    ("\"a\"", "1:4: error: expected “=” after the key"),
    ("\"a\" : \"b\";", "1:5: error: expected “=” after the key"),
    ("\"a\" = b;", "1:7: error: expected a value in quotes"),
    ("\"a\" = \"b\"", "1:10: error: expected “;” after the value"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: error: expected “;” after the value"),
    ("// x\n\"a\" = \"b", "2:7: error: the quotes are not closed on their line"),
    ("\"a\" = \"b\nc\";", "1:7: error: the quotes are not closed on their line"),
    ("\"a\" = \"b\\", "1:10: error: unknown escape: only \\\" \\\\ \\n \\t \\UXXXX are known"),
    ("\"a\" = \"é\\x\";", "1:10: error: unknown escape: only \\\" \\\\ \\n \\t \\UXXXX are known"),
    ("\"a\" = \"\\U12g4\";", "1:10: error: \\U needs four hexadecimal digits"),
    ("\"a\" = \"\\UD800\";", "1:10: error: \\U names no character"),
    ("\n  /* x", "2:3: error: the comment is not closed"),
    ("/*/", "1:1: error: the comment is not closed"),
    ("\u{FEFF}\"a\" = \"b\";", "1:1: error: expected a key in quotes"),
    ("\"a\" = \"b\";\r\n", "1:11: error: expected a key in quotes"),
    ("\"a\" = \"b\"; ;", "1:12: error: expected a key in quotes"),
    ("\"a\" = \"b\"; /", "1:12: error: expected a key in quotes"),
  ])
  func `what is no table is refused with its place`(text: String, mistake: String) {
    #expect(mistakes(en: text, fr: "").first == "en:\(mistake)")
  }

  @Test func `bytes that are not UTF-8 are refused with their line`() {
    let bytes = Array("// é\n\"a\" = \"".utf8) + [0xC3, 0x28, 0x0A]
    let bad = StringsFile(language: "en", name: "Trial", path: "en", bytes: bytes)
    #expect(
      mistakes(in: [bad, file("fr", "")]) == ["en:2:1: error: this line is not UTF-8"])
  }

  @Test(arguments: [
    "\"a\"=\"b\";", "\t\"a\"\n=\n\"b\"\n;\n", "/* x */ \"a\" /* = */ = // y\n \"b\" /**/ ; // z",
    "/* \"a\" = \"c\"; */ \"a\" = \"\\U0062\";",
  ])
  func `blanks and comments may stand anywhere between`(text: String) throws {
    let source = try generate(en: text, fr: "\"a\" = \"c\";").get()
    #expect(source.contains("let en0 = StringTable.splitRows(\n\"\"\"\nb\n"))
  }

  @Test func `escapes are undone, and written anew for Swift`() throws {
    let source = try generate(
      en: #""a" = "one\ntwo \U00e9 \\ {{x}}";"#, fr: #""a" = "un\ndeux \\(x)";"#
    ).get()
    #expect(source.contains(#"one\ntwo é \\ {x}"#))
    #expect(source.contains(#"un\ndeux \\(x)"#))
    #expect(source.contains(#"/// one two é \ {{x}}"#))
  }
}
