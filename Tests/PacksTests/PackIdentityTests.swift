import Localization
import Testing

@testable import Packs

/// By what the progress in a pack is found.
struct PackIdentityTests {
  @Test func `a pack is known by its id, else by title, author and language`() {
    var sample = PackDocument.sample
    sample.id = nil
    var corrected = sample
    corrected.chapters[0].levels[0].text = plain("Corrected.")
    #expect(corrected.saveName == sample.saveName)
    for change in [
      { (pack: inout PackDocument) in pack.title = plain("Another") },
      { $0.author = nil }, { $0.language = "fr" }, { $0.id = "sample" },
    ] {
      var other = sample
      change(&other)
      #expect(other.saveName != sample.saveName)
      other.id = "one"
      var named = sample
      named.id = "one"
      #expect(other.saveName == named.saveName)
    }
  }

  @Test(arguments: [
    (#""id": "rivers","#, "59f506e3cacf9de240dd5b554a220e86378b45b0"),
    ("", "9edc1c71f297bc1ff9fd01332067477e1141b0e2"),
  ]) func `the names of saves are those of earlier versions`(_ id: String, _ name: String) throws {
    let text = """
      {"version": 1, \(id) "title": {"en": "Rivers", "fr": "Fleuves"}, "author": "Ada",
       "language": "en", "chapters": [{"title": "C", "levels": []}]}
      """
    #expect(try #require(PackReader.read(Array(text.utf8)).document).saveName == name)
  }

  @Test(arguments: [
    ("The Thames at Night", "thames-at-night"), ("Été 2024", "ete-2024"), ("漢字", nil), ("", nil),
  ]) func `an id is made of words`(_ title: String, _ id: String?) {
    #expect(PackDocument.id(of: title, in: .en) == id)
  }
}
