import Foundation
import Localization
import Testing

@testable import expedition

/// What bash offers for the last of some words, in a folder of one file and one folder.
private func offered(_ words: String...) throws -> [String] {
  try withFolder { folder in
    try FileManager.default.createDirectory(
      at: folder.appending(path: "games"), withIntermediateDirectories: false)
    let typed = (["expedition"] + words).map { "'\($0)'" }.joined(separator: " ")
    let run = try Run(
      """
      cd '\(folder.path())'
      "$0" --generate-completion-script bash > script
      bash -c 'source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _expedition
      printf "%s\\n" "${COMPREPLY[@]}"' bash \(typed)
      """)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }
}

struct CompletionsTests {
  @Test func `subcommands and options are offered by their beginning`() throws {
    #expect(try offered("pl") == ["play"])
    #expect(try offered("--pl") == ["--plain"])
    #expect(try Set(offered("")).isSuperset(of: ["play", "levels", "help", "--lang", "--version"]))
  }

  @Test func `a subcommand has its own options and the program's`() throws {
    #expect(try offered("play", "--c") == ["--color", "--clock", "--chapter"])
    #expect(try offered("levels", "--c") == ["--color", "--clock"])
    #expect(try offered("--lang", "fr", "play", "--cha") == ["--chapter"])
    #expect(try offered("help", "l") == ["levels"])
  }

  @Test func `values are offered behind their option, with or without an equals sign`() throws {
    #expect(try offered("--ui", "") == ["auto", "full", "line", "json"])
    #expect(try offered("--ui", "=", "j") == ["json"])
    #expect(try offered("--ui", "=") == ["auto", "full", "line", "json"])
    #expect(try offered("--seed", "").isEmpty)
    #expect(try offered("--data-dir", "") == ["games"])
  }

  @Test(arguments: ShellCompletions.Shell.allCases, Language.allCases)
  func `every option and command stands in every script`(
    _ shell: ShellCompletions.Shell, _ language: Language
  ) {
    let script = ShellCompletions(of: testProgram, in: language).script(for: shell)
    for path in testCommands {
      #expect(script.contains(path.command.name))
      for option in path.command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name))
      }
    }
  }
}
