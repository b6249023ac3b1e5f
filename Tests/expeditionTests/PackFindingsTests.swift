import Lines
import Localization
import Packs
import Presentation
import Testing

@testable import expedition

/// What is found in packs and in files of questions, as findings of any file.
struct PackFindingsTests {
  private let pack = """
    {"version": 1, "title": "T", "language": "en", "chapters": [
      {"title": "C", "levels": []},
            {"levels": []}]}
    """

  @Test func `a finding in a pack has its place and its path`() throws {
    let bytes = Array(pack.utf8)
    let report = PackReport(PackReader.read(bytes).findings, in: bytes)
    let findings = FileDiagnostics(report, in: SafeText(cleaning: "maths.json"), language: .en)
    let missing = L10n.Packs.missing(key: LocalizedText(verbatim: SafeText(cleaning: "title")))
      .resolved(in: .en)
    #expect(
      findings.lines == """
        maths.json:3:9: error: \(missing) (chapter 2)
            {"levels": []}]}
            ^

        """)
    let finding = try #require(findings.all.first)
    #expect(finding.path == SafeText(cleaning: "$.chapters[1]"))
    #expect(finding.text.resolved(in: .en) == missing)
  }

  @Test func `a finding in a file of questions has its place, and no path`() throws {
    let made = PackImport(
      Array("One?{=yes ~no}\n\n  Write.{}\n".utf8), format: .gift, title: SafeText(cleaning: "q"),
      language: .en)
    let findings = FileDiagnostics(
      made.findings, L10n.Packs.faultAbsent, in: SafeText(cleaning: "q.gift"), language: .en)
    let essay = L10n.PackImport.leftOut(why: L10n.PackImport.essay).resolved(in: .en)
    let absent = L10n.Packs.faultAbsent.resolved(in: .en)
    #expect(findings.lines == "q.gift:3:10: warning: \(essay)\nq.gift: error: \(absent)\n")
    #expect(findings.all.allSatisfy { $0.path == nil })
  }
}
