package import Flow

/// The chapters of a pack. A document with findings among its rules has none.
package struct PackFactory: LevelFactory {
  private let document: PackDocument

  package init(document: PackDocument) {
    self.document = document
  }

  package func chapters() throws(LevelError) -> [Chapter] {
    var chapters: [Chapter] = []
    for chapter in document.chapters { chapters.append(try chapter.chapter(in: document)) }
    return chapters
  }
}
