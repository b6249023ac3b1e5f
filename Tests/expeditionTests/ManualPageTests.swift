import Localization
import Testing

@testable import expedition

struct ManualPageTests {
  @Test(arguments: Language.allCases)
  func `every option, command and variable stands in the manual`(_ language: Language) {
    let lines = ManualPage(of: testProgram, in: language).text.split(separator: "\n")
    for path in testCommands {
      #expect(lines.contains { $0.contains(path.command.name) })
      for option in path.command.options {
        let name = option.name.dropFirst().split(separator: "-").joined(separator: "\\-")
        #expect(lines.contains { $0.hasPrefix(".It") && $0.contains("Fl \\-\(name)") })
      }
    }
    #expect(lines.contains(".It Ev EXPEDITION_LANG"))
  }

  @Test func `no word of the tables becomes a request or loses its dashes`() throws {
    let lines = ManualPage(of: testProgram, in: .fr).text.split(separator: "\n")
    for line in lines where !line.hasPrefix(".") {
      #expect(!line.hasPrefix("'"))
      #expect(!line.contains("--"))
    }
  }
}
