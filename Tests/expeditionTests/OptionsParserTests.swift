import Localization
import Screen
import Session
import Testing

@testable import expedition

let testTable = OptionsTable(levelCounts: [4, 4, 1, 0])

/// The arguments of a line, cut at its blanks.
func parse(_ line: String) throws(UsageError) -> Options {
  try Options.parse(line.split(separator: " ").map(String.init), table: testTable)
}

struct OptionsParserTests {
  @Test func `no argument asks for the title menu, everything left to itself`() throws {
    let options = try parse("")
    #expect(options == Options())
    #expect(options.request == .open(.menu))
    #expect(options.ui == nil && options.color == .auto && options.clock == .real)
    #expect(options.hasMotion && !options.isPlain)
  }

  @Test(arguments: [
    ("play", Options.Request.open(.campaign)),
    ("play --restart", .open(.restartedCampaign)),
    ("play --chapter 2", .open(.level(chapter: 2, level: 1))),
    ("play --level 3 --chapter 1", .open(.level(chapter: 1, level: 3))),
    ("play --chapter 04", .open(.level(chapter: 4, level: 1))),
    ("explore", .open(.adventure(isRestart: false))),
    ("explore --restart", .open(.adventure(isRestart: true))),
    ("pack check p", .pack(.check("p"))),
    ("levels", .open(.levels)),
    ("help", .help(.expedition)), ("help pack", .help(.pack)),
    ("help pack import", .help(.importQuestions)), ("pack import --help", .help(.importQuestions)),
    ("help play", .help(.play)),
    ("help help", .help(.help)),
    ("-h", .help(.expedition)),
    ("--help", .help(.expedition)),
    ("play --help", .help(.play)),
    ("--help play", .help(.play)),
    ("help levels --help", .help(.help)),
    ("--version", .version),
    ("levels --version", .version),
    ("--version -h", .help(.expedition)),
    ("--nonsense --help", .help(.expedition)),
    ("play --chapter 9 -h", .help(.play)),
    ("--seed x --version", .version),
    ("-- levels", .open(.levels)),
  ]) func `a request is read`(_ line: String, _ expected: Options.Request) throws {
    #expect(try parse(line).request == expected)
  }

  @Test(arguments: [
    "--lang fr --ui line --plain --speak --color never --seed 7 --clock script --data-dir d --no-motion",
    "--lang=fr --ui=line --plain --speak --color=never --seed=7 --clock=script --data-dir=d --no-motion",
  ]) func `global options stand before or after the subcommand`(_ global: String) throws {
    var expected = Options()
    expected.language = .fr
    expected.ui = .line
    expected.isPlain = true
    expected.isSpoken = true
    expected.color = .never
    expected.seed = 7
    expected.clock = .script
    expected.dataFolder = "d"
    expected.hasMotion = false
    #expect(try parse(global) == expected)
    expected.request = .open(.levels)
    #expect(try parse(global + " levels") == expected)
    #expect(try parse("levels " + global) == expected)
  }

  @Test(arguments: ["--speak", "--speak --ui line", "--speak --ui auto"])
  func `what is spoken is played in lines`(_ line: String) throws {
    let interface = Interface(
      options: try parse(line), settings: Settings(), environment: ["TERM": "xterm"],
      isTerminal: true)
    #expect(interface == .line)
  }

  @Test func `of a repeated option the last counts`() throws {
    #expect(try parse("--seed 1 levels --seed=2").seed == 2)
    #expect(try parse("--lang fr --lang en").language == .en)
  }

  @Test func `a seed may be as large as 64 bits are`() throws {
    #expect(try parse("--seed 18446744073709551615").seed == .max)
    #expect(try parse("--seed 0").seed == 0)
  }

  @Test func `a value may hold blanks, equal signs and a dash alone`() throws {
    let options = try Options.parse(["--data-dir", "my = folder"], table: testTable)
    #expect(options.dataFolder == "my = folder")
    #expect(try parse("--data-dir=a=b").dataFolder == "a=b")
    #expect(try parse("--data-dir -").dataFolder == "-")
    #expect(try parse("--data-dir=-x").dataFolder == "-x")
  }

  @Test(arguments: [
    ("--lang fr --nonsense", Language.fr), ("--nonsense --lang=fr", .fr),
    ("play --chapter 9 --lang fr", .fr), ("--lang fr --lang fe", .fr), ("--lang fe --lang fr", .fr),
    ("plya x --lang fr", .fr), ("--lang fr --seed", .fr),
    ("--lang fe", nil), ("--nonsense", nil), ("--nonsense -- --lang fr", nil),
  ]) func `a valid lang is heard beside a mistake`(_ line: String, _ expected: Language?) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.language == expected)
  }

  @Test func `an interface that does not exist is not offered`() {
    let error = #expect(throws: UsageError.self) { try parse("--ui braille") }
    guard case .invalidValue(_, _, let valid) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(valid == .words(["auto", "full", "line", "json"], near: nil))
  }
}
