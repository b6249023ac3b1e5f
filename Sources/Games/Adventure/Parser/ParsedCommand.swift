/// A command whose verb is known.
struct ParsedCommand {
  var verb: Verb
  /// « le » of « prends-le ».
  var clitic: Word?
  /// What follows the verb.
  var rest: ArraySlice<Token>
  var count = 1
  var object: ArraySlice<Token> = []
  var preposition: Vocabulary.Preposition?
  var second: ArraySlice<Token> = []
}
