import Flow
import Localization

@testable import Packs

/// A text in the pack's own language.
func plain(_ text: String) -> PackText { PackText(SafeText(cleaning: text, limit: 4_000)) }

/// A text in English and French.
func both(_ en: String, _ fr: String) -> PackText {
  PackText(
    .languages([
      PackTranslation(code: "en", value: SafeText(cleaning: en, limit: 4_000)),
      PackTranslation(code: "fr", value: SafeText(cleaning: fr, limit: 4_000)),
    ]))
}

func words(_ texts: String...) -> PackSpellings {
  PackSpellings(.plain(texts.map { SafeText(cleaning: $0) }))
}

extension PackDocument {
  /// A level of each kind.
  static let sample = PackDocument(
    title: both("A sample", "Un exemple"), author: plain("Ada"), language: "en",
    id: "sample", intro: plain("Once."), ending: plain("Over."),
    chapters: [
      PackChapter(
        id: "one", title: plain("One"), description: plain("The first."),
        keywords: [PackChapterKeyword(id: "stone", text: plain("stone"))],
        levels: [closed, rotor, wheels, open, search, way, reflex].map(withAllTexts))
    ])

  /// The same level with hints, notes and a keyword.
  private static func withAllTexts(_ level: PackLevel) -> PackLevel {
    var level = level
    level.hints = [plain("Up."), plain("North.")]
    level.notes = [plain("North it was.")]
    level.keywords = ["stone"]
    return level
  }

  private static let north = PackChoice(
    id: "north", text: plain("go north"), reply: plain("Yes."))
  private static let others = [
    PackChoice(id: "south", text: both("go south", "aller au sud")),
    PackChoice(id: "west", text: plain("go west"), reply: plain("No.")),
  ]

  static let closed = PackLevel(
    id: "way", text: plain("Which way?"),
    task: PackTask(PackClosedQuestion(choices: PackChoices(right: north, wrong: others))))
  static let rotor = PackLevel(
    id: "dial", text: plain("Turn it."),
    task: PackTask(
      PackRotor(
        clues: [plain("One."), plain("Two.")],
        choices: PackChoices(right: north, wrong: tempting), shown: 2)))
  private static let tempting =
    others.prefix(1).map { choice in
      var choice = choice
      choice.isAlwaysShown = true
      return choice
    } + others.dropFirst()
  static let wheels = PackLevel(
    id: "lock", text: plain("Dial it."),
    task: PackTask(
      PackRotor(
        clues: [plain("Two, then nought.")],
        choices: PackChoices(
          right: PackChoice(id: "20", text: plain("20"), reply: plain("Yes.")),
          wrong: [PackChoice(id: "back", text: both("02", "02"), reply: plain("Turn it."))]),
        hasWheels: true, otherwise: plain("Not {answer}."))))
  static let open = PackLevel(
    id: "word", text: plain("Which word?"),
    task: PackTask(
      PackOpenQuestion(
        right: words("forêt", "la forêt"),
        wrong: [
          PackForeseenWrongAnswer(
            id: "tree", words: words("arbre"), reply: plain("One is not enough."))
        ],
        otherwise: plain("Not “{answer}”."), success: plain("Trees."), isExact: true)))
  static let search = PackLevel(
    id: "dark", text: plain("Search."),
    task: PackTask(
      PackSearch(
        objects: [
          PackSearchObject(
            id: "lid", name: plain("lid"), text: plain("Cold."),
            actions: [
              PackSearchAction(
                id: "lift", text: plain("lift it"), result: plain("It gives."), feels: .progress,
                isRight: true),
              PackSearchAction(id: "kick", text: plain("kick it"), feels: .setback),
            ])
        ], failure: plain("No."), success: plain("Light."))))
  static let way = PackLevel(
    id: "rope", text: plain("Lay it."),
    task: PackTask(
      PackWay(
        size: 4,
        way: ["a1", "a2", "b2", "b3", "c3", "c4", "d4"].map {
          PackCell(name: $0, offset: .unknown)
        }, given: [PackCell(name: "b3", offset: .unknown)], success: plain("It holds."))))
  static let reflex = PackLevel(
    id: "run", text: plain("Run."),
    task: PackTask(
      PackReflexRound(
        moves: 8, practice: 2, twists: [PackTwist("stair")].compactMap(\.self),
        beats: [PackStoryBeat(move: 3, text: plain("Stones."))],
        failures: [plain("You fall.")], success: plain("Out."), skipped: plain("Carried out."))))
}
