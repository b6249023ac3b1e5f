import Localization

/// Arguments, sorted into options and words by what the commands take; reading goes on after a mistake, so that
/// a later `--lang` counts.
struct ParsedArguments {
  private(set) var path: CommandPath
  /// The last valid value of each option, by its name; a flag has an empty one.
  private var values: [String: String] = [:]
  private(set) var words: [String] = []
  /// The first mistake.
  private(set) var problem: UsageProblem?
  private var rest: ArraySlice<String>

  init(_ arguments: [String], of program: ProgramCommand) {
    path = CommandPath(program)
    rest = arguments[...]
    read()
  }

  // MARK: What was given

  subscript(_ option: OptionSpec) -> String? { values[option.name] }

  func has(_ option: OptionSpec) -> Bool { self[option] != nil }

  func choice<Choice: RawRepresentable<String>>(_ option: OptionSpec) -> Choice? {
    self[option].flatMap(Choice.init(rawValue:))
  }

  /// A number from 1; nothing is valid where `last` is 0.
  func number(_ option: OptionSpec, upTo last: Int) throws(UsageProblem) -> Int? {
    try number(option, in: last > 0 ? 1...UInt64(last) : nil).map { Int($0) }
  }

  /// Digits alone: no sign, no separator.
  func number(
    _ option: OptionSpec, in range: ClosedRange<UInt64>? = 0...UInt64.max
  ) throws(UsageProblem) -> UInt64? {
    guard let text = self[option] else { return nil }
    let isDecimal = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isDecimal, let range, let number = UInt64(text), range.contains(number) { return number }
    throw .invalidNumber(text, of: option, valid: range)
  }

  /// The word that the command needs.
  func requiredWord() throws(UsageProblem) -> String {
    if let word = words.first { return word }
    throw .missingArgument(path.command.arguments.first)
  }

  /// Throws where an option is there without the one that it needs.
  func checkNeeds() throws(UsageProblem) {
    for option in path.options where has(option) {
      guard let needed = option.needed.flatMap({ row($0) }), !has(needed) else { continue }
      throw .needs(option, needed)
    }
  }

  private func row(_ name: String) -> OptionSpec? {
    path.options.first { $0.name == name || $0.short == name }
  }

  // MARK: Reading

  private mutating func read() {
    var hasOptions = true
    while let argument = rest.popFirst() {
      if hasOptions, argument == "--" {
        hasOptions = false
      } else if hasOptions, isOption(argument) {
        readOption(argument)
      } else {
        readWord(argument)
      }
    }
  }

  private mutating func readOption(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = row(name) else {
      let near =
        optionElsewhere(name) ?? suggestion(for: name, among: path.options.map(\.name))
      return record(.unknownOption(name, near: near))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let value = option.value {
      readValue(attached ?? popValue(), as: value, of: option)
    } else if let attached {
      record(.unwantedValue(attached, of: option))
    } else {
      values[option.name] = ""
    }
  }

  /// `play --chapter`, where a subcommand has the option that was asked for too early.
  private func optionElsewhere(_ name: String) -> String? {
    let owner = path.program.subcommands.first { $0.options.contains { $0.name == name } }
    return owner.map { "\($0.name) \(name)" }
  }

  /// `pack import`, where a subcommand has the one that was asked for too early.
  private func commandElsewhere(_ name: String) -> String? {
    guard path.above.isEmpty else { return nil }
    let owner = path.command.subcommands.first { $0.subcommands.contains { $0.name == name } }
    return owner.map { "\($0.name) \(name)" }
  }

  private mutating func readValue(
    _ text: String?, as value: OptionValueSpec, of option: OptionSpec
  ) {
    guard let text, !text.isEmpty else { return record(.missingValue(of: option)) }
    guard value.words.isEmpty || value.words.contains(text) else {
      let near = suggestion(for: text, among: value.words)
      return record(.invalidWord(text, of: option, valid: value.words, near: near))
    }
    values[option.name] = text
  }

  private mutating func popValue() -> String? {
    guard let next = rest.first, !isOption(next) else { return nil }
    return rest.popFirst()
  }

  private mutating func readWord(_ word: String) {
    if let below = path.below(word) { return path = below }
    let isHelp = path.command.name == "help"
    if isHelp, words.isEmpty, let topic = CommandPath(path.program).below(word) {
      return words.append(topic.command.name)
    }
    let topics = isHelp ? subtopics : []
    if topics.contains(word) { return words.append(word) }
    let argument = path.command.arguments.dropFirst(words.count).first
    if let argument, argument.words.isEmpty || argument.words.contains(word) {
      return words.append(word)
    }
    let commands = path.command.subcommands.map(\.name)
    let near =
      commandElsewhere(word)
      ?? suggestion(for: word, among: commands + (argument?.words ?? []) + topics)
    record(
      commands.isEmpty
        ? .unexpectedArgument(word, near: near) : .unknownSubcommand(word, near: near))
  }

  /// What the command that help was asked on has of its own, as in `help pack import`.
  private var subtopics: [String] {
    CommandPath(path.program).below(words.last ?? "")?.command.subcommands.map(\.name) ?? []
  }

  private mutating func record(_ problem: UsageProblem) {
    if self.problem == nil { self.problem = problem }
  }
}

/// `-` is a word, and so is a negative number: a better complaint than an unknown option.
private func isOption(_ argument: String) -> Bool {
  let scalars = argument.unicodeScalars
  guard scalars.first == "-", let second = scalars.dropFirst().first else { return false }
  return !("0"..."9").contains(second)
}

/// The option, subcommand or value that a mistyped word is nearest to: under 4 edits, at least half of
/// it right; else one that it begins with, as `--language` does.
private func suggestion(for word: String, among candidates: [String]) -> String? {
  // Candidates are ASCII; any other scalar is one wrong letter.
  let typed = String(
    word.lowercased().unicodeScalars.map { (" "..."~").contains($0) ? Character($0) : "\u{FFFD}" })
  let near = candidates.filter { abs($0.count - typed.count) < 4 }.nearest(to: typed) {
    $0.distance < 4 && $0.distance <= max(bareCount(typed), bareCount($0.word)) / 2
  }
  return near?.word ?? candidates.first { bareCount($0) > 3 && typed.hasPrefix($0) }
}

/// Without the dashes that every option has.
private func bareCount(_ word: String) -> Int { word.drop { $0 == "-" }.count }
