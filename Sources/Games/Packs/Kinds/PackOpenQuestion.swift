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
  /// How exact answers must be, where it says otherwise than its chapter.
  var exactness = PackExactness()
}

extension PackOpenQuestion: LevelFormat {
  var task: PackTask { .open(self) }

  // MARK: In a file

  static let kind = PackTask.Kind.open

  static let fields: [PackField] =
    gapFields + [.optional("success", .text, L10n.PackFormat.success)]

  /// The members of a gap, which is a question in a text.
  static let gapFields: [PackField] =
    [
      .required("right", .spellings, L10n.PackFormat.spellings),
      .optional("wrong", .list(PackForeseenWrongAnswer.schema, 0...99), L10n.PackFormat.misses),
      .optional(
        "otherwise", .text,
        L10n.PackFormat.otherwise(hole: LocalizedText(verbatim: PackFormat.hole))),
    ] + PackExactness.fields

  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let right = source.spellings("right", of: node) else { return nil }
    self.init(
      right: right,
      wrong: source.list("wrong", of: node) {
        PackForeseenWrongAnswer(valid: $0, in: source, number: $1)
      },
      otherwise: source.text("otherwise", of: node), success: source.text("success", of: node),
      exactness: PackExactness(valid: node, in: source))
  }

  func write(to object: inout JSONObject) {
    object["right"] = right.json
    object["wrong"] = nonEmptyList(wrong.map(\.json))
    object["otherwise"] = otherwise?.json
    object["success"] = success?.json
    exactness.write(to: &object)
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for reply in wrong.compactMap(\.reply) { visit(reply, .passage) }
    for text in [otherwise, success].compactMap(\.self) { visit(text, .passage) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    let document = rules.document.saying(exactness)
    rules.checkDistinct(wrong.lazy.map { ($0.id, $0.words.offset) })
    for language in Language.allCases {
      var keys: Set<String> = []
      let spoken = document.language(of: right, for: language)
      for (word, offset) in document.spellings(of: right, in: language) {
        let key = document.key(word, in: spoken)
        if key.words.isEmpty { rules.addFinding(.unusableAnswer(word), at: offset) }
        keys.insert(key.joined)
      }
      for miss in wrong {
        for (word, offset) in document.spellings(of: miss.words, in: language)
        where keys.contains(document.key(word, in: spoken).joined) {
          rules.addFinding(.rightAndWrong(word), at: offset)
        }
      }
    }
  }

  func addWarnings(to lint: inout PackWarningChecker) {
    if let otherwise { lint.checkHoles(of: otherwise) }
    lint.checkLikelySeveral(right)
  }

  // MARK: In a game

  init(_ level: OpenQuestionLevel) {
    self.init(
      right: PackSpellings(level.accepted),
      wrong: level.nearMisses.map(PackForeseenWrongAnswer.init),
      otherwise: PackText(level.nudge.filling(typed: PackFormat.hole)),
      success: PackText(level.success))
  }

  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level {
    .open(try question(content, in: document))
  }

  /// As a level, or the gap of that number in the text of one, has it.
  func question(
    _ content: CommonLevelContent, in document: PackDocument,
    gap: (number: Int, text: LocalizedText)? = nil
  ) throws(LevelError) -> OpenQuestionLevel {
    let accepted = right.localized(fallback: document.language)
    var exactness = document.saying(exactness).exactness
    let asksForForm = OpenQuestionLevel.asksForForm(
      gap?.text ?? content.text, right: accepted, gap: gap?.number)
    if exactness.typos == nil, asksForForm { exactness.typos = true }
    return try OpenQuestionLevel(
      content: content, accepted: accepted,
      nearMisses: wrong.map { $0.nearMiss(in: document) }, nudge: document.nudge(otherwise),
      success: document.localized(success, else: L10n.Packs.right),
      exactness: exactness.answers)
  }

  var explanation: PackText? { success }

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
    let words =
      source.text(node).map {
        PackSpellings(.plain([$0.text(in: "", fallback: "")]), offset: $0.offset)
      }
      ?? source.spellings("words", of: node)
    guard let words else { return nil }
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

// MARK: - Told

extension PackOpenQuestion {
  /// The first of the spellings.
  func rightAnswer(in document: PackDocument) -> LocalizedText? {
    switch right.content {
    case .plain(let words): words.first.map { LocalizedText(verbatim: $0) }
    case .languages(let entries):
      document.localized(
        PackText(
          .languages(
            entries.compactMap { entry in
              entry.value.first.map { PackTranslation(code: entry.code, value: $0) }
            })))
    }
  }
}
