import Reflex

@testable import Flow
@testable import SampleViews
@testable import Session

/// Events with the members that are seldom there.
let wireForms: [Event] =
  [
    Sample.closed, Sample.rotor, Sample.wheels, Sample.open, Sample.search, Sample.way,
    Sample.reflex,
  ].map {
    var level = $0
    level.freeAttempts = 1
    level.night = .second
    level.name = Sample.beat
    level.mayGiveUp = level.kind == .open
    return .level(level)
  } + [
    .act(
      SearchActionResult(
        element: "first", action: "jump", outcome: .setback, text: Sample.beat,
        level: {
          var level = Sample.search
          level.freeAttempts = 1
          return level
        }())),
    .mishaps([
      ChapterMishaps(
        chapter: 1, title: Sample.card.title,
        levels: [
          ChapterMishaps.Level(
            label: LevelLabel(chapter: 1, level: 4, name: nil), id: "tiles", isLocked: false,
            found: [
              Mishap(
                id: "first.jump", object: said("First tile", "Première dalle"),
                text: said("Jump", "Sauter"), reply: Sample.beat)
            ], of: 1)
        ])
    ]),
    .scores([HighScoreTable(kind: Sample.oldRounds, entries: [])]),
    .ready(Sample.ready(.heart, allowance: 800)), .pitch(Sample.pitch(nil, number: 0, rest: nil)),
    .move(Sample.move(.good, .pinch, isPractice: true)),
    .ended(Sample.round(goal: 8, day: "2026-11-21", twists: [.flood], drill: .boom)),
  ]
