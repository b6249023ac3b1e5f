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
