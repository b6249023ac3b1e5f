import JSON
import Localization
import Testing

@testable import Packs

/// A pack of one level in line 3, and what is said of it in both languages.
struct CuredPack: Sendable, CustomTestStringConvertible {
  let text: String
  let en: String
  let fr: String

  var testDescription: String { text }

  init(level: String, _ en: String, _ fr: String) {
    self.init(levels: [level], en, fr)
  }

  init(levels: [String], head: String = "", _ en: String, _ fr: String) {
    text = """
      {"version": 1, "title": "T", "language": "en",\(head)
       "chapters": [{"id": "c", "title": "C", "levels": [
      \(levels.joined(separator: ",\n"))
      ]}]}
      """
    (self.en, self.fr) = (en, fr)
  }
}

/// Values that do not fit are told with an example of what does.
struct ValueCureTests {
  static let packs = [
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": 1789}"#,
      "A text stands in quotation marks: \"1789\". (chapter 1, level 1, “right”)",
      "Un texte se met entre guillemets droits\u{A0}: \"1789\". (chapitre 1, niveau 1, "
        + "«\u{A0}right\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "open", "text": true, "right": "1"}"#,
      "A text stands in quotation marks: \"true\". (chapter 1, level 1, “text”)",
      "Un texte se met entre guillemets droits\u{A0}: \"true\". (chapitre 1, niveau 1, "
        + "«\u{A0}text\u{A0}»)"),
    CuredPack(
      level:
        #"{"kind": "match", "text": "Q", "pairs": [{"text": "A", "with": "B"}, "Canberra"]}"#,
      "More than this is needed here. Write {\"text\": \"Canberra\", \"with\": \"…\"}. "
        + "(chapter 1, level 1, “pairs” 2)",
      "Cela ne suffit pas ici. Écrivez {\"text\": \"Canberra\", \"with\": \"…\"}. "
        + "(chapitre 1, niveau 1, "
        + "«\u{A0}pairs\u{A0}» 2)"),
    CuredPack(
      level: #"{"kind": "reflex", "text": "Q", "moves": "8", "practice": 2}"#,
      "Write this without quotation marks: 8. (chapter 1, level 1, “moves”)",
      "Ceci s’écrit sans guillemets\u{A0}: 8. (chapitre 1, niveau 1, «\u{A0}moves\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": "A", "chapters": []}"#,
      "“chapters” does not belong here, but in the outermost braces of the pack. (chapter 1, level "
        + "1, “chapters”)",
      "«\u{A0}chapters\u{A0}» n’a pas sa place ici, mais dans les accolades qui entourent tout le "
        + "pack. (chapitre 1, niveau 1, «\u{A0}chapters\u{A0}»)"),
    CuredPack(
      levels: [#"{"kind": "open", "text": "Q", "right": "A"}"#], head: #" "notes": ["H"],"#,
      "“notes” does not belong here, but in a level. (“notes”)",
      "«\u{A0}notes\u{A0}» n’a pas sa place ici, mais dans un niveau. («\u{A0}notes\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": "A", "moves": 8}"#,
      "“moves” does not belong here, but in a level of the kind reflex. "
        + "(chapter 1, level 1, “moves”)",
      "«\u{A0}moves\u{A0}» n’a pas sa place ici, mais dans un niveau du genre reflex. (chapitre 1, "
        + "niveau 1, «\u{A0}moves\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": "A", "hints": ["H", 3]}"#,
      "A text stands in quotation marks: \"3\". (chapter 1, level 1, hint 2)",
      "Un texte se met entre guillemets droits\u{A0}: \"3\". (chapitre 1, niveau 1, indice 2)"),
    CuredPack(
      levels: [
        #"{"kind": "open", "id": "a", "text": "Q", "right": "A"}"#,
        #"{"kind": "open", "id": "a", "text": "Q", "right": "A"}"#,
      ],
      "“a” appears twice here. Each id can be used only once. It stands first in line 3. (chapter 1, "
        + "level 2)",
      "«\u{A0}a\u{A0}» figure deux fois ici. Chaque id ne sert qu’une fois. Il figure d’abord à la "
        + "ligne 3. (chapitre 1, niveau 2)"),
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": "A", "otherwise": "No, {reponse}.", "#
        + #""hints": ["A"]}"#,
      "{reponse} stays as it is. What was typed is put where {answer} stands. (chapter 1, level 1, "
        + "“otherwise”)",
      "{reponse} reste tel quel. Ce qui a été tapé prend la place de {answer}. (chapitre 1, niveau 1, "
        + "«\u{A0}otherwise\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "number", "text": "Q", "right": "8,849", "hints": ["A"]}"#,
      "“8,849” could mean 8849 or 8.849. Write the one that you mean: 8849 or 8.849. "
        + "(chapter 1, level 1, “right”)",
      "«\u{A0}8,849\u{A0}» pourrait vouloir dire 8849 ou 8.849. Écrivez celui que vous voulez\u{A0}: "
        + "8849 ou 8.849. (chapitre 1, niveau 1, «\u{A0}right\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "number", "text": "Q", "right": "12 742", "hints": ["A"]}"#,
      "A number has no blanks: 12742. (chapter 1, level 1, “right”)",
      "Un nombre s’écrit sans espace\u{A0}: 12742. (chapitre 1, niveau 1, «\u{A0}right\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "number", "text": "Q", "right": "12742 km", "hints": ["A"]}"#,
      "The unit stands beside the number: 12742, \"unit\": \"km\". (chapter 1, level 1, “right”)",
      "L’unité se met à côté du nombre\u{A0}: 12742, \"unit\": \"km\". (chapitre 1, niveau 1, "
        + "«\u{A0}right\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "number", "text": "Q", "right": 12 742, "hints": ["A"]}"#,
      "JSON does not write numbers like 12 742. Write 12742, or \"12 742\" if it is a text. "
        + "(chapter 1, level 1, “right”)",
      "JSON n’écrit pas les nombres comme 12 742. Écrivez 12742, ou \"12 742\" si c’est un texte. "
        + "(chapitre 1, niveau 1, «\u{A0}right\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "number", "text": "Q", "right": 12,742, "hints": ["A"]}"#,
      "“12,742” could mean 12742 or 12.742. Write the one that you mean: 12742 or 12.742. "
        + "(chapter 1, level 1, “right”)",
      "«\u{A0}12,742\u{A0}» pourrait vouloir dire 12742 ou 12.742. Écrivez celui que vous voulez\u{A0}: "
        + "12742 ou 12.742. (chapitre 1, niveau 1, «\u{A0}right\u{A0}»)"),
  ]

  @Test(arguments: [
    ("choice", "closed"), ("nombre", "number"), ("vraifaux", "closed"), ("plusieurs", "several"),
    ("opne", "open"), ("essay", nil),
  ]) func `a kind may be called as in a table, and is told as packs call it`(
    _ word: String, _ kind: String?
  ) {
    let pack = CuredPack(level: #"{"kind": "\#(word)", "text": "Q", "right": "1"}"#, "", "")
    let near = PackReader.read(Array(pack.text.utf8)).findings.compactMap { finding -> String?? in
      if case .unknownWord(_, _, let near) = finding.reason { .some(near) } else { nil }
    }
    #expect(near == [kind])
  }

  @Test(arguments: [#""3,14""#, #""0,125""#, "8.849", #""12345,678""#])
  func `a decimal comma that parts no thousands is a decimal comma`(_ number: String) {
    let pack = CuredPack(
      level: #"{"kind": "number", "text": "Q", "right": \#(number), "hints": ["A"]}"#, "", "")
    let document = PackReader.read(Array(pack.text.utf8)).document
    #expect(document.map { PackCheck($0).findings } == [])
  }

  @Test(arguments: packs)
  func `what is wrong is told with what is right, and where in words`(_ pack: CuredPack) throws {
    let bytes = Array(pack.text.utf8)
    let (document, refused) = PackReader.read(bytes)
    let report = PackReport(document.map { PackCheck($0).findings } ?? refused, in: bytes)
    #expect(report.entries.map { $0.text.resolved(in: .en) } == [pack.en])
    #expect(report.entries.map { $0.text.resolved(in: .fr) } == [pack.fr])
  }

  @Test func `every key of the format has a home, and homes are told in words`() {
    for key in ["title", "chapters", "levels", "right", "wrong", "objects", "actions", "accents"] {
      #expect(!PackKeyHome.homes(of: key).isEmpty)
    }
    #expect(PackKeyHome.homes(of: "levels") == [.chapter])
    #expect(PackKeyHome.homes(of: "none of them") == [])
  }
}
