import Localization
import Screen
import Session
import Testing

@testable import expedition

let testProgram = ProgramCommand.expedition(levelCounts: [4, 4, 1, 0])

/// Every command of the program, each before those below it.
let testCommands = CommandPath(testProgram).all

/// The arguments of a line, cut at its blanks.
func parse(_ line: String) throws(UsageError) -> Invocation {
  try Invocation(line.split(separator: " ").map(String.init), of: testProgram)
}

extension Invocation {
  /// What is to be played or listed; nil where nothing is.
  fileprivate var opening: Command.StartingPoint? {
    if case .open(let opening, _) = action { opening } else { nil }
  }

  fileprivate var pack: PackChoice? { if case .open(_, let pack) = action { pack } else { nil } }

  /// What is to be read, in English on 80 columns; nil for anything else.
  fileprivate var text: String? { if case .show(let text) = action { text(.en, 80) } else { nil } }
}

struct OptionsParserTests {
  @Test(arguments: [
    ("jouer", "play"), ("réflexes", "reflex"), ("explorer", "explore"), ("descendre", "descend"),
    ("niveaux", "levels"),
  ]) func `a command is understood in every language`(_ word: String, _ name: String) throws {
    #expect(CommandPath(testProgram).below(word)?.command.name == name)
    #expect(try parse("help \(word)").text == parse("help \(name)").text)
  }

  @Test func `no argument asks for the title menu, everything left to itself`() throws {
    let invocation = try parse("")
    #expect(invocation.options == Options())
    #expect(invocation.opening == .menu && invocation.pack == nil)
    let options = invocation.options
    #expect(options.ui == nil && options.color == .auto && options.clock == .real)
    #expect(options.hasMotion && !options.isPlain)
  }

  @Test(arguments: [
    ("play", Command.StartingPoint.campaign),
    ("play --restart", .restartedCampaign),
    ("play --chapter 2", .level(chapter: 2, level: 1)),
    ("play --level 3 --chapter 1", .level(chapter: 1, level: 3)),
    ("play --chapter 04", .level(chapter: 4, level: 1)),
    ("explore", .adventure(isRestart: false)),
    ("explore --restart", .adventure(isRestart: true)),
    ("reflex --daily", .reflex(isDaily: true)),
    ("descend", .descent(.today)), ("descend 2026-12-01", .descent(.day("2026-12-01"))),
    ("descend --seed 7", .descent(.endless(7))), ("descend --endless", .descent(.endless(nil))),
    ("descend --endless --daily", .descent(.today)),
    ("levels", .levels), ("-- levels", .levels), ("scores", .scores),
  ]) func `what is to be played is read`(_ line: String, _ expected: Command.StartingPoint) throws {
    #expect(try parse(line).opening == expected)
  }

  @Test func `a pack takes the place of the story`() throws {
    #expect(try parse("play p").pack == PackChoice(path: "p"))
    #expect(try parse("play p --preview").pack == PackChoice(path: "p", isPreview: true))
    #expect(try parse("play p --chapter 40").opening == .level(chapter: 40, level: 1))
    #expect(try parse("levels p").pack == PackChoice(path: "p"))
  }

  @Test(arguments: [
    ("pack", "pack"), ("help", nil), ("help pack", "pack"), ("help pack import", "pack import"),
    ("pack import --help", "pack import"), ("help play", "play"), ("help help", "help"),
    ("-h", nil), ("--help", nil), ("play --help", "play"), ("--help play", "play"),
    ("help levels --help", "help"), ("--version -h", nil), ("--nonsense --help", nil),
    ("play --chapter 9 -h", "play"),
  ]) func `help is shown on what was asked`(_ line: String, _ command: String?) throws {
    let name = ["expedition", command].compactMap(\.self).joined(separator: " ")
    let path = try #require(testCommands.first { $0.name == name })
    #expect(try parse(line).text == HelpPage(on: path, in: .en, width: 80).text)
  }

  @Test(arguments: ["--version", "levels --version", "--seed x --version"])
  func `the version is shown`(_ line: String) throws {
    #expect(try parse(line).text == "expedition \(programVersion)\n")
  }

  @Test(arguments: ["pack check p", "pack new p", "descend --share", "descend --check x"])
  func `what a command does is its own affair`(_ line: String) throws {
    guard case .run = try parse(line).action else {
      Issue.record("\(line)")
      return
    }
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
    #expect(try parse(global).options == expected)
    for line in [global + " levels", "levels " + global] {
      #expect(try parse(line).options == expected)
      #expect(try parse(line).opening == .levels)
    }
  }

  @Test(arguments: ["--speak", "--speak --ui line", "--speak --ui auto"])
  func `what is spoken is played in lines`(_ line: String) throws {
    let interface = Interface(
      options: try parse(line).options, settings: Settings(), environment: ["TERM": "xterm"],
      isTerminal: true)
    #expect(interface == .line)
  }

  @Test func `of a repeated option the last counts`() throws {
    #expect(try parse("--seed 1 levels --seed=2").options.seed == 2)
    #expect(try parse("--lang fr --lang en").options.language == .en)
  }

  @Test func `a seed may be as large as 64 bits are`() throws {
    #expect(try parse("--seed 18446744073709551615").options.seed == .max)
    #expect(try parse("--seed 0").options.seed == 0)
  }

  @Test func `a value may hold blanks, equal signs and a dash alone`() throws {
    let invocation = try Invocation(["--data-dir", "my = folder"], of: testProgram)
    #expect(invocation.options.dataFolder == "my = folder")
    #expect(try parse("--data-dir=a=b").options.dataFolder == "a=b")
    #expect(try parse("--data-dir -").options.dataFolder == "-")
    #expect(try parse("--data-dir=-x").options.dataFolder == "-x")
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
    let text = error?.problem.text.resolved(in: .en) ?? ""
    #expect(text.hasSuffix("Please provide one of ‘auto’, ‘full’, ‘line’ or ‘json’."))
  }
}
