import Flow
import Localization
import Presentation
import Session

/// What a list of levels prints, typed as it stands there: `1.3`, or a name.
extension LineParser {
  /// What was printed last, where nothing else is meant by it; nil for all other lines.
  func parseListed(_ text: String) -> LineInterpretation? {
    takesLevelNumbers ? levelCommand(text) ?? wholeLevelName(text) : nil
  }

  /// Whether `1.3` is a level: where levels were listed, and where nothing else has such a number.
  private var takesLevelNumbers: Bool {
    switch context {
    case .page, .menu: true
    case .level, .round: shownList.hasLevelNumbers
    case .adventure: false
    }
  }

  // MARK: Levels

  /// The level that numbers name; nil for what does not look so.
  func levelCommand(_ text: String) -> LineInterpretation? {
    Command.level(numbers: text).map { .command($0) }
  }

  /// The same behind `/level`, or words of a name that the list has printed.
  func parseLevel(_ arguments: [String]) -> LineInterpretation? {
    levelCommand(arguments.joined(separator: "."))
      ?? parseLevelName(arguments.joined(separator: " "))
  }

  /// The level of the list whose whole name was typed.
  private func wholeLevelName(_ text: String) -> LineInterpretation? {
    let typed = text.folded(as: .command)
    return namedLevels.first { $0.name?.resolved(in: language).folded(as: .command) == typed }
      .map(command(for:))
  }

  /// The levels that the list names.
  private var namedLevels: [LevelLabel] {
    if case .levels(let chapters) = shownList { chapters.flatMap(\.openLabels) } else { [] }
  }

  private func command(for label: LevelLabel) -> LineInterpretation {
    .command(.level(chapter: label.chapter, level: label.level))
  }

  /// The level of the list that a name, or a part of one, names; asks where several have it.
  func parseLevelName(_ text: String) -> LineInterpretation? {
    let labels = namedLevels
    let indices = choiceIndices(part: text, of: labels.compactMap(\.name))
    guard let first = indices.first else { return nil }
    guard indices.count == 1 else {
      return LocalizedText.list(indices.map { labels[$0].number }).map {
        reply(L10n.Choices.ambiguous(said: LocalizedText(cleaning: text), numbers: $0))
      }
    }
    return command(for: labels[first])
  }
}

extension ChapterMap {
  /// The levels that the list names.
  fileprivate var openLabels: [LevelLabel] {
    levels.filter { $0.state != .locked && $0.name != nil }
      .map { LevelLabel(chapter: chapter, level: $0.level, name: $0.name) }
  }
}
