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
    let sentence = missing.resolved(in: .en) + " ($.chapters[1])"
    #expect(findings.lines == "maths.json:3:9: error: \(sentence)\n")
    #expect(findings.hasErrors)
  }

  @Test func `a warning is no error`() {
    let findings = FileDiagnostics([essay], in: SafeText(cleaning: "q.gift"), language: .en)
    let text = L10n.PackImport.essay.resolved(in: .en)
    #expect(findings.lines == "q.gift:3:10: warning: \(text)\n")
    #expect(!findings.hasErrors)
  }

  @Test func `in French they are told in French`() {
    let absent = FileDiagnostic(isError: true, place: nil, text: L10n.Packs.faultAbsent)
    let lines = FileDiagnostics([essay, absent], in: SafeText(cleaning: "q"), language: .fr).lines
    #expect(lines.hasPrefix("q:3:10: avertissement: "))
    #expect(lines.split(separator: "\n").last?.hasPrefix("q: erreur: ") == true)
  }

  @Test func `an error of the whole file stands last, without a line`() {
    let absent = FileDiagnostic(isError: true, place: nil, text: L10n.Packs.faultAbsent)
    let findings = FileDiagnostics(
      [essay, absent], in: SafeText(cleaning: "q.gift"), language: .en)
    let text = L10n.Packs.faultAbsent.resolved(in: .en)
    #expect(findings.lines.hasSuffix("\nq.gift: error: \(text)\n"))
    #expect(findings.hasErrors)
  }

  private func warnings(at lines: [Int?]) -> FileDiagnostics {
    let all = lines.map { line in
      FileDiagnostic(
        isError: false, place: line.map { ($0, 1) }, text: L10n.PackImport.essay)
    }
    return FileDiagnostics(all, in: SafeText(cleaning: "q"), language: .en)
  }

  @Test(
    arguments: [
      ([1], ""), ([1, 4], "    … and 1 more like it: line 4\n"),
      ([1, 4, 4, 9], "    … and 3 more like it: lines 4, 9\n"),
      ([1, 4, 5, 6, 7], "    … and 4 more like it: lines 4, 5, 6 …\n"),
      ([nil, nil], "    … and 1 more like it\n"),
    ] as [([Int?], String)])
  func `equal warnings are told once, with the first places of the others`(
    _ lines: [Int?], _ rest: String
  ) throws {
    let text = L10n.PackImport.essay.resolved(in: .en)
    let told = warnings(at: lines).lines
    let end = try #require(told.firstIndex(of: "\n"))
    #expect(told[..<end].hasSuffix("warning: \(text)"))
    #expect(told[told.index(after: end)...] == rest)
  }

  @Test func `equal errors stand each for itself`() {
    let error = FileDiagnostic(isError: true, place: (1, 1), text: missing)
    let findings = FileDiagnostics([error, error], in: SafeText(cleaning: "q"), language: .en)
    #expect(findings.lines.split(separator: "\n").count == 2)
  }

  @Test func `below a finding stands its line, and a caret`() {
    let finding = FileDiagnostic(
      isError: true, place: (1, 3), text: missing,
      excerpt: SourceExcerpt(around: 3, of: Array("é {}".utf8)))
    let findings = FileDiagnostics([finding], in: SafeText(cleaning: "q"), language: .en)
    #expect(findings.lines.hasSuffix("\n    é {}\n      ^\n"))
  }
}
