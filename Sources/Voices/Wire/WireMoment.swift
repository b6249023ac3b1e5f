/// An event after which the game waits for something else than before, by its name on the wire; all others only
/// tell something.
enum WireMoment: String, CaseIterable {
  case menu, intro, chapter, level, ready, cue, round, results, room, descent
}
