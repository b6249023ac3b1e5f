import Localization
import Testing

@testable import expedition

struct ManualPageTests {
  @Test(arguments: Language.allCases)
  func `every option, command and variable stands in the manual`(_ language: Language) {
    let lines = ManualPage(table: testTable, language: language).text.split(separator: "\n")
    for option in OptionName.allCases {
      let name = option.rawValue.dropFirst().split(separator: "-").joined(separator: "\\-")
      #expect(lines.contains { $0.hasPrefix(".It") && $0.contains("Fl \\-\(name)") })
    }
    for command in CommandName.allCases {
      #expect(lines.contains { $0.contains(command.rawValue) })
    }
    #expect(lines.contains(".It Ev EXPEDITION_LANG"))
  }

  @Test func `no word of the tables becomes a request or loses its dashes`() throws {
    let lines = ManualPage(table: testTable, language: .fr).text.split(separator: "\n")
    for line in lines where !line.hasPrefix(".") {
      #expect(!line.hasPrefix("'"))
      #expect(!line.contains("--"))
    }
  }
}
