package import Localization

/// A picture that is shown while its condition holds: voices draw it by its id, or say its sentence.
package struct ConditionalPicture: Sendable {
  package let id: String
  package let text: LocalizedText
  package let when: WorldCondition

  package init(_ id: String, _ text: LocalizedText, when: WorldCondition = .always) {
    self.id = id
    self.text = text
    self.when = when
  }
}
