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

private let questions = "One?{=yes ~no}\n\n  Write.{}\n"

private func imported(_ problem: LocalizedText? = nil) -> Findings {
  let made = PackImport(
    Array(questions.utf8), format: .gift, title: SafeText(cleaning: "q"), language: .en)
  return Findings(made.findings, problem, in: SafeText(cleaning: "q.gift"), language: .en)
}

private let essay = L10n.PackImport.essay.resolved(in: .en)

private let absent = L10n.Packs.faultAbsent.resolved(in: .en)

/// What was found in a file of questions, as it stands on the wire in English.
let importedLine =
  #"{"event":"findings","file":"q.gift","playable":true,"findings":[{"severity":"warning","#
  + #""line":3,"column":10,"text":"\#(essay)"}]}"#

/// Findings for programs and for editors.
struct WireFindingsTests {
  @Test func `findings are this event`() {
    #expect(findings.wireLine == findingsLine + "\n")
  }

  @Test func `findings are lines that editors understand`() {
    #expect(findings.lines == "maths.json:3:9: error: \(missing) (at $.chapters[1])\n")
    #expect(findings.hasErrors)
  }

  @Test func `what is not carried over is the same event, without a path`() {
    #expect(imported().wireLine == importedLine + "\n")
    #expect(imported().lines == "q.gift:3:10: warning: \(essay)\n")
    #expect(!imported().hasErrors)
  }

  @Test func `an error of the whole file stands last, at its beginning`() {
    let findings = imported(L10n.Packs.faultAbsent)
    let last = #"{"severity":"error","line":1,"column":1,"text":"\#(absent)"}]}"#
    #expect(findings.wireLine.hasSuffix("," + last + "\n"))
    #expect(findings.wireLine.contains(#""playable":false"#))
    #expect(findings.lines.hasSuffix("\nq.gift: error: \(absent)\n"))
    #expect(findings.hasErrors)
  }
}
