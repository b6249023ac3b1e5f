import JSON
import Localization

/// What was said in an adventure, in the language in which it was said.
package struct AdventureTranscript: Equatable, Sendable {
  /// How many messages are kept.
  package static let limit = 100

  /// No message is longer, in characters.
  private static let longest = 10_000

  /// One message: the player’s own command has the role `echo`.
  package struct Message: Equatable, Sendable {
    /// What was said.
    package let text: String
    /// What kind of text it is.
    package let role: AdventureTextRole

    /// A message of that kind.
    package init(_ text: String, _ role: AdventureTextRole) {
      self.text = text
      self.role = role
    }
  }

  /// The newest last.
  package private(set) var messages: [Message] = []

  /// Nothing was said.
  package init() {}

  mutating func append(_ message: Message) {
    messages.append(message)
    if messages.count > Self.limit { messages.removeFirst(messages.count - Self.limit) }
  }

  mutating func removeLast(_ count: Int) { messages.removeLast(min(count, messages.count)) }

  /// A message is its role, a colon and its text.
  var data: JSONValue {
    JSONValue(messages.map { JSONValue("\($0.role.rawValue):\($0.text)") })
  }

  init?(data: JSONValue) {
    guard let strings = data.strings else { return nil }
    for string in strings {
      let parts = string.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let role = AdventureTextRole(rawValue: String(parts[0])) else {
        return nil
      }
      append(Message(SafeText(cleaning: String(parts[1]), limit: Self.longest).string, role))
    }
  }
}

/// What a text of the adventure is; raw values are the words of the wire.
package enum AdventureTextRole: String, Sendable {
  /// A command of the player’s, in the transcript alone.
  case echo
  /// The name of the place.
  case title
  case prose, reply, refusal, question, heading, item, hint
}
