import Flow
import Localization
import Packs

private typealias Words = L10n.Options

extension CommandSpec {
  /// What is done with files of packs and of questions, and with results of a class.
  static var pack: CommandSpec {
    let file = ArgumentSpec(name: Words.valueFile, isRequired: true, summary: Words.packFile)
    return CommandSpec(
      name: .pack, summary: Words.pack,
      subcommands: [
        CommandSpec(
          name: .newPack, summary: Words.packNew,
          options: [OptionSpec(name: .forClass, summary: L10n.ClassResults.optionForClass)],
          arguments: [file]),
        checkPack(file),
        CommandSpec(
          name: .export, summary: Words.packExport,
          options: [
            OptionSpec(
              name: .descent, value: OptionValueSpec(name: Words.valueDate),
              summary: Words.exportDescent)
          ], arguments: [file]),
        CommandSpec(name: .schema, summary: Words.packSchema),
        importQuestions, seal, result, results, forget,
      ])
  }

  private static var result: CommandSpec {
    CommandSpec(
      name: .result, summary: L10n.ClassResults.optionResult,
      options: [
        name,
        OptionSpec(name: .code, summary: L10n.ClassResults.optionCode),
        OptionSpec(
          name: .output, short: "-o", value: OptionValueSpec(name: Words.valueFile),
          summary: L10n.ClassResults.optionOutput),
      ],
      arguments: [ArgumentSpec(name: Words.valuePack, isRequired: true, summary: Words.packFile)])
  }

  private static var seal: CommandSpec {
    CommandSpec(
      name: .seal, summary: L10n.ClassResults.optionSeal,
      options: [
        OptionSpec(
          name: .output, short: "-o", value: OptionValueSpec(name: Words.valueFile),
          summary: L10n.ClassResults.optionOutput),
        OptionSpec(
          name: .replace, needs: .output, summary: L10n.ClassResults.optionReplaceSealed),
      ],
      arguments: [ArgumentSpec(name: Words.valuePack, isRequired: true, summary: Words.packFile)])
  }

  private static var results: CommandSpec {
    CommandSpec(
      name: .results, summary: L10n.ClassResults.optionResults,
      options: [
        OptionSpec(name: .csv, summary: L10n.ClassResults.optionCsv),
        OptionSpec(
          name: .table,
          value: OptionValueSpec(
            name: L10n.ClassResults.valueTable,
            words: Options.ResultsTable.allCases.map(\.rawValue)),
          needs: .csv, summary: L10n.ClassResults.optionTable),
        OptionSpec(name: .json, summary: L10n.ClassResults.optionJson),
      ],
      arguments: [
        ArgumentSpec(
          name: L10n.ClassResults.valuePath, isRequired: true, isRepeated: true,
          summary: L10n.ClassResults.resultPaths)
      ])
  }

  private static var forget: CommandSpec {
    CommandSpec(
      name: .forget, summary: L10n.ClassResults.optionForget,
      options: [
        OptionSpec(
          name: .name, value: OptionValueSpec(name: L10n.Classroom.valueName),
          summary: L10n.ClassResults.forgetName)
      ],
      arguments: [ArgumentSpec(name: Words.valuePack, summary: L10n.ClassResults.forgetPack)])
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
        OptionSpec(
          name: .against, value: OptionValueSpec(name: Words.valuePack),
          summary: L10n.PackCures.against),
      ], arguments: [file])
  }

  /// Whether something makes a difference in typed answers: `lenient`, or exact.
  private static func exactness(
    _ name: OptionName, _ lenient: String, _ summary: LocalizedText
  ) -> OptionSpec {
    OptionSpec(
      name: name,
      value: OptionValueSpec(
        name: L10n.ImportFormats.valueWhether, words: [lenient, PackExactness.exact]),
      summary: summary)
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
          name: .title, value: OptionValueSpec(name: L10n.ImportFormats.valueTitle),
          summary: L10n.ImportFormats.optionTitle),
        OptionSpec(
          name: .hints,
          value: OptionValueSpec(name: Words.valueHints, of: PackImport.Settings.Hints.self),
          summary: Words.importHints),
        exactness(.accents, PackExactness.folded, Words.importAccents),
        exactness(.articles, PackExactness.ignored, L10n.ImportFormats.optionArticles),
        exactness(.typos, PackExactness.forgiven, L10n.ImportFormats.optionTypos),
        exactness(.letterCase, PackExactness.ignored, L10n.ImportFormats.optionCase),
        OptionSpec(name: .shuffle, summary: Words.shuffle),
        OptionSpec(
          name: .order,
          value: OptionValueSpec(name: L10n.ImportFormats.valueHow, of: FlowPolicy.Order.self),
          summary: L10n.ImportFormats.optionOrder),
        OptionSpec(
          name: .draw, value: OptionValueSpec(name: Words.valueN),
          summary: L10n.ImportFormats.optionDraw),
        OptionSpec(name: .record, summary: L10n.ImportFormats.optionRecord),
        OptionSpec(name: .noRecord, summary: L10n.ImportFormats.optionNoRecord),
        OptionSpec(
          name: .attempts, value: OptionValueSpec(name: Words.valueN),
          summary: L10n.ImportFormats.optionAttempts),
        OptionSpec(
          name: .answers,
          value: OptionValueSpec(
            name: L10n.ImportFormats.valueWhen, of: FlowPolicy.Telling.self),
          needs: .attempts, summary: L10n.ImportFormats.optionAnswers),
        OptionSpec(
          name: .settingsFrom, value: OptionValueSpec(name: Words.valuePack),
          summary: L10n.ImportFormats.optionSettingsFrom),
        OptionSpec(
          name: .output, short: "-o", value: OptionValueSpec(name: Words.valueFile),
          summary: Words.output),
        OptionSpec(name: .replace, needs: .output, summary: L10n.ImportFormats.optionReplace),
      ],
      arguments: [
        ArgumentSpec(name: Words.valueFile, isRequired: true, summary: Words.questionFile)
      ])
  }
}
