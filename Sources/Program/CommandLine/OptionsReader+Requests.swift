import Localization
import Packs
import Session

extension OptionsReader {
  func request(levelCounts: [Int]) throws(UsageError.Problem) -> Options.Request {
    switch command {
    case .expedition: .open(.menu)
    case .play: .open(try campaign(levelCounts: levelCounts))
    case .reflex: .open(.reflex(pace: choice(.pace), isDaily: has(.daily)))
    case .explore: .open(.adventure(isRestart: has(.restart)))
    case .descend: try descent()
    case .levels: .open(.levels)
    case .scores: .open(.scores)
    case .pack: .help(.pack)
    case .newPack: .pack(.newPack(try requiredWord(), isForClass: has(.forClass)))
    case .check: .pack(.check(try check()))
    case .export: .pack(.export(try requiredWord(), descent: values[.descent]))
    case .schema: .pack(.schema)
    case .importQuestions:
      .pack(
        .importQuestions(
          Options.ImportOptions(
            path: try requiredWord(), format: choice(.format),
            output: values[.output] ?? "-", former: values[.settingsFrom], replaces: has(.replace),
            settings: try importSettings())))
    case .result:
      .classroom(
        .result(
          pack: try requiredWord(), pupil: try pupil(), has(.code) ? .code : .file,
          output: values[.output] ?? "-"))
    case .seal: try seal()
    case .results:
      .classroom(.results([try requiredWord()] + words.dropFirst(), try resultsForm()))
    case .forget: try forget()
    case .help: .help(words.last.flatMap(CommandName.init(rawValue:)) ?? .expedition)
    }
  }

  private func seal() throws(UsageError.Problem) -> Options.Request {
    try checkNeeds(of: .replace)
    return .pack(
      .seal(try requiredWord(), output: values[.output] ?? "-", replaces: has(.replace)))
  }

  private func importSettings() throws(UsageError.Problem) -> PackImport.Settings {
    if values[.settingsFrom] == nil { try checkNeeds(of: .answers) }
    try checkNeeds(of: .replace)
    var settings = PackImport.Settings()
    settings.title = values[.title].map { SafeText(cleaning: $0) }
    settings.attempts = try number(.attempts, upTo: PackSettings.attempts.upperBound)
    settings.answers = choice(.answers)
    settings.hints = choice(.hints)
    settings.exactness = PackExactness(
      accents: isExact(.accents), articles: isExact(.articles), typos: isExact(.typos),
      capitals: isExact(.letterCase))
    settings.drawn = try number(.draw, upTo: PackSettings.mostDrawn)
    if has(.record), has(.noRecord), let record = row(.record), let not = row(.noRecord) {
      throw .excludes(record, not)
    }
    settings.recordsWords = has(.record) ? true : has(.noRecord) ? false : nil
    settings.isShuffled = has(.shuffle)
    settings.order = choice(.order)
    return settings
  }

  /// Whether something counts in typed answers; nil where the option does not say.
  private func isExact(_ option: OptionName) -> Bool? {
    values[option].map { $0 == PackExactness.exact }
  }

  /// A pack, a name or both, for without either nothing is said of what is to be deleted.
  private func forget() throws(UsageError.Problem) -> Options.Request {
    let pupil = try pupil()
    guard pupil != nil || !words.isEmpty else { throw .nothingToForget }
    return .forget(pack: words.first, pupil: pupil)
  }

  /// A pack to check, mended or again and again, but not both.
  private func check() throws(UsageError.Problem) -> Options.CheckOptions {
    try checkNeeds(of: .output)
    if has(.fix), has(.watch), let fix = row(.fix), let watch = row(.watch) {
      throw .excludes(fix, watch)
    }
    return Options.CheckOptions(
      path: try requiredWord(), listsTypography: has(.typography), mends: has(.fix),
      output: values[.output], watches: has(.watch), former: values[.against])
  }

  private func resultsForm() throws(UsageError.Problem) -> Options.ResultsForm {
    try checkNeeds(of: .table)
    if has(.json) || choice(.ui) == Interface.json { return .json }
    return has(.csv) ? .csv(choice(.table)) : .text
  }

  /// A code to check, something to share, or a descent: that of a date, an endless one, or today’s.
  private func descent() throws(UsageError.Problem) -> Options.Request {
    if let code = values[.check] { return .checkCode(code) }
    if has(.share) { return .share(date: words.first) }
    if let date = words.first { return .open(.descent(.day(date))) }
    let seed = try number(.seed, in: 0...UInt64.max)
    guard has(.endless) || seed != nil, !has(.daily) else { return .open(.descent(.today)) }
    return .open(.descent(.endless(seed)))
  }

  /// A level that was asked for, else the campaign where the player stands or at its start.
  private func campaign(levelCounts: [Int]) throws(UsageError.Problem) -> Command.StartingPoint {
    // How many a pack has is known once it was read.
    let isPack = !words.isEmpty
    guard let chapter = try number(.chapter, upTo: isPack ? mostOfPack : levelCounts.count) else {
      try checkNeeds(of: .level)
      return has(.restart) ? .restartedCampaign : .campaign
    }
    let level = try number(.level, upTo: isPack ? mostOfPack : levelCounts[chapter - 1])
    return .level(chapter: chapter, level: level ?? 1)
  }
}

/// What a chapter’s or level’s number in a pack may be before the pack was read.
private let mostOfPack = 99_999
