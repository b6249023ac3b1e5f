import JSON
import Localization
package import Presentation

extension DiagnosticReport {
  /// The event `findings`, a line.
  package var wireLine: String {
    String(decoding: JSONWriter.write(WireFindings(findings: self).json), as: UTF8.self) + "\n"
  }
}

/// What was found in a file, as it goes over the wire.
struct WireFindings {
  let findings: DiagnosticReport

  /// The object that is written.
  var json: JSONValue {
    object(
      "findings",
      [
        ("file", JSONValue(findings.file.string)),
        ("playable", JSONValue(!findings.hasErrors)),
        ("findings", JSONValue(findings.all.map(json))),
      ])
  }

  private func json(_ finding: Diagnostic) -> JSONValue {
    let place = finding.place ?? (line: 1, column: 1)
    let members: [(String, JSONValue)] = [
      ("severity", JSONValue(finding.severity)), ("line", JSONValue(place.line)),
      ("column", JSONValue(place.column)),
    ]
    let path = finding.path.map { [("path", JSONValue($0.string))] } ?? []
    let text = ("text", JSONValue(finding.text.resolved(in: findings.language)))
    return JSONValue(JSONObject(members + path + [text]))
  }

  private func object(_ name: String, _ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(JSONObject([("event", JSONValue(name))] + members))
  }
}
