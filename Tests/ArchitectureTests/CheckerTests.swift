import Testing

/// A made-up source of a target, and what is wrong in it.
struct Source: Sendable {
  let target: String
  let text: String
  let reasons: [Violation.Reason]

  init(_ target: String, _ text: String, _ reasons: Violation.Reason...) {
    self.target = target
    self.text = text
    self.reasons = reasons
  }
}

@Suite struct CheckerTests {
  static let imports = [
    Source("Flow", "import Localization"), Source("Flow", "package import Localization"),
    Source("Flow", "import Glibc", .systemModule("Glibc")),
    Source("Flow", "@preconcurrency import Musl", .systemModule("Musl")),
    Source("Screen", "import Darwin.C", .systemModule("Darwin")),
    Source("Session", "import Synchronization", .systemModule("Synchronization")),
    Source("Storage", "import Glibc", .systemModule("Glibc")),
    Source(
      "Platform", "#if canImport(Glibc)\n  @_exported public import Glibc\n#endif\nimport Darwin"),
    Source(
      "expedition", "  #if canImport(Glibc)\n  import Glibc\n#endif",
      .condition("canImport(Glibc)"), .systemModule("Glibc")),
    Source("Storage", "import Platform"), Source("Flow", "import Platform", .arrow("Platform")),
    Source("Flow", "import Foundation", .foundation("Foundation")),
    Source("expedition", "import Foundation", .foundation("Foundation")),
    Source("Storage", "import FoundationEssentials", .foundation("FoundationEssentials")),
    Source("Terminal", "import struct Foundation.Data", .foundation("Foundation")),
    Source("StringTables", "import Foundation", .foundation("Foundation")),
    Source("StringTablesTool", "import Foundation\nimport StringTables"),
    Source("StringTablesPlugin", "import PackagePlugin"),
    Source(
      "TerminalTestHost", "import Terminal\nimport Platform\nimport Session", .arrow("Session")),
    Source("Localization", "import Flow", .arrow("Flow")),
    Source("Flow", "import JSON", .arrow("JSON")),
    Source("Campaign", "import Session", .arrow("Session")),
    Source("Storage", "import JSON", .arrow("JSON")),
    Source("Presentation", "internal import Campaign", .arrow("Campaign")),
    Source("Presentation", "import Terminal", .arrow("Terminal")),
    Source("Screen", "@testable import Localization", .arrow("Localization")),
    Source("Flow", "import Dispatch", .arrow("Dispatch")),
    Source("Flow", "import Localization; import JSON", .arrow("JSON")),
    Source("Flow", "  public   import  func JSON.read", .arrow("JSON")),
    Source("Terminal", "import Session", .arrow("Session")), Source("Flow", "import Swift"),
    Source("expedition", "import Terminal\nimport Presentation\nimport Packs"),
    Source(
      "Flow", "// import Glibc\n/* import JSON\n/* import Darwin */ */"),
    Source("Flow", "let important = 1\nimporting()"), Source("Elsewhere", "", .unknownTarget),
  ]

  static let impurities = [
    Source("Flow", "let now = ContinuousClock().now", .impure("ContinuousClock")),
    Source("Flow", "print(1)", .impure("print(")), Source("Flow", "Swift.dump(1)"),
    Source("Flow", "blueprint(1); page.print(2)"),
    Source("Flow", "let line = readLine()", .impure("readLine")),
    Source("Flow", "Int.random(in: 1...6)", .impure(".random(")),
    Source("Flow", "Int.random(in: 1...6, using: &dice)"),
    Source("Flow", "cards.shuffled()", .impure(".shuffled()")),
    Source("Flow", "dice.shuffled(cards)"),
    Source("Flow", "cards.randomElement()", .impure(".randomElement()")),
    Source("Flow", "SystemRandomNumberGenerator()", .impure("SystemRandomNumberGenerator")),
    Source("expedition", "print(ContinuousClock().now, SystemRandomNumberGenerator())"),
    Source("Session", "CommandLine.arguments", .impure("CommandLine")),
    Source("Flow", "// print(1)"),
  ]

  static let sentences = [
    Source("Flow", #"let a = "You fall.""#, .sentence("You fall.")),
    Source("expedition", #"write("Unknown option")"#, .sentence("Unknown option")),
    Source(
      "Presentation", #"let a = "level \(n) of \(m)""#, .sentence("level \u{FFFC} of \u{FFFC}")),
    Source("Presentation", ##"let a = #"Say "yes" or no"#"##, .sentence(#"Say "yes" or no"#)),
    Source(
      "Screen", "let a = \"\"\"\n  Press any key\n  \"\"\"", .sentence("\n  Press any key\n  ")),
    Source("Flow", #"let a = "\(say("It is dark"))""#, .sentence("It is dark"), ),
    Source("Flow", #"let a = "L’été arrive…""#, .sentence("L’été arrive…")),
    Source("Flow", #"let a = "one\ntwo""#, .sentence("one two")),
    Source("Flow", #"precondition(a > b, "a must be larger: \(a)")"#),
    Source("Flow", #"preconditionFailure("no such state: " + name("of that"))"#),
    Source("Flow", #"precondition(a); show("too late")"#, .sentence("too late")),
    Source("Flow", "/// A sentence with \"two words\".\n// \"and more\"\nlet a = 1"),
    Source("Flow", #"let a = "single", b = "a-b", c = "/help", d = "", e = " ", f = "x  ""#),
    Source("JSON", ##"let a = #"{"schema":1, "data": {"a": true}}"#"##),
    Source("Screen", #"let a = "\u{1B}[31m 1;2H", b = "=== --- ===", c = "1 2 3""#),
    Source("Flow", #"let a = "LATIN SMALL LETTER ""#),
    Source("Flow", #"let a = "LATIN SMALL LIGATURE""#, .sentence("LATIN SMALL LIGATURE")),
    Source("Presentation", #"let a = " V   V / o \\ ""#),
    Source("StringTables", #"let a = "a key stands twice""#),
  ]

  @Test(arguments: imports + impurities + sentences)
  func `what is forbidden is found and nothing else`(_ source: Source) throws {
    let manifest = try Manifest()
    #expect(
      violations(in: SwiftSource(source.text), of: source.target, by: manifest).map(\.reason)
        == source.reasons)
  }

  @Test func `a violation stands on its line`() throws {
    let text = """
      import Localization  // fine
      /* two
      lines */ import Glibc

      let a = \"""
        nothing
        \"""
      let b = f("one", "two words")
      """
    #expect(
      violations(in: SwiftSource(text), of: "Flow", by: try Manifest()) == [
        Violation(line: 3, reason: .systemModule("Glibc")),
        Violation(line: 8, reason: .sentence("two words")),
      ])
  }

  @Test func `a source is taken apart`() {
    let source = SwiftSource(#"a("x \(b("y") + (1)) z", c: ["w"]) /* "no" */ + "v" // "no""#)
    #expect(source.code == #"a(b() + (1), c: [])  +  "#)
    #expect(source.literals.map(\.text) == ["y", "x \u{FFFC} z", "w", "v"])
    #expect(source.literals.map(\.calls) == [["a", "b"], ["a"], ["a"], []])
  }
}
