import Localization
import Packs
import Screen
import Session

private typealias Words = L10n.Options

extension CommandRow {
  /// The program: its options are the global ones, plain text for screen readers first.
  static var expedition: CommandRow {
    let commands = [play, reflex, explore, levels, scores, pack]
    return CommandRow(
      name: .expedition, summary: Words.expedition, options: .global,
      subcommands: commands + [help(on: commands.map(\.name))])
  }

  private static var play: CommandRow {
    CommandRow(
      name: .play, summary: Words.play,
      options: [
        OptionRow(name: .chapter, value: ValueRow(name: Words.valueN), summary: Words.chapter),
        OptionRow(
          name: .level, value: ValueRow(name: Words.valueN), needs: .chapter,
          summary: Words.level),
        OptionRow(name: .restart, summary: Words.restart),
      ], arguments: [packToPlay])
  }

  private static var reflex: CommandRow {
    CommandRow(
      name: .reflex, summary: Words.reflex,
      options: [
        OptionRow(
          name: .pace, value: ValueRow(name: Words.valuePace, words: Pace.allCases.map(\.rawValue)),
          summary: Words.pace),
        OptionRow(name: .daily, summary: Words.daily),
      ])
  }

  private static var explore: CommandRow {
    CommandRow(
      name: .explore, summary: Words.explore,
      options: [OptionRow(name: .restart, summary: Words.restartAdventure)])
  }

  private static var scores: CommandRow { CommandRow(name: .scores, summary: Words.scores) }

  private static var levels: CommandRow {
    CommandRow(name: .levels, summary: Words.levels, arguments: [packToPlay])
  }

  private static var packToPlay: ArgumentRow {
    ArgumentRow(name: Words.valuePack, summary: Words.packToPlay)
  }

  private static var pack: CommandRow {
    let file = ArgumentRow(name: Words.valueFile, isRequired: true, summary: Words.packFile)
    return CommandRow(
      name: .pack, summary: Words.pack,
      subcommands: [
        CommandRow(name: .create, summary: Words.packNew, arguments: [file]),
        CommandRow(name: .check, summary: Words.packCheck, arguments: [file]),
        CommandRow(name: .export, summary: Words.packExport, arguments: [file]),
        CommandRow(name: .schema, summary: Words.packSchema),
        take,
      ])
  }

  private static var take: CommandRow {
    let formats = PackImport.Format.allCases.map(\.rawValue)
    return CommandRow(
      name: .take, summary: Words.packImport,
      options: [
        OptionRow(
          name: .format, value: ValueRow(name: Words.valueFormat, words: formats),
          summary: Words.format),
        OptionRow(
          name: .output, short: "-o", value: ValueRow(name: Words.valueFile), summary: Words.output),
      ],
      arguments: [
        ArgumentRow(name: Words.valueFile, isRequired: true, summary: Words.questionFile)
      ])
  }

  private static func help(on commands: [CommandName]) -> CommandRow {
    let words = (commands + [.help]).map(\.rawValue)
    return CommandRow(
      name: .help, summary: Words.help,
      arguments: [
        ArgumentRow(name: Words.valueSubcommand, words: words, summary: Words.subcommand)
      ])
  }
}

extension [OptionRow] {
  fileprivate static var global: [OptionRow] {
    [
      OptionRow(name: .plain, summary: Words.plain),
      OptionRow(
        name: .ui,
        value: ValueRow(
          name: Words.valueUi, words: ["auto"] + Interface.allCases.map(\.rawValue),
          standard: "auto"),
        summary: Words.ui),
      OptionRow(
        name: .lang,
        value: ValueRow(name: Words.valueLang, words: Language.allCases.map(\.code)),
        summary: Words.lang),
      OptionRow(
        name: .color, value: ValueRow(name: Words.valueColor, of: ColorOption.self),
        summary: Words.color),
      OptionRow(name: .noMotion, summary: Words.noMotion),
      OptionRow(name: .seed, value: ValueRow(name: Words.valueN), summary: Words.seed),
      OptionRow(
        name: .clock, value: ValueRow(name: Words.valueClock, of: Options.Clock.self),
        summary: Words.clock),
      OptionRow(name: .dataDir, value: ValueRow(name: Words.valueDir), summary: Words.dataDir),
      OptionRow(name: .version, summary: Words.version),
      OptionRow(name: .help, short: "-h", summary: Words.showHelp),
      OptionRow(
        name: .generateCompletionScript,
        value: ValueRow(name: Words.valueShell, words: Completions.Shell.allCases.map(\.rawValue)),
        isForSetUp: true, summary: Words.completions),
      OptionRow(name: .generateManual, isForSetUp: true, summary: Words.manual),
    ]
  }
}

extension ValueRow {
  /// The words of a choice, the first one the default.
  fileprivate init<Choice: CaseIterable & RawRepresentable<String>>(
    name: LocalizedText, of choice: Choice.Type
  ) {
    let words = choice.allCases.map(\.rawValue)
    self.init(name: name, words: words, standard: words.first)
  }
}
