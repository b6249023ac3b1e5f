/// A lock of wheels, digits 1 to 9, all different, and what is known of its code.
struct LockPuzzle: Puzzle, Hashable {
  /// The one code that fits all clues.
  let code: LockCode
  /// In printed order.
  let clues: [LockClue]

  var riddle: Riddle {
    let worlds = LockWorlds.of(wheels: code.count)
    return Riddle(frame: worlds.frame, clues: clues.map(worlds.worlds(allowedBy:)))
  }
}
