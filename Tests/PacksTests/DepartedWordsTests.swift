import Localization
import Testing

@testable import Packs

/// What packs had once is an error that says so in one sentence.
struct DepartedWordsTests {
  private func findings(pack members: String = "", level: String) -> [LocalizedText] {
    let text = """
      {"version": 1, "title": "T", "language": "en"\(members), "chapters": [{"title": "C",
       "levels": [{"text": "Q", "right": "A", \(level)}]}]}
      """
    return PackReader.read(Array(text.utf8)).findings.map(\.text)
  }

  @Test(arguments: [
    #""attempts": 2"#, #""record": true"#, #""draw": {"count": 5}"#, #""shuffle": true"#,
    #""order": "free""#, #""answers": "atEnd""#, #""hints": false"#, #""accents": "exact""#,
    #""articles": "exact""#, #""typos": "exact""#, #""case": "exact""#,
  ]) func `a member that has left the pack is named`(_ member: String) {
    let key = String(member.dropFirst().prefix { $0 != "\"" })
    #expect(
      findings(pack: ", \(member)", level: #""kind": "open""#)
        == [DepartedWords.member(key, inPack: true)])
  }

  @Test(arguments: ["accents", "articles", "typos", "case"])
  func `a member that has left the level is named`(_ key: String) {
    let reasons = findings(level: #""kind": "open", "\#(key)": "exact""#)
    #expect(reasons == [DepartedWords.member(key, inPack: false)])
    #expect(findings(level: #""kind": "open", "exact": true"#) == [])
  }

  @Test(arguments: ["draw", "attempts", "answers"])
  func `a member of packs alone is a strange one in a level`(_ key: String) {
    let reasons = findings(level: #""kind": "open", "\#(key)": 1"#)
    #expect(reasons == [L10n.Packs.unknown(key: .said(key))])
  }

  @Test(arguments: ["several", "match", "gaps", "number"])
  func `a kind that has left is named once`(_ kind: String) {
    let reasons = findings(level: #""kind": "\#(kind)", "pairs": [], "tolerance": 1"#)
    #expect(reasons == [DepartedWords.kind(kind)])
  }
}
