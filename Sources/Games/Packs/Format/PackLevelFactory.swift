package import Flow

/// The chapters of a pack as one player has them. A document with findings among its rules has none.
package struct PackLevelFactory: LevelFactory {
  private let document: PackDocument
  private let pupil: String?
  private let isWhole: Bool

  /// Makes chapters of `document`, with the levels that are drawn for a pupil of that name; of all where the `isWhole`
  /// pack is asked for, in its own order.
  package init(document: PackDocument, pupil: String? = nil, isWhole: Bool = false) {
    self.document = document
    self.pupil = pupil
    self.isWhole = isWhole
  }

  /// All chapters, in order; throws where a level breaks a rule.
  package func chapters() throws(LevelError) -> [Chapter] {
    let levels = try document.chapters.map { chapter throws(LevelError) in
      try chapter.playedLevels(in: document)
    }
    let played =
      isWhole ? levels : PackSelection(of: document, for: pupil).levels(of: levels)
    var chapters: [Chapter] = []
    for (chapter, levels) in zip(document.chapters, played) {
      chapters.append(try chapter.chapter(in: document, levels: levels))
    }
    return chapters
  }
}
