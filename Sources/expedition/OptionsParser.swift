import Localization

extension Options {
  /// The arguments (without the program's name) by the table; of a repeated option the last counts.
  ///
  /// A request for help, else for the version, is heard whatever else is wrong.
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
    ui = reader.choice(.ui) ?? ui
    isPlain = reader.has(.plain)
    color = reader.choice(.color) ?? color
    clock = reader.choice(.clock) ?? clock
    dataFolder = reader.values[.dataDir]
    hasMotion = !reader.has(.noMotion)
    if let urgent = reader.urgentRequest {
      request = urgent
      return
    }
    if let problem = reader.problem { throw problem }
    seed = try reader.number(.seed, in: 0...UInt64.max)
    request = try reader.request(levelCounts: levelCounts)
  }
}

extension OptionsReader {
  fileprivate var command: CommandName { path.last?.name ?? .expedition }

  fileprivate var language: Language? { choice(.lang) }

  fileprivate func has(_ name: OptionName) -> Bool { values[name] != nil }

  fileprivate func choice<Choice: RawRepresentable<String>>(_ name: OptionName) -> Choice? {
    values[name].flatMap(Choice.init(rawValue:))
  }

  fileprivate var urgentRequest: Options.Request? {
    if has(.help) { return .help(command) }
    return has(.version) ? .version : nil
  }

  fileprivate func request(levelCounts: [Int]) throws(UsageError.Problem) -> Options.Request {
    switch command {
    case .expedition: .menu
    case .play: .play(at: try place(levelCounts: levelCounts), isRestart: has(.restart))
    case .levels: .levels
    case .help: .help(words.first.flatMap(CommandName.init(rawValue:)) ?? .expedition)
    }
  }

  private func place(levelCounts: [Int]) throws(UsageError.Problem) -> Options.Place? {
    guard let chapter = try number(.chapter, upTo: levelCounts.count) else {
      try checkNeeds(of: .level)
      return nil
    }
    let level = try number(.level, upTo: levelCounts[chapter - 1])
    return Options.Place(chapter: chapter, level: level)
  }

  private func checkNeeds(of name: OptionName) throws(UsageError.Problem) {
    guard has(name), let row = row(name), let needed = row.needs.flatMap({ self.row($0) }),
      !has(needed.name)
    else { return }
    throw .needs(row, needed)
  }

  /// A number from 1; nothing is valid where `last` is 0.
  private func number(_ name: OptionName, upTo last: Int) throws(UsageError.Problem) -> Int? {
    let range = last > 0 ? 1...UInt64(last) : nil
    return try number(name, in: range).map { Int($0) }
  }

  /// Digits alone: no sign, no separator.
  fileprivate func number(
    _ name: OptionName, in range: ClosedRange<UInt64>?
  ) throws(UsageError.Problem) -> UInt64? {
    guard let text = values[name], let row = row(name) else { return nil }
    let isDecimal = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isDecimal, let range, let number = UInt64(text), range.contains(number) { return number }
    throw .invalidValue(row, SafeText(cleaning: text), range.map { .range($0) } ?? .none)
  }
}
