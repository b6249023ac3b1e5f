import JSON
package import Localization
package import Presentation
package import Session

/// The voice of programs: one JSON object a line, out and in.
package struct JSONVoice: LineBasedVoice {
  /// In bytes; a longer line is read to its end and refused.
  package static let lineLimit = 64 << 10

  private var writer: WireWriter
  /// That of the command which was parsed last, until it is answered.
  private var tag: JSONValue?

  /// `language`: that of the texts, until an event changes it.
  package init(language: Language) {
    writer = WireWriter(language: language)
  }

  /// None: only JSON is written.
  package var prompt: String { "" }

  /// An object a line, the language that an event says being that of its own texts already.
  package mutating func render(_ events: [Event]) -> String {
    write(events)
    return writer.takeText()
  }

  private mutating func write(_ events: some Sequence<Event>) {
    for event in events {
      if let language = event.newLanguage { writer.language = language }
      WireFormat.write(event, to: &writer)
    }
  }

  /// The events, then `done` where the command had a tag; `bye` stays the last word.
  package mutating func answer(with events: [Event]) -> String {
    let isLast = events.last == .bye
    write(isLast ? events.dropLast() : events[...])
    writeDone()
    if isLast { write([.bye]) }
    return writer.takeText()
  }

  /// A command, or the `error` that answers a line which is none.
  package mutating func parse(_ line: DecodedLine) -> LineInterpretation {
    tag = nil
    do {
      let object = try WireCommand.object(in: line)
      tag = try WireCommand.tag.read(object)
      return .command(try WireCommand.command(in: object))
    } catch {
      error.shape.write((), to: &writer)
      writeDone()
      return .reply(writer.takeText())
    }
  }

  /// The end of an answer, where its command had a tag.
  private mutating func writeDone() {
    if let tag { WireFormat.done.write(tag, to: &writer) }
    tag = nil
  }
}

extension FileDiagnostics {
  /// A run that has nothing else to say: `hello`, the event `findings`, `bye`.
  package var wireLines: String {
    var writer = WireWriter(language: language)
    WireFormat.write(.hello(language: language), to: &writer)
    WireFormat.findings.write(self, to: &writer)
    WireFormat.write(.bye, to: &writer)
    return writer.takeText()
  }
}
