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
