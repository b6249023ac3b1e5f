import Flow
import JSON
import Localization
import Reflex

/// A round of the reflex game, told as story.
struct PackReflexRound: Equatable, Sendable {
  /// The good moves that win.
  var moves: Int
  /// The commands that come before the first round and cannot lose it.
  var practice = 0
  /// The rules of its own, in the order in which they come in.
  var twists: [PackTwist] = []
  /// What is said beside a move, by its number from 1, in order.
  var beats: [PackStoryBeat] = []
  /// Said when a round is lost: the first time, the second, and from then on the last.
  var failures: [PackText] = []
  var success: PackText?
  var skipped: PackText?
}

extension PackReflexRound: LevelFormat {
  var task: PackTask { .reflex(self) }

  // MARK: In a file

  static let kind = Level.Kind.reflex

  static let fields: [PackField] = [
    .required("moves", .integer(1...99), L10n.PackFormat.moves),
    .optional("practice", .integer(0...9), L10n.PackFormat.practice),
    .optional(
      "twists", .list(PackTwist.schema, 0...RoundTwist.allCases.count), L10n.Escapes.member),
    .optional("beats", .list(PackStoryBeat.schema, 0...99), L10n.PackFormat.beats),
    .optional("failures", .list(.text, 1...9), L10n.PackFormat.failures),
    .optional("success", .text, L10n.PackFormat.success),
    .optional("skipped", .text, L10n.PackFormat.skipped),
  ]

  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let moves = source.int("moves", of: node) else { return nil }
    self.init(
      moves: moves, practice: source.int("practice", of: node) ?? 0,
      twists: source.list("twists", of: node) { word, _ in
        source.string(word).flatMap { PackTwist($0, at: FileOffset(of: word, in: source)) }
      },
      beats: source.list("beats", of: node) { beat, _ in PackStoryBeat(valid: beat, in: source) },
      failures: source.texts("failures", of: node), success: source.text("success", of: node),
      skipped: source.text("skipped", of: node))
  }

  func write(to object: inout JSONObject) {
    object["moves"] = JSONValue(moves)
    if practice > 0 { object["practice"] = JSONValue(practice) }
    object["twists"] = nonEmptyList(twists.map { JSONValue($0.twist.rawValue) })
    object["beats"] = nonEmptyList(
      beats.map { ["move": JSONValue($0.move), "text": $0.text.json] })
    object["failures"] = nonEmptyList(failures.map(\.json))
    object["success"] = success?.json
    object["skipped"] = skipped?.json
  }

  // MARK: Looked over

  /// Nothing is asked that a hint could help with.
  static let needsHints = false

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for text in beats.map(\.text) + failures + [success, skipped].compactMap(\.self) {
      visit(text, .passage)
    }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    for beat in beats where beat.move > moves {
      rules.addFinding(.expected(.integer(1...moves)), at: beat.offset)
    }
    rules.checkDistinct(twists.lazy.map { ($0.twist.rawValue, $0.offset) })
    rules.checkDistinct(beats.lazy.map { (String($0.move), $0.offset) })
  }

  // MARK: In a game

  init(_ level: ReflexLevel) {
    self.init(
      moves: level.goal, practice: level.practice,
      twists: level.twists.map { PackTwist(twist: $0) },
      beats: level.beats.sorted { $0.key < $1.key }.map {
        PackStoryBeat(move: $0.key, text: PackText($0.value))
      }, failures: level.failures.map(PackText.init), success: PackText(level.success),
      skipped: level.skipped.map(PackText.init))
  }

  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level {
    let beats = Dictionary(
      beats.map { ($0.move, document.localized($0.text)) },
      uniquingKeysWith: { first, _ in first })
    return try Level.reflex(
      content, goal: moves, practice: practice, twists: twists.map(\.twist),
      beats: beats,
      failures: failures.isEmpty
        ? [L10n.Packs.lost] : failures.map { document.localized($0) },
      success: document.localized(success, else: L10n.Packs.right),
      skipped: document.localized(skipped, else: L10n.Packs.skipped))
  }

  /// A round is won by playing it.
  func countSolutions(with solver: inout PackSolver) -> Int { moves > 0 ? 1 : 0 }
}

// MARK: In the starter

extension PackReflexRound {
  static let exampleComment = L10n.Starter.runComment

  static let example = PackLevel(
    id: "run", text: PackText(L10n.Starter.runText),
    task: .reflex(
      PackReflexRound(
        moves: 4, practice: 1,
        beats: [PackStoryBeat(move: 3, text: PackText(L10n.Starter.runBeat))],
        failures: [PackText(L10n.Starter.runFailure)],
        success: PackText(L10n.Starter.runSuccess), skipped: PackText(L10n.Starter.runSkipped))))
}

/// What is said beside one move of a round.
struct PackStoryBeat: Equatable, Sendable {
  var move: Int
  var text: PackText
  var offset = FileOffset.unknown
}

extension PackStoryBeat {
  fileprivate static let schema = PackValueSchema.object([
    .required("move", .integer(1...99), L10n.PackFormat.move),
    .required("text", .text, L10n.PackFormat.beatText),
    PackFormat.comment,
  ])

  fileprivate init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let move = source.int("move", of: node), let text = source.text("text", of: node)
    else { return nil }
    self.init(move: move, text: text, offset: FileOffset(of: node, in: source))
  }
}

/// A rule of a round’s own.
struct PackTwist: Equatable, Sendable {
  var twist: RoundTwist
  var offset = FileOffset.unknown
}

extension PackTwist {
  fileprivate static let schema = PackValueSchema.word(RoundTwist.allCases.map(\.rawValue))

  /// The rule of that name; nil where there is none.
  init?(_ word: String, at offset: FileOffset = .unknown) {
    guard let twist = RoundTwist(rawValue: word) else { return nil }
    self.init(twist: twist, offset: offset)
  }
}
