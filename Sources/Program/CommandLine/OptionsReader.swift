import Localization

/// Sorts arguments into options and words by the table; goes on after a mistake, so that a later `--lang`
/// counts.
struct OptionsReader {
  /// From the program down to the subcommand.
  private(set) var path: [CommandSpec]
  /// The last valid value of each option; a flag has an empty one.
  private(set) var values: [OptionName: String] = [:]
  private(set) var words: [String] = []
  /// The first mistake.
  private(set) var problem: UsageError.Problem?
  private var rest: ArraySlice<String>

  init(_ arguments: [String], table: OptionsTable) {
    path = [table.root]
    rest = arguments[...]
    read()
  }

  /// An option that may stand here.
  func row(_ name: OptionName) -> OptionSpec? { options.first { $0.name == name } }

  private var options: [OptionSpec] { path.flatMap(\.options) }

  private mutating func read() {
    var hasOptions = true
    while let argument = rest.popFirst() {
      switch argument {
      case "--" where hasOptions: hasOptions = false
      case _ where hasOptions && isOption(argument): readOption(argument)
      default: readWord(argument)
      }
    }
  }

  private mutating func readOption(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let row = options.first(where: { $0.name.rawValue == name || $0.short == name }) else {
      let near =
        optionElsewhere(name) ?? suggestion(for: name, among: options.map(\.name.rawValue))
      return record(.unknownOption(SafeText(cleaning: name), near: near))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let value = row.value {
      readValue(attached ?? popValue(), as: value, of: row)
    } else if let attached {
      record(.unwantedValue(row, SafeText(cleaning: attached)))
    } else {
      values[row.name] = ""
    }
  }

  /// `play --chapter`, where a subcommand has the option that was asked for too early.
  private func optionElsewhere(_ name: String) -> String? {
    let owner = path.first?.subcommands.first { $0.options.contains { $0.name.rawValue == name } }
    return owner.map { "\($0.name.rawValue) \(name)" }
  }

  /// `pack import`, where a subcommand has the one that was asked for too early.
  private func commandElsewhere(_ name: String) -> String? {
    guard path.count == 1 else { return nil }
    let owner = path.first?.subcommands.first { command in
      command.subcommands.contains { $0.name.rawValue == name }
    }
    return owner.map { "\($0.name.rawValue) \(name)" }
  }

  private mutating func readValue(_ text: String?, as value: OptionValueSpec, of row: OptionSpec) {
    guard let text, !text.isEmpty else { return record(.missingValue(row)) }
    guard value.words.isEmpty || value.words.contains(text) else {
      let near = suggestion(for: text, among: value.words)
      return record(.invalidValue(row, SafeText(cleaning: text), .words(value.words, near: near)))
    }
    values[row.name] = text
  }

  private mutating func popValue() -> String? {
    guard let next = rest.first, !isOption(next) else { return nil }
    return rest.popFirst()
  }

  private mutating func readWord(_ word: String) {
    guard let command = path.last else { return }
    if let subcommand = command.subcommands.first(where: { $0.name.rawValue == word }) {
      return path.append(subcommand)
    }
    let topics = command.name == .help ? subtopics : []
    if topics.contains(word) { return words.append(word) }
    let argument = command.arguments.dropFirst(words.count).first
    if let argument, argument.words.isEmpty || argument.words.contains(word) {
      return words.append(word)
    }
    let candidates = command.subcommands.map(\.name.rawValue) + (argument?.words ?? []) + topics
    let near = commandElsewhere(word) ?? suggestion(for: word, among: candidates)
    let said = SafeText(cleaning: word)
    record(
      command.subcommands.isEmpty
        ? .unexpectedArgument(said, near: near) : .unknownSubcommand(said, near: near))
  }

  /// What the command that help was asked on has of its own, as in `help pack import`.
  private var subtopics: [String] {
    path.first?.subcommands.first { $0.name.rawValue == words.last }?.subcommands
      .map(\.name.rawValue) ?? []
  }

  private mutating func record(_ problem: UsageError.Problem) {
    if self.problem == nil { self.problem = problem }
  }
}

/// `-` is a word, and so is a negative number: a better complaint than an unknown option.
private func isOption(_ argument: String) -> Bool {
  let scalars = argument.unicodeScalars
  guard scalars.first == "-", let second = scalars.dropFirst().first else { return false }
  return !("0"..."9").contains(second)
}
