import Localization

private typealias Words = L10n.Options

/// Why the arguments cannot be taken.
struct UsageError: Error {
  let problem: UsageProblem
  /// The command whose usage helps.
  let path: CommandPath
  /// What a valid `--lang` among the arguments asked for.
  let language: Language?

  /// What went wrong, the usage unless a word was misspelt, and where more is said; ends with a newline.
  func message(in language: Language) -> String {
    let usage = cleaned(path.usage(in: language))
    let lines = [
      Words.error(problem: problem.text),
      problem.namesNearWord ? nil : Words.usage(usage: usage),
    ]
    return lines.compactMap { $0?.resolved(in: language) }.map { $0 + "\n" }.joined()
      + "  " + Words.seeHelp.resolved(in: language) + "\n"
  }
}

/// A mistake in the arguments, in the wording of Swift Argument Parser.
struct UsageProblem: Error, Equatable {
  let text: LocalizedText
  /// Whether it says which word was likely meant.
  var namesNearWord = false

  private init(_ text: LocalizedText) { self.text = text }

  /// Another text where some word is near to what was typed.
  private init(
    _ text: LocalizedText, near: String?, _ textWithNear: (LocalizedText) -> LocalizedText
  ) {
    self.text = near.map { textWithNear(cleaned($0)) } ?? text
    namesNearWord = near != nil
  }

  static func unknownOption(_ typed: String, near: String?) -> UsageProblem {
    let option = LocalizedText(cleaning: typed)
    return UsageProblem(Words.unknownOption(option: option), near: near) {
      Words.unknownOptionNear(option: option, near: $0)
    }
  }

  static func unknownSubcommand(_ typed: String, near: String?) -> UsageProblem {
    let word = LocalizedText(cleaning: typed)
    return UsageProblem(Words.unknownSubcommand(subcommand: word), near: near) {
      Words.unknownSubcommandNear(subcommand: word, near: $0)
    }
  }

  static func unexpectedArgument(_ typed: String, near: String?) -> UsageProblem {
    let word = LocalizedText(cleaning: typed)
    return UsageProblem(Words.unexpectedArgument(argument: word), near: near) {
      Words.unexpectedArgumentNear(argument: word, near: $0)
    }
  }

  static func missingArgument(_ argument: ArgumentSpec?) -> UsageProblem {
    UsageProblem(
      argument.map { Words.missingArgument(argument: $0.label) }
        ?? Words.unexpectedArgument(argument: cleaned("")))
  }

  static func missingValue(of option: OptionSpec) -> UsageProblem {
    UsageProblem(Words.missingValue(option: option.label))
  }

  static func unwantedValue(_ typed: String, of option: OptionSpec) -> UsageProblem {
    UsageProblem(
      Words.unwantedValue(option: cleaned(option.name), value: LocalizedText(cleaning: typed)))
  }

  static func invalidWord(
    _ typed: String, of option: OptionSpec, valid words: [String], near: String?
  ) -> UsageProblem {
    let value = LocalizedText(cleaning: typed)
    let list = LocalizedText.any(of: words.map { Words.quoted(word: cleaned($0)) })
    return UsageProblem(
      Words.invalidValueWords(value: value, option: option.label, words: list), near: near
    ) {
      Words.invalidValueWordsNear(value: value, option: option.label, words: list, near: $0)
    }
  }

  /// `valid`: nil where there is nothing to choose from.
  static func invalidNumber(
    _ typed: String, of option: OptionSpec, valid range: ClosedRange<UInt64>?
  ) -> UsageProblem {
    let (value, option) = (LocalizedText(cleaning: typed), option.label)
    guard let range else { return UsageProblem(Words.invalidValue(value: value, option: option)) }
    let (first, last) = (cleaned("\(range.lowerBound)"), cleaned("\(range.upperBound)"))
    return UsageProblem(
      first == last
        ? Words.invalidValueOnly(value: value, option: option, only: first)
        : Words.invalidValueRange(value: value, option: option, first: first, last: last))
  }

  /// The second option is missing.
  static func needs(_ option: OptionSpec, _ other: OptionSpec) -> UsageProblem {
    UsageProblem(Words.needs(option: option.label, other: other.label))
  }

  /// An option that goes with a pack alone.
  static func needsPack(_ option: OptionSpec) -> UsageProblem {
    UsageProblem(L10n.PackPlay.needsPack(option: option.label))
  }

  /// `--speak` with an interface that is no lines.
  static func speechOutsideLines(_ interface: Interface) -> UsageProblem {
    UsageProblem(Words.speechOutsideLines(ui: cleaned(interface.rawValue)))
  }

  /// `--speak` where the game is restricted.
  static let speechForStrangers = UsageProblem(Words.speechForStrangers)

  /// The full screen was asked for where there is no terminal for it.
  static let noTerminal = UsageProblem(Words.noTerminal)
}
