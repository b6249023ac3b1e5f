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
    case .newPack: .pack(.newPack(try requiredWord()))
    case .check: .pack(.check(try requiredWord()))
    case .export: .pack(.export(try requiredWord(), descent: values[.descent]))
    case .schema: .pack(.schema)
    case .importQuestions:
      .pack(
        .importQuestions(
          Options.ImportOptions(
            path: try requiredWord(), format: choice(.format), output: values[.output] ?? "-")))
    case .help: .help(words.last.flatMap(CommandName.init(rawValue:)) ?? .expedition)
    }
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
