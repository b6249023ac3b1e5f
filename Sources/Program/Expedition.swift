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
  private let program: ProgramCommand
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
    program = .expedition(levelCounts: chapters.map(\.levels.count))
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
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(arguments, of: program)
    } catch {
      // Of strangers the arguments that are wrong do not say where their data are.
      let saved = restriction == nil ? savedLanguage(at: nil) : nil
      return refuse(error, in: language(flag: error.language, saved: saved))
    }
    switch invocation.action {
    case .open(let opening, let pack): return open(opening, of: pack, for: invocation)
    case .show(let text): return show(text, for: invocation.options)
    case .run(let body): return run(body, for: invocation.options)
    }
  }

  private func show(_ text: (Language, Int) -> String, for options: Options) -> ExitStatus {
    let columns = HelpPage.width(
      columns: environment["COLUMNS"], terminal: StandardStream.output.columns)
    let language = language(for: options)
    return show(text(language, columns), in: language)
  }

  private func run(
    _ body: (CommandContext) throws(OutputError) -> ExitStatus, for options: Options
  ) -> ExitStatus {
    let language = language(for: options)
    let context = CommandContext(
      language: language, isOnWire: options.ui == .json, isRestricted: restriction != nil,
      chapters: chapters, descents: { descents(at: options.dataFolder, language) })
    return write(in: language) { () throws(OutputError) in try body(context) }
  }

  // MARK: Playing

  private func open(
    _ opening: Command.StartingPoint, of pack: PackChoice?, for invocation: Invocation
  ) -> ExitStatus {
    let options = invocation.options
    var store = store(at: options.dataFolder)
    let (settings, notices) = store.open(.settings, fresh: Settings())
    let language = language(flag: options.language, saved: settings.language)
    guard let interface = interface(options: options, settings: settings) else {
      return refuse(.noTerminal, at: CommandPath(program), in: language)
    }
    if options.isSpoken, restriction != nil {
      return refuse(.speechForStrangers, at: CommandPath(program), in: language)
    }
    let speakers = speakers(options, in: language)
    let source: ChapterSource
    do throws(PackFile.Refusal) {
      source = try chapterSource(pack)
    } catch {
      return refuse(error.report, of: pack, as: interface, in: language)
    }
    if let problem = opening.problem(in: source.chapters.map(\.levels.count)) {
      return refuse(problem, at: invocation.path, in: language)
    }
    let (progress, descents, more) = saves(of: source, seed: options.seed, in: &store)
    let session = Session(
      chapters: source.chapters, of: source.pack, progress: progress, settings: settings,
      descents: descents, language: language, world: { Self.world },
      voice: VoiceTraits(of: interface, isSpoken: !speakers.isEmpty, clock: options.clock),
      roundSeed: options.seed ?? .random(in: .min ... .max))
    var runner = SessionRunner(
      PersistentSession(
        session, store: store, isRestricted: restriction != nil,
        keepsNothing: source.pack?.isPreview == true),
      from: opening, in: interface, options: options, environment: environment,
      speakers: speakers, notices: (notices + more).map(Event.notice))
    return write(in: language) { () throws(OutputError) in try runner.run() }
  }

  /// What is kept of the chapters; of a pack that is only looked over nothing is, and of no pack any descents.
  private func saves(
    of source: ChapterSource, seed: UInt64?, in store: inout SaveStore
  ) -> (Progress, SavedDescents, [Notice]) {
    let fresh = Progress(seed: seed ?? .random(in: .min ... .max))
    if source.pack?.isPreview == true { return (fresh, SavedDescents(), [.preview]) }
    let (progress, notices) = store.open(
      .progress(of: source.chapters, in: source.pack), fresh: fresh)
    guard source.pack == nil else { return (progress, SavedDescents(), notices) }
    let (descents, faults) = store.open(.descents, fresh: SavedDescents())
    return (progress, descents, notices + faults)
  }

  /// Chapters, and whose they are.
  private typealias ChapterSource = (chapters: [Chapter], pack: PackMetadata?)

  private func chapterSource(_ pack: PackChoice?) throws(PackFile.Refusal) -> ChapterSource {
    guard let pack else { return (chapters, nil) }
    let file = try PackFile(path: pack.path)
    return (try file.chapters(), file.metadata(path: pack.path, isPreview: pack.isPreview))
  }

  /// A pack that cannot be played, told to who chose it.
  private func refuse(
    _ report: PackReport, of pack: PackChoice?, as interface: Interface, in language: Language
  ) -> ExitStatus {
    let findings = FileDiagnostics(
      report, in: displayPath(pack?.path ?? ""), language: language)
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

  // MARK: Saves

  private func store(at option: String?) -> SaveStore {
    SaveStore(
      path: restriction.map { $0.dataFolder(option: option, environment: environment) }
        ?? DataFolder.location(environment: environment, option: option),
      hidesFolder: restriction != nil)
  }

  /// The descents; what is wrong with their file is told at once.
  private func descents(at option: String?, _ language: Language) -> SavedDescents {
    var store = store(at: option)
    let (descents, faults) = store.open(.descents, fresh: SavedDescents())
    for fault in faults { writeError(fault.text.resolved(in: language) + "\n") }
    return descents
  }

  private func savedLanguage(at option: String?) -> Language? {
    store(at: option).peek(.settings)?.language
  }

  private func language(for options: Options) -> Language {
    language(flag: options.language, saved: savedLanguage(at: options.dataFolder))
  }

  private func language(flag: Language?, saved: Language?) -> Language {
    let choice = LanguageSelection(flag: flag, saved: saved, environment: environment)
    if let warning = choice.warning { writeError(warning) }
    return choice.language
  }

  // MARK: Output

  private func refuse(
    _ problem: UsageProblem, at path: CommandPath, in language: Language
  ) -> ExitStatus {
    refuse(UsageError(problem: problem, path: path, language: language), in: language)
  }

  private func refuse(_ error: UsageError, in language: Language) -> ExitStatus {
    writeError(error.message(in: language))
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

  /// Where the error stream fails, too, there is no place left to tell of it.
  private func writeError(_ text: String) { try? StandardStream.error.write(text) }
}
