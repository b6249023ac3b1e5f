import JSON
package import Localization
package import Presentation
package import Session

/// The voice of programs: one JSON object a line, out and in.
package struct JSONVoice: LineBasedVoice {
  /// In bytes; a longer line is read to its end and refused.
  package static let lineLimit = 64 << 10

  private var language: Language

  /// `language`: that of the texts, until an event changes it.
  package init(language: Language) {
    self.language = language
  }

  /// None: only JSON is written.
  package var prompt: String { "" }

  /// An object a line, the language that an event says being that of its own texts already.
  package mutating func render(_ events: [Event]) -> String {
    events.reduce(into: "") { text, event in
      if let language = event.newLanguage { self.language = language }
      text += WireEventEncoder(event: event, language: language).json.line
    }
  }

  /// A command, or the `error` that answers a line which is none.
  package mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    do {
      return .command(try WireCommandParser.parse(line))
    } catch {
      return .reply(error.json(in: language).line)
    }
  }
}
