import Localization

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
