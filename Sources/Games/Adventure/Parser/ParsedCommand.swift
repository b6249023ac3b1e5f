package import Localization

/// A command whose verb is known.
struct ParsedCommand {
  var verb: Verb
  /// « le » and « lui » of « donne-le-lui », in their order.
  var clitics: [Word] = []
  /// “Give me”, « donne-moi ».
  var isForPlayer = false
  /// What follows the verb.
  var rest: ArraySlice<Token>
  /// “three times”; nil where no number was said.
  var count: Int?
  var object: ArraySlice<Token> = []
  var preposition: Vocabulary.Preposition?
  var second: ArraySlice<Token> = []
}

/// One command of a typed line, with the tokens it was split from.
package struct TypedCommand: Sendable {
  /// As it was typed, or put together again from a part of a line.
  package let text: String
  private(set) var tokens: [Token]

  /// A whole line as one command.
  package init(_ line: String) { self.init(line, Token.tokenize(line)) }

  init(_ line: String, _ tokens: [Token]) {
    text = line
    self.tokens = tokens
  }

  /// A part of a line: a hyphen before it is no longer one inside a word.
  init(_ part: ArraySlice<Token>) {
    self.init(Array(part).text, Array(part))
    if let word = part.first?.word, word.followsHyphen { tokens[0] = .word(Word(word.raw)) }
  }
}

/// What a command means.
enum UnderstoodCommand: Equatable {
  case actions([PlayerAction])
  /// With what follows, word for word.
  case meta(MetaVerb, String)
}

extension UnderstoodCommand {
  /// A name to save under is what was typed, dots and all.
  func withName(from typed: String) -> UnderstoodCommand {
    guard case .meta(let word, _) = self, word.takesName else { return self }
    let parts = typed.split(separator: " ").map(String.init)
    let words = Language.allCases.flatMap { word.words.resolved(in: $0) }
    let head = parts.firstIndex { words.contains($0.lowercased()) } ?? 0
    return .meta(word, parts.dropFirst(head + 1).joined(separator: " "))
  }
}

/// What the parser keeps between two commands; it is saved with the game.
package struct ParserContext: Equatable, Sendable {
  /// What `it` and `them` may mean, the newest first.
  package var mentioned: [ThingID] = []
  /// The command that `again` repeats, as it was typed.
  package var lastCommand: String?
  /// A command that waits for a word, which the next line may give.
  package var incomplete: IncompleteCommand?

  package init() {}
}

/// A command that lacks a word, or waits for a yes: “take” without an object, “take lmap”.
package struct IncompleteCommand: Equatable, Sendable {
  /// What it lacks; the raw value is a word of saved games.
  package enum AwaitedReply: String, Sendable {
    /// The word in the place of one that nobody knows, for `oops`.
    case mistyped
    /// Which of several things, or what at all: the words of the answer are put in.
    case object
    /// Yes or no.
    case confirmation
  }

  package let missing: AwaitedReply
  /// The words before the missing part, and behind it.
  package let before: String
  package let after: String

  package init(missing: AwaitedReply, before: String, after: String) {
    self.missing = missing
    self.before = before
    self.after = after
  }
}

extension IncompleteCommand {
  /// The command with the words of an answer in the gap; a preposition in the answer stands for the one before the gap.
  func completed(with answer: [Token], _ vocabulary: Vocabulary) -> [Token] {
    var before = Token.tokenize(before)
    if vocabulary.beginsWithPreposition(answer), let last = before.last,
      vocabulary.beginsWithPreposition([last])
    {
      before.removeLast()
    }
    return before + answer + Token.tokenize(after)
  }
}

/// Why a command was not understood, in sentences, and what the next line may mend.
struct ParseError: Error {
  let texts: [LocalizedText]
  /// The command as far as it was understood.
  let incomplete: IncompleteCommand?
  /// What a mistyped word was meant to be.
  let correction: Correction?
  /// What was named all the same, for “it”.
  let mentions: [ThingID]

  init(
    _ texts: [LocalizedText], incomplete: IncompleteCommand? = nil, correction: Correction? = nil,
    mentions: [ThingID] = []
  ) {
    self.texts = texts
    self.incomplete = incomplete
    self.correction = correction
    self.mentions = mentions
  }

  init(_ text: LocalizedText, mentions: [ThingID] = []) { self.init([text], mentions: mentions) }

  /// A question; the words of the answer go between `before` and `after`.
  init(
    question: LocalizedText, before: [Token], after: [Token] = [], mentions: [ThingID] = []
  ) {
    self.init(
      [question],
      incomplete: IncompleteCommand(missing: .object, before: before.text, after: after.text),
      mentions: mentions)
  }

  var isQuestion: Bool { incomplete?.missing == .object }
}

/// What a player asks of the program, outside the world; it takes no turn.
package enum MetaCommand: Equatable, Sendable {
  case help, map, restart, quit, about, version
  /// How much is told of a place that is known.
  case places(isBrief: Bool)
  /// Whether points are told as they come.
  case points(isTold: Bool)
  /// A name, or none.
  case save(String?), restore(String?)
  /// A file, or none; `off` ends it.
  case script(String?)
}

/// What a meta-command begins with: the verbs for the program, and those that the game answers by itself.
package enum MetaVerb: String, CaseIterable, Sendable {
  case help, hint, score, fullScore, map, save, restore, undo, again, oops, restart, script, quit
  case points, exits, brief, verbose, picture, about, version
  /// What players of old try, answered in character; no help lists it.
  case walkthrough, magic

  /// What a player may type for it; the first one is shown.
  package var words: LocalizedList {
    switch self {
    case .help: L10n.Requests.help
    case .hint: L10n.Requests.hint
    case .score: L10n.Requests.score
    case .fullScore: L10n.Requests.fullScore
    case .map: L10n.Requests.map
    case .save: L10n.Requests.save
    case .restore: L10n.Requests.restore
    case .undo: L10n.Requests.undo
    case .again: L10n.Requests.again
    case .oops: L10n.Requests.oops
    case .restart: L10n.Requests.restart
    case .script: L10n.Requests.script
    case .quit: L10n.Requests.quit
    case .points: L10n.Requests.points
    case .exits: L10n.Requests.exits
    case .brief: L10n.Requests.brief
    case .verbose: L10n.Requests.verbose
    case .picture: L10n.Requests.picture
    case .about: L10n.Requests.about
    case .version: L10n.Requests.version
    case .walkthrough: L10n.Requests.walkthrough
    case .magic: L10n.Requests.magic
    }
  }

  /// What follows is a name and no words of a command.
  var takesName: Bool { self == .save || self == .restore || self == .script }
}
