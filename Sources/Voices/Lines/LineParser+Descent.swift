import Flow
import Localization
import Presentation
import Session

/// Words of the descent, and the clues of its landings.
extension LineParser {
  /// `mark bear no` notes it, `mark bear` wipes it, `mark` says all.
  mutating func parseMark(_ arguments: [String]) -> LineInterpretation {
    guard context.level != nil else { return reply([L10n.Errors.notNow, standingLine]) }
    slate.note(arguments)
    return reply(slate.text.map { L10n.Descent.slate(marks: $0) } ?? L10n.Descent.slateEmpty)
  }

  /// All clues, on a dial or beside a question.
  mutating func tellClues() -> LineInterpretation {
    guard case .level(let level) = context, !level.clues.isEmpty else {
      return reply([L10n.Errors.notNow, standingLine])
    }
    return level.kind.hasDial ? tellClues(of: level) : reply(level.clues)
  }

  /// `clue 3` where there is no dial.
  func parseClue(
    _ number: String, of command: LineCommand, in level: LevelView
  ) -> LineInterpretation? {
    guard command == .clues, !level.kind.hasDial, !level.clues.isEmpty, number.isPlainDigits
    else { return nil }
    guard let clue = number.plainNumber, level.clues.indices.contains(clue - 1) else {
      return replyOutOfRange(number, last: level.clues.count)
    }
    return reply(level.clues[clue - 1])
  }
}
