import GoldenFiles
import Localization
import Testing

@testable import expedition

private func help(on command: CommandName, in language: Language, width: Int) -> String {
  HelpPage(on: command, in: language, table: testTable, width: width).text
}

struct HelpTests {
  /// HelpPage on every command, wide and narrow.
  static let goldens = Language.allCases.flatMap { language in
    CommandName.allCases.flatMap { command in
      [80, 40].map { width in
        GoldenCase("\(command) in \(width) columns", in: "\(language.code).help") {
          GoldenContent(help(on: command, in: language, width: width))
        }
      }
    }
  }

  @Test(arguments: Language.allCases) func `every option stands in help`(_ language: Language) {
    let pages = CommandName.allCases.map { help(on: $0, in: language, width: 80) }.joined()
    let rows = ShellCompletions(table: testTable, language: language).options
    for option in rows.filter({ !$0.isForSetUp }).map(\.name) {
      #expect(pages.contains("\(option.rawValue) ") || pages.contains("\(option.rawValue)\n"))
    }
  }

  @Test func `every command has one row, and in it no option twice`() {
    func all(_ row: CommandSpec) -> [CommandSpec] { [row] + row.subcommands.flatMap(all) }
    let commands = all(testTable.root)
    #expect(commands.map(\.name) == CommandName.allCases)
    for command in commands {
      #expect(Set(command.options.map(\.name)).count == command.options.count)
    }
    #expect(Set(commands.flatMap(\.options).map(\.name)) == Set(OptionName.allCases))
  }

  @Test func `plain text for screen readers stands first`() {
    let lines = help(on: .expedition, in: .en, width: 80).split(separator: "\n")
    let heading = lines.firstIndex(of: "OPTIONS:") ?? 0
    #expect(lines[heading + 1].hasPrefix("  --plain "))
  }

  @Test(arguments: CommandName.allCases, Language.allCases)
  func `no line is too long, none ends in a blank`(_ command: CommandName, _ language: Language) {
    for width in 40...100 {
      for line in help(on: command, in: language, width: width).split(separator: "\n") {
        #expect(line.count <= width && line.last != " ")
      }
    }
  }

  @Test func `narrower or wider, the words stay the same`() {
    func words(_ width: Int) -> [Substring] {
      help(on: .expedition, in: .fr, width: width).split { $0 == " " || $0 == "\n" }
    }
    #expect(words(40) == words(1_000))
  }

  @Test(
    arguments: [
      ("100", 72, 100), (nil, 72, 72), (nil, nil, 80), ("", nil, 80), ("x", 72, 72), ("0", 72, 72),
      ("-5", nil, 80), ("20", nil, 40), (nil, 10, 40), ("99999999999999999999", 72, 72),
    ] as [(String?, Int?, Int)])
  func `the width is COLUMNS, else the terminal's, else 80, at least 40`(
    _ columns: String?, _ terminal: Int?, _ expected: Int
  ) {
    #expect(HelpPage.width(columns: columns, terminal: terminal) == expected)
  }
}
