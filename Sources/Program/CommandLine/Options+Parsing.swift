import Localization
import Session

extension Options {
  /// The arguments (without the program's name) by the table; of a repeated option the last counts.
  ///
  /// A request for help, else for the version, counts whatever else is wrong.
  static func parse(
    _ arguments: [String], table: OptionsTable
  ) throws(UsageError) -> Options {
    let reader = OptionsReader(arguments, table: table)
    do throws(UsageError.Problem) {
      return try Options(reader, levelCounts: table.levelCounts)
    } catch {
      throw UsageError(
        problem: error, command: reader.command, language: reader.language)
    }
  }

  private init(
    _ reader: OptionsReader, levelCounts: [Int]
  ) throws(UsageError.Problem) {
    language = reader.language
    ui = reader.choice(.ui)
    isPlain = reader.has(.plain)
    isSpoken = reader.has(.speak)
    color = reader.choice(.color) ?? color
    clock = reader.choice(.clock) ?? clock
    dataFolder = reader.values[.dataDir]
    hasMotion = !reader.has(.noMotion)
    if let urgent = reader.urgentRequest {
      request = urgent
      return
    }
    if let problem = reader.problem { throw problem }
    if isSpoken, let ui, ui != .line { throw .speechOutsideLines(ui) }
    if let printed = reader.printedRequest {
      request = printed
      return
    }
    seed = try reader.number(.seed, in: 0...UInt64.max)
    request = try reader.request(levelCounts: levelCounts)
    if [.play, .levels].contains(reader.command) { pack = reader.words.first }
    isPreview = reader.has(.preview)
    if pack == nil { try reader.checkIsAbsent(.preview) }
  }
}

extension OptionsReader {
  var command: CommandName { path.last?.name ?? .expedition }

  fileprivate var language: Language? { choice(.lang) }

  func has(_ name: OptionName) -> Bool { values[name] != nil }

  func choice<Choice: RawRepresentable<String>>(_ name: OptionName) -> Choice? {
    values[name].flatMap(Choice.init(rawValue:))
  }

  fileprivate var urgentRequest: Options.Request? {
    if has(.help) { return .help(command) }
    return has(.version) ? .version : nil
  }

  /// Something to print for those who install the program.
  fileprivate var printedRequest: Options.Request? {
    if let shell: ShellCompletions.Shell = choice(.generateCompletionScript) {
      return .completions(shell)
    }
    if has(.generateManual) { return .manual }
    return has(.generateWireSchema) ? .wireSchema : nil
  }

  func requiredWord() throws(UsageError.Problem) -> String {
    guard let word = words.first else {
      throw path.last?.arguments.first.map { .missingArgument($0) }
        ?? .unexpectedArgument(SafeText(cleaning: ""), near: nil)
    }
    return word
  }

  func checkNeeds(of name: OptionName) throws(UsageError.Problem) {
    guard has(name), let row = row(name), let needed = row.needs.flatMap({ self.row($0) }),
      !has(needed.name)
    else { return }
    throw .needs(row, needed)
  }

  /// Throws where an option is there that only packs have.
  fileprivate func checkIsAbsent(_ name: OptionName) throws(UsageError.Problem) {
    if has(name), let row = row(name) { throw .needsPack(row) }
  }

  /// A number from 1; nothing is valid where `last` is 0.
  func number(_ name: OptionName, upTo last: Int) throws(UsageError.Problem) -> Int? {
    let range = last > 0 ? 1...UInt64(last) : nil
    return try number(name, in: range).map { Int($0) }
  }

  /// Digits alone: no sign, no separator.
  func number(
    _ name: OptionName, in range: ClosedRange<UInt64>?
  ) throws(UsageError.Problem) -> UInt64? {
    guard let text = values[name], let row = row(name) else { return nil }
    let isDecimal = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isDecimal, let range, let number = UInt64(text), range.contains(number) { return number }
    throw .invalidValue(row, SafeText(cleaning: text), range.map { .range($0) } ?? .none)
  }
}

extension Options {
  /// What is wrong with the chapter and level that were asked for, once those of the pack are known.
  func levelProblem(in levelCounts: [Int], table: OptionsTable) -> UsageError.Problem? {
    guard pack != nil, case .open(.level(let chapter, let level)) = request else { return nil }
    guard levelCounts.indices.contains(chapter - 1) else {
      return table.invalidNumber(.chapter, chapter, upTo: levelCounts.count)
    }
    let count = levelCounts[chapter - 1]
    return level > count ? table.invalidNumber(.level, level, upTo: count) : nil
  }
}

extension OptionsTable {
  fileprivate func invalidNumber(_ name: OptionName, _ value: Int, upTo last: Int) -> UsageError
    .Problem?
  {
    let row = path(to: .play).flatMap(\.options).first { $0.name == name }
    let valid: UsageError.ValidValues = last > 0 ? .range(1...UInt64(last)) : .none
    return row.map { .invalidValue($0, SafeText(cleaning: String(value)), valid) }
  }
}
