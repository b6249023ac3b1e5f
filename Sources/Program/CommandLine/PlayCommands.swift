import Localization
import Reflex
import Session

private typealias Words = L10n.Options

// What is played, and what is listed of it.

/// A pack in place of the story.
struct PackChoice: Equatable {
  let path: String
  /// Whether the pack is only looked over.
  var isPreview = false
}

/// What a chapter’s or level’s number in a pack may be before the pack was read.
private let mostOfPack = 99_999

extension ProgramCommand {
  /// A level that was asked for, else the campaign where the player stands or at its start.
  static func play(levelCounts: [Int]) -> ProgramCommand {
    ProgramCommand(
      name: "play", words: Words.wordsPlay, summary: Words.play,
      options: [.chapter, .level, .restart, .preview],
      arguments: [packToPlay]
    ) { arguments throws(UsageProblem) in
      // How many a pack has is known once it was read.
      let isPack = !arguments.words.isEmpty
      let chapters = isPack ? mostOfPack : levelCounts.count
      var start: Command.StartingPoint = arguments.has(.restart) ? .restartedCampaign : .campaign
      if let chapter = try arguments.number(.chapter, upTo: chapters) {
        let levels = isPack ? mostOfPack : levelCounts[chapter - 1]
        start = .level(chapter: chapter, level: try arguments.number(.level, upTo: levels) ?? 1)
      }
      let isPreview = arguments.has(.preview)
      if isPreview, !isPack { throw .needsPack(.preview) }
      return .open(start, pack: arguments.pack(isPreview: isPreview))
    }
  }

  static var levels: ProgramCommand {
    ProgramCommand(
      name: "levels", words: Words.wordsLevels, summary: Words.levels, arguments: [packToPlay]
    ) {
      .open(.levels, pack: $0.pack())
    }
  }

  private static var packToPlay: ArgumentSpec {
    ArgumentSpec(name: Words.valuePack, summary: Words.packToPlay)
  }

  static var reflex: ProgramCommand {
    ProgramCommand(
      name: "reflex", words: Words.wordsReflex, summary: Words.reflex,
      options: [.mode, .daily, .time]
    ) {
      .open(
        .reflex(
          mode: $0.choice(.mode), factor: $0[.time].flatMap(TimeFactor.init(word:)),
          isDaily: $0.has(.daily)))
    }
  }

  static var explore: ProgramCommand {
    let restart = OptionSpec(name: OptionSpec.restart.name, summary: Words.restartAdventure)
    return ProgramCommand(
      name: "explore", words: Words.wordsExplore, summary: Words.explore, options: [restart]
    ) {
      .open(.adventure(isRestart: $0.has(.restart)))
    }
  }

  static var scores: ProgramCommand {
    ProgramCommand(name: "scores", summary: Words.scores) { _ in .open(.scores) }
  }
}

extension OptionSpec {
  fileprivate static let chapter = OptionSpec(
    name: "--chapter", value: OptionValueSpec(name: Words.valueN), summary: Words.chapter)
  fileprivate static let level = OptionSpec(
    name: "--level", value: OptionValueSpec(name: Words.valueN), needed: chapter.name,
    summary: Words.level)
  fileprivate static let restart = OptionSpec(name: "--restart", summary: Words.restart)
  fileprivate static let preview = OptionSpec(
    name: "--preview", summary: L10n.PackPlay.optionPreview)
  fileprivate static let mode = OptionSpec(
    name: "--mode", value: OptionValueSpec(name: Words.valueMode, of: RoundMode.self),
    summary: Words.mode)
  fileprivate static let time = OptionSpec(
    name: "--time",
    value: OptionValueSpec(name: Words.valueTime, words: TimeFactor.allCases.map(\.word)),
    summary: Words.time)
  static let daily = OptionSpec(name: "--daily", summary: Words.daily)
}

extension ParsedArguments {
  fileprivate func pack(isPreview: Bool = false) -> PackChoice? {
    words.first.map { PackChoice(path: $0, isPreview: isPreview) }
  }
}

extension Command.StartingPoint {
  /// What is wrong with the chapter and level that were asked for of a pack, once it was read.
  func problem(in levelCounts: [Int]) -> UsageProblem? {
    guard case .level(let chapter, let level) = self else { return nil }
    guard levelCounts.indices.contains(chapter - 1) else {
      return .invalidNumber(String(chapter), of: .chapter, valid: numbers(to: levelCounts.count))
    }
    let count = levelCounts[chapter - 1]
    return level > count
      ? .invalidNumber(String(level), of: .level, valid: numbers(to: count)) : nil
  }

  /// None where there is nothing to number.
  private func numbers(to last: Int) -> ClosedRange<UInt64>? { last > 0 ? 1...UInt64(last) : nil }
}
