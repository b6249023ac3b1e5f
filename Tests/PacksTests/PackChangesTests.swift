import Localization
import Testing

@testable import Flow
@testable import Packs

/// What a corrected pack does to those who have played it.
@Suite struct PackChangesTests {
  private static let former = """
    {"version": 1, "title": "T", "language": "en", "id": "t", "chapters": [{"title": "C", "levels": [
     {"kind": "open", "id": "a", "text": "Which river runs through Paris?", "right": "Seine"},
     {"kind": "number", "id": "b", "text": "How high is Mont Blanc?", "right": 4806},
     {"kind": "closed", "id": "c", "text": "What is 2 + 2?", "right": "4", "wrong": ["5"]}
    ]}]}
    """

  private func document(_ text: String) throws -> PackDocument {
    try #require(PackReader.read(Array(text.utf8)).document)
  }

  private func changes(_ before: String, _ after: String) throws -> PackChanges {
    let (former, new) = (Self.former, Self.former.replacing(before, with: after))
    return PackChanges(
      from: try PackLevelFactory(document: try document(former)).chapters(),
      to: try PackLevelFactory(document: try document(new)).chapters())
  }

  /// A change, what it opens for all, what for those who missed it, what for nobody, and what is new.
  static let corrections: [(String, String, [String], [String], [String], [String])] = [
    ("Which river", "What river", [], ["a"], [], []),
    ("Which river runs", "which river, runs", [], [], ["a"], []),
    ("\"Seine\"", "[\"Seine\", \"la Seine\"]", [], ["a"], [], []),
    ("\"Seine\"", "\"Loire\"", ["a"], [], [], []),
    ("4806", "4806, \"tolerance\": 5", [], ["b"], [], []),
    ("4806", "4806, \"unit\": \"m\"", [], ["b"], [], []),
    ("4806", "4807", ["b"], [], [], []),
    ("4806", "4807, \"tolerance\": 1", [], ["b"], [], []),
    ("4806", "4805, \"least\": 4800, \"most\": 4810", [], ["b"], [], []),
    ("4806", "4805, \"least\": 4800, \"most\": 4805", ["b"], [], [], []),
    ("[\"5\"]", "[\"5\", \"3\"]", [], [], ["c"], []),
    ("\"id\": \"a\"", "\"id\": \"d\"", [], [], [], []),
    (
      "\"id\": \"c\", \"text\": \"What is 2 + 2?\"", "\"id\": \"d\", \"text\": \"And 3 + 1?\"", [],
      [], [], ["d"]
    ),
  ]

  @Test(arguments: corrections) func `a correction opens what it must`(
    _ before: String, _ after: String, _ all: [String], _ missed: [String], _ corrected: [String],
    _ added: [String]
  ) throws {
    let changes = try changes(before, after)
    #expect(changes.reopened == all)
    #expect(changes.reopenedIfMissed == missed)
    #expect(changes.corrected == corrected)
    #expect(changes.added == added)
    #expect(changes.isEmpty == (all.isEmpty && missed.isEmpty && added.isEmpty))
  }

  @Test(
    arguments: [
      (#""wrong": ["Seinne"]"#, ["a"]), (#""wrong": ["la Seine"]"#, ["a"]),
      (#""wrong": ["Rhine"]"#, []),
    ]) func `an answer that was taken and is foreseen as wrong opens its question`(
      _ wrong: String, _ taken: [String]
    ) throws
  {
    let changes = try changes("\"Seine\"", "\"Seine\", " + wrong)
    #expect(changes.reopenedIfTaken == taken)
    #expect(changes.keepsStars == taken.isEmpty)
    #expect(!changes.corrected.contains { taken.contains($0) })
  }

  @Test func `a pack goes on where its id stays, or where it gets one`() throws {
    let former = try document(Self.former)
    var other = former
    other.title = PackText(SafeText(cleaning: "Other"))
    #expect(other.goesOn(from: former))
    other.id = "other"
    #expect(!other.goesOn(from: former))
    var nameless = former
    nameless.id = nil
    #expect(former.goesOn(from: nameless) && !nameless.goesOn(from: former))
  }

  @Test func `an answer may be a text alone, and means the same as in braces`() throws {
    let long = Self.former.replacing("\"4\"", with: "{\"text\": \"4\"}")
      .replacing("[\"5\"]", with: "[{\"text\": \"5\"}]")
    let (brief, whole) = (try document(Self.former), try document(long))
    #expect(brief == whole)
    #expect(brief.levels.map(\.fingerprint) == whole.levels.map(\.fingerprint))
    let foreseen = "\"Seine\", \"wrong\": [\"Rhine\"]"
    let miss = try document(Self.former.replacing("\"Seine\"", with: foreseen))
    guard case .open(let question) = miss.levels[0].task else { preconditionFailure() }
    #expect(question.wrong.map(\.words) == [PackSpellings(.plain([SafeText(cleaning: "Rhine")]))])
  }
}
