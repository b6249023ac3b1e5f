import Flow
import Localization
import Presentation
import Session

/// A level in lines.
struct LevelRenderer {
  let level: LevelView
  /// Where the dial of a rotor stands.
  let dial: LineDial
  /// The thing of a search that was looked at last, by id.
  var inLight: String?

  /// What `/where` says.
  var whereabouts: [LocalizedText] {
    [heading] + riddle + task + progress + level.instructions
  }

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
    if level.isLanding { return L10n.Descent.landing(landing: level.level, of: level.levels) }
    return level.isCompleted
      ? L10n.Line.levelWon(title: level.chapterTitle, level: level.level, of: level.levels)
      : L10n.Line.level(title: level.chapterTitle, level: level.level, of: level.levels)
  }

  /// The cost so far, and the hints that were taken.
  var progress: [LocalizedText] {
    let hints = level.hintsTaken.indices.map(hint)
    return hints + (level.attempts > level.freeAttempts ? [level.attemptsText] : [])
  }

  /// The answers with their numbers or letters; what was tried is marked, never left out.
  var answers: [LocalizedText] {
    level.named(level.answers.map { $0.isTried ? L10n.Line.tried(text: $0.text) : $0.text })
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

  /// How many clues there are, and how much there is to choose from.
  var dialSummary: LocalizedText {
    let clues = L10n.Line.clues(count: level.clues.count)
    return level.wheels.map { L10n.Wheels.onDial(clues: clues, count: $0.count) }
      ?? L10n.Line.dial(clues: clues, count: level.answers.count)
  }

  /// How to dial, and the codes that were tried.
  private func lines(for wheels: LevelView.Wheels) -> [LocalizedText] {
    [
      level.isLanding
        ? L10n.Descent.wheels(count: wheels.count) : L10n.Wheels.wheels(count: wheels.count)
    ] + (wheels.triedText.map { [$0] } ?? [])
  }

  /// What the dial shows: a clue, or all answers.
  var dialItem: [LocalizedText] {
    switch dial.face {
    case .clue(let index): [clue(index)]
    case .answers: choicesOnDial
    }
  }

  /// A descent’s lock at once, to reason with.
  var cluesAndWheels: [LocalizedText] { level.clues.indices.map(clue) + choicesOnDial }

  /// All that was heard of the dial.
  var heardItems: [LocalizedText] {
    level.clues.indices.prefix(dial.heardClues).map(clue)
      + (dial.hasHeardAnswers ? choicesOnDial : [])
  }

  private var choicesOnDial: [LocalizedText] {
    level.wheels.map(lines) ?? [L10n.Line.answers] + answers
  }

  private func clue(_ index: Int) -> LocalizedText {
    L10n.Line.clue(index: index + 1, of: level.clues.count, text: level.clues[index])
  }

  /// The hints that were taken, and how many are still sealed.
  var hints: [LocalizedText] {
    guard level.hintsInAll > 0 else { return [L10n.Errors.noHints] }
    return level.hintsTaken.indices.map(hint)
      + (level.hintsTaken.count < level.hintsInAll ? [sealedHints] : [])
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
