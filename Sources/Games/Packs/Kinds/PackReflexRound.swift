import Flow
import Localization
import Reflex

/// A round of the reflex game, told as story.
struct PackReflexRound: Equatable, Sendable {
  /// The good moves that win.
  var moves = 0
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
  static let kind = Level.Kind.reflex
  /// Nothing is asked that a hint could help with.
  static let needsHints = false

  static let fields: PackFields<PackReflexRound> = [
    .required("moves", \.moves, .integer(1...99), L10n.PackFormat.moves),
    .defaulted("practice", \.practice, .integer(0...9), L10n.PackFormat.practice),
    .defaulted(
      "twists", \.twists, .list(PackTwist.form, 0...RoundTwist.allCases.count),
      L10n.Escapes.member),
    .defaulted("beats", \.beats, .list(.shape, 0...99), L10n.PackFormat.beats),
    .defaulted("failures", \.failures, .list(.text, 1...9), L10n.PackFormat.failures),
    .optional("success", \.success, .text, L10n.PackFormat.success),
    .optional("skipped", \.skipped, .text, L10n.PackFormat.skipped),
  ]

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    for beat in beats where beat.move > moves {
      let right = L10n.Packs.anInteger(least: 1, most: moves)
      rules.add(L10n.Packs.notA(expected: right), at: beat.offset)
    }
    rules.checkDistinct(twists.lazy.map { ($0.twist.rawValue, $0.offset) })
    rules.checkDistinct(beats.lazy.map { (String($0.move), $0.offset) })
  }

  /// A round is won by playing it.
  func countSolutions(with solver: inout PackSolver) -> Int { moves > 0 ? 1 : 0 }

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
    let beats = beats.map { ($0.move, document.localized($0.text)) }
    return try Level.reflex(
      content, goal: moves, practice: practice, twists: twists.map(\.twist),
      beats: Dictionary(beats, uniquingKeysWith: { first, _ in first }),
      failures: failures.isEmpty ? [L10n.Packs.lost] : failures.map { document.localized($0) },
      success: document.localized(success, else: L10n.Packs.right),
      skipped: document.localized(skipped, else: L10n.Packs.skipped))
  }
}

/// What is said beside one move of a round.
struct PackStoryBeat: Equatable, Sendable {
  var move = 0
  var text = PackText.blank
  var offset = FileOffset.unknown
}

extension PackStoryBeat: PackShape {
  static let fields: PackFields<PackStoryBeat> = [
    .required("move", \.move, .integer(1...99), L10n.PackFormat.move),
    .required("text", \.text, .text, L10n.PackFormat.beatText),
    .comment,
  ]

  mutating func complete(from node: PackNode) { offset = node.offset }
}

/// A rule of a round’s own.
struct PackTwist: Equatable, Sendable {
  var twist: RoundTwist
  var offset = FileOffset.unknown
}

extension PackTwist {
  fileprivate static let form = PackForm.word(
    RoundTwist.allCases.map(\.rawValue), PackTwist.init, \.twist.rawValue)

  /// The rule of that name; nil where there is none.
  init?(_ word: String, at offset: FileOffset = .unknown) {
    guard let twist = RoundTwist(rawValue: word) else { return nil }
    self.init(twist: twist, offset: offset)
  }
}

// MARK: In the starter

extension PackReflexRound {
  private typealias Words = L10n.Starter

  static let example = PackLevel(
    id: "run", text: PackText(Words.runText),
    task: PackTask(
      PackReflexRound(
        moves: 4, practice: 1, beats: [PackStoryBeat(move: 3, text: PackText(Words.runBeat))],
        failures: [PackText(Words.runFailure)], success: PackText(Words.runSuccess),
        skipped: PackText(Words.runSkipped))),
    comment: PackText(Words.runComment))
}
