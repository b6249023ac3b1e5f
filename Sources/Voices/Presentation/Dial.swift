/// Where a rotor's dial stands: a face, and an item on it (indexes from 0).
package struct Dial: Equatable, Sendable {
  package enum Face: Equatable, Sendable { case clues, hints, answers }

  package var face: Face
  package var item: Int

  package init(face: Face = .clues, item: Int = 0) {
    self.face = face
    self.item = item
  }
}
