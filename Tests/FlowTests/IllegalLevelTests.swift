import Answers
import Flow
import Localization
import Testing

/// Something that cannot be built, and why.
struct Illegal: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let error: LevelError
  let build: @Sendable () throws -> Void

  init(_ name: String, _ error: LevelError, _ build: @escaping @Sendable () throws -> Void) {
    testDescription = name
    (self.error, self.build) = (error, build)
  }
}

private func question(right: String = "right", _ wrong: [String]) throws {
  _ = try Level.closed(content("a"), right: choice(right), wrong: wrong.map(choice))
}

private func question(texts: [(en: String, fr: String)]) throws {
  let choices = try texts.enumerated().map { index, texts in
    guard
      let said = LocalizedText(
        texts: [("en", SafeText(cleaning: texts.en)), ("fr", SafeText(cleaning: texts.fr))],
        own: "en")
    else { throw NoLanguage() }
    return Choice(id: "c\(index)", text: said, reply: text("reply"))
  }
  let level = try Level.closed(content("a"), right: choices[0], wrong: Array(choices[1...]))
  try level.checkAnswerTexts()
}

private func dial(clues: Int = 1, misreadings: [String], shown: Int) throws {
  _ = try Level.rotor(
    content("a"), clues: (0..<clues).map { text("clue \($0)") }, right: choice("right"),
    misreadings: misreadings.map(choice), shown: shown)
}

private func room(_ ids: [String]) throws {
  _ = try Level.search(
    content("a"), elements: try ids.map { try element($0) }, failure: text("no"),
    success: text("yes"))
}

private func object(id: String = "x", _ actions: [(String, ActionFeedback)], right: String) throws {
  _ = try SearchLevel.Element(
    id: id, name: text("x"), text: text("x"),
    actions: actions.map {
      SearchLevel.Action(id: $0.0, text: text($0.0), result: text("done"), outcome: $0.1)
    }, right: right)
}

private func typing(id: String = "a", en: String, fr: String, missing: String) throws {
  let level = try Level.open(
    content(id), accepted: try list(en: en, fr: fr),
    nearMisses: [
      ForeseenWrongAnswer(id: "miss", texts: try list(en: missing, fr: missing), reply: text("no"))
    ], nudge: text("no"), success: text("yes"))
  try level.checkAnswerTexts()
}

@Suite struct IllegalLevelTests {
  static let ids = [
    "", "A", "é", "a b", "a.b", "a_b", "a\n", "😀", String(repeating: "a", count: 65),
  ]

  @Test(arguments: ids) func `a malformed id is refused wherever it stands`(_ id: String) {
    let error = LevelError.malformedID(id)
    #expect(throws: error) { try closed(content(id)) }
    #expect(throws: error) { try rotor(content(id)) }
    #expect(throws: error) { try search(content(id)) }
    #expect(throws: error) { try typing(id: id, en: "yes", fr: "oui", missing: "") }
    #expect(throws: error) { try question(right: id, ["no"]) }
    #expect(throws: error) { try question([id]) }
    #expect(throws: error) { try element(id) }
    #expect(throws: error) { try object([(id, .progress), ("b", .nothing)], right: id) }
    #expect(throws: error) { try chapter(id, []) }
    #expect(throws: error) { try chapter("c", keywords: [id], []) }
  }

  @Test(arguments: ["a", "0", "-", "ice-cave-1", String(repeating: "z", count: 64)])
  func `a well-formed id is taken`(_ id: String) throws {
    #expect(try closed(content(id)).id == id)
  }

  static let seven = (1...7).map { "w\($0)" }

  static let illegal: [Illegal] = [
    Illegal("the right answer twice", .duplicateID("right")) { try question(["right"]) },
    Illegal("a wrong answer twice", .duplicateID("no")) { try question(["no", "no"]) },
    Illegal("one answer", .count(1, allowed: 2...7)) { try question([]) },
    Illegal("eight answers", .count(8, allowed: 2...7)) { try question(seven) },
    Illegal("a misreading twice", .duplicateID("no")) {
      try dial(misreadings: ["no", "no"], shown: 2)
    },
    Illegal("no clue", .count(0, allowed: 1...99)) {
      try dial(clues: 0, misreadings: ["no"], shown: 2)
    },
    Illegal("100 clues", .count(100, allowed: 1...99)) {
      try dial(clues: 100, misreadings: ["no"], shown: 2)
    },
    Illegal("one shown", .count(1, allowed: 2...7)) { try dial(misreadings: ["no"], shown: 1) },
    Illegal("eight shown", .count(8, allowed: 2...7)) { try dial(misreadings: seven, shown: 8) },
    Illegal("fewer than nothing shown", .count(-1, allowed: 2...7)) {
      try dial(misreadings: ["no"], shown: -1)
    },
    Illegal("more shown than there are", .count(1, allowed: 2...99)) {
      try dial(misreadings: ["no"], shown: 3)
    },
    Illegal("no object", .count(0, allowed: 1...9)) { try room([]) },
    Illegal("ten objects", .count(10, allowed: 1...9)) { try room((0..<10).map { "o\($0)" }) },
    Illegal("an object twice", .duplicateID("x")) { try room(["x", "y", "x"]) },
    Illegal("an action twice", .duplicateID("a")) {
      try object([("a", .progress), ("a", .nothing)], right: "a")
    },
    Illegal("one action", .count(1, allowed: 2...7)) { try object([("a", .progress)], right: "a") },
    Illegal("eight actions", .count(8, allowed: 2...7)) {
      try object((0..<8).map { ("a\($0)", .progress) }, right: "a0")
    },
    Illegal("no such right action", .unknownRight("c")) {
      try object([("a", .progress), ("b", .nothing)], right: "c")
    },
    Illegal("right feels like nothing", .rightWithoutProgress("a")) {
      try object([("a", .nothing), ("b", .progress)], right: "a")
    },
    Illegal("right is a setback", .rightWithoutProgress("a")) {
      try object([("a", .setback), ("b", .progress)], right: "a")
    },
    Illegal("no goal", .count(0, allowed: 1...99)) {
      _ = try reflex(content("a"), goal: 0, beats: [])
    },
    Illegal("ten commands for practice", .count(10, allowed: 0...9)) {
      _ = try reflex(content("a"), practice: 10)
    },
    Illegal("no reply to a lost round", .count(0, allowed: 1...9)) {
      _ = try reflex(content("a"), failures: [])
    },
    Illegal("something said beside a move that never comes", .count(9, allowed: 1...8)) {
      _ = try reflex(content("a"), beats: [3, 9])
    },
    Illegal("a level twice", .duplicateID("a")) {
      _ = try chapter("c", [try closed(content("a")), try rotor(content("a"))])
    },
    Illegal("a keyword twice", .duplicateID("k")) {
      _ = try chapter("c", keywords: ["k", "k"], [])
    },
    Illegal("an unknown keyword", .unknownKeyword("k")) {
      _ = try chapter("c", keywords: ["j"], [try closed(content("a", keywords: ["j", "k"]))])
    },
    Illegal("no right answer in French", .count(0, allowed: 1...99)) {
      try typing(en: "yes", fr: "", missing: "")
    },
    Illegal("a right answer without a letter", .unusableText("?!")) {
      try typing(en: "yes|?!", fr: "oui", missing: "")
    },
    Illegal("a near miss that is right", .unusableText("miss")) {
      try typing(en: "yes", fr: "été", missing: "no|ETE")
    },
    Illegal("a near miss twice", .duplicateID("m")) {
      let none = try list(en: "", fr: "")
      let miss = ForeseenWrongAnswer(id: "m", texts: none, reply: text("no"))
      _ = try Level.open(
        content("a"), accepted: try list(en: "yes", fr: "oui"), nearMisses: [miss, miss],
        nudge: text("no"), success: text("yes"))
    },
  ]

  @Test(arguments: illegal) func `what cannot be played cannot be built`(_ illegal: Illegal) {
    #expect(throws: illegal.error) { try illegal.build() }
  }

  static let unusable = ["", "  ", "other text"]

  @Test(arguments: unusable) func `a choice that no player can mean is refused in each language`(
    _ said: String
  ) {
    #expect(throws: LevelError.unusableText("c1")) {
      try question(texts: [("other text", "other text"), (said, "autre")])
    }
    #expect(throws: LevelError.unusableText("c1")) {
      try question(texts: [("other text", "other text"), ("autre", said)])
    }
    #expect(throws: LevelError.unusableText("wrong-1")) {
      let level = try Level.rotor(
        content("r"), clues: [text("clue")],
        right: Choice(id: "right", text: text("other text"), reply: text("yes")),
        misreadings: [Choice(id: "wrong-1", text: text(said), reply: text("no"))], shown: 2)
      try level.checkAnswerTexts()
    }
  }

  @Test(arguments: ["10", "0", "1", "a", "é", "hint", "quit", "Other text", "4402", "é 1"])
  func `other short texts are taken`(_ said: String) throws {
    try question(texts: [("other text", "other text"), (said, said)])
  }

  @Test func `levels of the largest and smallest sizes are built`() throws {
    try question(["w1"])
    try question((1...6).map { "w\($0)" })
    try dial(clues: 99, misreadings: ["no"], shown: 2)
    try dial(misreadings: (1...6).map { "w\($0)" }, shown: 7)
    try room(["x"])
    try room((0..<9).map { "o\($0)" })
  }
}
