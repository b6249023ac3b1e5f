package import Flow

/// The chapters of a pack. A document with findings among its rules has none.
package struct PackLevelFactory: LevelFactory {
  private let document: PackDocument

  /// Makes chapters of `document`.
  package init(document: PackDocument) { self.document = document }

  /// All chapters, in order; throws where a level breaks a rule.
  package func chapters() throws(LevelError) -> [Chapter] {
    try document.chapters.map { chapter throws(LevelError) in try chapter.chapter(in: document) }
  }
}
