import Localization

extension UsageError {
  /// What went wrong, the usage unless a word was misspelt, and where more is said; ends with a newline.
  func message(in language: Language, table: OptionsTable) -> String {
    let usage = UsageLine(path: table.path(to: command)).text(in: language)
    let lines = [
      L10n.Options.error(problem: problem.sentence(in: language)),
      problem.namesNearWord ? nil : L10n.Options.usage(usage: verbatim(usage)),
    ]
    return lines.compactMap { $0?.resolved(in: language) }.map { $0 + "\n" }.joined()
      + "  " + L10n.Options.seeHelp.resolved(in: language) + "\n"
  }
}

extension UsageError.Problem {
  /// Whether it says which word was likely meant.
  fileprivate var namesNearWord: Bool {
    switch self {
    case .unknownOption(_, _?), .unexpectedArgument(_, _?), .unknownSubcommand(_, _?),
      .invalidValue(_, _, .words(_, _?)):
      true
    case _: false
    }
  }

  /// The wording of Swift Argument Parser, in typographic quotes.
  fileprivate func sentence(in language: Language) -> LocalizedText {
    switch self {
    case .unknownOption(let option, nil):
      L10n.Options.unknownOption(option: LocalizedText(verbatim: option))
    case .unknownOption(let option, let near?):
      L10n.Options.unknownOptionNear(
        option: LocalizedText(verbatim: option), near: verbatim(near))
    case .missingValue(let row): L10n.Options.missingValue(option: row.text(in: language))
    case .missingArgument(let row):
      L10n.Options.missingArgument(argument: verbatim("<\(row.name.resolved(in: language))>"))
    case .unwantedValue(let row, let value):
      L10n.Options.unwantedValue(
        option: verbatim(row.name.rawValue), value: LocalizedText(verbatim: value))
    case .invalidValue(let row, let value, let valid):
      valid.sentence(
        on: LocalizedText(verbatim: value), of: row.text(in: language))
    case .unexpectedArgument(let word, nil):
      L10n.Options.unexpectedArgument(argument: LocalizedText(verbatim: word))
    case .unexpectedArgument(let word, let near?):
      L10n.Options.unexpectedArgumentNear(
        argument: LocalizedText(verbatim: word), near: verbatim(near))
    case .unknownSubcommand(let word, nil):
      L10n.Options.unknownSubcommand(subcommand: LocalizedText(verbatim: word))
    case .unknownSubcommand(let word, let near?):
      L10n.Options.unknownSubcommandNear(
        subcommand: LocalizedText(verbatim: word), near: verbatim(near))
    case .noTerminal: L10n.Options.noTerminal
    case .speechOutsideLines(let interface):
      L10n.Options.speechOutsideLines(ui: verbatim(interface.rawValue))
    case .speechForStrangers: L10n.Options.speechForStrangers
    case .needsPack(let row): L10n.PackPlay.needsPack(option: row.text(in: language))
    case .needs(let row, let other):
      L10n.Options.needs(option: row.text(in: language), other: other.text(in: language))
    }
  }
}

extension UsageError.ValidValues {
  fileprivate func sentence(
    on value: LocalizedText, of option: LocalizedText
  ) -> LocalizedText {
    switch self {
    case .none: L10n.Options.invalidValue(value: value, option: option)
    case .words(let words, nil):
      L10n.Options.invalidValueWords(
        value: value, option: option, words: quotedList(words))
    case .words(let words, let near?):
      L10n.Options.invalidValueWordsNear(
        value: value, option: option, words: quotedList(words), near: verbatim(near))
    case .range(let range) where range.lowerBound == range.upperBound:
      L10n.Options.invalidValueOnly(
        value: value, option: option, only: verbatim("\(range.lowerBound)"))
    case .range(let range):
      L10n.Options.invalidValueRange(
        value: value, option: option, first: verbatim("\(range.lowerBound)"),
        last: verbatim("\(range.upperBound)"))
    }
  }
}

extension OptionSpec {
  fileprivate func text(in language: Language) -> LocalizedText { verbatim(label(in: language)) }
}
