import Adventure
import Campaign
import Flow
import Lines
import Localization
import Packs
import Platform
import Presentation
import Session
import Speech
import Storage
import Wire

/// The program's exit statuses.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}

/// The program: from its arguments to an exit status.
@main
struct Expedition {
  private let environment = EnvironmentVariables.variables()
  private let chapters: [Chapter]
  private let table: OptionsTable
  /// Nil where the game is the player’s own.
  private let restriction: Restriction?

  static func main() {
    StandardStream.protectDescriptors()
    signal(SIGXFSZ, SIG_IGN)
    // The runtime reads them from /proc: without it none is there, and a restriction among them would be lost.
    precondition(!CommandLine.arguments.isEmpty, "no arguments, not even the program’s name")
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Expedition(arguments).run(arguments).rawValue)
  }

  private init(_ arguments: [String]) {
    restriction = Restriction(arguments: arguments, environment: environment)
    restriction?.take()
    do {
      chapters = try LocalLevelFactory().chapters()
    } catch {
      preconditionFailure("the built-in campaign: \(error)")
    }
    table = OptionsTable(levelCounts: chapters.map { $0.levels.count })
  }

  /// Built when the adventure is entered.
  private static let world: World = {
    do {
      return try builtInWorld()
    } catch {
      preconditionFailure("the built-in world: \(error)")
    }
  }()

  private func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      return run(try Options.parse(arguments, table: table))
    } catch {
      return refuse(error, in: language(flag: error.language, saved: savedLanguage))
    }
  }

  /// What is saved in the usual place; nil for strangers, whose place the arguments did not tell.
  private var savedLanguage: Language? {
    guard restriction == nil else { return nil }
    var store = store(at: nil)
    return store.open(.settings, fresh: Settings()).content.language
  }

  private func run(_ options: Options) -> ExitStatus {
    var store = store(at: options.dataFolder)
    let (settings, notices) = store.open(.settings, fresh: Settings())
    let language = language(flag: options.language, saved: settings.language)
    switch options.request {
    case .help(let command):
      let width = HelpPage.width(
        columns: environment["COLUMNS"], terminal: StandardStream.output.columns)
      let help = HelpPage(on: command, in: language, table: table, width: width)
      return show(help.text, in: language)
    case .version:
      let text = "\(CommandName.expedition) \(programVersion)\n"
      return show(text, in: language)
    case .completions(let shell):
      return show(
        ShellCompletions(table: table, language: language).script(for: shell), in: language)
    case .manual: return show(ManualPage(table: table, language: language).text, in: language)
    case .wireSchema:
      return show(
        String(decoding: WireJSONSchema.write(in: language), as: UTF8.self), in: language)
    case .pack(let request):
      let command = PackCommand(
        options: options, isRestricted: restriction != nil, language: language, chapters: chapters,
        descents: { openDescents(in: &store, language) })
      return write(in: language) { () throws(OutputError) in try command.run(request) }
    case .share(let date):
      let descents = openDescents(in: &store, language)
      return write(in: language) { () throws(OutputError) in
        try DescentCommand(language: language).share(date, of: descents)
      }
    case .checkCode(let code):
      return write(in: language) { () throws(OutputError) in
        try DescentCommand(language: language).check(code)
      }
    case .open(let opening):
      guard let interface = interface(options: options, settings: settings) else {
        return refuse(
          UsageError(problem: .noTerminal, command: .expedition, language: options.language),
          in: language)
      }
      if options.isSpoken, restriction != nil {
        return refuse(
          UsageError(
            problem: .speechForStrangers, command: .expedition, language: options.language),
          in: language)
      }
      let speakers = speakers(options, in: language)
      let source: ChapterSource
      do throws(PackFile.Refusal) {
        source = try chapterSource(options)
      } catch {
        return refuse(error, as: interface, options, in: language)
      }
      if let problem = options.levelProblem(in: source.chapters.map(\.levels.count), table: table) {
        return refuse(
          UsageError(problem: problem, command: .play, language: options.language), in: language)
      }
      let fresh = Progress(seed: options.seed ?? .random(in: .min ... .max))
      let (progress, more) =
        options.isPreview
        ? (fresh, []) : store.open(.progress(of: source.chapters, in: source.pack), fresh: fresh)
      let (descents, faults) =
        source.pack == nil
        ? store.open(.descents, fresh: SavedDescents()) : (SavedDescents(), [])
      let session = Session(
        Session.Setup(
          chapters: source.chapters, of: source.pack, progress: progress, settings: settings,
          descents: descents, language: language, world: { Self.world },
          voice: VoiceTraits(
            of: interface, isSpoken: !speakers.isEmpty, clock: options.clock, environment),
          roundSeed: options.seed ?? .random(in: .min ... .max)))
      var runner = SessionRunner(
        PersistentSession(
          session, store: store, isRestricted: restriction != nil, keepsNothing: options.isPreview),
        from: opening,
        in: interface, options: options, environment: environment, speakers: speakers,
        notices: (notices + more + faults + (options.isPreview ? [.preview] : [])).map(Event.notice)
      )
      return write(in: language) { () throws(OutputError) in try runner.run() }
    }
  }

  /// Chapters, and whose they are.
  private typealias ChapterSource = (chapters: [Chapter], pack: PackMetadata?)

  private func chapterSource(_ options: Options) throws(PackFile.Refusal) -> ChapterSource {
    guard let path = options.pack else { return (chapters, nil) }
    let file = try PackFile(path: path)
    return (try file.chapters(), file.metadata(path: path, isPreview: options.isPreview))
  }

  /// A pack that cannot be played, told to who chose it.
  private func refuse(
    _ refusal: PackFile.Refusal, as interface: Interface, _ options: Options, in language: Language
  ) -> ExitStatus {
    let file = displayPath(options.pack ?? "")
    let findings = FileDiagnostics(refusal.report, in: file, language: language)
    if interface == .json {
      let status = show(findings.wireLines, in: language)
      return status == .success ? .failure : status
    }
    writeError(findings.lines)
    return .failure
  }

  private func interface(options: Options, settings: Settings) -> Interface? {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    return Interface(
      options: options, settings: settings, environment: environment, isTerminal: isTerminal)
  }

  /// None where nothing is to be spoken, or nothing can speak.
  private func speakers(_ options: Options, in language: Language) -> [InstalledSpeaker] {
    guard options.isSpoken else { return [] }
    let speakers = InstalledSpeaker.all(in: environment["PATH"] ?? "")
    if speakers.isEmpty { writeError(L10n.Options.noSpeaker.resolved(in: language) + "\n") }
    return speakers
  }

  private func store(at option: String?) -> SaveStore {
    SaveStore(
      path: restriction.map { $0.dataFolder(option: option, environment: environment) }
        ?? DataFolder.location(environment: environment, option: option),
      hidesFolder: restriction != nil)
  }

  /// The descents; what is wrong with their file is told at once.
  private func openDescents(in store: inout SaveStore, _ language: Language) -> SavedDescents {
    let (descents, faults) = store.open(.descents, fresh: SavedDescents())
    for fault in faults { writeError(fault.text.resolved(in: language) + "\n") }
    return descents
  }

  private func language(flag: Language?, saved: Language?) -> Language {
    let choice = LanguageSelection(flag: flag, saved: saved, environment: environment)
    if let warning = choice.warning { writeError(warning) }
    return choice.language
  }

  private func refuse(_ error: UsageError, in language: Language) -> ExitStatus {
    writeError(error.message(in: language, table: table))
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
      writeError(message)
      return .failure
    }
  }

  /// Nobody is left to hear of an error stream that fails.
  private func writeError(_ text: String) { try? StandardStream.error.write(text) }
}
