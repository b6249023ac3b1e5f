/// Where a rotor's dial stands: a face, and an item on it (indexes from 0).
struct RotorSelection: Equatable, Sendable {
  /// The sides of the dial.
  enum Face: CaseIterable, Sendable { case clues, hints, answers }

  /// The side that is turned up.
  var face: Face
  /// The item on it, from 0.
  var item: Int

  /// On the first clue, unless said otherwise.
  init(face: Face = .clues, item: Int = 0) {
    self.face = face
    self.item = item
  }
}
