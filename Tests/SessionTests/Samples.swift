import Adventure
import Answers
import Localization

@testable import Flow
@testable import Session

/// A text or a list without a language cannot be built.
struct NoLanguage: Error {}

/// A text that differs by language.
func both(_ text: String) throws -> LocalizedText {
  let texts = [
    ("en", SafeText(cleaning: "\(text) in English")),
    ("fr", SafeText(cleaning: "\(text) en français")),
  ]
  guard let both = LocalizedText(texts: texts, own: "en") else { throw NoLanguage() }
  return both
}

func list(en: String, fr: String) throws -> LocalizedList {
  let lists = [("en", [SafeText(cleaning: en)]), ("fr", [SafeText(cleaning: fr)])]
  guard let list = LocalizedList(lists: lists, own: "en") else { throw NoLanguage() }
  return list
}

/// Three chapters: closed `a` and `b`; nothing; rotor `r`, open `o` and search `s`.
enum Sample {
  static func chapters(hints: Int = 2) throws -> [Chapter] {
    [
      try chapter(
        "cave", keywords: ["ice", "rope"],
        [
          try closed("a", hints: hints, keywords: ["ice"]),
          try closed("b", hints: hints, keywords: ["ice", "rope"]),
        ]),
      try chapter("gap", []),
      try chapter(
        "deep", keywords: ["key"],
        [try rotor("r"), try open("o"), try search("s", keywords: ["key"])]),
    ]
  }

  /// One chapter: closed `a`, the escape `e` of four moves, closed `z`.
  static func escape() throws -> Session {
    let round = try Level.reflex(
      try content("e", keywords: ["ice"]), goal: 4, practice: 2,
      beats: [3: try both("beat")],
      failures: [try both("lost"), try both("lost again")], success: try both("out"),
      skipped: try both("round it"))
    let levels = [
      try closed("a", hints: 2, keywords: ["ice"]), round,
      try closed("z", hints: 2, keywords: []),
    ]
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = "e"
    var won = LevelRecord()
    won.best = LevelScore(stars: 3, attempts: 0, hints: 0, elapsed: .zero)
    progress.records["a"] = won
    return Session(
      chapters: [try chapter("cave", keywords: ["ice"], levels)], progress: progress, language: .en)
  }

  static func session(hints: Int = 2, language: Language = .en) throws -> Session {
    Session(chapters: try chapters(hints: hints), progress: Progress(seed: 1), language: language)
  }

  /// One that plays a stranger's chapters.
  static func pack(
    of chapters: [Chapter], world: (@Sendable () -> World)? = nil
  ) -> Session {
    let name = LocalizedText(cleaning: "Pack")
    let pack = PackMetadata(
      view: PackCredits(title: name, author: nil, file: SafeText(cleaning: "pack.json")),
      intro: nil, ending: name, saveName: "0")
    return Session(
      chapters: chapters, of: pack, progress: Progress(seed: 1), language: .en, world: world)
  }

  private static func chapter(
    _ id: String, keywords: [String] = [], _ levels: [Level]
  ) throws -> Chapter {
    try Chapter(
      id: id, title: try both(id), description: try both("about \(id)"),
      keywords: try keywords.map { ChapterKeyword(id: $0, text: try both($0)) }, levels: levels)
  }

  private static func content(_ id: String, hints: Int = 1, keywords: [String] = []) throws
    -> LevelContent
  {
    LevelContent(
      id: id, text: try both("level \(id)"), hints: try (0..<hints).map { try both("rung \($0)") },
      notes: [try both("fact \(id)")], keywords: keywords)
  }

  private static func choice(_ id: String) throws -> Choice {
    Choice(id: id, text: try both("take \(id)"), reply: try both("reply \(id)"))
  }

  static func closed(_ id: String, hints: Int, keywords: [String]) throws -> Level {
    try Level.closed(
      try content(id, hints: hints, keywords: keywords), right: try choice("right"),
      wrong: [try choice("left"), try choice("down"), try choice("up")])
  }

  private static func rotor(_ id: String) throws -> Level {
    try Level.rotor(
      try content(id), clues: [try both("clue")], right: try choice("right"),
      misreadings: try ["left", "down", "up", "back"].map(choice), shown: 3)
  }

  private static func open(_ id: String) throws -> Level {
    try Level.open(
      try content(id), accepted: try list(en: "lantern", fr: "lanterne"),
      nearMisses: [
        ForeseenWrongAnswer(
          id: "torch", texts: try list(en: "torch", fr: "torche"), reply: try both("nearly"))
      ], nudge: .typed, success: try both("light"))
  }

  private static func search(_ id: String, keywords: [String]) throws -> Level {
    try Level.search(
      try content(id, keywords: keywords), elements: [try element("x"), try element("y")],
      failure: try both("not yet"), success: try both("it opens"))
  }

  private static func element(_ id: String) throws -> SearchLevel.Element {
    let outcomes: [(String, ActionFeedback)] = [
      ("hold", .progress), ("look", .nothing), ("pull", .setback),
    ]
    return try SearchLevel.Element(
      id: id, name: try both(id), text: try both("a thing"),
      actions: try outcomes.map {
        SearchLevel.Action(
          id: $0.0, text: try both($0.0), result: try both("done \($0.0)"), outcome: $0.1)
      }, right: "hold")
  }
}

/// All that a command could have changed.
struct Snapshot: Equatable {
  let flow: GameFlow
  let settings: Settings
  let language: Language
  let mode: Session.Mode
  let roundSession: RoundSession?
  let isOver: Bool
  let scores: SavedRounds?

  init(_ session: Session) {
    scores = session.scores
    flow = session.flow
    settings = session.settings
    language = session.language
    mode = session.mode
    roundSession = session.roundSession
    isOver = session.isOver
  }
}
