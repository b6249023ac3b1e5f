import Answers
import Flow
import Localization

/// A question that is answered in the player's own words.
struct PackOpenQuestion: Equatable, Sendable {
  /// What is right; the proper spelling first.
  var right = PackSpellings(.plain([]))
  var wrong: [PackForeseenWrongAnswer] = []
  /// The reply to any other word; `{answer}` in it becomes that word.
  var otherwise: PackText?
  var success: PackText?
  /// Whether the spelling counts: accents, hyphens, articles, each letter.
  var isExact = false
}

extension PackOpenQuestion: LevelFormat {
  static let kind = Level.Kind.open

  static let fields: PackFields<PackOpenQuestion> = [
    .required("right", \.right, .spellings, L10n.PackFormat.spellings),
    .defaulted("wrong", \.wrong, .list(.shape, 0...99), L10n.PackFormat.misses),
    .optional("otherwise", \.otherwise, .text, L10n.PackFormat.otherwise(hole: .hole)),
    .optional("success", \.success, .text, L10n.PackFormat.success),
    .defaulted("exact", \.isExact, .flag, L10n.PackFormat.exact),
  ]

  // MARK: Looked over

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(wrong.lazy.map { ($0.id, $0.words.offset) })
    for language in Language.allCases { addFindings(to: &rules, in: language) }
  }

  /// What is right must be sayable, and may not be wrong, too.
  private func addFindings(to rules: inout PackRuleChecker, in language: Language) {
    let document = rules.document
    let spoken = document.language(of: right, for: language)
    let key = { (word: SafeText) in answerKey(word.string, in: spoken, isExact: isExact) }
    var keys: Set<String> = []
    for (word, offset) in document.spellings(of: right, in: language) {
      if key(word).isEmpty { rules.add(L10n.Packs.unusableAnswer(text: .said(word)), at: offset) }
      keys.insert(key(word))
    }
    for (word, offset) in wrong.flatMap({ document.spellings(of: $0.words, in: language) })
    where keys.contains(key(word)) {
      rules.add(L10n.Packs.rightAndWrong(text: .said(word)), at: offset)
    }
  }

  func addWarnings(to lint: inout PackWarningChecker) {
    if let otherwise { lint.checkHoles(of: otherwise) }
  }

  func countSolutions(with solver: inout PackSolver) -> Int { solver.countAcceptedSpellings() }

  // MARK: In a game

  init(_ level: OpenQuestionLevel) {
    self.init(
      right: PackSpellings(level.answers.accepted),
      wrong: level.answers.nearMisses.map(PackForeseenWrongAnswer.init),
      otherwise: PackText(level.nudge.filling(typed: PackDocument.hole)),
      success: PackText(level.success), isExact: level.answers.isExact)
  }

  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level {
    try Level.open(
      content, accepted: right.localized(fallback: document.language),
      nearMisses: wrong.map { $0.nearMiss(in: document) }, nudge: document.nudge(otherwise),
      success: document.localized(success, else: L10n.Packs.right), isExact: isExact)
  }
}

/// A wrong answer that was foreseen.
struct PackForeseenWrongAnswer: Equatable, Sendable {
  var id: AnswerID = ""
  var words = PackSpellings(.plain([]))
  var reply: PackText?
}

extension PackForeseenWrongAnswer: PackShape {
  static let fields: PackFields<PackForeseenWrongAnswer> = [
    .defaulted("id", \.id, .id, L10n.PackFormat.id),
    Self.words,
    .optional("reply", \.reply, .text, L10n.PackFormat.reply),
    .comment,
  ]

  static var brief: PackField<PackForeseenWrongAnswer>? { words }

  private static let words = PackField.required(
    "words", \PackForeseenWrongAnswer.words, .spellings, L10n.PackFormat.missWords)

  mutating func complete(from node: PackNode) {
    if id.isEmpty { id = "wrong-\(node.number)" }
  }
}

extension PackForeseenWrongAnswer {
  fileprivate init(_ miss: ForeseenWrongAnswer) {
    self.init(id: miss.id, words: PackSpellings(miss.texts), reply: PackText(miss.reply))
  }

  fileprivate func nearMiss(in document: PackDocument) -> ForeseenWrongAnswer {
    ForeseenWrongAnswer(
      id: id, texts: words.localized(fallback: document.language),
      reply: document.localized(reply, else: L10n.Packs.wrong))
  }
}

// MARK: In the starter

extension PackOpenQuestion {
  private typealias Words = L10n.Starter

  static let example = PackLevel(
    id: "box", text: PackText(Words.boxText),
    hints: [Words.boxHint1, Words.boxHint2].map(PackText.init), keywords: ["clock"],
    task: PackTask(
      PackOpenQuestion(
        right: PackSpellings(Words.boxRight),
        wrong: [
          PackForeseenWrongAnswer(
            id: "other", words: PackSpellings(Words.boxDoll), reply: PackText(Words.boxDollReply))
        ],
        otherwise: PackText(Words.boxOtherwise(word: .hole)), success: PackText(Words.boxSuccess))),
    comment: PackText(Words.boxComment(hole: .hole)))
}
