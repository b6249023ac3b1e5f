import Localization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program's exit statuses.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}

@main
struct Expedition {
  private let table = OptionsTable(levelCounts: [4, 4, 4, 4])
  private let environment = Environment.variables()

  static func main() {
    StandardStream.prepare()
    let status = Expedition().run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }

  private func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      let options = try Options.parse(arguments, table: table)
      return run(options, in: language(flag: options.language))
    } catch {
      let language = language(flag: error.language)
      complain(error.message(in: language, table: table))
      return .usage
    }
  }

  private func run(_ options: Options, in language: Language) -> ExitStatus {
    switch options.request {
    case .help(let command):
      let width = Help.width(
        columns: environment["COLUMNS"], terminal: StandardStream.output.columns)
      let help = Help(on: command, in: language, table: table, width: width)
      return show(help.text, in: language)
    case .version:
      return show("\(CommandName.expedition) \(programVersion)\n", in: language)
    case .menu, .play, .levels: return .success
    }
  }

  private func language(flag: Language?) -> Language {
    let choice = LanguageChoice(flag: flag, saved: nil, environment: environment)
    if let warning = choice.warning { complain(warning) }
    return choice.language
  }

  /// A reader who has seen enough is a success.
  private func show(_ text: String, in language: Language) -> ExitStatus {
    do throws(OutputError) {
      try StandardStream.output.write(text)
      return .success
    } catch {
      guard let message = error.message(in: language) else { return .success }
      complain(message)
      return .failure
    }
  }

  /// Nobody is left to hear of an error stream that fails.
  private func complain(_ text: String) { try? StandardStream.error.write(text) }
}
