import JSON
import Localization

/// What was found in a file, as it goes over the wire.
struct WireFindings {
  let findings: [Finding]
  let isPlayable: Bool
  let file: SafeText
  let language: Language

  var json: JSONValue {
    object(
      "findings",
      [
        ("file", JSONValue(file.string)), ("playable", JSONValue(isPlayable)),
        ("findings", JSONValue(findings.map(json))),
      ])
  }

  private func json(_ finding: Finding) -> JSONValue {
    let place = finding.place ?? (line: 1, column: 1)
    let members: [(String, JSONValue)] = [
      ("severity", JSONValue(finding.severity)), ("line", JSONValue(place.line)),
      ("column", JSONValue(place.column)),
    ]
    let path = finding.path.map { [("path", JSONValue($0.string))] } ?? []
    let text = ("text", JSONValue(finding.text.resolved(in: language)))
    return JSONValue(JSONObject(members + path + [text]))
  }

  private func object(_ name: String, _ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(JSONObject([("event", JSONValue(name))] + members))
  }
}
