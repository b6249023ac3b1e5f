import Flow
import JSON
import Localization

/// A question that is answered in the player's own words.
struct PackOpenQuestion: Equatable, Sendable {
  /// What is right; the proper spelling first.
  var right: PackSpellings
  var wrong: [PackForeseenWrongAnswer] = []
  /// The reply to any other word; `{answer}` in it becomes that word.
  var otherwise: PackText?
  var success: PackText?
  /// Whether the spelling counts: accents, hyphens, articles, each letter.
  var isExact = false
}

extension PackOpenQuestion: LevelFormat {
  var task: PackTask { .open(self) }

  // MARK: In a file

  static let kind = Level.Kind.open

  static let fields: [PackField] = [
    .required("right", .spellings, L10n.PackFormat.spellings),
    .optional("wrong", .list(PackForeseenWrongAnswer.schema, 0...99), L10n.PackFormat.misses),
    .optional(
      "otherwise", .text, L10n.PackFormat.otherwise(hole: LocalizedText(verbatim: PackFormat.hole))),
    .optional("success", .text, L10n.PackFormat.success),
    .optional("exact", .flag, L10n.PackFormat.exact),
  ]

  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let right = source.spellings("right", of: node) else { return nil }
    self.init(
      right: right,
      wrong: source.list("wrong", of: node) {
        PackForeseenWrongAnswer(valid: $0, in: source, number: $1)
      },
      otherwise: source.text("otherwise", of: node), success: source.text("success", of: node),
      isExact: source.flag("exact", of: node))
  }

  func write(to object: inout JSONObject) {
    object["right"] = right.json
    object["wrong"] = nonEmptyList(wrong.map(\.json))
    object["otherwise"] = otherwise?.json
    object["success"] = success?.json
    if isExact { object["exact"] = true }
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for reply in wrong.compactMap(\.reply) { visit(reply, .passage) }
    for text in [otherwise, success].compactMap(\.self) { visit(text, .passage) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    let document = rules.document
    rules.checkDistinct(wrong.lazy.map { ($0.id, $0.words.offset) })
    for language in Language.allCases {
      let spoken = document.language(of: right, for: language)
      let key = { answerKey($0, in: spoken, isExact: isExact) }
      var keys: Set<String> = []
      for (word, offset) in document.spellings(of: right, in: language) {
        let key = key(word.string)
        if key.isEmpty { rules.addFinding(.unusableAnswer(word), at: offset) }
        keys.insert(key)
      }
      for miss in wrong {
        for (word, offset) in document.spellings(of: miss.words, in: language)
        where keys.contains(key(word.string)) {
          rules.addFinding(.rightAndWrong(word), at: offset)
        }
      }
    }
  }

  func addWarnings(to lint: inout PackWarningChecker) {
    if let otherwise { lint.checkHoles(of: otherwise) }
  }

  // MARK: In a game

  init(_ level: OpenQuestionLevel) {
    self.init(
      right: PackSpellings(level.accepted),
      wrong: level.nearMisses.map(PackForeseenWrongAnswer.init),
      otherwise: PackText(level.nudge.filling(typed: PackFormat.hole)),
      success: PackText(level.success), isExact: level.isExact)
  }

  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level {
    try Level.open(
      content, accepted: right.localized(fallback: document.language),
      nearMisses: wrong.map { $0.nearMiss(in: document) }, nudge: document.nudge(otherwise),
      success: document.localized(success, else: L10n.Packs.right), isExact: isExact)
  }

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.countAcceptedSpellings()
  }
}

// MARK: In the starter

extension PackOpenQuestion {
  static let exampleComment = L10n.Starter.boxComment(
    hole: LocalizedText(verbatim: PackFormat.hole))

  static let example = PackLevel(
    id: "box", text: PackText(L10n.Starter.boxText),
    hints: [PackText(L10n.Starter.boxHint1), PackText(L10n.Starter.boxHint2)],
    keywords: ["clock"],
    task: .open(
      PackOpenQuestion(
        right: PackSpellings(L10n.Starter.boxRight),
        wrong: [
          PackForeseenWrongAnswer(
            id: "other", words: PackSpellings(L10n.Starter.boxDoll),
            reply: PackText(L10n.Starter.boxDollReply))
        ],
        otherwise: PackText(
          L10n.Starter.boxOtherwise(word: LocalizedText(verbatim: PackFormat.hole))),
        success: PackText(L10n.Starter.boxSuccess))))
}

/// A wrong answer that was foreseen.
struct PackForeseenWrongAnswer: Equatable, Sendable {
  var id: String
  var words: PackSpellings
  var reply: PackText?
}

extension PackForeseenWrongAnswer {
  fileprivate static let schema = PackValueSchema.brief(
    .spellings,
    [
      PackFormat.id,
      .required("words", .spellings, L10n.PackFormat.missWords),
      .optional("reply", .text, L10n.PackFormat.reply),
      PackFormat.comment,
    ])

  /// `number` gives the id where the file does not.
  fileprivate init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    let brief = SafeText(valid: node, in: source).map {
      PackSpellings(.plain([$0]), offset: FileOffset(of: node, in: source))
    }
    guard let words = brief ?? source.spellings("words", of: node) else { return nil }
    self.init(
      id: source.string("id", of: node) ?? "wrong-\(number)", words: words,
      reply: source.text("reply", of: node))
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "words": words.json]
    object["reply"] = reply?.json
    return JSONValue(object)
  }

  fileprivate init(_ miss: ForeseenWrongAnswer) {
    self.init(id: miss.id, words: PackSpellings(miss.texts), reply: PackText(miss.reply))
  }

  fileprivate func nearMiss(in document: PackDocument) -> ForeseenWrongAnswer {
    ForeseenWrongAnswer(
      id: id, texts: words.localized(fallback: document.language),
      reply: document.localized(reply, else: L10n.Packs.wrong))
  }
}
