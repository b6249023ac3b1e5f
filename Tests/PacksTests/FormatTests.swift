import Localization
import Testing

@testable import Packs

/// What is written is read as it was.
@Suite struct FormatTests {
  @Test func `a document comes back from its file with nothing lost`() {
    let (document, findings) = PackReader.read(PackWriter.write(.sample))
    #expect(findings.isEmpty)
    #expect(document == .sample)
  }

  @Test func `ids that are left out are given, and do not tell which answer is right`() throws {
    let text = """
      {"version": 1, "title": "T", "language": "en", "chapters": [{"title": "C", "levels": [
        {"kind": "closed", "text": "Q", "right": {"text": "green"},
         "wrong": [{"text": "red"}, {"text": "blue"}]},
        {"kind": "closed", "text": "Q", "right": {"text": "olive"},
         "wrong": [{"text": "red"}, {"text": "blue"}]}]}]}
      """
    let document = try #require(PackReader.read(Array(text.utf8)).document)
    #expect(document.chapters.map(\.id) == ["chapter-1"])
    #expect(document.levels.map(\.id) == ["level-1-1", "level-1-2"])
    let rightIDs = try document.levels.map { level in
      guard case .closed(let question) = level.task else { throw Unexpected() }
      #expect(Set(question.choices.all.map(\.id)) == ["answer-1", "answer-2", "answer-3"])
      return question.choices.right.id
    }
    #expect(rightIDs[0] != rightIDs[1])
  }
}

struct Unexpected: Error {}
