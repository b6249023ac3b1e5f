import Localization
import Presentation
import Testing

@testable import Wire

private let missing = L10n.Packs.missing(
  key: LocalizedText(verbatim: SafeText(cleaning: "title")))

private var findings: FileDiagnostics {
  let path = SafeText(cleaning: "$.chapters[1]")
  let finding = FileDiagnostic(
    isError: true, place: (3, 9), path: path, text: missing,
    sentence: L10n.Packs.at(finding: missing, path: LocalizedText(verbatim: path)),
    excerpt: SourceExcerpt(around: 8, of: Array("        {\"levels\": []}]}".utf8)))
  return FileDiagnostics([finding], in: SafeText(cleaning: "maths.json"), language: .en)
}

/// What was found in a pack, as it stands on the wire in English.
let findingsLine =
  #"{"event":"findings","file":"maths.json","playable":false,"findings":[{"severity":"error","#
  + #""line":3,"column":9,"path":"$.chapters[1]","text":"\#(missing.resolved(in: .en))",\#(lineText)}]}"#

private let lineText = ##""line_text":"{\"levels\": []}]}""##

/// The end of an answer.
let doneLine = #"{"event":"done","tag":"a1"}"#

private func imported(_ problem: LocalizedText? = nil) -> FileDiagnostics {
  let essay = FileDiagnostic(isError: false, place: (3, 10), text: L10n.PackImport.essay)
  let whole = problem.map { [FileDiagnostic(isError: true, place: nil, text: $0)] } ?? []
  return FileDiagnostics([essay] + whole, in: SafeText(cleaning: "q.gift"), language: .en)
}

private let essay = L10n.PackImport.essay.resolved(in: .en)

private let absent = L10n.Packs.faultAbsent.resolved(in: .en)

/// What was found in a file of questions, as it stands on the wire in English.
let importedLine =
  #"{"event":"findings","file":"q.gift","playable":true,"findings":[{"severity":"warning","#
  + #""line":3,"column":10,"text":"\#(essay)"}]}"#

/// Findings for programs.
struct WireFindingsTests {
  @Test func `a run that only tells findings is greeted and ended like any other`() {
    let hello = #"{"event":"hello","version":1,"lang":"en"}"# + "\n"
    #expect(findings.wireLines == hello + findingsLine + "\n" + #"{"event":"bye"}"# + "\n")
  }

  @Test func `what is not carried over is the same event, without a path`() {
    #expect(imported().wireLine == importedLine + "\n")
  }

  @Test func `an error of the whole file stands last, at its beginning`() {
    let findings = imported(L10n.Packs.faultAbsent)
    let last = #"{"severity":"error","line":1,"column":1,"text":"\#(absent)"}]}"#
    #expect(findings.wireLine.hasSuffix("," + last + "\n"))
    #expect(findings.wireLine.contains(#""playable":false"#))
  }
}

extension FileDiagnostics {
  fileprivate var wireLine: String {
    var writer = WireWriter(language: language)
    WireFormat.findings.write(self, to: &writer)
    return writer.takeText()
  }
}
