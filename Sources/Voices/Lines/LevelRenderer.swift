import Flow
import Localization
import Presentation
import Session

/// A level in lines.
struct LevelRenderer {
  let level: LevelView
  /// Where the dial of a rotor stands.
  let dial: RotorSelection
  /// The thing of a search that was looked at last, by id.
  var inLight: String?

  /// What `/where` says.
  var whereabouts: [LocalizedText] { [heading] + task + progress + [level.instructions] }

  var heading: LocalizedText {
    switch level.night {
    case .first: firstHeading
    case .second: secondHeading
    }
  }

  private var secondHeading: LocalizedText {
    level.isCompleted
      ? L10n.SecondNight.levelWon(title: level.chapterTitle, level: level.level, of: level.levels)
      : L10n.SecondNight.level(title: level.chapterTitle, level: level.level, of: level.levels)
  }

  private var firstHeading: LocalizedText {
    level.isCompleted
      ? L10n.Line.levelWon(title: level.chapterTitle, level: level.level, of: level.levels)
      : L10n.Line.level(title: level.chapterTitle, level: level.level, of: level.levels)
  }

  /// The cost so far, and the hints that were taken.
  var progress: [LocalizedText] {
    level.hintsTaken.indices.map(hint)
      + (level.attempts > 0 ? [level.attemptsText] : [])
  }

  /// The answers with their numbers; what was tried is marked, never left out.
  var answers: [LocalizedText] {
    level.answers.map { $0.isTried ? L10n.Line.tried(text: $0.text) : $0.text }.numbered
  }

  /// An object of a search, with what was done to it.
  func name(of element: LevelView.Element) -> LocalizedText {
    guard let action = element.actions.first(where: { $0.id == element.chosen }) else {
      return element.name
    }
    return L10n.Line.done(text: element.name, action: action.text)
  }

  /// The thing that was looked at last, and what can be done to it.
  var thingInLight: [LocalizedText] {
    guard let index = level.elements.firstIndex(where: { $0.id == inLight }) else { return [] }
    let element = level.elements[index]
    return [L10n.Guidance.inLight(name: element.name, text: element.text)]
      + element.actions(ofNumber: index + 1)
  }

  // MARK: The dial

  /// How much there is on each face.
  var dialSummary: LocalizedText {
    if let wheels = level.wheels {
      return L10n.Wheels.onDial(
        word: LocalizedText(L10n.Commands.clues, at: 0), clues: level.clues.count,
        hints: level.hintsInAll, wheels: wheels.count)
    }
    return L10n.Line.dial(
      clues: level.clues.count, hints: level.hintsInAll, answers: level.answers.count)
  }

  /// How to dial, and the codes that were tried.
  private func lines(for wheels: LevelView.Wheels) -> [LocalizedText] {
    [L10n.Wheels.wheels(count: wheels.count)] + (wheels.triedText.map { [$0] } ?? [])
  }

  /// What the dial shows: a clue, a hint or a seal, or all answers.
  var dialItem: [LocalizedText] {
    switch dial.face {
    case .clues:
      let text = level.clues[dial.item]
      return [L10n.Line.clue(index: dial.item + 1, of: level.clues.count, text: text)]
    case .hints:
      guard level.hintsInAll > 0 else { return [L10n.Errors.noHints] }
      return [level.hintsTaken.indices.contains(dial.item) ? hint(dial.item) : sealedHints]
    case .answers:
      return level.wheels.map(lines) ?? [L10n.Line.answers] + answers
    }
  }

  /// How many items the face has; all answers are one, for they are said together, and so are all hints
  /// that are sealed.
  var dialItemCount: Int {
    switch dial.face {
    case .clues: level.clues.count
    case .hints: level.hintsTaken.count + (level.hintsTaken.count < level.hintsInAll ? 1 : 0)
    case .answers: 1
    }
  }

  private func hint(_ index: Int) -> LocalizedText {
    L10n.Line.hint(index: index + 1, of: level.hintsInAll, text: level.hintsTaken[index])
  }
}

extension LevelRenderer {
  /// The hints that are not open yet, in one line.
  private var sealedHints: LocalizedText {
    let (first, count) = (level.hintsTaken.count + 1, level.hintsInAll)
    return switch level.night {
    case .first where first == count: L10n.Line.hintSealed(index: first, of: count)
    case .first: L10n.Line.hintsSealed(index: first, of: count)
    case .second where first == count: L10n.SecondNight.hintSealed(index: first, of: count)
    case .second: L10n.SecondNight.hintsSealed(index: first, of: count)
    }
  }
}

extension LevelView.Element {
  /// What can be done to it, with both numbers to type.
  func actions(ofNumber number: Int) -> [LocalizedText] {
    actions.enumerated().map {
      L10n.Guidance.action(object: number, number: $0 + 1, text: $1.text)
    }
  }
}

extension [LocalizedText] {
  /// Each with its number, from 1.
  var numbered: [LocalizedText] {
    enumerated().map { L10n.Line.numbered(number: $0 + 1, text: $1) }
  }
}
