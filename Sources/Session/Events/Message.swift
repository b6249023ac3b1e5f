package import Localization

/// A notice or an error as it is told: one value in place of a list for each voice.
package struct Message: Equatable, Sendable {
  /// Stable; programs may rely on it.
  package let code: String
  package let text: LocalizedText
  /// What its text tells, for programs.
  package let facts: [Fact]
  /// Whether it says how to go on, or stands before an answer and says nothing of where the player is.
  package let tellsWayOn: Bool
  /// Its text for a client, which has commands and no keys; nil where that is the same.
  package private(set) var textForClients: LocalizedText?

  /// A message that is told in every voice alike.
  package init(
    _ code: String, _ text: LocalizedText, _ facts: KeyValuePairs<String, Fact.Value> = [:],
    tellsWayOn: Bool = false
  ) {
    self.code = code
    self.text = text
    self.facts = facts.map { Fact(key: $0, value: $1) }
    self.tellsWayOn = tellsWayOn
  }

  func toldToClients(_ text: LocalizedText) -> Message {
    var message = self
    message.textForClients = text
    return message
  }

  /// A member beside the text on the wire.
  package struct Fact: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
      case text(LocalizedText)
      /// Text that came from outside.
      case string(SafeText)
      /// From 1.
      case number(Int)
      /// From 0.
      case count(Int)
      /// One of a few.
      case word(String, of: [String])
      case words([String])
    }

    package let key: String
    package let value: Value
  }
}

extension Message.Fact.Value {
  static func word<Word: CaseIterable & RawRepresentable<String>>(_ word: Word) -> Self {
    .word(word.rawValue, of: Word.allCases.map(\.rawValue))
  }
}

extension SafeText {
  /// As it is, in a sentence.
  package var text: LocalizedText { LocalizedText(verbatim: self) }
}
