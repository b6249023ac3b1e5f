import Flow
import Localization
import Packs

/// A pack of which there may be many results.
struct PlayedPack {
  let file: PackFile
  /// The hash of its bytes.
  let content: String
  /// The chapters that all pupils have in this order; nil where each has another, or other questions.
  let chaptersOfAll: [Chapter]?

  init(_ file: PackFile) {
    self.file = file
    content = ContentHash.name(of: file.bytes)
    chaptersOfAll = file.document.settings.isAlikeForAll ? try? file.chapters() : nil
  }

  var document: PackDocument { file.document }
  var language: Language? { file.language }

  /// The chapters of a pupil of that name; nil where the pack cannot be played.
  func chapters(for pupil: SafeText?) -> [Chapter]? {
    file.document.settings.isAlikeForAll ? chaptersOfAll : try? file.chapters(for: pupil)
  }
}
