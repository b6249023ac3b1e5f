import Flow
import Localization
import Presentation
import Session

// What differs from kind to kind; a new kind is a case in each of these.

extension Level.Kind {
  /// How a level of this kind is played in lines.
  var instructions: LocalizedText {
    switch self {
    case .closed: L10n.Line.howClosed
    case .rotor: L10n.Line.howRotor
    case .open: L10n.Line.howOpen
    case .search: L10n.Line.howSearch
    case .way: L10n.Way.how
    case .reflex: L10n.Line.howReflex
    }
  }

  /// Whether it is played on a dial.
  var hasDial: Bool { self == .rotor }

  /// Whether any word may be an answer.
  var takesAnyWords: Bool { self == .open }
}

extension LevelView {
  /// How often it was answered wrong, where that costs, or lost.
  var attemptsText: LocalizedText {
    kind == .reflex
      ? L10n.Guidance.lostRounds(count: attempts)
      : L10n.Line.attempts(count: attempts - freeAttempts)
  }

  /// How it is played in lines, and what a hint costs.
  var instructions: [LocalizedText] {
    guard kind != .reflex else {
      return [night == .second ? L10n.SecondNight.howReflex : kind.instructions]
    }
    let hint = night == .second ? L10n.Line.freeHint : L10n.Line.hintPrice
    return [how] + (hintsInAll > hintsTaken.count ? [hint] : [])
  }

  private var how: LocalizedText {
    if wheels != nil { return isLanding ? L10n.Descent.howLock : L10n.Wheels.how }
    if kind == .closed, let namedAnswers { return namedAnswers }
    return kind.instructions
  }

  /// Its number as one says it: “Level 2.1”, “Landing 2”.
  var placeText: LocalizedText {
    isLanding
      ? L10n.Descent.landingPlace(landing: level)
      : L10n.Guidance.levelPlace(number: L10n.Levels.number(chapter: chapter, level: level))
  }

  /// What is awaited here, in one line.
  var standingLine: LocalizedText {
    switch kind {
    case .closed:
      namedAnswers.map { L10n.Choices.standing(place: placeText, how: $0) }
        ?? L10n.Guidance.closed(place: placeText, last: answers.count)
    case .rotor:
      wheels.map { L10n.Guidance.wheels(place: placeText, count: $0.count) }
        ?? L10n.Guidance.rotor(place: placeText)
    case .open: L10n.Guidance.open(place: placeText)
    case .search where elements.count == 1: L10n.Guidance.searchOne(place: placeText)
    case .search: L10n.Guidance.search(place: placeText, last: elements.count)
    case .way: L10n.Way.standing(place: placeText)
    case .reflex: L10n.Reflex.pressEnter
    }
  }
}

extension LevelRenderer {
  /// What there is to choose from.
  var choices: [LocalizedText] {
    switch level.kind {
    case .closed: answers
    case .rotor: level.isLanding ? cluesAndWheels : [dialSummary] + dialItem
    case .search: level.elements.map(name).numbered
    case .way: level.way?.grid.description ?? []
    case .open, .reflex: []
    }
  }

  /// What is asked, where the task in short leaves it out.
  var riddle: [LocalizedText] { level.kind == .closed ? [level.text] + clues : [] }

  /// What is read beside the question; a dial tells its own.
  var clues: [LocalizedText] { level.kind.hasDial ? [] : level.clues }

  /// What is to be done, in short.
  var task: [LocalizedText] {
    switch level.kind {
    case .closed, .reflex: choices
    case .search: [level.text] + choices + thingInLight
    case .way: [level.text] + choices + (level.way.map { [$0.route] } ?? [])
    case .rotor: [level.text] + choices
    case .open: [level.text]
    }
  }
}
