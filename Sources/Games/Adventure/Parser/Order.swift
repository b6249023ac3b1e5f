/// A command whose verb is known.
struct Order {
  var verb: Verb
  /// « le » of « prends-le ».
  var clitic: Word?
  /// What follows the verb.
  var rest: ArraySlice<Piece>
  var count = 1
  var object: ArraySlice<Piece> = []
  var preposition: Vocabulary.Preposition?
  var second: ArraySlice<Piece> = []
  /// Whether the preposition stands before the object itself: “look in the box”.
  var isObjectBehind = false
}
