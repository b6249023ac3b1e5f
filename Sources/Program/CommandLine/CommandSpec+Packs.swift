import Localization
import Packs

private typealias Words = L10n.Options

extension CommandSpec {
  /// What is done with files of packs and of questions.
  static var pack: CommandSpec {
    let file = ArgumentSpec(name: Words.valueFile, isRequired: true, summary: Words.packFile)
    return CommandSpec(
      name: .pack, summary: Words.pack,
      subcommands: [
        CommandSpec(name: .newPack, summary: Words.packNew, arguments: [file]),
        CommandSpec(name: .check, summary: Words.packCheck, arguments: [file]),
        CommandSpec(
          name: .export, summary: Words.packExport,
          options: [
            OptionSpec(
              name: .descent, value: OptionValueSpec(name: Words.valueDate),
              summary: Words.exportDescent)
          ], arguments: [file]),
        CommandSpec(name: .schema, summary: Words.packSchema),
        importQuestions,
      ])
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
          name: .output, short: "-o", value: OptionValueSpec(name: Words.valueFile),
          summary: Words.output),
      ],
      arguments: [
        ArgumentSpec(name: Words.valueFile, isRequired: true, summary: Words.questionFile)
      ])
  }
}
