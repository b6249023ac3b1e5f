import Campaign
import Flow
import Localization
import Session
import Storage

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

/// The program: from its arguments to an exit status.
@main
struct Expedition {
  private let environment = Environment.variables()
  private let chapters: [Chapter]
  private let table: OptionsTable

  static func main() {
    StandardStream.prepare()
    signal(SIGXFSZ, SIG_IGN)
    exit(Expedition().run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private init() {
    do {
      chapters = try LocalLevelFactory().chapters()
    } catch {
      preconditionFailure("the built-in campaign: \(error)")
    }
    table = OptionsTable(levelCounts: chapters.map(\.levels.count))
  }

  private func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      return run(try Options.parse(arguments, table: table))
    } catch {
      var shelf = shelf(at: nil)
      let saved = shelf.open(Settings()).content.language
      return refuse(error, in: language(flag: error.language, saved: saved))
    }
  }

  private func run(_ options: Options) -> ExitStatus {
    var shelf = shelf(at: options.dataFolder)
    let (settings, notices) = shelf.open(Settings())
    let language = language(flag: options.language, saved: settings.language)
    switch options.request {
    case .help(let command):
      let width = Help.width(
        columns: environment["COLUMNS"], terminal: StandardStream.output.columns)
      let help = Help(on: command, in: language, table: table, width: width)
      return show(help.text, in: language)
    case .version:
      let text = "\(CommandName.expedition) \(programVersion)\n"
      return show(text, in: language)
    case .menu, .play, .levels:
      guard let interface = interface(options: options, settings: settings) else {
        return refuse(
          UsageError(problem: .noTerminal, command: .expedition, language: options.language),
          in: language)
      }
      let (progress, more) = shelf.open(
        Progress(seed: options.seed ?? .random(in: .min ... .max)))
      let session = Session(
        chapters: chapters, progress: progress, settings: settings, language: language)
      var game = Game(
        session: session, shelf: shelf, options: options, environment: environment,
        notices: (notices + more).map(Event.notice))
      return write(in: language) { () throws(OutputError) in try game.run(in: interface) }
    }
  }

  private func interface(options: Options, settings: Settings) -> Interface? {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    return Interface(
      options: options, settings: settings, environment: environment, isTerminal: isTerminal)
  }

  private func shelf(at option: String?) -> Shelf {
    Shelf(path: DataFolder.location(environment: environment, option: option))
  }

  private func language(flag: Language?, saved: Language?) -> Language {
    let choice = LanguageChoice(flag: flag, saved: saved, environment: environment)
    if let warning = choice.warning { complain(warning) }
    return choice.language
  }

  private func refuse(_ error: UsageError, in language: Language) -> ExitStatus {
    complain(error.message(in: language, table: table))
    return .usage
  }

  private func show(_ text: String, in language: Language) -> ExitStatus {
    write(in: language) { () throws(OutputError) in
      try StandardStream.output.write(text)
      return .success
    }
  }

  /// Output that fails is told; a reader who has seen enough is a success.
  private func write(
    in language: Language, _ body: () throws(OutputError) -> ExitStatus
  ) -> ExitStatus {
    do throws(OutputError) {
      return try body()
    } catch {
      guard let message = error.message(in: language) else { return .success }
      complain(message)
      return .failure
    }
  }

  /// Nobody is left to hear of an error stream that fails.
  private func complain(_ text: String) { try? StandardStream.error.write(text) }
}
