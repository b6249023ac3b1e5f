import JSON
import Localization
package import Presentation
import Session

extension FileDiagnostics {
  /// A run that has nothing else to say: `hello`, the event `findings`, `bye`.
  package var wireLines: String {
    var voice = JSONVoice(language: language)
    return voice.render([.hello(language: language)]) + wireLine + voice.render([.bye])
  }

  /// The event `findings`, a line.
  var wireLine: String {
    let findings = JSONValue(all.map { JSONValue(members(of: $0)) })
    return JSONValue.event(
      "findings",
      [
        "file": JSONValue(file.string), "playable": JSONValue(!hasErrors), "findings": findings,
      ]
    ).line
  }

  /// What is about the whole file stands at its beginning.
  private func members(of diagnostic: FileDiagnostic) -> WireMembers {
    let place = diagnostic.place ?? (line: 1, column: 1)
    return [
      "severity": JSONValue(diagnostic.severity), "line": JSONValue(place.line),
      "column": JSONValue(place.column), "path": diagnostic.path.map { JSONValue($0.string) },
      "text": JSONValue(diagnostic.text.resolved(in: language)),
      "line_text": diagnostic.excerpt.map { JSONValue($0.line.string) },
    ]
  }
}
