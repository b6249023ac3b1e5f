package import Localization

/// What comes with a stranger’s chapters: whose they are, what is said round them, and the name under
/// which their progress is kept.
package struct PackMetadata: Equatable, Sendable {
  package let view: PackCredits
  /// Said before the first chapter; nil where there is nothing to say.
  package let intro: LocalizedText?
  /// Said behind the last one.
  package let ending: LocalizedText
  /// The name of the file of its progress, without its ending.
  package let saveName: String
  /// Whether it is only looked over: every level is open, and nothing is kept.
  package let isPreview: Bool

  package init(
    view: PackCredits, intro: LocalizedText?, ending: LocalizedText, saveName: String,
    isPreview: Bool = false
  ) {
    self.view = view
    self.intro = intro
    self.ending = ending
    self.saveName = saveName
    self.isPreview = isPreview
  }
}

/// A pack as its player sees it.
package struct PackCredits: Equatable, Sendable {
  package let title: LocalizedText
  package let author: LocalizedText?
  /// The name of its file.
  package let file: SafeText

  package init(title: LocalizedText, author: LocalizedText?, file: SafeText) {
    self.title = title
    self.author = author
    self.file = file
  }
}
