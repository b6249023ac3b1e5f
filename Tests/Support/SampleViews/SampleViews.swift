import Localization

@testable import Flow
@testable import Session

/// A text in both languages.
func said(_ en: String, _ fr: String) -> LocalizedText {
  let texts = [
    ("en", SafeText(cleaning: en, limit: 500)), ("fr", SafeText(cleaning: fr, limit: 500)),
  ]
  guard let text = LocalizedText(texts: texts, own: "en") else {
    preconditionFailure("two texts are not none")
  }
  return text
}

/// A word that the player typed, as it is said back.
func echo(_ text: String) -> LocalizedText { LocalizedText(verbatim: SafeText(cleaning: text)) }

/// One view of every kind, as a session would say it.
enum Sample {
  static let card = ChapterCard(
    chapter: 1, id: "ice-cave", title: said("Ice Cave", "La grotte de glace"),
    description: said("It hears everything.", "Elle entend tout."),
    keywords: [
      ChapterCard.Word(text: said("trap", "piège"), isMet: true),
      ChapterCard.Word(text: said("door", "porte"), isMet: false),
    ], isNew: true, levels: 4)

  static let closed = LevelView(
    chapter: 1, level: 1, levels: 4, chapterTitle: card.title, id: "trap", kind: .closed,
    text: said("Spikes of ice. One is dry.", "Des pics de glace. L’un est sec."), clues: [],
    answers: [
      LevelView.Choice(
        id: "climb", text: said("Climb: back up", "Remonter : en haut"), isTried: true),
      LevelView.Choice(id: "lean", text: said("Lean on it", "L’été sur le cœur"), isTried: false),
      LevelView.Choice(id: "wait", text: said("Wait", "Attendre"), isTried: false),
    ], elements: [], hintsTaken: [said("It is a latch.", "C’est un loquet.")], hintsInAll: 3,
    attempts: 1, isCompleted: false)

  /// Of its attempts one cost nothing.
  static var closedTwice: LevelView {
    var level = closed
    level.freeAttempts = 1
    return level
  }

  static let rotor = rotor(hints: 2)

  static func rotor(
    hints: Int, clues: Int = 3, taken: [LocalizedText] = [], tried: Set<String> = []
  ) -> LevelView {
    let all = [
      said("A bear.", "Un ours."), said("Two wolves.", "Deux loups."),
      said("A bird.", "Un oiseau."),
    ]
    return LevelView(
      chapter: 2, level: 1, levels: 4, chapterTitle: said("Lost City", "La cité perdue"),
      id: "gate", kind: .rotor, text: said("A gate.", "Une porte."),
      clues: Array(all.prefix(clues)),
      answers: [
        LevelView.Choice(id: "4802", text: said("4802", "4802"), isTried: tried.contains("4802")),
        LevelView.Choice(id: "4402", text: said("4402", "4402"), isTried: false),
      ], elements: [], hintsTaken: taken, hintsInAll: hints, attempts: tried.count,
      isCompleted: true)
  }

  static let wheels = wheels(tried: ["2350"])

  static func wheels(tried: [String]) -> LevelView {
    LevelView(
      chapter: 2, level: 3, levels: 4, chapterTitle: said("Lost City", "La cité perdue"),
      id: "clock", kind: .rotor, text: said("A clock.", "Une horloge."),
      clues: [said("Twice.", "Deux fois."), said("Three times.", "Trois fois.")], answers: [],
      elements: [], hintsTaken: [], hintsInAll: 2, attempts: tried.count, isCompleted: false,
      wheels: LevelView.Wheels(count: 4, tried: tried))
  }

  static let open = LevelView(
    chapter: 3, level: 2, levels: 4, chapterTitle: said("Hidden Valley", "La vallée cachée"),
    id: "waterfall", kind: .open, text: said("What was it?", "Qui était-ce ?"), clues: [],
    answers: [], elements: [], hintsTaken: [], hintsInAll: 3, attempts: 0, isCompleted: false)

  static let way = LevelView(
    chapter: 1, level: 4, levels: 5, chapterTitle: said("The descent", "La descente"),
    id: "chamber", kind: .way, text: said("A square.", "Un carré."), clues: [], answers: [],
    elements: [], hintsTaken: [], hintsInAll: 4, attempts: 0, isCompleted: false,
    way: WayBoard(
      grid: WayGrid(size: 4, way: [0, 4, 5, 9, 10, 14, 15], given: [9]),
      chosen: ["a2": "rope", "d1": "rock"]))

  static let wayAct = SearchActionResult(
    element: "a2", action: "rope", outcome: nil,
    text: said("a2: rope.", "a2 : corde."), level: way)

  static let search = search(chosen: ["second": "jump"])

  /// `chosen`: the list, an action for each element that has one; `count`: how many elements there are.
  static func search(chosen: [String: String], attempts: Int = 0, count: Int = 2) -> LevelView {
    let elements = [
      element("first", said("First tile", "Première dalle"), chosen: chosen["first"]),
      element("second", said("Second tile", "Deuxième dalle"), chosen: chosen["second"]),
    ]
    return LevelView(
      chapter: 4, level: 1, levels: 4, chapterTitle: said("Hidden Tomb", "La tombe cachée"),
      id: "tiles", kind: .search, text: said("Two tiles.", "Deux dalles."), clues: [], answers: [],
      elements: Array(elements.prefix(count)), hintsTaken: [], hintsInAll: 3, attempts: attempts,
      isCompleted: false)
  }

  private static func element(
    _ id: String, _ name: LocalizedText, chosen: String?
  ) -> LevelView.Element {
    LevelView.Element(
      id: id, name: name, text: said("Smooth as soap.", "Douce comme du savon."),
      actions: [
        LevelView.Action(id: "step", text: said("Step on it", "Marcher dessus")),
        LevelView.Action(id: "jump", text: said("Jump over it", "Sauter par-dessus")),
      ], chosen: chosen)
  }

  static func verdict(
    isCorrect: Bool = false, attempts: Int = 1, spelling: String? = nil, holds: Int? = nil,
    stars: Int? = nil, answer: String? = nil, level: LevelView = closed
  ) -> Verdict {
    Verdict(
      answer: answer, isCorrect: isCorrect, text: said("So be it.", "Soit."), spelling: spelling,
      correctCount: holds, stars: stars, level: level.after(attempts))
  }

  /// `list`: what was chosen before.
  static func act(_ outcome: ActionFeedback, after list: [String: String] = ["second": "jump"])
    -> SearchActionResult
  {
    let chosen = list.merging(["first": "step"]) { $1 }
    return SearchActionResult(
      element: "first", action: "step", outcome: outcome,
      text: said("It bears you.", "Elle vous porte."),
      level: outcome == .setback ? search(chosen: [:], attempts: 1) : search(chosen: chosen))
  }

  static let hint = Hint(
    of: 3, text: said("One tug.", "Une secousse."), level: closed)

  static func results(isEnd: Bool, falls: Int = 1) -> ResultsView {
    let sum = Results.ChapterResult(
      stars: 9, possible: 12, attempts: 2, hints: 1, elapsed: .seconds(83))
    return ResultsView(
      total: sum, chapters: [ResultsView.Chapter(chapter: 1, title: card.title, sum: sum)],
      standing: standing(isWon: isEnd, falls: falls),
      ending: isEnd ? L10n.Story.ending : nil)
  }

  /// Of a pack that was looked over.
  static var previewResults: ResultsView {
    var view = results(isEnd: false)
    view.isPreview = true
    return view
  }

  static func standing(isWon: Bool, falls: Int = 1) -> StandingView {
    StandingView(
      stars: 9, of: 12, mishaps: Tally(found: falls, of: 9), isWon: isWon, unfinished: 1,
      firstUnfinished: LevelLabel(chapter: 1, level: 2, name: said("Bridges", "Des ponts")))
  }

  static let map = [
    ChapterMap(
      chapter: 1, title: card.title,
      levels: [
        place(1, .completed, stars: 2), place(2, .completed, stars: 3, isCurrent: true),
        place(3, .open), place(4, .locked),
      ])
  ]

  private static func place(
    _ level: Int, _ state: LevelStatus, stars: Int = 0, isCurrent: Bool = false
  ) -> ChapterMap.Place {
    ChapterMap.Place(
      level: level, id: ["trap", "bridge", "lever", "door"][level - 1], kind: .closed,
      state: state, stars: stars, isCurrent: isCurrent,
      name: level == 1 ? said("The pit", "La fosse") : nil, mishaps: Tally(found: 1, of: 2))
  }

  static let notes = [
    ChapterNotes(
      title: card.title, notes: [said("The dry spike was a latch.", "Le pic sec : un loquet.")])
  ]

  static let settings = [
    SettingView(setting: .language, value: "en"), SettingView(setting: .motion, value: "on"),
  ]

  static let menu = [
    MenuItem(
      id: "begin", text: L10n.Title.begin, number: 1, letters: L10n.Title.letterBegin),
    MenuItem(id: "language", text: .nextLanguage, number: 2, letters: L10n.Title.letterLanguage),
    MenuItem(id: "quit", text: L10n.Title.quit, number: 0, letters: L10n.Title.letterQuit),
  ]

  static let laterMenu = [
    MenuItem(
      id: "continue", text: L10n.Title.proceed(place: said("1.3, The grate", "1.3, La herse")),
      number: 1, letters: L10n.Title.letterProceed)
  ]

  static let mishaps = [
    ChapterMishaps(
      chapter: 1, title: card.title,
      levels: [
        ChapterMishaps.Level(
          label: LevelLabel(chapter: 1, level: 1, name: said("The pit", "La fosse")), id: "trap",
          isLocked: false,
          found: [
            Mishap(
              id: "climb", object: nil, text: said("Climb back", "Remonter"),
              reply: said("The ice hands you back.", "La glace vous rend."))
          ], of: 2),
        ChapterMishaps.Level(
          label: LevelLabel(chapter: 1, level: 2, name: said("Bridges", "Des ponts")),
          id: "bridge", isLocked: true, found: [], of: 3),
      ])
  ]
}

extension LevelView {
  /// The same after so many wrong answers.
  func after(_ attempts: Int) -> LevelView {
    var level = self
    level.attempts = attempts
    return level
  }
}
