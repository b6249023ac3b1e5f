import JSON
package import Localization
package import Presentation
package import Session

/// The voice of programs: one JSON object a line, out and in.
package struct JSONVoice: LineBasedVoice {
  /// In bytes; a longer line is read to its end and refused.
  package static let lineLimit = 64 << 10

  private var language: Language
  /// That of the command which was parsed last, until it is answered.
  private var tag: WireTag?
  /// The event that waits for the player: the last of those that do.
  private var moment: WireMoment?

  /// `language`: that of the texts, until an event changes it.
  package init(language: Language) {
    self.language = language
  }

  /// None: only JSON is written.
  package var prompt: String { "" }

  /// An object a line, the language that an event says being that of its own texts already.
  package mutating func render(_ events: [Event]) -> String {
    events.map { event in
      if let language = event.newLanguage { self.language = language }
      let json = WireEventEncoder(event: event, language: language, moment: moment).json
      moment = json["event"]?.string.flatMap(WireMoment.init(rawValue:)) ?? moment
      return json
    }.lines
  }

  /// The events, then `done` where the command had a tag; `bye` stays the last word.
  package mutating func answer(with events: [Event]) -> String {
    guard let tag else { return render(events) }
    self.tag = nil
    let isLast = events.last == .bye
    return render(isLast ? events.dropLast() : events) + tag.done.line
      + (isLast ? render([.bye]) : "")
  }

  /// A command, or the `error` that answers a line which is none.
  package mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    tag = nil
    do {
      let object = try WireCommandParser.object(in: line)
      tag = try WireTag(of: object)
      return .command(try WireCommandParser.command(in: object))
    } catch {
      defer { tag = nil }
      return .reply(error.json(in: language).line + (tag?.done.line ?? ""))
    }
  }
}
