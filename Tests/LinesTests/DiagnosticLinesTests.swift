import Lines
import Localization
import Presentation
import Testing

private let missing = L10n.Packs.missing(
  key: LocalizedText(verbatim: SafeText(cleaning: "title")))

private let essay = FileDiagnostic(isError: false, place: (3, 10), text: L10n.PackImport.essay)

/// Findings for editors.
struct FindingLinesTests {
  @Test func `findings are lines that editors understand`() {
    let path = LocalizedText(verbatim: SafeText(cleaning: "$.chapters[1]"))
    let finding = FileDiagnostic(
      isError: true, place: (3, 9), text: missing,
      sentence: L10n.Packs.at(finding: missing, path: path))
    let findings = FileDiagnostics([finding], in: SafeText(cleaning: "maths.json"), language: .en)
    let sentence = missing.resolved(in: .en) + " (at $.chapters[1])"
    #expect(findings.lines == "maths.json:3:9: error: \(sentence)\n")
    #expect(findings.hasErrors)
  }

  @Test func `a warning is no error`() {
    let findings = FileDiagnostics([essay], in: SafeText(cleaning: "q.gift"), language: .en)
    let text = L10n.PackImport.essay.resolved(in: .en)
    #expect(findings.lines == "q.gift:3:10: warning: \(text)\n")
    #expect(!findings.hasErrors)
  }

  @Test func `an error of the whole file stands last, without a line`() {
    let absent = FileDiagnostic(isError: true, place: nil, text: L10n.Packs.faultAbsent)
    let findings = FileDiagnostics(
      [essay, absent], in: SafeText(cleaning: "q.gift"), language: .en)
    let text = L10n.Packs.faultAbsent.resolved(in: .en)
    #expect(findings.lines.hasSuffix("\nq.gift: error: \(text)\n"))
    #expect(findings.hasErrors)
  }
}
