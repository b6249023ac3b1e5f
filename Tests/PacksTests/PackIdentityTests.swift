import Localization
import Testing

@testable import Flow
@testable import Packs

/// By what a pack and its questions are known.
@Suite struct PackIdentityTests {
  /// What may be corrected in a level, and whether it is another question then.
  static let corrections: [(PackLevel, Bool)] = [
    (corrected { $0.text = plain("Which word is it?") }, true),
    (corrected { $0.hints = [plain("Wood.")] }, false),
    (corrected { $0.notes = [plain("Wood.")] }, false),
    (corrected { $0.id = "forest" }, false),
    (corrected { $0.task = .open(question { $0.right = words("bois") }) }, true),
    (corrected { $0.task = .open(question { $0.otherwise = plain("No.") }) }, false),
    (corrected { $0.task = .open(question { $0.success = nil }) }, false),
    (corrected { $0.task = PackDocument.closed.task }, true),
  ]

  private static func corrected(_ change: (inout PackLevel) -> Void) -> PackLevel {
    var level = PackDocument.open
    change(&level)
    return level
  }

  private static func question(_ change: (inout PackOpenQuestion) -> Void) -> PackOpenQuestion {
    guard case .open(var question) = PackDocument.open.task else { preconditionFailure() }
    change(&question)
    return question
  }

  @Test(arguments: corrections)
  func `a question is known by what it asks and what is right`(_ level: PackLevel, _ isOther: Bool)
  {
    #expect((level.fingerprint != PackDocument.open.fingerprint) == isOther)
  }

  @Test func `a further spelling of a gap takes nothing from who was right`() throws {
    let outline = { (gaps: [[String]]) -> QuestionOutline? in
      Self.corrected {
        $0.task = .gaps(
          PackGaps(
            gaps: gaps.map { right in
              Self.question {
                $0.right = PackSpellings(.plain(right.map { SafeText(cleaning: $0) }))
              }
            }))
      }.fingerprint.content.outline
    }
    let narrow = try #require(outline([["king"], ["pope"]]))
    let isKept = { (gaps: [[String]]) in
      outline(gaps)?.isCorrection(of: narrow, wasMissed: false) == true
    }
    #expect(isKept([["king", "queen"], ["pope", "Clement"]]))
    #expect(!isKept([["pope"], ["king"]]))
    #expect(!isKept([["king"], ["Clement"]]))
    #expect(!isKept([["king"], ["pope"], ["duke"]]))
  }

  @Test func `a further spelling takes nothing from who was right`() throws {
    let outline = { (right: [String]) -> QuestionOutline? in
      Self.corrected {
        $0.task = .open(
          Self.question { $0.right = PackSpellings(.plain(right.map { SafeText(cleaning: $0) })) })
      }.fingerprint
        .content.outline
    }
    let (few, more, other) = (
      outline(["bois"]), outline(["bois", "forêt"]), outline(["forêt", "arbre"])
    )
    let narrow = try #require(few)
    #expect(more?.isCorrection(of: narrow, wasMissed: false) == true)
    #expect(more?.isCorrection(of: narrow, wasMissed: true) == false)
    #expect(other?.isCorrection(of: narrow, wasMissed: false) == false)
  }

  @Test(arguments: [
    ("How long is the Loire?", "How long is the Loire, from its source to the sea?", true),
    ("How long is the Loire, from its source to the sea?", "How long is the Loire?", true),
    ("How long is the Loire?", "How deep is the Loire, from its source to the sea?", false),
    ("Which river?", "Which river runs through the whole of Paris and Rouen?", false),
  ]) func `more words behind a question make no other one`(
    _ former: String, _ now: String, _ isSame: Bool
  ) {
    let outlines = [former, now].map { text in
      QuestionOutline(
        right: "r", words: text.lowercased().split { !$0.isLetter }.map(String.init))
    }
    #expect(outlines[1].isCorrection(of: outlines[0], wasMissed: false) == isSame)
    #expect(!outlines[1].isCorrection(of: outlines[0], wasMissed: true))
  }

  @Test func `a pack is known by its id, else by title, author and language`() {
    let sample = PackDocument.sample
    var corrected = sample
    corrected.chapters[0].levels[0].text = plain("Corrected.")
    corrected.settings.isShuffled = true
    #expect(corrected.identity == sample.identity)
    for change in [
      { (pack: inout PackDocument) in pack.title = plain("Another") },
      { $0.author = nil }, { $0.language = "fr" }, { $0.id = "sample" },
    ] {
      var other = sample
      change(&other)
      #expect(other.identity != sample.identity)
      other.id = "one"
      var named = sample
      named.id = "one"
      #expect(other.identity == named.identity)
    }
  }

  @Test func `each name has a file of its own`() {
    let names = [nil, "Ada", "Zoé", "../../etc"].map { PackDocument.sample.saveName(for: $0) }
    #expect(Set(names).count == names.count)
    #expect(PackDocument.sample.saveName(for: "zoe") == names[2])
    #expect(names.allSatisfy { $0.allSatisfy { $0.isHexDigit || $0 == "-" } })
    #expect(names[0] == PackDocument.sample.identity)
  }

  @Test func `a file is found under the names that it had before`() {
    let sample = PackDocument.sample
    #expect(sample.formerSaveNames(for: nil).isEmpty)
    #expect(sample.formerSaveNames(for: "zoe").isEmpty)
    let accented = sample.formerSaveNames(for: "Zoé")
    #expect(accented.count == 1 && !accented.contains(sample.saveName(for: "Zoé")))
    var named = sample
    named.id = "sample"
    #expect(named.formerSaveNames(for: nil) == [sample.identity])
    #expect(named.formerSaveNames(for: "zoe") == [sample.saveName(for: "zoe")])
    #expect(named.formerSaveNames(for: "Zoé").contains(accented[0]))
    #expect(named.formerSaveNames(for: "Zoé").contains(sample.saveName(for: "zoe")))
  }

  static let pupils = [
    ("Ada", "Ada"), ("  Ada \t Lovelace ", "Ada Lovelace"), ("", nil), (" \u{7}\u{202E} ", nil),
    ("A\u{1B}[31mda", "A [31mda"), ("Zoé", "Zoé"), ("x\u{202E}y", "x y"),
    (String(repeating: "a", count: 70), String(repeating: "a", count: 60)),
  ]

  @Test(arguments: pupils) func `a name is cleaned`(_ typed: String, _ kept: String?) {
    #expect(PupilName.clean(typed)?.string == kept)
  }
}
