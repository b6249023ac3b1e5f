import Localization
import Presentation
import Session

extension LineVoice {
  /// How much there is on each face.
  func dialSummary(of level: LevelView) -> LocalizedText {
    L10n.Line.dial(
      clues: level.clues.count, hints: level.hintsInAll, answers: level.answers.count)
  }

  /// What the dial shows: a clue, a hint or a seal, or all answers.
  func item(of level: LevelView) -> [LocalizedText] {
    switch dial.face {
    case .clues:
      [clue(dial.item, of: level)]
    case .hints:
      [hint(dial.item, of: level)]
    case .answers:
      [L10n.Line.answers] + answers(of: level)
    }
  }

  private func clue(_ index: Int, of level: LevelView) -> LocalizedText {
    L10n.Line.clue(index: index + 1, of: level.clues.count, text: level.clues[index])
  }

  private func hint(_ index: Int, of level: LevelView) -> LocalizedText {
    guard level.hintsInAll > 0 else { return L10n.Errors.noHints }
    guard level.hintsTaken.indices.contains(index) else {
      return L10n.Line.hintSealed(index: index + 1, of: level.hintsInAll)
    }
    return L10n.Line.hint(index: index + 1, of: level.hintsInAll, text: level.hintsTaken[index])
  }

  /// Turns the dial to a face and says what stands there.
  mutating func turnDial(to face: DialPosition.Face, of level: LevelView) -> [LocalizedText] {
    dial = DialPosition(face: face, item: 0)
    return item(of: level)
  }

  /// The next item of the face, from the last one to the first.
  mutating func turnToNextItem(_ level: LevelView) -> [LocalizedText] {
    dial.item = (dial.item + 1) % max(1, count(of: level))
    return item(of: level)
  }

  /// How many items the face has; all answers are one, for they are said together.
  func count(of level: LevelView) -> Int {
    switch dial.face {
    case .clues: level.clues.count
    case .hints: level.hintsInAll
    case .answers: 1
    }
  }
}
