package import Flow

/// The chapters of a pack as one player has them. A document with findings among its rules has none.
package struct PackLevelFactory: LevelFactory {
  private let document: PackDocument
  private let pupil: String?

  /// Makes chapters of `document`, with the levels that are drawn for a pupil of that name.
  package init(document: PackDocument, pupil: String? = nil) {
    self.document = document
    self.pupil = pupil
  }

  /// All chapters, in order; throws where a level breaks a rule.
  package func chapters() throws(LevelError) -> [Chapter] {
    let levels = try document.chapters.map { chapter throws(LevelError) in
      try chapter.playedLevels(in: document)
    }
    let played = PackSelection(of: document, for: pupil).levels(of: levels)
    var chapters: [Chapter] = []
    for (chapter, levels) in zip(document.chapters, played) {
      chapters.append(try chapter.chapter(in: document, levels: levels))
    }
    return chapters
  }
}
