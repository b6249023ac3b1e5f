import Localization
import Testing

@testable import Packs

/// What is written is read as it was.
@Suite struct FormatTests {
  @Test func `a document comes back from its file with nothing lost`() {
    let written = PackDocument.sample
    let (document, findings) = PackReader.read(PackWriter.write(written))
    #expect(findings.isEmpty)
    #expect(document == written)
  }

  @Test func `ids of chapters and levels that are left out are given`() throws {
    let document = try pack(#"{"text": "green"}"#, #"{"text": "red"}"#)
    #expect(document.chapters.map(\.id) == ["chapter-1"])
    #expect(document.levels.map(\.id) == ["level-1-1"])
  }

  /// Three answers, in texts of one language and of two.
  static let answers = [
    ["green", "red", "blue"].map { #"{"text": "\#($0)"}"# },
    [("green", "vert"), ("red", "rouge"), ("blue", "bleu")].map {
      #"{"text": {"en": "\#($0.0)", "fr": "\#($0.1)"}}"#
    },
  ]

  @Test(arguments: answers) func `the id of an answer does not tell whether it is right`(
    _ answers: [String]
  ) throws {
    var idsByText: [String: Set<String>] = [:]
    var idsOfRight: Set<String> = []
    for right in answers.indices {
      for turn in 0...1 {
        let wrong = answers.indices.filter { $0 != right }.map { answers[$0] }
        let choices = try choices(
          answers[right], turn == 0 ? wrong : wrong.reversed())
        idsOfRight.insert(choices.right.id)
        for choice in choices.all {
          idsByText[choice.text.entry(in: "en", fallback: "en").value.string, default: []].insert(
            choice.id)
        }
      }
    }
    // An answer keeps its id whether it is right or wrong, wherever it stands.
    #expect(idsByText.count == 3)
    #expect(idsByText.values.allSatisfy { $0.count == 1 })
    #expect(idsOfRight.count == 3)
    #expect(idsOfRight.allSatisfy { $0.hasPrefix("answer-") && $0.utf8.count > 10 })
  }

  @Test func `ids of two answers with one number differ, whichever is right`() throws {
    // Both texts come to one number.
    let (first, second) = (#"{"text": "a122"}"#, #"{"text": "a690"}"#)
    let one = try choices(first, second).all.map(\.id)
    let other = try choices(second, first).all.map(\.id)
    #expect(one == other.reversed())
    #expect(Set(one).count == 2)
  }

  private func choices(_ right: String, _ wrong: String...) throws -> PackChoices {
    try choices(right, wrong)
  }

  private func choices(_ right: String, _ wrong: [String]) throws -> PackChoices {
    let level = try #require(try pack(right, wrong.joined(separator: ",")).levels.first)
    return try #require(level.task.format as? PackClosedQuestion).choices
  }

  private func pack(_ right: String, _ wrong: String) throws -> PackDocument {
    let text = """
      {"version": 1, "title": "T", "language": "en", "chapters": [{"title": "C", "levels": [
        {"kind": "closed", "text": "Q", "right": \(right), "wrong": [\(wrong)]}]}]}
      """
    return try #require(PackReader.read(Array(text.utf8)).document)
  }
}
