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
  /// Whether the preposition stands before the object itself: “look in the box”.
  var isObjectBehind = false
}
