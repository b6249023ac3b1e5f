package import Localization

/// What stands on a pack’s progress, so that it can be told without the pack.
package struct PackLabel: Equatable, Sendable {
  /// What the pack is known by, whatever is corrected in it.
  package let id: String
  /// The hash of the content that was played last.
  package let content: String
  /// What it is called, in its own language.
  package let title: SafeText
  /// The name of the pupil; nil where none was given.
  package let name: SafeText?
  /// How many questions were to be answered.
  package let questions: Int

  /// A label of progress.
  package init(id: String, content: String, title: SafeText, name: SafeText?, questions: Int) {
    self.id = id
    self.content = content
    self.title = title
    self.name = name
    self.questions = questions
  }
}
