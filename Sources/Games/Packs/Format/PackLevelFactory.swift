package import Flow

/// The chapters of a pack. A document with findings among its rules has none.
package struct PackFactory: LevelFactory {
  private let document: PackDocument

  /// Makes chapters of `document`.
  package init(document: PackDocument) {
    self.document = document
  }

  /// All chapters, in order; throws where a level breaks a rule.
  package func chapters() throws(LevelError) -> [Chapter] {
    var chapters: [Chapter] = []
    for chapter in document.chapters { chapters.append(try chapter.chapter(in: document)) }
    return chapters
  }
}
