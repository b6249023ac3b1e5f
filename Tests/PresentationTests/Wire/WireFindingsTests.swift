import Localization
import Packs
import Testing

@testable import Presentation

private let text = """
  {"version": 1, "title": "T", "language": "en", "chapters": [
    {"title": "C", "levels": []},
          {"levels": []}]}
  """

private var findings: Findings {
  let report = PackReport(PackReader.read(Array(text.utf8)).findings, in: Array(text.utf8))
  return Findings(report, in: SafeText(cleaning: "maths.json"), language: .en)
}

private let missing = L10n.Packs.missing(
  key: LocalizedText(verbatim: SafeText(cleaning: "title"))
).resolved(in: .en)

/// What was found in a pack, as it stands on the wire in English.
let findingsLine =
  #"{"event":"findings","file":"maths.json","playable":false,"findings":[{"severity":"error","#
  + #""line":3,"column":9,"path":"$.chapters[1]","text":"\#(missing)"}]}"#

/// Findings for programs and for editors.
struct WireFindingsTests {
  @Test func `findings are this event`() {
    #expect(findings.wireLine == findingsLine + "\n")
  }

  @Test func `findings are lines that editors understand`() {
    #expect(findings.lines == "maths.json:3:9: error: \(missing) (at $.chapters[1])\n")
  }
}
