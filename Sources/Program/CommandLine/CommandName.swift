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
        OptionSpec(name: .restart, summary: Words.restart),
        OptionSpec(name: .preview, summary: L10n.PackPlay.optionPreview),
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
    CommandSpec(name: .levels, summary: Words.levels, arguments: [packToPlay])
  }

  private static var packToPlay: ArgumentSpec {
    ArgumentSpec(name: Words.valuePack, summary: Words.packToPlay)
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
