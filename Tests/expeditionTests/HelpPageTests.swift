import GoldenFiles
import Localization
import Testing

@testable import expedition

private func help(on path: CommandPath, in language: Language, width: Int) -> String {
  HelpPage(on: path, in: language, width: width).text
}

extension CommandPath {
  /// Its heading among the goldens.
  fileprivate var heading: String {
    ["new": "newPack", "import": "importQuestions"][command.name] ?? command.name
  }
}

struct HelpTests {
  /// HelpPage on every command, wide and narrow.
  static let goldens = Language.allCases.flatMap { language in
    testCommands.flatMap { path in
      [80, 40].map { width in
        GoldenCase("\(path.heading) in \(width) columns", in: "\(language.code).help") {
          GoldenContent(help(on: path, in: language, width: width))
        }
      }
    }
  }

  @Test(arguments: Language.allCases) func `every option stands in help`(_ language: Language) {
    let pages = testCommands.map { help(on: $0, in: language, width: 80) }.joined()
    for option in testCommands.flatMap(\.command.options).filter({ !$0.isForSetUp }) {
      #expect(pages.contains("\(option.name) ") || pages.contains("\(option.name)\n"))
    }
  }

  @Test func `no command and no option has two meanings`() {
    #expect(Set(testCommands.map(\.name)).count == testCommands.count)
    for path in testCommands {
      #expect(Set(path.options.map(\.name)).count == path.options.count)
      for option in path.options {
        #expect(option.needed.map { needed in path.options.contains { $0.name == needed } } ?? true)
      }
    }
  }

  @Test func `plain text for screen readers stands first`() {
    let lines = help(on: testCommands[0], in: .en, width: 80).split(separator: "\n")
    let heading = lines.firstIndex(of: "OPTIONS:") ?? 0
    #expect(lines[heading + 1].hasPrefix("  --plain "))
  }

  @Test(arguments: Language.allCases)
  func `no line is too long, none ends in a blank`(_ language: Language) {
    for path in testCommands {
      for width in 40...100 {
        for line in help(on: path, in: language, width: width).split(separator: "\n") {
          #expect(line.count <= width && line.last != " ")
        }
      }
    }
  }

  @Test func `narrower or wider, the words stay the same`() {
    func words(_ width: Int) -> [Substring] {
      help(on: testCommands[0], in: .fr, width: width).split { $0 == " " || $0 == "\n" }
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
