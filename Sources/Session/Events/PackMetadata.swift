package import Flow
package import Localization

/// What comes with a stranger’s chapters: whose they are, what is said round them, how they are played, and
/// the name under which their progress is kept.
package struct PackMetadata: Sendable {
  package let view: PackCredits
  /// Said before the first chapter; nil where there is nothing to say.
  package let intro: LocalizedText?
  /// Said behind the last one.
  package let ending: LocalizedText
  /// The hash of the file’s content.
  package let content: String
  /// The name of the file of its progress, without its ending.
  package let saveName: String
  /// The names that it may have had before, the likeliest first.
  package let formerSaveNames: [String]
  /// What the progress says of the pack and its player; nil where nothing is told.
  package let label: PackLabel?
  /// What its author asks for.
  package let policy: FlowPolicy
  /// The lines of the code by which progress is handed in; nil where none is told.
  package let handInCode: (@Sendable (Progress) -> SafeText?)?

  package init(
    view: PackCredits, intro: LocalizedText?, ending: LocalizedText, content: String,
    saveName: String? = nil, formerSaveNames: [String] = [], label: PackLabel? = nil,
    policy: FlowPolicy = FlowPolicy(),
    handInCode: (@Sendable (Progress) -> SafeText?)? = nil
  ) {
    self.saveName = saveName ?? content
    self.formerSaveNames = formerSaveNames
    self.label = label
    self.policy = policy
    self.handInCode = handInCode
    self.view = view
    self.intro = intro
    self.ending = ending
    self.content = content
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
