import Flow
import Localization
import Packs
import Reflex
import Screen
import Session

private typealias Words = L10n.Options

/// The program itself and its subcommands, as they are typed.
enum CommandName: String, CaseIterable {
  case expedition, play, reflex, explore, descend, levels, scores, pack
  case newPack = "new"
  case check, export, schema
  case importQuestions = "import"
  case result, results
  case help
}

extension CommandSpec {
  /// The program: its options are the global ones, plain text for screen readers first.
  static var expedition: CommandSpec {
    let commands = [play, reflex, explore, descend, levels, scores, pack]
    return CommandSpec(
      name: .expedition, summary: Words.expedition, options: .global,
      subcommands: commands + [help(on: commands.map(\.name))])
  }

  private static var play: CommandSpec {
    CommandSpec(
      name: .play, summary: Words.play,
      options: [
        OptionSpec(
          name: .chapter, value: OptionValueSpec(name: Words.valueN), summary: Words.chapter),
        OptionSpec(
          name: .level, value: OptionValueSpec(name: Words.valueN), needs: .chapter,
          summary: Words.level),
        OptionSpec(name: .restart, summary: Words.restart), name,
        OptionSpec(name: .preview, summary: L10n.Classroom.optionPreview),
      ], arguments: [packToPlay])
  }

  private static var reflex: CommandSpec {
    CommandSpec(
      name: .reflex, summary: Words.reflex,
      options: [
        OptionSpec(
          name: .pace,
          value: OptionValueSpec(name: Words.valuePace, words: RoundPace.allCases.map(\.rawValue)),
          summary: Words.pace),
        OptionSpec(name: .daily, summary: Words.daily),
      ])
  }

  private static var explore: CommandSpec {
    CommandSpec(
      name: .explore, summary: Words.explore,
      options: [OptionSpec(name: .restart, summary: Words.restartAdventure)])
  }

  private static var descend: CommandSpec {
    CommandSpec(
      name: .descend, summary: Words.descend,
      options: [
        OptionSpec(name: .daily, summary: Words.descendDaily),
        OptionSpec(name: .endless, summary: Words.endless),
        OptionSpec(name: .share, summary: Words.share),
        OptionSpec(
          name: .check, value: OptionValueSpec(name: Words.valueCode), summary: Words.checkCode),
      ],
      arguments: [ArgumentSpec(name: Words.valueDate, summary: Words.date)])
  }

  private static var scores: CommandSpec { CommandSpec(name: .scores, summary: Words.scores) }

  private static var levels: CommandSpec {
    CommandSpec(
      name: .levels, summary: Words.levels, options: [name], arguments: [packToPlay])
  }

  private static var name: OptionSpec {
    OptionSpec(
      name: .name, value: OptionValueSpec(name: L10n.Classroom.valueName),
      summary: L10n.Classroom.optionName)
  }

  private static var packToPlay: ArgumentSpec {
    ArgumentSpec(name: Words.valuePack, summary: Words.packToPlay)
  }

  private static var pack: CommandSpec {
    let file = ArgumentSpec(name: Words.valueFile, isRequired: true, summary: Words.packFile)
    return CommandSpec(
      name: .pack, summary: Words.pack,
      subcommands: [
        CommandSpec(name: .newPack, summary: Words.packNew, arguments: [file]),
        checkPack(file),
        CommandSpec(
          name: .export, summary: Words.packExport,
          options: [
            OptionSpec(
              name: .descent, value: OptionValueSpec(name: Words.valueDate),
              summary: Words.exportDescent)
          ], arguments: [file]),
        CommandSpec(name: .schema, summary: Words.packSchema),
        importQuestions, result, results,
      ])
  }

  private static var result: CommandSpec {
    CommandSpec(
      name: .result, summary: L10n.ClassResults.optionResult,
      options: [
        name,
        OptionSpec(
          name: .output, short: "-o", value: OptionValueSpec(name: Words.valueFile),
          summary: L10n.ClassResults.optionOutput),
      ],
      arguments: [ArgumentSpec(name: Words.valuePack, isRequired: true, summary: Words.packFile)])
  }

  private static var results: CommandSpec {
    CommandSpec(
      name: .results, summary: L10n.ClassResults.optionResults,
      options: [
        OptionSpec(name: .csv, summary: L10n.ClassResults.optionCsv),
        OptionSpec(name: .json, summary: L10n.ClassResults.optionJson),
      ],
      arguments: [
        ArgumentSpec(
          name: L10n.ClassResults.valuePath, isRequired: true, isRepeated: true,
          summary: L10n.ClassResults.resultPaths)
      ])
  }

  private static func checkPack(_ file: ArgumentSpec) -> CommandSpec {
    CommandSpec(
      name: .check, summary: Words.packCheck,
      options: [
        OptionSpec(name: .typography, summary: L10n.PackCures.typographyOption),
        OptionSpec(name: .fix, summary: L10n.PackCures.fix),
        OptionSpec(
          name: .output, short: "-o", value: OptionValueSpec(name: Words.valueFile), needs: .fix,
          summary: L10n.PackCures.output),
        OptionSpec(name: .watch, summary: L10n.PackCures.watch),
      ], arguments: [file])
  }

  private static var importQuestions: CommandSpec {
    let formats = PackImport.Format.allCases.map(\.rawValue)
    return CommandSpec(
      name: .importQuestions, summary: Words.packImport,
      options: [
        OptionSpec(
          name: .format, value: OptionValueSpec(name: Words.valueFormat, words: formats),
          summary: Words.format),
        OptionSpec(
          name: .hints,
          value: OptionValueSpec(name: Words.valueHints, of: PackImport.Settings.Hints.self),
          summary: Words.importHints),
        OptionSpec(
          name: .accents,
          value: OptionValueSpec(name: Words.valueAccents, of: PackImport.Settings.Accents.self),
          summary: Words.importAccents),
        OptionSpec(name: .shuffle, summary: Words.shuffle),
        OptionSpec(
          name: .output, short: "-o", value: OptionValueSpec(name: Words.valueFile),
          summary: Words.output),
      ],
      arguments: [
        ArgumentSpec(name: Words.valueFile, isRequired: true, summary: Words.questionFile)
      ])
  }

  private static func help(on commands: [CommandName]) -> CommandSpec {
    let words = (commands + [.help]).map(\.rawValue)
    return CommandSpec(
      name: .help, summary: Words.help,
      arguments: [
        ArgumentSpec(name: Words.valueSubcommand, words: words, summary: Words.subcommand)
      ])
  }
}

extension [OptionSpec] {
  fileprivate static var global: [OptionSpec] {
    [
      OptionSpec(name: .plain, summary: Words.plain),
      OptionSpec(name: .speak, summary: Words.speak),
      OptionSpec(
        name: .ui,
        value: OptionValueSpec(
          name: Words.valueUi, words: ["auto"] + Interface.allCases.map(\.rawValue),
          standard: "auto"),
        summary: Words.ui),
      OptionSpec(
        name: .lang,
        value: OptionValueSpec(name: Words.valueLang, words: Language.allCases.map(\.code)),
        summary: Words.lang),
      OptionSpec(
        name: .color, value: OptionValueSpec(name: Words.valueColor, of: ColorOption.self),
        summary: Words.color),
      OptionSpec(name: .noMotion, summary: Words.noMotion),
      OptionSpec(name: .seed, value: OptionValueSpec(name: Words.valueN), summary: Words.seed),
      OptionSpec(
        name: .clock, value: OptionValueSpec(name: Words.valueClock, of: Options.Clock.self),
        summary: Words.clock),
      OptionSpec(
        name: .dataDir, value: OptionValueSpec(name: Words.valueDir), summary: Words.dataDir),
      OptionSpec(name: .restricted, summary: Words.restricted),
      OptionSpec(name: .version, summary: Words.version),
      OptionSpec(name: .help, short: "-h", summary: Words.showHelp),
      OptionSpec(
        name: .generateCompletionScript,
        value: OptionValueSpec(
          name: Words.valueShell, words: ShellCompletions.Shell.allCases.map(\.rawValue)),
        isForSetUp: true, summary: Words.completions),
      OptionSpec(name: .generateManual, isForSetUp: true, summary: Words.manual),
      OptionSpec(name: .generateWireSchema, isForSetUp: true, summary: Words.wireSchema),
    ]
  }
}

extension OptionValueSpec {
  /// The words of a choice, the first one the default.
  fileprivate init<Choice: CaseIterable & RawRepresentable<String>>(
    name: LocalizedText, of choice: Choice.Type
  ) {
    let words = choice.allCases.map(\.rawValue)
    self.init(name: name, words: words, standard: words.first)
  }
}

// MARK: - What each asks for

extension OptionsReader {
  func request(levelCounts: [Int]) throws(UsageError.Problem) -> Options.Request {
    switch command {
    case .expedition: .open(.menu)
    case .play: .open(try campaign(levelCounts: levelCounts))
    case .reflex: .open(.reflex(pace: choice(.pace), isDaily: has(.daily)))
    case .explore: .open(.adventure(isRestart: has(.restart)))
    case .descend: try descent()
    case .levels: .open(.levels)
    case .scores: .open(.scores)
    case .pack: .help(.pack)
    case .newPack: .pack(.newPack(try requiredWord()))
    case .check: .pack(.check(try check()))
    case .export: .pack(.export(try requiredWord(), descent: values[.descent]))
    case .schema: .pack(.schema)
    case .importQuestions:
      .pack(
        .importQuestions(
          Options.ImportOptions(
            path: try requiredWord(), format: choice(.format), output: values[.output] ?? "-",
            settings: importSettings)))
    case .result:
      .classroom(
        .result(
          pack: try requiredWord(), pupil: try pupil(), output: values[.output] ?? "-"))
    case .results: .classroom(.results([try requiredWord()] + words.dropFirst(), resultsForm))
    case .help: .help(words.first.flatMap(CommandName.init(rawValue:)) ?? .expedition)
    }
  }

  private var importSettings: PackImport.Settings {
    var settings = PackImport.Settings()
    settings.hints = choice(.hints) ?? settings.hints
    settings.accents = choice(.accents) ?? settings.accents
    settings.isShuffled = has(.shuffle)
    return settings
  }

  /// A pack to check, mended or again and again, but not both.
  private func check() throws(UsageError.Problem) -> Options.CheckOptions {
    try checkNeeds(of: .output)
    if has(.fix), has(.watch), let fix = row(.fix), let watch = row(.watch) {
      throw .excludes(fix, watch)
    }
    return Options.CheckOptions(
      path: try requiredWord(), listsTypography: has(.typography), mends: has(.fix),
      output: values[.output], watches: has(.watch))
  }

  private var resultsForm: Options.ResultsForm {
    if has(.json) { return .json }
    return has(.csv) ? .csv : .text
  }

  /// A code to check, something to share, or a descent: that of a date, an endless one, or today’s.
  private func descent() throws(UsageError.Problem) -> Options.Request {
    if let code = values[.check] { return .checkCode(code) }
    if has(.share) { return .share(date: words.first) }
    if let date = words.first { return .open(.descent(.day(date))) }
    let seed = try number(.seed, in: 0...UInt64.max)
    guard has(.endless) || seed != nil, !has(.daily) else { return .open(.descent(.today)) }
    return .open(.descent(.endless(seed)))
  }

  /// A level that was asked for, else the campaign where the player stands or at its start.
  private func campaign(levelCounts: [Int]) throws(UsageError.Problem) -> Command.StartingPoint {
    // How many a pack has is known once it was read.
    let isPack = !words.isEmpty
    guard let chapter = try number(.chapter, upTo: isPack ? mostOfPack : levelCounts.count) else {
      try checkNeeds(of: .level)
      return has(.restart) ? .restartedCampaign : .campaign
    }
    let level = try number(.level, upTo: isPack ? mostOfPack : levelCounts[chapter - 1])
    return .level(chapter: chapter, level: level ?? 1)
  }
}

/// What a chapter’s or level’s number in a pack may be before the pack was read.
private let mostOfPack = 99_999
