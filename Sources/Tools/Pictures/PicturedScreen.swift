import Screen

/// A screen of the program, and what it says in words.
struct PicturedScreen {
  let frame: Frame
  /// Where text is typed; nil where the cursor stands on a mark that shows as much.
  let cursor: Position?
  /// What the voice of screen readers says of the same moment.
  let words: String
}
