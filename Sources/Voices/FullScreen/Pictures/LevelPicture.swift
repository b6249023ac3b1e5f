/// The picture of a level, which is lit part by part.
struct LevelPicture: Sendable {
  /// What belongs to part 1, what to part 2, and so on.
  let subjects: [[PictureSubject]]
  /// From the tallest to the lowest; the first that has room is shown.
  let drawings: [LevelDrawing]

  init(_ subjects: [[PictureSubject]], _ drawings: String...) {
    self.subjects = subjects
    self.drawings = drawings.map(LevelDrawing.init)
  }

  /// The parts to which any of these belongs.
  func parts(of some: [PictureSubject]) -> PictureParts {
    var parts: PictureParts = []
    for (index, subjects) in subjects.enumerated() where subjects.contains(where: some.contains) {
      parts.insert(PictureParts(number: index + 1))
    }
    return parts
  }
}

/// A level’s picture as it stands: which parts were touched, and which the ember is on.
struct PictureState {
  let picture: LevelPicture
  let touched: PictureParts
  let lit: PictureParts
}
