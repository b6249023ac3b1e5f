import Flow
import Localization

/// A text that is the same in both languages.
func text(_ string: String) -> LocalizedText {
  LocalizedText(verbatim: SafeText(cleaning: string))
}

/// A text or a list without a language cannot be built.
struct NoLanguage: Error {}

/// Spellings per language, parted by `|`.
func list(en: String, fr: String) throws -> LocalizedList {
  func parts(_ string: String) -> [SafeText] {
    string.split(separator: "|").map { SafeText(cleaning: String($0), limit: 20_000) }
  }
  guard let list = LocalizedList(lists: [("en", parts(en)), ("fr", parts(fr))], own: "en") else {
    throw NoLanguage()
  }
  return list
}

func content(
  _ id: String, hints: Int = 2, notes: [String] = [], keywords: [String] = []
) -> LevelContent {
  LevelContent(
    id: id, text: text("level \(id)"), hints: (0..<hints).map { text("rung \($0 + 1)") },
    notes: notes.map { text($0) }, keywords: keywords)
}

func choice(_ id: String) -> Choice {
  Choice(id: id, text: text("choose \(id)"), reply: text("reply to \(id)"))
}

/// A level whose right answer is `right`, with `wrong-1`, `wrong-2`…
func closed(_ content: LevelContent, wrong: Int = 3) throws(LevelError) -> Level {
  try Level.closed(
    content, right: choice("right"),
    wrong: (0..<wrong).map { choice("wrong-\($0 + 1)") })
}

func rotor(
  _ content: LevelContent, misreadings: Int = 6, shown: Int = 4
) throws(LevelError) -> Level {
  try Level.rotor(
    content, clues: [text("a clue")], right: choice("right"),
    misreadings: (0..<misreadings).map { choice("wrong-\($0 + 1)") }, shown: shown)
}

/// Wheels whose right code is `right`; each misreading has a reply of its own.
func wheels(
  _ content: LevelContent, right: String = "2358", misreadings: [String] = ["2357", "2350"]
) throws(LevelError) -> Level {
  try Level.rotor(
    content, clues: [text("a clue")],
    lock: .wheels(
      try CodeWheels(
        right: CodeReply(right, reply: text("it opens")),
        misreadings: misreadings.map { CodeReply($0, reply: text("reply to \($0)")) },
        otherwise: text("not {answer}").withPlaceholder(
          replacing: SafeText(cleaning: "{answer}")))))
}

/// A search of objects `x`, `y`… in which `hold` is right, `feel` is not but feels like progress,
/// `look` is nothing and `pull` a setback.
func search(
  _ content: LevelContent, elements: [String] = ["x", "y"], hush: LocalizedText? = nil
) throws(LevelError) -> Level {
  var objects: [SearchLevel.Element] = []
  for id in elements { objects.append(try element(id)) }
  return try Level.search(
    content, elements: objects, failure: text("not yet"), success: text("it opens"),
    hush: hush)
}

func element(_ id: String) throws(LevelError) -> SearchLevel.Element {
  let outcomes: [(String, ActionFeedback)] = [
    ("hold", .progress), ("feel", .progress), ("look", .nothing), ("pull", .setback),
  ]
  return try SearchLevel.Element(
    id: id, name: text(id), text: text("a thing"),
    actions: outcomes.map { id, outcome in
      SearchLevel.Action(id: id, text: text(id), result: text("done: \(id)"), outcome: outcome)
    }, right: "hold")
}

/// A reflex level of eight moves, with something said beside the third and the sixth.
func reflex(
  _ content: LevelContent, goal: Int = 8, practice: Int = 3, beats: [Int] = [3, 6],
  failures: [String] = ["lost", "lost again"]
) throws(LevelError) -> Level {
  try Level.reflex(
    content, goal: goal, practice: practice,
    beats: Dictionary(uniqueKeysWithValues: beats.map { ($0, text("beat \($0)")) }),
    failures: failures.map { text($0) }, success: text("out"), skipped: text("round it"))
}

func chapter(
  _ id: String, keywords: [String] = [], _ levels: [Level]
) throws(LevelError) -> Chapter {
  try Chapter(
    id: id, title: text(id), description: text("about \(id)"),
    keywords: keywords.map { ChapterKeyword(id: $0, text: text($0)) }, levels: levels)
}

/// Chapters of closed levels, each level a letter, chapters parted by `|`: `ab||c`.
func chapters(_ shape: String) throws(LevelError) -> [Chapter] {
  guard !shape.isEmpty else { return [] }
  var chapters: [Chapter] = []
  for (index, letters) in shape.split(separator: "|", omittingEmptySubsequences: false).enumerated()
  {
    var levels: [Level] = []
    for letter in letters { levels.append(try closed(content(String(letter)))) }
    chapters.append(try chapter("chapter-\(index + 1)", levels))
  }
  return chapters
}

/// A new game of `chapters(shape)`.
func newGame(_ shape: String, seed: UInt64 = 1) throws(LevelError) -> GameFlow {
  GameFlow(chapters: try chapters(shape), progress: Progress(seed: seed))
}
