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
  package init(_ code: String, _ text: LocalizedText, _ facts: [Fact], tellsWayOn: Bool = false) {
    self.code = code
    self.text = text
    self.facts = facts
    self.tellsWayOn = tellsWayOn
  }

  init(_ code: String, _ text: LocalizedText, _ facts: Fact..., tellsWayOn: Bool = false) {
    self.init(code, text, facts, tellsWayOn: tellsWayOn)
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
      case string(String)
      /// From 1.
      case number(Int)
      /// From 0.
      case count(Int)
      /// From 0; left out where there is none.
      case optionalCount(Int?)
      /// One of a few.
      case word(String, of: [String])
      case words([String])
    }

    package let key: String
    package let value: Value

    static func text(_ key: String, _ text: LocalizedText) -> Fact {
      Fact(key: key, value: .text(text))
    }

    /// Text that came from outside.
    package static func string(_ key: String, _ text: SafeText) -> Fact {
      Fact(key: key, value: .string(text.string))
    }

    /// From 1.
    package static func number(_ key: String, _ number: Int) -> Fact {
      Fact(key: key, value: .number(number))
    }

    static func count(_ key: String, _ count: Int) -> Fact {
      Fact(key: key, value: .count(count))
    }

    static func optionalCount(_ key: String, _ count: Int?) -> Fact {
      Fact(key: key, value: .optionalCount(count))
    }

    static func word<Word: CaseIterable & RawRepresentable<String>>(
      _ key: String, _ word: Word
    ) -> Fact {
      Fact(key: key, value: .word(word.rawValue, of: Word.allCases.map(\.rawValue)))
    }
  }
}

extension SafeText {
  /// As it is, in a sentence.
  package var text: LocalizedText { LocalizedText(verbatim: self) }
}
